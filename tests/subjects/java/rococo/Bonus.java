package rococo;

/** The bonuses of employee cards, by the names that the parts give them. */
enum Bonus {
    NONE("none"),
    START_NOTION("start: thread or lace"),
    START_ACQUIRE("start: acquire resources"),
    START_LIVRE("start: Livre"),
    I_LIVRE("I: Livre"),
    I_DEPUTE("I: depute"),
    I_BAG_PAID("I: resource tile for a payment"),
    I_ACQUIRE("I: acquire resources"),
    I_BAG_FREE("I: resource tile for nothing"),
    I_NOTION("I: thread or lace"),
    II_COLOURS("II: by garment colours"),
    II_MAKE("II: make a garment"),
    II_DEPUTE("II: depute"),
    II_DECORATIONS("II: by decorations"),
    III_DECORATIONS("III: by decorations"),
    III_GARMENTS("III: by garments"),
    III_FUND("III: fund a decoration"),
    III_TEAM("III: by team size"),
    IV_TEAM("IV: by team size"),
    IV_MAKE("IV: make a garment"),
    IV_COLOURS("IV: by garment colours"),
    IV_EXCHANGE("IV: exchange Livre"),
    V_GARMENTS_FIRST("V: by garments, first listed"),
    V_DECORATIONS("V: by decorations"),
    V_GARMENTS_SECOND("V: by garments, second listed"),
    V_SILK("V: discard silk"),
    VI_EXCHANGE("VI: exchange Livre"),
    VI_FUND("VI: fund a decoration"),
    VI_TEAM("VI: by team size"),
    VI_NOTIONS("VI: thread and lace"),
    VI_MASTER_GUESTS("VI: by master guest spaces"),
    VI_COUPLES("VI: by gowns and coats");

    private final String label;

    Bonus(String label) {
        this.label = label;
    }

    /** A name that is not known here is an error at once, not a bonus that silently does nothing. */
    static Bonus of(Object label) {
        if (label == null) {
            return NONE;
        }
        for (Bonus bonus : values()) {
            if (bonus.label.equals(label)) {
                return bonus;
            }
        }
        throw new IllegalArgumentException("unknown bonus " + label);
    }
}
