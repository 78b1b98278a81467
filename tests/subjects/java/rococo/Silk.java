package rococo;

import java.util.*;

/** Rolls of silk, so many of each colour. A value: nothing changes it. */
record Silk(Map<Color, Integer> rolls) {
    static final Silk NONE = new Silk(Map.of());

    /** The four colours of garments and silk; gowns are for ladies, coats for gentlemen. */
    enum Color {
        BLUE("common gown"), PINK("common coat"), GREEN("uncommon gown"), ORANGE("rare coat");

        private final String label;

        Color(String label) {
            this.label = label;
        }

        /** Actions are split at blanks, so a colour has none there. */
        String inAction() {
            return label.replace(' ', '-');
        }

        static Color of(String label) {
            return Arrays.stream(values()).filter(color -> color.label.equals(label)).findFirst()
                    .orElseThrow(() -> new IllegalArgumentException("unknown colour " + label));
        }
    }

    static Silk of(Collection<Parts.Tile> tiles) {
        Map<Color, Integer> sum = new EnumMap<>(Color.class);
        tiles.forEach(tile -> tile.silk().rolls.forEach((color, count) -> sum.merge(color, count, Integer::sum)));
        return new Silk(sum);
    }

    int of(Color color) {
        return rolls.getOrDefault(color, 0);
    }

    /** What of this is still wanted when the other is there; what the other has too much of is lost. */
    Silk less(Silk other) {
        Map<Color, Integer> rest = new EnumMap<>(Color.class);
        rolls.forEach((color, count) -> {
            if (count > other.of(color)) {
                rest.put(color, count - other.of(color));
            }
        });
        return new Silk(rest);
    }

    boolean covers(Silk need) {
        return need.less(this).rolls.isEmpty();
    }

    boolean helps(Silk need) {
        return need.rolls.keySet().stream().anyMatch(color -> need.of(color) > 0 && of(color) > 0);
    }
}
