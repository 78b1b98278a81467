package rococo;

import java.util.Map;

/** Rolls of silk, so many of each colour. A value: nothing changes it. */
final class Silk {
    /** The four colours of garments and silk; gowns are for ladies, coats for gentlemen. */
    enum Color {
        BLUE("common gown"), PINK("common coat"), GREEN("uncommon gown"), ORANGE("rare coat");

        final String label;

        Color(String label) {
            this.label = label;
        }

        boolean isGown() {
            return this == BLUE || this == GREEN;
        }

        /** Actions are split at blanks, so a colour has none there. */
        String inAction() {
            return label.replace(' ', '-');
        }

        static Color of(String label) {
            for (Color color : values()) {
                if (color.label.equals(label)) {
                    return color;
                }
            }
            throw new IllegalArgumentException("unknown colour " + label);
        }
    }

    static final Silk NONE = new Silk(new int[Color.values().length]);

    private final int[] rolls;

    private Silk(int[] rolls) {
        this.rolls = rolls;
    }

    static Silk of(Map<String, Object> counts) {
        int[] rolls = new int[Color.values().length];
        counts.forEach((label, count) -> rolls[Color.of(label).ordinal()] = ((Number) count).intValue());
        return new Silk(rolls);
    }

    int of(Color color) {
        return rolls[color.ordinal()];
    }

    Silk plus(Silk other) {
        int[] sum = rolls.clone();
        for (int i = 0; i < sum.length; i++) {
            sum[i] += other.rolls[i];
        }
        return new Silk(sum);
    }

    Silk less(Color color, int count) {
        int[] rest = rolls.clone();
        rest[color.ordinal()] = Math.max(0, rest[color.ordinal()] - count);
        return new Silk(rest);
    }

    /** What of this is still wanted after the other was used for it: what is too much is lost. */
    Silk less(Silk other) {
        Silk rest = this;
        for (Color color : Color.values()) {
            rest = rest.less(color, other.of(color));
        }
        return rest;
    }

    boolean helps(Silk need) {
        for (Color color : Color.values()) {
            if (of(color) > 0 && need.of(color) > 0) {
                return true;
            }
        }
        return false;
    }

    boolean covers(Silk need) {
        return need.less(this).isNone();
    }

    boolean isNone() {
        for (int count : rolls) {
            if (count > 0) {
                return false;
            }
        }
        return true;
    }
}
