"""The conditions for hiring a specialised apprentice: what each asks for and what counts."""

from oracle.rules import Rulebook
from specs.questions.base_decorations import InHall
from specs.questions.bonuses import GarmentPlace
from specs.questions.jewelry_bonuses_conditions import (
    Asked,
    FundedKind,
    asked,
    condition_at_least,
    condition_counts_end_points,
    condition_exam_passed_earlier,
    condition_exists,
    condition_garment_counts,
    condition_goods_all_needed,
    condition_hall_by,
    condition_kind_counts,
    condition_kitchen_counts_twice,
    condition_met_with_halls,
    condition_spends,
    condition_tiles_checked,
    funded_kind,
    garment_place,
    halls_present,
    presence,
)

DELUXE = ("deluxe-2020",)
ON_SPACES = garment_place.one_of(GarmentPlace.HALL, GarmentPlace.MASTER_SPACE)

rule = Rulebook("jewelry_bonuses")

rule("jewelry_bonuses.condition_list", condition_exists, True,
     "each hiring condition listed stands on a specialised Apprentice",
     "cada condição de contratação da lista está em um Aprendiz Especializado",
     "cada condición de contratación de la lista está en un Aprendiz especializado",
     editions=DELUXE)
rule("jewelry_bonuses.condition_three", condition_at_least, 3,
     "the Apprentices' conditions on coats, gowns, Master guests, jewels and decoration kinds ask for {answer}",
     "as condições sobre fraques, vestidos, convidados do Mestre, Joias e tipos de Decoração pedem {answer}",
     "las condiciones sobre abrigos, Vestidos de dama, Invitados Maestros, joyas y clases de Decoración piden {answer}",
     when=asked.one_of(
         Asked.COATS, Asked.GOWNS, Asked.MASTER_GUESTS, Asked.JEWELS, Asked.DECORATION_KINDS
     ), editions=DELUXE)
rule("jewelry_bonuses.condition_livre", condition_at_least, 30,
     "one specialised Apprentice's condition asks for at least {answer} Livre",
     "a condição de um Aprendiz Especializado pede ao menos {answer} Libras",
     "la condición de un Aprendiz especializado pide al menos {answer} Livre",
     when=asked == Asked.LIVRE, editions=DELUXE)
rule("jewelry_bonuses.condition_tiles", condition_at_least, 4,
     "one specialised Apprentice's condition asks for at least {answer} resource tiles, besides lace and thread",
     "a condição de um Aprendiz Especializado pede ao menos {answer} peças de Recurso, além de Renda e Linha",
     "la condición de un Aprendiz especializado pide al menos {answer} fichas de Recursos, además de encaje e hilo",
     when=asked == Asked.RESOURCE_TILES, editions=DELUXE)
rule("jewelry_bonuses.condition_lace_and_thread", condition_at_least, 2,
     "the specialised Apprentice's condition on goods asks for {answer} lace and {answer} thread besides tiles",
     "a condição de bens de um Aprendiz Especializado pede {answer} Rendas e {answer} Linhas além das peças",
     "la condición de bienes de un Aprendiz pide {answer} de encaje y {answer} de hilo además de fichas",
     when=asked.one_of(Asked.LACE, Asked.THREAD), editions=DELUXE)
rule("jewelry_bonuses.condition_points", condition_at_least, 5,
     "one specialised Apprentice's condition asks for at least {answer} prestige points gained so far",
     "a condição de um Aprendiz Especializado pede ao menos {answer} Pontos de Prestígio ganhos até ali",
     "la condición de un Aprendiz especializado pide al menos {answer} Puntos de Prestigio ganados hasta entonces",
     when=asked == Asked.POINTS, editions=DELUXE)
rule("jewelry_bonuses.condition_exam", condition_at_least, 1,
     "one specialised Apprentice's condition asks for at least {answer} exam for Master passed",
     "a condição de um Aprendiz Especializado pede ao menos {answer} Teste para Mestre feito",
     "la condición de un Aprendiz especializado pide al menos {answer} examen de Maestro superado",
     when=asked == Asked.MASTER_EXAMS, editions=DELUXE)
rule("jewelry_bonuses.condition_halls", condition_at_least, 5,
     "one specialised Apprentice's condition asks for being represented in {answer} halls",
     "a condição de um Aprendiz Especializado pede estar representado em {answer} Galerias",
     "la condición de un Aprendiz especializado pide estar representado en {answer} salones",
     when=asked == Asked.HALLS, editions=DELUXE)
rule("jewelry_bonuses.condition_goods_together", condition_goods_all_needed, True,
     "for the Apprentice's condition on goods, tiles, lace and thread are needed all together",
     "na condição de bens de um Aprendiz, peças, Rendas e Linhas são exigidas todas juntas",
     "en la condición de bienes de un Aprendiz, fichas, encaje e hilo hacen falta todos a la vez",
     editions=DELUXE)
rule("jewelry_bonuses.condition_takes_nothing", condition_spends, False,
     "nothing of what a specialised Apprentice's condition asks for is given up",
     "nada do que pede a condição de um Aprendiz Especializado é entregue",
     "nada de lo que pide la condición de un Aprendiz especializado se entrega",
     editions=DELUXE)
