-- Entries H27 to H58 of the catalogue of conflicts.
local catalogue = assert(loadfile("Tests/Scripts/lab/catalogue.lua", "t", _ENV))()

catalogue("of delegates and proxies", {
  "delegates", "proxies", "completions", "app_delegates",
}, {
  "H27", "H29", "H30", "H31", "H32", "H34", "H35", "H36", "H37",
  "H39", "H40", "H42", "H43", "H44", "H46", "H48", "H49", "H51", "H53", "H56", "H57", "H58",
})
