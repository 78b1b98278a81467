package rococo;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Just enough JSON for one object a line, so that the program needs no library. Numbers without a fraction are Longs. */
final class Json {
    /** Deeper nesting than any message has: ends the recursion before the stack does. */
    private static final int MAX_DEPTH = 200;

    static final class Malformed extends Exception {
        Malformed(String what) {
            super(what);
        }
    }

    private final String text;
    private int at = 0;

    private Json(String text) {
        this.text = text;
    }

    static Object parse(String text) throws Malformed {
        Json json = new Json(text);
        Object value = json.value(0);
        json.space();
        if (json.at < text.length()) {
            throw json.malformed("something after the value");
        }
        return value;
    }

    private Object value(int depth) throws Malformed {
        if (depth > MAX_DEPTH) {
            throw malformed("nested too deeply");
        }
        space();
        char c = peek();
        if (c == '{') {
            return object(depth);
        }
        if (c == '[') {
            return array(depth);
        }
        if (c == '"') {
            return string();
        }
        if (c == '-' || Character.isDigit(c)) {
            return number();
        }
        return word();
    }

    private Map<String, Object> object(int depth) throws Malformed {
        Map<String, Object> members = new LinkedHashMap<>();
        at++;
        if (skips('}')) {
            return members;
        }
        do {
            space();
            if (peek() != '"') {
                throw malformed("a name expected");
            }
            String name = string();
            if (!skips(':')) {
                throw malformed("':' expected");
            }
            members.put(name, value(depth + 1));
        } while (skips(','));
        if (!skips('}')) {
            throw malformed("'}' expected");
        }
        return members;
    }

    private List<Object> array(int depth) throws Malformed {
        List<Object> items = new ArrayList<>();
        at++;
        if (skips(']')) {
            return items;
        }
        do {
            items.add(value(depth + 1));
        } while (skips(','));
        if (!skips(']')) {
            throw malformed("']' expected");
        }
        return items;
    }

    private String string() throws Malformed {
        StringBuilder out = new StringBuilder();
        at++;
        while (peek() != '"') {
            char c = text.charAt(at++);
            out.append(c == '\\' ? escaped() : c);
        }
        at++;
        return out.toString();
    }

    private char escaped() throws Malformed {
        char c = peek();
        at++;
        switch (c) {
            case 'n': return '\n';
            case 't': return '\t';
            case 'r': return '\r';
            case 'b': return '\b';
            case 'f': return '\f';
            case '"': case '\\': case '/': return c;
            case 'u':
                try {
                    char unit = (char) Integer.parseInt(text.substring(at, at + 4), 16);
                    at += 4;
                    return unit;
                } catch (RuntimeException short_or_no_number) {
                    throw malformed("four hexadecimal digits expected");
                }
            default: throw malformed("unknown escape");
        }
    }

    private Object number() throws Malformed {
        int from = at;
        while (at < text.length() && "+-.eE0123456789".indexOf(text.charAt(at)) >= 0) {
            at++;
        }
        String digits = text.substring(from, at);
        try {
            if (digits.matches("-?\\d+")) {
                return Long.valueOf(digits);
            }
            return Double.valueOf(digits);
        } catch (NumberFormatException no) {
            throw malformed("no number");
        }
    }

    private Object word() throws Malformed {
        if (text.startsWith("true", at)) {
            at += 4;
            return Boolean.TRUE;
        }
        if (text.startsWith("false", at)) {
            at += 5;
            return Boolean.FALSE;
        }
        if (text.startsWith("null", at)) {
            at += 4;
            return null;
        }
        throw malformed("a value expected");
    }

    private char peek() throws Malformed {
        if (at >= text.length()) {
            throw malformed("the text ends too early");
        }
        return text.charAt(at);
    }

    private boolean skips(char wanted) {
        space();
        if (at < text.length() && text.charAt(at) == wanted) {
            at++;
            return true;
        }
        return false;
    }

    private void space() {
        while (at < text.length() && " \t\r\n".indexOf(text.charAt(at)) >= 0) {
            at++;
        }
    }

    private Malformed malformed(String what) {
        return new Malformed(what + " at " + at);
    }

    static String write(Object value) {
        StringBuilder out = new StringBuilder();
        write(value, out);
        return out.toString();
    }

    private static void write(Object value, StringBuilder out) {
        if (value instanceof Map<?, ?> members) {
            String comma = "{";
            for (Map.Entry<?, ?> member : members.entrySet()) {
                out.append(comma);
                write(member.getKey(), out);
                out.append(": ");
                write(member.getValue(), out);
                comma = ", ";
            }
            out.append(members.isEmpty() ? "{}" : "}");
        } else if (value instanceof List<?> items) {
            String comma = "[";
            for (Object item : items) {
                out.append(comma);
                write(item, out);
                comma = ", ";
            }
            out.append(items.isEmpty() ? "[]" : "]");
        } else if (value instanceof String text) {
            quote(text, out);
        } else {
            out.append(value);
        }
    }

    /** All but plain ASCII is escaped: then no encoding of the terminal can spoil a line. */
    private static void quote(String text, StringBuilder out) {
        out.append('"');
        for (char c : text.toCharArray()) {
            if (c == '"' || c == '\\') {
                out.append('\\').append(c);
            } else if (c < ' ' || c > '~') {
                out.append(String.format("\\u%04x", (int) c));
            } else {
                out.append(c);
            }
        }
        out.append('"');
    }
}
