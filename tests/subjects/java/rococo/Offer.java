package rococo;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * One choice that somebody has to make: what may be chosen, each with its effect, and what may not, each with a reason.
 *
 * Both are said at the same place, while a rule is looked at. So the list of legal actions, the refusals and the play
 * itself cannot disagree.
 */
final class Offer {
    static final int CHANCE = -1;

    private final int seat;
    private final String verb;
    private final String otherwise;
    private final Map<String, Runnable> allowed = new LinkedHashMap<>();
    private final Map<String, String> barred = new LinkedHashMap<>();

    /** `otherwise` is the reason for refusing what has the right verb and was neither allowed nor barred. */
    Offer(int seat, String verb, String otherwise) {
        this.seat = seat;
        this.verb = verb;
        this.otherwise = otherwise;
    }

    Offer allow(String action, Runnable effect) {
        allowed.put(action, effect);
        return this;
    }

    Offer bar(String action, String reason) {
        barred.put(action, reason);
        return this;
    }

    /** Bars the action if there is a reason, allows it if there is none. */
    Offer weigh(String action, String reason, Runnable effect) {
        return reason == null ? allow(action, effect) : bar(action, reason);
    }

    int seat() {
        return seat;
    }

    boolean isOpen() {
        return !allowed.isEmpty();
    }

    List<String> actions() {
        return new ArrayList<>(allowed.keySet());
    }

    /** Why nothing may be chosen here: the reason that comes last, since the first ones are often just empty places. */
    String closedBecause() {
        String reason = otherwise;
        for (String each : barred.values()) {
            reason = each;
        }
        return isOpen() ? null : reason;
    }

    Runnable effect(String action) {
        return allowed.get(action);
    }

    String refusal(String action) {
        String reason = barred.get(action);
        if (reason != null) {
            return reason;
        }
        return action.split(" ")[0].equals(verb) ? otherwise : "not-now";
    }
}