rule("jewelry_bonuses.condition_points_now", condition_counts_end_points, False,
     "points still to come at the end do not count for an Apprentice's condition on points",
     "pontos que só virão no fim não contam para a condição de pontos de um Aprendiz",
     "los puntos que solo llegarán al final no cuentan para la condición de puntos de un Aprendiz",
     editions=DELUXE)
rule("jewelry_bonuses.condition_exam_long_ago", condition_exam_passed_earlier, True,
     "an exam for Master passed long before counts for an Apprentice's condition",
     "um Teste para Mestre feito muito antes conta para a condição de um Aprendiz",
     "un examen de Maestro superado mucho antes cuenta para la condición de un Aprendiz",
     editions=DELUXE)
rule("jewelry_bonuses.condition_kinds", condition_kind_counts, True,
     "an Apprentice's condition counts musicians, fireworks, kitchen, statues and jewelry as kinds of decoration",
     "na condição de um Aprendiz, Músicos, Fogos, Cozinha, Estátuas e Joalheria são tipos de Decoração",
     "en la condición de un Aprendiz, músicos, fuegos, cocina, estatuas y joyería son clases de Decoración",
     when=~(funded_kind == FundedKind.ALL_HALLS), editions=DELUXE)
rule("jewelry_bonuses.condition_no_kind", condition_kind_counts, False,
     "the all-halls bonus is no kind of decoration for an Apprentice's condition",
     "o Bônus por Todas as Galerias não é tipo de Decoração na condição de um Aprendiz",
     "la bonificación por todos los salones no es clase de Decoración en la condición de un Aprendiz",
     when=funded_kind == FundedKind.ALL_HALLS, editions=DELUXE)
rule("jewelry_bonuses.condition_one_kitchen", condition_kitchen_counts_twice, False,
     "both sides of the kitchen are one kind of decoration for an Apprentice's condition",
     "os dois lados da Cozinha são um só tipo de Decoração na condição de um Aprendiz",
     "los dos lados de la cocina son una sola clase de Decoración en la condición de un Aprendiz",
     editions=DELUXE)
rule("jewelry_bonuses.condition_present", condition_hall_by, True,
     "for an Apprentice's condition, a garment or the musician in a hall represents its owner there",
     "na condição de um Aprendiz, um Traje ou o Músico de uma Galeria representa seu dono nela",
     "en la condición de un Aprendiz, un Vestido o el músico de un salón representa a su dueño en él",
     when=~(presence == InHall.OTHER_DECORATION), editions=DELUXE)
rule("jewelry_bonuses.condition_not_present", condition_hall_by, False,
     "for an Apprentice's condition, a decoration outside a hall represents nobody there",
     "na condição de um Aprendiz, uma Decoração fora da Galeria não representa ninguém nela",
     "en la condición de un Aprendiz, una Decoración fuera del salón no representa a nadie en él",
     when=presence == InHall.OTHER_DECORATION, editions=DELUXE, ruling="fourth.decoration_of_hall")
rule("jewelry_bonuses.condition_in_every_hall", condition_met_with_halls, True,
     "represented in all {n} halls, the player meets an Apprentice's condition on halls",
     "representado em todas as {n} Galerias, o jogador cumpre a condição de Galerias de um Aprendiz",
     "representado en los {n} salones, el jugador cumple la condición de salones de un Aprendiz",
     when=halls_present == 5, editions=DELUXE, fills={"n": 5})
rule("jewelry_bonuses.condition_hall_missing", condition_met_with_halls, False,
     "with one hall missing, an Apprentice's condition on halls is not met",
     "se faltar uma Galeria, a condição de Galerias de um Aprendiz não se cumpre",
     "si falta un salón, la condición de salones de un Aprendiz no se cumple",
     when=halls_present <= 4, editions=DELUXE)
rule("jewelry_bonuses.condition_garment_on_board", condition_garment_counts, True,
     "for an Apprentice's condition, a garment on any guest space of a hall counts",
     "na condição de um Aprendiz, conta o Traje em qualquer espaço de convidado de uma Galeria",
     "en la condición de un Aprendiz cuenta el Vestido en cualquier espacio de Invitado de un salón",
     when=ON_SPACES, editions=DELUXE)
rule("jewelry_bonuses.condition_garment_sold", condition_garment_counts, False,
     "for an Apprentice's condition, a sold garment does not count",
     "na condição de um Aprendiz, um Traje vendido não conta",
     "en la condición de un Aprendiz, un Vestido vendido no cuenta",
     when=garment_place == GarmentPlace.SOLD, editions=DELUXE)
rule("jewelry_bonuses.condition_tiles_hidden", condition_tiles_checked, False,
     "for an Apprentice's condition, resource tiles are counted, not shown: their number is open to all",
     "na condição de um Aprendiz, as peças de Recurso são contadas, não mostradas: seu número é aberto",
     "en la condición de un Aprendiz las fichas de Recursos se cuentan, no se muestran: su número es público",
     editions=DELUXE)
