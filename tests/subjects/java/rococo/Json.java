package rococo;

import java.util.*;
import java.util.regex.*;

/** Just enough JSON for this protocol, so that the program needs no library. Numbers without a fraction are Longs. */
final class Json {
    private static final Pattern TOKEN = Pattern.compile(
            "\\s*+([{}\\[\\],:]|\"[^\"\\\\]*+(?:\\\\.[^\"\\\\]*+)*+\"|[-+.\\w]++)\\s*+");
    private static final Pattern NUMBER = Pattern.compile("-?\\d+(\\.\\d+)?([eE][+-]?\\d+)?");
    private static final Pattern ESCAPE = Pattern.compile("\\\\(u\\p{XDigit}{4}|.)");
    private static final Map<String, String> CONTROLS = Map.of("b", "\b", "f", "\f", "n", "\n", "r", "\r", "t", "\t");
    /** Deeper nesting than any message has: ends the recursion before the stack does. */
    private static final int MAX_DEPTH = 200;

    private final Deque<String> tokens = new ArrayDeque<>();

    private Json(String text) {
        Matcher token = TOKEN.matcher(text);
        int end = 0;
        while (token.lookingAt()) {
            tokens.add(token.group(1));
            end = token.end();
            token.region(end, text.length());
        }
        expect(end == text.length(), "no JSON at " + end);
    }

    static Object parse(String text) {
        Json json = new Json(text);
        Object value = json.value(0);
        expect(json.tokens.isEmpty(), "something after the value");
        return value;
    }

    private Object value(int depth) {
        expect(depth < MAX_DEPTH && !tokens.isEmpty(), "no value, or too deep");
        String token = tokens.pop();
        return switch (token) {
            case "{" -> object(depth + 1);
            case "[" -> array(depth + 1);
            case "true", "false" -> token.equals("true");
            case "null" -> null;
            default -> token.startsWith("\"") ? string(token) : number(token);
        };
    }

    private Map<String, Object> object(int depth) {
        Map<String, Object> members = new LinkedHashMap<>();
        while (!skips("}")) {
            expect(members.isEmpty() || skips(","), "',' expected");
            Object name = value(depth);
            expect(name instanceof String && skips(":"), "a name and ':' expected");
            members.put((String) name, value(depth));
        }
        return members;
    }

    private List<Object> array(int depth) {
        List<Object> items = new ArrayList<>();
        while (!skips("]")) {
            expect(items.isEmpty() || skips(","), "',' expected");
            items.add(value(depth));
        }
        return items;
    }

    private static String string(String token) {
        return ESCAPE.matcher(token.substring(1, token.length() - 1)).replaceAll(escape -> {
            String sign = escape.group(1);
            return Matcher.quoteReplacement(sign.length() > 1 ? "" + (char) Integer.parseInt(sign.substring(1), 16)
                    : CONTROLS.getOrDefault(sign, sign));
        });
    }

    private static Object number(String token) {
        expect(NUMBER.matcher(token).matches(), "a value expected");
        return token.matches("-?\\d{1,18}") ? (Object) Long.valueOf(token) : Double.valueOf(token);
    }

    private boolean skips(String wanted) {
        return wanted.equals(tokens.peek()) && tokens.pop() != null;
    }

    private static void expect(boolean holds, String otherwise) {
        if (!holds) {
            throw new IllegalArgumentException("bad JSON: " + otherwise);
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
