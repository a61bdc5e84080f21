-- Entries H59 to H95 of the catalogue of conflicts.
local catalogue = assert(loadfile("Tests/Scripts/lab/catalogue.lua", "t", _ENV))()

catalogue("of objects, engines and controls", {
  "isa_and_kvo", "isa_and_sdks", "forwarding_engines", "unhooking", "controls", "gestures",
}, {
  "H59", "H60", "H61", "H63", "H65", "H66", "H67", "H68", "H69", "H70", "H71", "H74", "H76",
  "H78", "H80", "H81", "H83", "H84", "H85", "H86", "H89", "H90", "H92", "H94", "H95",
})
