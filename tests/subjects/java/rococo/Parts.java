package rococo;

import java.util.*;
import java.util.function.Function;
import rococo.Silk.Color;

/** What is printed on tiles, cards and board, as it came in a `components` message. */
record Parts(List<Garment> garments, List<Tile> tiles, List<Employee> startTeam, List<Employee> employees, Board few,
             Board many) {

    enum Role { MASTER, JOURNEYMAN, APPRENTICE }
    enum Kind { FIREWORK, MUSICIAN, STATUE, KITCHEN_FOR_DECORATIONS, KITCHEN_FOR_GARMENTS }

    record Garment(String id, Color color, int value, int points, boolean master, Silk silk, int thread, int lace) { }
    record Tile(String id, int number, Silk silk, String notions) { }
    record Employee(String id, int level, Role role, String bonus, int pays) { }
    record Guest(String id, int hall, boolean master, int livre, int thread, int lace, int tiles) { }

    /** `hall` is that of a musician, `factor` that of a firework; others have 0. */
    record Decoration(String id, Kind kind, int price, int points, int hall, int factor) { }
    record Prize(int first, int second) { }

    /** Windows, drawers and fireworks from left to right, as they are printed. */
    record Board(List<Integer> windows, List<Integer> drawers, List<Guest> guests, List<Decoration> decorations,
                 List<Prize> hallPrizes, List<Integer> allHalls, Prize fireworkPrize) { }

    /** Reads the parts; the values may stand alone or within the document that describes them. */
    static Parts read(Object document) {
        Object values = document instanceof Map<?, ?> members ? members.get("values") : document;
        Node root = new Node("parts", new LinkedHashMap<>());
        for (Object entry : (List<?>) values) {
            Map<?, ?> value = (Map<?, ?>) entry;
            root.put(String.valueOf(value.get("path")).split("\\."), value.get("value"));
        }
        List<Tile> tiles = new ArrayList<>();
        root.at("resources").each(n -> tiles.add(new Tile(n.name, tiles.size(), silk(n), n.text("notions"))));
        return new Parts(
                root.at("garments").each(n -> new Garment(n.name, Color.of(n.text("color")), n.number("value"),
                        n.number("points"), n.get("master", Boolean.class), silk(n), n.number("thread"),
                        n.number("lace"))),
                tiles, root.at("start_team").each(Parts::employee), root.at("employees").each(Parts::employee),
                board(root.at("few")), board(root.at("many")));
    }

    private static Silk silk(Node n) {
        Map<Color, Integer> rolls = new EnumMap<>(Color.class);
        Map<?, ?> printed = n.get("silk", Map.class);
        printed.forEach((label, count) -> rolls.put(Color.of((String) label), ((Number) count).intValue()));
        return new Silk(rolls);
    }

    private static Employee employee(Node n) {
        return new Employee(n.name, n.number("level"), Role.valueOf(n.text("role").toUpperCase()),
                String.valueOf(n.members.get("bonus")), n.number("pays"));
    }

    private static Board board(Node side) {
        List<Decoration> decorations = new ArrayList<>();
        decorations.addAll(side.at("fireworks").each(n -> decoration(n, Kind.FIREWORK)));
        decorations.addAll(side.at("musicians").each(n -> decoration(n, Kind.MUSICIAN)));
        decorations.addAll(side.at("statues").each(n -> decoration(n, Kind.STATUE)));
        decorations.addAll(side.at("kitchen").each(n -> decoration(n, n.text("side").equals("pays by decorations")
                ? Kind.KITCHEN_FOR_DECORATIONS : Kind.KITCHEN_FOR_GARMENTS)));
        return new Board(side.numbers("windows"), side.numbers("drawers"), side.at("guests").each(Parts::guest),
                decorations, side.at("hall_points").each(Parts::prize), side.numbers("all_halls"),
                prize(side.at("firework_points")));
    }

    private static Decoration decoration(Node n, Kind kind) {
        return new Decoration(n.name, kind, n.number("price"), n.number("points"),
                kind == Kind.MUSICIAN ? n.number("hall") : 0, kind == Kind.FIREWORK ? n.number("factor") : 0);
    }

    private static Guest guest(Node n) {
        Map<?, ?> reward = n.get("reward", Map.class);
        Function<String, Integer> count = what -> reward.get(what) instanceof Number number ? number.intValue() : 0;
        return new Guest(n.name, n.number("hall"), n.get("master", Boolean.class), count.apply("livre"),
                count.apply("thread"), count.apply("lace"), count.apply("tile"));
    }

    private static Prize prize(Node n) {
        return new Prize(n.number("first"), n.number("second"));
    }

    /** A place in the tree that the dotted paths span; members keep the order in which they came. */
    private record Node(String name, Map<String, Object> members) {

        void put(String[] path, Object value) {
            Node node = this;
            for (String step : Arrays.copyOf(path, path.length - 1)) {
                node = (Node) node.members.computeIfAbsent(step, s -> new Node(s, new LinkedHashMap<>()));
            }
            node.members.put(path[path.length - 1], value);
        }

        <T> T get(String member, Class<T> type) {
            Object value = members.get(member);
            if (!type.isInstance(value)) {
                throw new IllegalArgumentException("no " + member + " of " + name);
            }
            return type.cast(value);
        }

        Node at(String member) {
            return get(member, Node.class);
        }

        String text(String member) {
            return get(member, String.class);
        }

        int number(String member) {
            return get(member, Number.class).intValue();
        }

        List<Integer> numbers(String member) {
            Node list = at(member);
            return list.members.keySet().stream().filter(key -> !key.equals("count")).map(list::number).toList();
        }

        /** All parts of a list, but not its count, which is a plain number beside them. */
        <T> List<T> each(Function<Node, T> make) {
            return members.values().stream().filter(Node.class::isInstance).map(n -> make.apply((Node) n)).toList();
        }
    }
}
