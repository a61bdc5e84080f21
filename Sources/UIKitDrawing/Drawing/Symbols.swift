/// Our own drawings for the images of a device: lines in a square of 24 units.
///
/// A vertical bar separates the filled part that names such as `trash.fill` request, the lines
/// inside it and the outline.
enum Symbol {
  static let chevronLeft = "M15 4L7 12L15 20"
  static let chevronRight = "M9 5L16 12L9 19"
  static let checkmark = "M4 13L9.5 18.5L20 6"
  static let plus = "M12 3V21M3 12H21"
  static let cross = "M5 5L19 19M19 5L5 19"
  static let magnifier = "M4 10.5a6.5 6.5 0 1 0 13 0a6.5 6.5 0 1 0 -13 0M15.2 15.2L21 21"
  static let info = circle + "M12 11V17M12 7.5V7.6"
  static let plusCircle = circle + "M12 7.5V16.5M7.5 12H16.5"
  static let closeCircle = circle + "M8.5 8.5L15.5 15.5M15.5 8.5L8.5 15.5"
  static let picture = "M3 5H21V19H3Z|M3 16L8.5 10.5L14 16L17 13L21 17M15.5 9.4V9.5"
  static let deleteLeft = "M8 5.5H21.5V18.5H8L2 12Z|M11.5 9L17.5 15M17.5 9L11.5 15"
  static let shift = "M12 3.5L3.5 12.5H8V20H16V12.5H20.5Z"
  static let grip = "M3 8H21M3 12.5H21M3 17H21"
  static let circle = "M2.5 12a9.5 9.5 0 1 0 19 0a9.5 9.5 0 1 0 -19 0"
  static let tray = "M8 9H5V21H19V9H16M12 15V3M8 6.5L12 2.5L16 6.5"
  static let bin = "M6 6L7 21H17L18 6Z|M10 10V17M14 10V17|M4 6H20M9 6V3.5H15V6"
  static let book =
    "M12 6C9 3.5 5 3.5 2.5 5V19C5 17.5 9 17.5 12 20C15 17.5 19 17.5 21.5 19V5"
    + "C19 3.5 15 3.5 12 6V20"
  static let photo =
    "M3 7H7.5L9 4.5H15L16.5 7H21V19H3Z|M8.5 13a3.5 3.5 0 1 0 7 0a3.5 3.5 0 1 0 -7 0"
  static let arrowCircle = "M19.5 12a7.5 7.5 0 1 1 -2.4 -5.5M17.5 2.5V7H13"
  static let person =
    "M8 8a4 4 0 1 0 8 0a4 4 0 1 0 -8 0M3.5 21C4 16 7.5 14 12 14S20 16 20.5 21Z"
  static let star =
    "M12 2.5L14.9 8.9L21.8 9.6L16.6 14.3L18.1 21.2L12 17.6L5.9 21.2L7.4 14.3"
    + "L2.2 9.6L9.1 8.9Z"
  static let heart =
    "M12 20.5C5 15 2.5 12 2.5 8.2C2.5 5.2 4.8 3.5 7.2 3.5C9.3 3.5 11 4.6 12 6.6"
    + "C13 4.6 14.7 3.5 16.8 3.5C19.2 3.5 21.5 5.2 21.5 8.2C21.5 12 19 15 12 20.5Z"
  static let dots = "M5 12V12.1M12 12V12.1M19 12V12.1"

  /// The title or the symbol of a `UIBarButtonSystemItem`.
  static func barItem(_ item: Int) -> (word: String?, sign: SymbolSign?) {
    // UIBarButtonItem.h, from Done on
    let words = [0: "Done", 1: "Cancel", 2: "Edit", 3: "Save", 21: "Undo", 22: "Redo", 24: "Close"]
    if let word = words[item] { return (word, nil) }
    let signs = [
      4: plus, 7: "M13 4H4V20H20V11M9.5 14.5L20.5 3.5",
      8: "M9 5L3 11L9 17M3.5 11H14C18 11 21 14 21 19",
      9: tray, 10: "M3 6H9L11 8.5H21V19H3Z", 11: book, 12: magnifier, 13: arrowCircle, 14: cross,
      15: photo, 16: bin, 17: "M7 4L20 12L7 20Z", 18: "M8 4.5V19.5M16 4.5V19.5",
      19: "M12 5V19L3 12ZM21 5V19L12 12Z", 20: "M12 5V19L21 12ZM3 5V19L12 12Z",
    ]
    return (nil, signs[item].map { SymbolSign($0) })
  }

  /// The title and the symbol of a `UITabBarSystemItem`.
  static func tabItem(_ item: Int) -> (title: String, sign: SymbolSign)? {
    // UITabBarItem.h
    let items = [
      ("More", dots), ("Favorites", star), ("Featured", star), ("Top Rated", star),
      ("Recents", circle + "M12 6.5V12L15.5 14"), ("Contacts", person),
      ("History", circle + "M12 6.5V12L15.5 14"),
      ("Bookmarks", book), ("Search", magnifier),
      ("Downloads", "M12 3V15M7.5 11L12 15.5L16.5 11M4 20H20"),
      ("Most Recent", circle + "M12 6.5V12L15.5 14"), ("Most Viewed", star),
    ]
    guard items.indices.contains(item) else { return nil }
    return (items[item].0, SymbolSign(items[item].1))
  }
}
