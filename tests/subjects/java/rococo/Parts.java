package rococo;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import rococo.Silk.Color;

/** What is printed on tiles, cards and board, as it came in a `components` message. */
record Parts(List<Garment> garments, List<Tile> tiles, List<Employee> startTeam, List<Employee> employees, Board few,
             Board many) {

    enum Role { MASTER, JOURNEYMAN, APPRENTICE }

    enum Kind { FIREWORK, MUSICIAN, STATUE, KITCHEN_FOR_DECORATIONS, KITCHEN_FOR_GARMENTS }

    record Garment(String id, Color color, int value, int points, boolean master, Silk silk, int thread, int lace) { }

    record Tile(String id, int number, Silk silk, boolean thread, boolean lace, boolean both) { }

    record Employee(String id, int level, Role role, Bonus bonus, int pays) { }

    record Guest(String id, int hall, boolean master, int livre, int thread, int lace, int tiles) { }

    /** `hall` is that of a musician, `factor` that of a firework; both are 0 for all others. */
    record Decoration(String id, Kind kind, int price, int points, int hall, int factor) { }

    record Prize(int first, int second) { }

    record Board(List<Integer> windows, List<Integer> drawers, List<Guest> guests, List<Decoration> decorations,
                 List<Prize> hallPrizes, List<Integer> allHalls, Prize fireworkPrize) {

        /** Fireworks are printed from left to right, so a later one is worth more. */
        List<Decoration> fireworks() {
            return decorations.stream().filter(d -> d.kind() == Kind.FIREWORK).toList();
        }
    }

    Board board(int players) {
        return players <= 3 ? few : many;
    }

    /** Reads the parts; the values may stand alone or within the document that describes them. */
    static Parts read(Object document) {
        Object values = document instanceof Map<?, ?> members && members.get("values") != null
                ? members.get("values") : document;
        Node root = new Node("parts", new LinkedHashMap<>());
        for (Object entry : (List<?>) values) {
            Map<?, ?> value = (Map<?, ?>) entry;
            root.put(((String) value.get("path")).split("\\."), value.get("value"));
        }
        return new Parts(
                root.at("garments").each(n -> new Garment(n.name, Color.of(n.text("color")), n.number("value"),
                        n.number("points"), n.yes("master"), Silk.of(n.counts("silk")), n.number("thread"),
                        n.number("lace"))),
                tiles(root.at("resources")),
                root.at("start_team").each(Parts::employee),
                root.at("employees").each(Parts::employee),
                board(root.at("few")), board(root.at("many")));
    }

    private static List<Tile> tiles(Node node) {
        List<Tile> tiles = new ArrayList<>();
        node.each(n -> {
            String notions = n.text("notions");
            return tiles.add(new Tile(n.name, tiles.size(), Silk.of(n.counts("silk")), notions.contains("thread"),
                    notions.contains("lace"), notions.contains("+")));
        });
        return tiles;
    }

    private static Employee employee(Node n) {
        return new Employee(n.name, n.number("level"), Role.valueOf(n.text("role").toUpperCase()),
                Bonus.of(n.get("bonus")), n.number("pays"));
    }

    private static Board board(Node side) {
        List<Decoration> decorations = new ArrayList<>();
        decorations.addAll(side.at("fireworks").each(n -> decoration(n, Kind.FIREWORK)));
        decorations.addAll(side.at("musicians").each(n -> decoration(n, Kind.MUSICIAN)));
        decorations.addAll(side.at("statues").each(n -> decoration(n, Kind.STATUE)));
        decorations.addAll(side.at("kitchen").each(n -> decoration(n, n.text("side").equals("pays by decorations")
                ? Kind.KITCHEN_FOR_DECORATIONS : Kind.KITCHEN_FOR_GARMENTS)));
        return new Board(side.numbers("windows"), side.numbers("drawers"), side.at("guests").each(Parts::guest),
                List.copyOf(decorations), side.at("hall_points").each(Parts::prize), side.numbers("all_halls"),
                prize(side.at("firework_points")));
    }

    private static Decoration decoration(Node n, Kind kind) {
        return new Decoration(n.name, kind, n.number("price"), n.number("points"),
                kind == Kind.MUSICIAN ? n.number("hall") : 0, kind == Kind.FIREWORK ? n.number("factor") : 0);
    }

    private static Guest guest(Node n) {
        Map<String, Object> reward = n.counts("reward");
        return new Guest(n.name, n.number("hall"), n.yes("master"), count(reward, "livre"), count(reward, "thread"),
                count(reward, "lace"), count(reward, "tile"));
    }

    private static int count(Map<String, Object> reward, String what) {
        return ((Number) reward.getOrDefault(what, 0)).intValue();
    }

    private static Prize prize(Node n) {
        return new Prize(n.number("first"), n.number("second"));
    }

    /** A place in the tree that the dotted paths span; members keep the order in which they came. */
    private record Node(String name, Map<String, Object> members) {

        void put(String[] path, Object value) {
            Node node = this;
            for (int i = 0; i < path.length - 1; i++) {
                String step = path[i];
                node = (Node) node.members.computeIfAbsent(step, s -> new Node(s, new LinkedHashMap<>()));
            }
            node.members.put(path[path.length - 1], value);
        }

        Object get(String member) {
            return members.get(member);
        }

        Node at(String member) {
            return need(member, Node.class);
        }

        String text(String member) {
            return need(member, String.class);
        }

        int number(String member) {
            return need(member, Number.class).intValue();
        }

        boolean yes(String member) {
            return need(member, Boolean.class);
        }

        @SuppressWarnings("unchecked")
        Map<String, Object> counts(String member) {
            return (Map<String, Object>) need(member, Map.class);
        }

        List<Integer> numbers(String member) {
            List<Integer> numbers = new ArrayList<>();
            at(member).members.forEach((key, value) -> {
                if (!key.equals("count")) {
                    numbers.add(((Number) value).intValue());
                }
            });
            return List.copyOf(numbers);
        }

        /** All parts of a list, but not its count, which is a plain number beside them. */
        <T> List<T> each(java.util.function.Function<Node, T> make) {
            List<T> made = new ArrayList<>();
            for (Object member : members.values()) {
                if (member instanceof Node node) {
                    made.add(make.apply(node));
                }
            }
            return List.copyOf(made);
        }

        private <T> T need(String member, Class<T> type) {
            Object value = members.get(member);
            if (!type.isInstance(value)) {
                throw new IllegalArgumentException("no " + member + " of " + name);
            }
            return type.cast(value);
        }
    }
}
