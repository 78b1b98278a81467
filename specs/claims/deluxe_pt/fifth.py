"""Claims of `deluxe-pt` that a fifth reading adds, in reading order."""

from oracle.claims import Statements
from specs.questions.base_components import count_told_on_request
from specs.questions.fifth_base import GarmentColors, garment_colors_are
from specs.questions.fifth_options import jewel_tied_to_garment, solo_jewel_after_placing

claim = Statements("deluxe-pt")

claim("fifth.number_told", "417.1", "opponents may know the number, so that whoever asks is told",
      count_told_on_request().must, reading="may_know:are told", unsaid=("own leave", "duty"),
      why="what others have a right to know has to be told to them")
claim("fifth.number_seen", "417.1", "opponents may know the number, if they have counted along",
      count_told_on_request().need_not, reading="may_know:may find out", unsaid=("no duty",),
      why="a leave to know is no duty to tell")
claim("fifth.colors", "639.1", "the four colours are blue, pink, green and orange",
      garment_colors_are() == GarmentColors.DELUXE)
claim("fifth.jewel_with_garment", "1008.1 1017.1", "the jewel is rented out along with the garment, and goes where it goes",
      jewel_tied_to_garment(), reading="jewel_rented:with the garment",
      why="two sentences of one purchase; what is rented along is a part of what is rented")
claim("fifth.jewel_in_front", "1008.1 1017.1", "the jewel lies before its buyer, whatever becomes of the garment",
      ~jewel_tied_to_garment(), reading="jewel_rented:owned apart", unsaid=("denial",),
      why="two sentences of one purchase; what lies before the buyer is not on the garment")
claim("fifth.jewel_first", "1008.1", "the jewel is bought before the garment is placed", ~solo_jewel_after_placing(),
      general=True, unsaid=("denial",), why="told of whoever rents a garment; what comes before does not come after")
claim("fifth.her_jewel_after", "1430.2 1461.1", "first where the garment goes is settled, then whether there is a jewel",
      solo_jewel_after_placing(), why="the two parts of what her card tells, numbered 1 and 2")
