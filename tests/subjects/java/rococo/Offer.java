package rococo;

import java.util.*;

/**
 * One choice that somebody has to make: what may be chosen, each with its effect, and what may not, each with a reason.
 *
 * Both are said at the same place, while a rule is looked at. So the list of legal actions, the refusals and the play
 * itself cannot disagree.
 */
final class Offer {
    private final String verb;
    private final String otherwise;
    private final Map<String, Runnable> allowed = new LinkedHashMap<>();
    private final Map<String, String> barred = new LinkedHashMap<>();

    /** `otherwise` is the reason for refusing what has the right verb and was neither allowed nor barred. */
    Offer(String verb, String otherwise) {
        this.verb = verb;
        this.otherwise = otherwise;
    }

    Offer allow(String action, Runnable effect) {
        allowed.put(action, effect);
        return this;
    }

    /** Bars the action if there is a reason, allows it if there is none. */
    Offer weigh(String action, String reason, Runnable effect) {
        if (reason == null) {
            return allow(action, effect);
        }
        barred.put(action, reason);
        return this;
    }

    List<String> actions() {
        return List.copyOf(allowed.keySet());
    }

    Runnable effect(String action) {
        return allowed.get(action);
    }

    String refusal(String action) {
        return barred.getOrDefault(action, action.split(" ")[0].equals(verb) ? otherwise : "not-now");
    }

    boolean isOpen() {
        return !allowed.isEmpty();
    }

    Offer orNull() {
        return isOpen() ? this : null;
    }

    /** Why nothing may be chosen: the reason met last, since the first places are often just empty. Null if open. */
    String closedBecause() {
        return isOpen() ? null : barred.values().stream().reduce(otherwise, (before, last) -> last);
    }
}
