/// Signs of our own that stand for the pictures that a device has: lines in a square of 24 units.
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
  static let picture = "M3 5H21V19H3ZM3 16L8.5 10.5L14 16L17 13L21 17M15.5 9.4V9.5"
  static let grip = "M3 8H21M3 12.5H21M3 17H21"
  private static let circle = "M2.5 12a9.5 9.5 0 1 0 19 0a9.5 9.5 0 1 0 -19 0"
  private static let tray = "M8 9H5V21H19V9H16M12 15V3M8 6.5L12 2.5L16 6.5"
  private static let bin = "M4 6H20M9 6V3.5H15V6M6 6L7 21H17L18 6M10 10V17M14 10V17"
  private static let book =
    "M12 6C9 3.5 5 3.5 2.5 5V19C5 17.5 9 17.5 12 20C15 17.5 19 17.5 21.5 19V5"
    + "C19 3.5 15 3.5 12 6V20"
  private static let photo =
    "M3 7H7.5L9 4.5H15L16.5 7H21V19H3ZM8.5 13a3.5 3.5 0 1 0 7 0a3.5 3.5 0 1 0 -7 0"
  private static let arrowCircle = "M19.5 12a7.5 7.5 0 1 1 -2.4 -5.5M17.5 2.5V7H13"
  private static let person =
    "M8 8a4 4 0 1 0 8 0a4 4 0 1 0 -8 0M3.5 21C4 16 7.5 14 12 14S20 16 20.5 21Z"
  private static let star =
    "M12 2.5L14.9 8.9L21.8 9.6L16.6 14.3L18.1 21.2L12 17.6L5.9 21.2L7.4 14.3"
    + "L2.2 9.6L9.1 8.9Z"
  private static let heart =
    "M12 20.5C5 15 2.5 12 2.5 8.2C2.5 5.2 4.8 3.5 7.2 3.5C9.3 3.5 11 4.6 12 6.6"
    + "C13 4.6 14.7 3.5 16.8 3.5C19.2 3.5 21.5 5.2 21.5 8.2C21.5 12 19 15 12 20.5Z"
  private static let dots = "M5 12V12.1M12 12V12.1M19 12V12.1"

  /// The sign for an image of a name; a frame with a landscape for one that is not known.
  static func named(_ name: String) -> String {
    let stem = name.split(separator: ".").first.map(String.init) ?? name
    return byName[name] ?? byName[stem.lowercased()] ?? picture
  }

  private static let byName: [String: String] = [
    "house": "M3 11L12 3L21 11M5.5 9.5V20.5H10V14.5H14V20.5H18.5V9.5", "star": star,
    "heart": heart, "person": person, "magnifyingglass": magnifier, "plus": plus, "xmark": cross,
    "checkmark": checkmark, "trash": bin, "book": book,
    "bookmark": "M6.5 3H17.5V21L12 16.5L6.5 21Z",
    "camera": photo, "photo": picture, "ellipsis": dots, "chevron.right": chevronRight,
    "chevron.left": chevronLeft,
    "list": "M8 6H21M8 12H21M8 18H21M3.5 6V6.1M3.5 12V12.1M3.5 18V18.1",
    "gear": "M8.5 12a3.5 3.5 0 1 0 7 0a3.5 3.5 0 1 0 -7 0M12 2.5V5.5M12 18.5V21.5M2.5 12H5.5"
      + "M18.5 12H21.5M5.3 5.3L7.4 7.4M16.6 16.6L18.7 18.7M5.3 18.7L7.4 16.6M16.6 7.4L18.7 5.3",
    "bell":
      "M5 17.5C6.5 16 6.5 14 6.5 11C6.5 7 8.8 4.5 12 4.5S17.5 7 17.5 11C17.5 14 17.5 16 19 17.5Z"
      + "M10 20.5H14",
    "clock": circle + "M12 6.5V12L15.5 14", "message": "M4 4.5H20V16.5H11L6.5 20.5V16.5H4Z",
    "envelope": "M3 5.5H21V18.5H3ZM3 6.5L12 13.5L21 6.5",
    "cart": "M2.5 4H5L7.5 15.5H18.5L21 7H6"
      + "M9 19.5V19.6M17 19.5V19.6",
    "map": "M3 6L9 3.5L15 6L21 3.5V18L15 20.5L9 18L3 20.5ZM9 3.5V18M15 6V20.5",
    "square": "M4 4H20V20H4Z", "circle": circle, "info": info, "arrow": arrowCircle, "share": tray,
    "square.and.arrow.up": tray, "flag": "M6 21V4C10 2 13 6 18.5 4V13C13 15 10 11 6 13",
    "lock": "M5.5 11H18.5V20.5H5.5ZM8 11V8C8 5.5 9.7 4 12 4S16 5.5 16 8V11",
    "play": "M7 4L20 12L7 20Z", "pause": "M8 4.5V19.5M16 4.5V19.5",
  ]

  /// The word or the sign of a `UIBarButtonSystemItem`.
  static func barItem(_ item: Int) -> (word: String?, sign: String?) {
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
    return (nil, signs[item])
  }

  /// The title of a `UITabBarSystemItem`, and what stands for its image.
  static func tabItem(_ item: Int) -> (title: String, sign: String)? {
    // UITabBarItem.h
    let items = [
      ("More", dots), ("Favorites", star), ("Featured", star), ("Top Rated", star),
      ("Recents", circle + "M12 6.5V12L15.5 14"), ("Contacts", person),
      ("History", circle + "M12 6.5V12L15.5 14"),
      ("Bookmarks", book), ("Search", magnifier),
      ("Downloads", "M12 3V15M7.5 11L12 15.5L16.5 11M4 20H20"),
      ("Most Recent", circle + "M12 6.5V12L15.5 14"), ("Most Viewed", star),
    ]
    return items.indices.contains(item) ? items[item] : nil
  }
}
