"""What a fifth reading of `original-es` adds."""

from oracle.claims import Statements
from specs.questions.fifth_base import GarmentColors, garment_colors_are

claim = Statements("original-es")

claim("fifth.colors", "42.2", "garments are yellow, green, red and blue",
      garment_colors_are() == GarmentColors.ORIGINAL)
