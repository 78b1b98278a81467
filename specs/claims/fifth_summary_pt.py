"""What a fifth reading of `summary-pt` adds."""

from oracle.claims import Statements
from specs.questions.fifth_base import GarmentColors, garment_colors_are

claim = Statements("summary-pt")

claim("fifth.colors", "128.2", "garments are yellow, green, red and blue",
      garment_colors_are() == GarmentColors.ORIGINAL)
