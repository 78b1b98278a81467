package rococo;

import java.util.*;

/** Just enough JSON for one object a line, so that the program needs no library. Numbers without a fraction are Longs. */
final class Json {
    /** Deeper nesting than any message has: ends the recursion before the stack does. */
    private static final int MAX_DEPTH = 200;
    private static final String ESCAPES = "\"\\/bfnrt";
    private static final String ESCAPED = "\"\\/\b\f\n\r\t";

    private final String text;
    private int at = 0;
    private int depth = 0;

    private Json(String text) {
        this.text = text;
    }

    static Object parse(String text) {
        Json json = new Json(text);
        Object value = json.value();
        json.expect(json.next() == 0, "something after the value");
        return value;
    }

    private Object value() {
        expect(depth++ < MAX_DEPTH, "nested too deeply");
        Object value = switch (next()) {
            case '{' -> object();
            case '[' -> array();
            case '"' -> string();
            default -> atom();
        };
        depth--;
        return value;
    }

    private Map<String, Object> object() {
        Map<String, Object> members = new LinkedHashMap<>();
        at++;
        while (!skips('}')) {
            expect(members.isEmpty() || skips(','), "',' expected");
            expect(next() == '"', "a name expected");
            String name = string();
            expect(skips(':'), "':' expected");
            members.put(name, value());
        }
        return members;
    }

    private List<Object> array() {
        List<Object> items = new ArrayList<>();
        at++;
        while (!skips(']')) {
            expect(items.isEmpty() || skips(','), "',' expected");
            items.add(value());
        }
        return items;
    }

    private String string() {
        StringBuilder out = new StringBuilder();
        for (at++; here() != '"'; at++) {
            char c = here();
            expect(at < text.length(), "a text without an end");
            if (c == '\\') {
                at++;
                int known = ESCAPES.indexOf(here());
                expect(known >= 0 || text.startsWith("u", at) && at + 5 <= text.length(), "unknown escape");
                c = known >= 0 ? ESCAPED.charAt(known) : (char) Integer.parseInt(text.substring(at + 1, at + 5), 16);
                at += known >= 0 ? 0 : 4;
            }
            out.append(c);
        }
        at++;
        return out.toString();
    }

    private Object atom() {
        int from = at;
        while (Character.isLetterOrDigit(here()) || "+-.".indexOf(here()) >= 0) {
            at++;
        }
        String word = text.substring(from, at);
        return switch (word) {
            case "true" -> true;
            case "false" -> false;
            case "null" -> null;
            default -> {
                expect(word.matches("-?\\d+(\\.\\d+)?([eE][+-]?\\d+)?"), "a value expected");
                yield word.matches("-?\\d{1,18}") ? (Object) Long.valueOf(word) : Double.valueOf(word);
            }
        };
    }

    private char here() {
        return at < text.length() ? text.charAt(at) : 0;
    }

    /** The next sign that is no white space; 0 at the end. */
    private char next() {
        while (here() != 0 && " \t\r\n".indexOf(here()) >= 0) {
            at++;
        }
        return here();
    }

    private boolean skips(char wanted) {
        boolean found = next() == wanted;
        at += found ? 1 : 0;
        return found;
    }

    private void expect(boolean holds, String otherwise) {
        if (!holds) {
            throw new IllegalArgumentException("bad JSON: " + otherwise + " at " + at);
        }
    }

    static String write(Object value) {
        if (value instanceof Map<?, ?> members) {
            StringJoiner out = new StringJoiner(", ", "{", "}");
            members.forEach((name, member) -> out.add(write(name) + ": " + write(member)));
            return out.toString();
        }
        if (value instanceof List<?> items) {
            StringJoiner out = new StringJoiner(", ", "[", "]");
            items.forEach(item -> out.add(write(item)));
            return out.toString();
        }
        return value instanceof String text ? quote(text) : String.valueOf(value);
    }

    /** All but plain ASCII is escaped: then no encoding of the terminal can spoil a line. */
    private static String quote(String text) {
        StringBuilder out = new StringBuilder("\"");
        for (char c : text.toCharArray()) {
            boolean plain = c >= ' ' && c <= '~' && c != '"' && c != '\\';
            out.append(plain ? String.valueOf(c) : String.format("\\u%04x", (int) c));
        }
        return out.append('"').toString();
    }
}
