"""
Stems of the words by which texts name what claims speak of, per language.

They serve to compare a claim's term with the words it cites; only what a text cannot leave out stands here.
"""

from __future__ import annotations

import enum
from collections.abc import Mapping
from typing import Final

from specs.questions.base_preparation import Direction
from specs.vocabulary import Action, Decoration, Garment, Notion, Role

STEMS: Final[Mapping[enum.Enum, Mapping[str, str]]] = {
    Role.MASTER: {"pt": r"mestre|qualquer funcion|dourado", "es": r"maestr|master|dorado", "en": r"master|golden"},
    Role.JOURNEYMAN: {"pt": r"artes|funcion[áa]rio|prateado", "es": r"oficial|plateado", "en": r"journeym|silver"},
    Role.APPRENTICE: {
        "pt": r"aprendiz|qualquer funcion|cobreado|lat[ãa]o",
        "es": r"aprendiz|lat[óo]n",
        "en": r"apprentice|brass",
    },
    Garment.COMMON_GOWN: {"pt": r"azu[il]|amarel", "es": r"amarill", "en": r"yellow"},
    Garment.COMMON_COAT: {"pt": r"rosa|verde", "es": r"verde", "en": r"green"},
    Garment.UNCOMMON_GOWN: {"pt": r"verde|vermelh", "es": r"roj", "en": r"red\b"},
    Garment.RARE_COAT: {"pt": r"laranja|azu[il]", "es": r"azul", "en": r"blue"},
    Notion.THREAD: {"pt": r"linha", "es": r"hilo", "en": r"thread"},
    Notion.LACE: {"pt": r"renda", "es": r"encaje", "en": r"lace"},
    Action.CLAIM_FAVOR: {"pt": r"favor", "es": r"favor", "en": r"favor"},
    Action.ACQUIRE_RESOURCES: {"pt": r"recurso", "es": r"recurso", "en": r"resource"},
    Action.MAKE_GARMENT: {"pt": r"traje|costur", "es": r"vestid", "en": r"outfit"},
    Action.HIRE: {"pt": r"contrat", "es": r"contrat", "en": r"hire|hiring"},
    Action.DEPUTE: {"pt": r"deleg|liber", "es": r"deleg", "en": r"dismiss"},
    Action.FUND_DECORATION: {"pt": r"decora|financ", "es": r"decora|financ", "en": r"decorat|fund"},
    Decoration.FIREWORK: {"pt": r"fogos", "es": r"fuegos", "en": r"firework"},
    Decoration.MUSICIAN: {"pt": r"m[úu]sico", "es": r"m[úu]sico", "en": r"musician"},
    Decoration.STATUE: {"pt": r"est[áa]tua", "es": r"estatua", "en": r"statue"},
    Decoration.KITCHEN: {"pt": r"cozinha|fonte", "es": r"cocina|fuente", "en": r"kitchen|fountain"},
    Direction.RIGHT: {"pt": r"direit", "es": r"derech", "en": r"right"},
    Direction.LEFT: {"pt": r"esquerd|direita para a esq", "es": r"izquierd", "en": r"left"},
}
"""Stem patterns by member and language."""
