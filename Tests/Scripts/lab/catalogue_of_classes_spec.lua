-- Entries H01 to H26 of the catalogue of conflicts.
local catalogue = assert(loadfile("Tests/Scripts/lab/catalogue.lua", "t", _ENV))()

catalogue("of classes and methods", {
  "inheritance_and_exchange", "loading_and_super", "tables_and_slots",
}, {
  "H01", "H02", "H04", "H06", "H07", "H08", "H10", "H12", "H14",
  "H16", "H18", "H19", "H21", "H22", "H25", "H26",
})
