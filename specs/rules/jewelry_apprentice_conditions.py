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
     "each of the listed conditions stands on a specialised Apprentice",
     "cada condição da lista está em um Aprendiz Especializado",
     "cada condición de la lista está en un Aprendiz especializado",
     editions=DELUXE)
rule("jewelry_bonuses.condition_three", condition_at_least, 3,
     "coats, gowns, garments on Master's spaces, jewels or kinds of decoration: at least {answer}",
     "fraques, vestidos, Trajes em espaços do Mestre, Joias ou tipos de Decoração: ao menos {answer}",
     "fracs, vestidos, Vestidos en espacios del Maestro, joyas o clases de Decoración: al menos {answer}",
     when=asked.one_of(
         Asked.COATS, Asked.GOWNS, Asked.MASTER_GUESTS, Asked.JEWELS, Asked.DECORATION_KINDS
     ), editions=DELUXE)
rule("jewelry_bonuses.condition_livre", condition_at_least, 30,
     "Livre: at least {answer}",
     "Libras: ao menos {answer}",
     "Livre: al menos {answer}",
     when=asked == Asked.LIVRE, editions=DELUXE)
rule("jewelry_bonuses.condition_tiles", condition_at_least, 4,
     "resource tiles: at least {answer}",
     "peças de Recurso: ao menos {answer}",
     "fichas de recurso: al menos {answer}",
     when=asked == Asked.RESOURCE_TILES, editions=DELUXE)
rule("jewelry_bonuses.condition_lace_and_thread", condition_at_least, 2,
     "besides, {answer} lace and {answer} thread",
     "além disso, {answer} Rendas e {answer} Linhas",
     "además, {answer} de encaje y {answer} de hilo",
     when=asked.one_of(Asked.LACE, Asked.THREAD), editions=DELUXE)
rule("jewelry_bonuses.condition_points", condition_at_least, 5,
     "prestige points gained so far: at least {answer}",
     "Pontos de Prestígio ganhos até ali: ao menos {answer}",
     "puntos de prestigio ganados hasta entonces: al menos {answer}",
     when=asked == Asked.POINTS, editions=DELUXE)
rule("jewelry_bonuses.condition_exam", condition_at_least, 1,
     "exams for Master: at least {answer}",
     "Testes para Mestre: ao menos {answer}",
     "exámenes de Maestro: al menos {answer}",
     when=asked == Asked.MASTER_EXAMS, editions=DELUXE)
rule("jewelry_bonuses.condition_halls", condition_at_least, 5,
     "halls the player is present in: {answer}",
     "Galerias em que o jogador está representado: {answer}",
     "salones en los que el jugador está presente: {answer}",
     when=asked == Asked.HALLS, editions=DELUXE)
rule("jewelry_bonuses.condition_goods_together", condition_goods_all_needed, True,
     "tiles, lace and thread are needed all together",
     "peças, Rendas e Linhas são exigidas todas juntas",
     "fichas, encaje e hilo hacen falta todos a la vez",
     editions=DELUXE)
rule("jewelry_bonuses.condition_takes_nothing", condition_spends, False,
     "nothing of what a condition asks for is given up",
     "nada do que a condição pede é entregue",
     "nada de lo que pide una condición se entrega",
     editions=DELUXE)
rule("jewelry_bonuses.condition_points_now", condition_counts_end_points, False,
     "points still to come at the end do not count",
     "pontos que só virão no fim não contam",
     "los puntos que solo llegarán al final no cuentan",
     editions=DELUXE)
rule("jewelry_bonuses.condition_exam_long_ago", condition_exam_passed_earlier, True,
     "an exam for Master passed long before counts",
     "um Teste para Mestre feito muito antes conta",
     "un examen de Maestro superado mucho antes cuenta",
     editions=DELUXE)
rule("jewelry_bonuses.condition_kinds", condition_kind_counts, True,
     "musicians, fireworks, kitchen, statues and jewelry are kinds of decoration",
     "Músicos, Fogos de Artifício, Cozinha, Estátuas e Joalheria são tipos de Decoração",
     "músicos, fuegos artificiales, cocina, estatuas y joyería son clases de Decoración",
     when=~(funded_kind == FundedKind.ALL_HALLS), editions=DELUXE)
rule("jewelry_bonuses.condition_no_kind", condition_kind_counts, False,
     "the bonus for all halls is none",
     "o Bônus por Todas as Galerias não é um deles",
     "la bonificación por todos los salones no es ninguna",
     when=funded_kind == FundedKind.ALL_HALLS, editions=DELUXE)
rule("jewelry_bonuses.condition_one_kitchen", condition_kitchen_counts_twice, False,
     "both sides of the kitchen are one kind",
     "os dois lados da Cozinha são um só tipo",
     "los dos lados de la cocina son una sola clase",
     editions=DELUXE)
rule("jewelry_bonuses.condition_present", condition_hall_by, True,
     "a garment or the musician in a hall makes its owner present there",
     "um Traje ou o Músico numa Galeria faz seu dono estar representado nela",
     "un Vestido o el músico en un salón hace que su dueño esté presente en él",
     when=~(presence == InHall.OTHER_DECORATION), editions=DELUXE)
rule("jewelry_bonuses.condition_not_present", condition_hall_by, False,
     "a decoration elsewhere does not",
     "uma Decoração em outro lugar, não",
     "una Decoración en otro lugar, no",
     when=presence == InHall.OTHER_DECORATION, editions=DELUXE)
rule("jewelry_bonuses.condition_in_every_hall", condition_met_with_halls, True,
     "present in all {n} halls, the player meets the condition on halls",
     "representado em todas as {n} Galerias, o jogador cumpre a condição das Galerias",
     "presente en los {n} salones, el jugador cumple la condición de los salones",
     when=halls_present == 5, editions=DELUXE, fills={"n": 5})
rule("jewelry_bonuses.condition_hall_missing", condition_met_with_halls, False,
     "with one hall missing it is not met",
     "se faltar uma Galeria, não se cumpre",
     "si falta un salón, no se cumple",
     when=halls_present <= 4, editions=DELUXE)
rule("jewelry_bonuses.condition_garment_on_board", condition_garment_counts, True,
     "a garment on any guest space of a hall counts",
     "conta o Traje em qualquer espaço de convidado de uma Galeria",
     "cuenta el Vestido en cualquier espacio de invitado de un salón",
     when=ON_SPACES, editions=DELUXE)
rule("jewelry_bonuses.condition_garment_sold", condition_garment_counts, False,
     "a sold one does not",
     "um vendido, não",
     "uno vendido, no",
     when=garment_place == GarmentPlace.SOLD, editions=DELUXE)
rule("jewelry_bonuses.condition_tiles_hidden", condition_tiles_checked, False,
     "tiles are counted, not shown: their number is open to all",
     "as peças são contadas, não mostradas: seu número é aberto a todos",
     "las fichas se cuentan, no se muestran: su número es público",
     editions=DELUXE)
