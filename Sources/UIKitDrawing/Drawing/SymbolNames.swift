extension Symbol {
  /// The symbols keyed by their SF Symbols names, without the suffixes that `SymbolSign` parses.
  static let byName: [String: String] = things.merging(marks) { first, _ in first }

  /// Arrows, marks and symbols in bars.
  private static let marks: [String: String] = [
    "plus": plus, "minus": "M3 12H21", "xmark": cross, "multiply": cross,
    "equal": "M4 9H20M4 15H20", "checkmark": checkmark, "info": "M12 10V19M12 5V5.1",
    "exclamationmark": "M12 4V14.5M12 19V19.1",
    "questionmark": "M8 8.5C8 3 16.5 3 16.5 8.5C16.5 12 12 12 12 15.5M12 19.5V19.6",
    "exclamationmark.triangle": "M12 3.5L22 20.5H2Z|M12 9.5V14.5M12 17.5V17.6",
    "at": "M8.5 12a3.5 3.5 0 1 0 7 0a3.5 3.5 0 1 0 -7 0"
      + "M15.5 8.5V13C15.5 16.5 21 16 21 12A9 9 0 1 0 17.5 19",
    "number": "M9 3L7 21M17 3L15 21M4 8.5H21M3 15.5H20",
    "textformat": "M2.5 19L8 5L13.5 19M4.5 14H11.5"
      + "M16 16.5a2.5 2.5 0 1 0 5 0a2.5 2.5 0 1 0 -5 0M21 13V19",
    "ellipsis": dots, "circle": circle, "square": "M4 4H20V20H4Z",
    "rectangle": "M2.5 5.5H21.5V18.5H2.5Z", "triangle": "M12 3.5L22 20.5H2Z",
    "chevron.right": chevronRight, "chevron.left": chevronLeft, "chevron.forward": chevronRight,
    "chevron.backward": chevronLeft, "chevron.up": "M4 15L12 8L20 15",
    "chevron.down": "M4 9L12 16L20 9",
    "chevron.up.chevron.down": "M7 9.5L12 4.5L17 9.5M7 14.5L12 19.5L17 14.5",
    "arrow": arrowCircle, "arrow.clockwise": arrowCircle,
    "arrow.counterclockwise": "M4.5 12a7.5 7.5 0 1 0 2.4 -5.5M6.5 2.5V7H11",
    "arrow.left": "M21 12H3M10 5L3 12L10 19", "arrow.right": "M3 12H21M14 5L21 12L14 19",
    "arrow.backward": "M21 12H3M10 5L3 12L10 19", "arrow.forward": "M3 12H21M14 5L21 12L14 19",
    "arrow.up": "M12 21V3M5 10L12 3L19 10", "arrow.down": "M12 3V21M5 14L12 21L19 14",
    "arrow.up.right": "M6 18L18 6M9 6H18V15",
    "arrow.up.arrow.down": "M8 20V4M4 8L8 4L12 8M16 4V20M12 16L16 20L20 16",
    "arrow.left.arrow.right": "M20 8H4M8 4L4 8L8 12M4 16H20M16 12L20 16L16 20",
    "arrow.uturn.left": turnLeft, "arrow.uturn.backward": turnLeft,
    "arrowshape.turn.up.left": turnLeft, "arrow.uturn.right": turnRight,
    "arrow.uturn.forward": turnRight, "arrowshape.turn.up.right": turnRight,
    "repeat": "M4 11V7H19M15.5 3.5L19 7L15.5 10.5M20 13V17H5M8.5 13.5L5 17L8.5 20.5",
    "shuffle": "M2.5 7H6L16 17H21M2.5 17H6L16 7H21M18 4L21 7L18 10M18 14L21 17L18 20",
    "share": tray, "square.and.arrow.up": tray,
    "square.and.arrow.down": "M8 9H5V21H19V9H16M12 2.5V15M8 11L12 15L16 11",
    "square.and.pencil": "M13 4H4V20H20V11M9.5 14.5L20.5 3.5",
    "list": list, "list.bullet": list, "line.3.horizontal": lines, "line.horizontal.3": lines,
    "line.3.horizontal.decrease": "M3.5 7H20.5M7 12H17M10 17H14",
    "slider.horizontal.3": "M3 6.5H21M3 12H21M3 17.5H21M14 4.5V8.5M8 10V14M16 15.5V19.5",
    "square.grid.2x2": "M3.5 3.5H10.5V10.5H3.5ZM13.5 3.5H20.5V10.5H13.5Z"
      + "M3.5 13.5H10.5V20.5H3.5ZM13.5 13.5H20.5V20.5H13.5Z",
    "play": "M7 4L20 12L7 20Z", "pause": "M6 4.5H9.5V19.5H6ZM14.5 4.5H18V19.5H14.5Z",
    "stop": "M5 5H19V19H5Z", "backward": "M12 5V19L3 12ZM21 5V19L12 12Z",
    "forward": "M12 5V19L21 12ZM3 5V19L12 12Z",
    "shift": shift, "delete.left": deleteLeft, "return": "M20 5V14H5M9 10L5 14L9 18",
    "power": "M12 2.5V11M7.5 5.5A8.5 8.5 0 1 0 16.5 5.5",
  ]

  /// People, places and objects.
  private static let things: [String: String] = [
    "house": "M5.5 9.5L12 4L18.5 9.5V20.5H5.5Z|M10 20.5V14.5H14V20.5|M3 11L12 3L21 11",
    "star": star, "heart": heart, "person": person, "person.2": people, "person.3": people,
    "magnifyingglass": magnifier, "trash": bin, "book": book,
    "bookmark": "M6.5 3H17.5V21L12 16.5L6.5 21Z", "camera": photo, "photo": picture,
    "gear": gear, "gearshape": gear,
    "bell":
      "M5 17.5C6.5 16 6.5 14 6.5 11C6.5 7 8.8 4.5 12 4.5S17.5 7 17.5 11C17.5 14 17.5 16 19 17.5Z"
      + "||M10 20.5H14",
    "clock": clock, "timer": clock, "alarm": clock, "stopwatch": clock,
    "message": bubble, "bubble": bubble, "bubble.left": bubble,
    "bubble.right": "M20 4.5H4V16.5H13L17.5 20.5V16.5H20Z",
    "text.bubble": bubble + "|M7.5 8.5H16.5M7.5 12.5H13",
    "envelope": "M3 5.5H21V18.5H3Z|M3 6.5L12 13.5L21 6.5",
    "cart": "M6 7H21L18.5 15.5H7.5Z||M2.5 4H5L7.5 15.5M9 19.5V19.6M17 19.5V19.6",
    "map": "M3 6L9 3.5L15 6L21 3.5V18L15 20.5L9 18L3 20.5Z|M9 3.5V18M15 6V20.5",
    "flag": "M6 4C10 2 13 6 18.5 4V13C13 15 10 11 6 13Z||M6 21V4",
    "lock": "M5.5 11H18.5V20.5H5.5Z||M8 11V8C8 5.5 9.7 4 12 4S16 5.5 16 8V11",
    "lock.open": "M5.5 11H18.5V20.5H5.5Z||M8 11V7C8 4.5 9.7 3 12 3S16 4 16 6",
    "key": "M3.5 15.5a4.5 4.5 0 1 0 9 0a4.5 4.5 0 1 0 -9 0||M11 12.5L20.5 3M17 6.5L20 9.5",
    "wifi": "M2.5 9.5C8 4 16 4 21.5 9.5M6 13.2C9.5 10 14.5 10 18 13.2"
      + "M9.6 16.8C11 15.6 13 15.6 14.4 16.8M12 20V20.1",
    "airplane": "M2 14L10 11V4.5C10 2.5 14 2.5 14 4.5V11L22 14V16L14 14.5V19L16.5 21V22"
      + "L12 21L7.5 22V21L10 19V14.5L2 16Z",
    "car": "M3 12.5L5.5 6H18.5L21 12.5V18H3Z|M3 12.5H21M6.5 15.3V15.4M17.5 15.3V15.4"
      + "|M5.5 18V20.5M18.5 18V20.5",
    "sun.max": sun, "sun.min": sun, "moon": "M20 14.5A8.5 8.5 0 1 1 9.5 4A7 7 0 0 0 20 14.5Z",
    "cloud": "M6.5 19C3.5 19 2 17 2 14.8C2 12.5 3.8 11 5.8 10.8C6 7.5 8.5 5.5 11.5 5.5"
      + "C14.3 5.5 16.5 7.2 17.2 9.8C20 9.8 22 11.8 22 14.5C22 17 20 19 17.5 19Z",
    "drop": "M12 2.5C15.5 8 18.5 11 18.5 15A6.5 6.5 0 0 1 5.5 15C5.5 11 8.5 8 12 2.5Z",
    "flame": "M12.5 2.5C13 7 18.5 9.5 18.5 15A6.5 6.5 0 0 1 5.5 15C5.5 12 7 10 8.5 8.5"
      + "C8.5 10.5 9.5 11.5 10.5 11.5C12 9.5 11 6 12.5 2.5Z",
    "leaf": "M20.5 3.5C21 13 17 19 10.5 18.5C5.5 18 4.5 13 7 9.5C9.5 6 15 7 20.5 3.5Z"
      + "||M4 21C6 16.5 9.5 13 14 11",
    "bolt": "M13 2.5L5 13.5H11L10 21.5L19 10H12.5Z",
    "lightbulb": "M9 17.5H15C15 14.5 18 13 18 9A6 6 0 0 0 6 9C6 13 9 14.5 9 17.5Z||M10 21H14",
    "link": "M10 14a4 4 0 0 0 5.7 0L19.5 10.2a4 4 0 0 0 -5.7 -5.7L12 6.3"
      + "M14 10a4 4 0 0 0 -5.7 0L4.5 13.8a4 4 0 0 0 5.7 5.7L12 17.7",
    "paperplane": "M21.5 2.5L2.5 9.5L10 13.5L14 21.5Z|M21.5 2.5L10 13.5",
    "location": "M21.5 2.5L2.5 10.5L12 12L13.5 21.5Z",
    "mappin": "M8 7a4 4 0 1 0 8 0a4 4 0 1 0 -8 0||M12 11V22",
    "globe": circle + "|M2.5 12H21.5M12 2.5C6.5 8 6.5 16 12 21.5C17.5 16 17.5 8 12 2.5",
    "mic": "M8.5 6a3.5 3.5 0 0 1 7 0V11a3.5 3.5 0 0 1 -7 0Z"
      + "||M5.5 11a6.5 6.5 0 0 0 13 0M12 17.5V21M8.5 21H15.5",
    "phone": "M6.5 3L9.5 8L7.5 10.5C8.5 13 11 15.5 13.5 16.5L16 14.5L21 17.5"
      + "C20.5 20 19 21 17 21C10 20.5 3.5 14 3 7C3 5 4 3.5 6.5 3Z",
    "video": "M2.5 6H15.5V18H2.5ZM15.5 10.5L21.5 6.5V17.5L15.5 13.5Z",
    "speaker": speaker, "speaker.wave": speaker + waves, "speaker.wave.1": speaker + waves,
    "speaker.wave.2": speaker + waves, "speaker.wave.3": speaker + waves,
    "headphones": "M3 14H6.5V20.5H3ZM17.5 14H21V20.5H17.5Z||M3.5 14C3 7 7 3.5 12 3.5S21 7 20.5 14",
    "music.note": "M4.5 18a2.8 2.3 0 1 0 5.6 0a2.8 2.3 0 1 0 -5.6 0M14.4 16a2.8 2.3 0 1 0 5.6 0"
      + "a2.8 2.3 0 1 0 -5.6 0||M10.1 18V6L20 3.5V16",
    "doc": page, "doc.text": page + "M8.5 12H15.5M8.5 15.5H15.5",
    "doc.on.doc": "M8.5 7H19.5V21.5H8.5Z||M8.5 17H4.5V2.5H15.5V7",
    "folder": "M2.5 5H9L11 7.5H21.5V19.5H2.5Z",
    "tray": "M2.5 13L6 5H18L21.5 13V19.5H2.5Z|M2.5 13H8C8 16.5 16 16.5 16 13H21.5",
    "archivebox": "M3 4H21V8.5H3ZM4.5 8.5H19.5V20H4.5Z|M9.5 12H14.5",
    "paperclip": "M19.5 11L11.5 19A5 5 0 0 1 4.5 12L13 3.5A3.3 3.3 0 0 1 17.8 8.2L9.5 16.5"
      + "A1.7 1.7 0 0 1 7 14L14.5 6.5",
    "calendar": "M3.5 5H20.5V20.5H3.5Z|M3.5 9.5H20.5|M8 2.5V6M16 2.5V6",
    "tag": "M3 3.5H11L21 13.5L13.5 21L3.5 11Z|M7.5 7.5V7.6",
    "eye": "M1.5 12C5 6.5 8.5 5 12 5S19 6.5 22.5 12C19 17.5 15.5 19 12 19S5 17.5 1.5 12Z"
      + "|M9 12a3 3 0 1 0 6 0a3 3 0 1 0 -6 0",
    "pencil": "M4 20L5 15.5L16.5 4L20 7.5L8.5 19Z",
    "scissors": "M3.5 18a2.5 2.5 0 1 0 5 0a2.5 2.5 0 1 0 -5 0M15.5 18a2.5 2.5 0 1 0 5 0"
      + "a2.5 2.5 0 1 0 -5 0||M7 16L17 3M17 16L7 3",
    "wrench": "M20.5 6.5L17 10L14 7L17.5 3.5C14 2.5 10.5 5 11.5 9L3.5 17C2.5 19.5 4.5 21.5 7 20.5"
      + "L15 12.5C19 13.5 21.5 10 20.5 6.5Z",
    "hand.thumbsup": "M3 11H7V21H3ZM7 12L11.5 3C14 3 14.5 5 13.5 9H20.5L19 20L7 21Z",
    "creditcard": "M2.5 5H21.5V19H2.5Z|M2.5 9.5H21.5M5.5 15H9.5",
    "bag": "M4.5 7.5H19.5L20.5 21.5H3.5Z||M8 10V6.5C8 3.5 9.5 2.5 12 2.5S16 3.5 16 6.5V10",
    "gift": "M3 7.5H21V12H3ZM4.5 12H19.5V21H4.5Z|M12 7.5V21|M12 7.5C8 7.5 6.5 6 7 4.5"
      + "C7.5 2.5 11 3 12 7.5C13 3 16.5 2.5 17 4.5C17.5 6 16 7.5 12 7.5",
    "tv": "M2.5 5H21.5V17.5H2.5Z||M8 21H16", "iphone": "M7 2H17V22H7Z|M10.5 4.5H13.5",
    "ipad": "M4.5 2.5H19.5V21.5H4.5Z|M10.5 19H13.5",
    "keyboard": "M2 6H22V18H2Z"
      + "|M5.5 10V10.1M9 10V10.1M12.5 10V10.1M16 10V10.1M8 14.5H16",
    "qrcode": "M3.5 3.5H10V10H3.5ZM14 3.5H20.5V10H14ZM3.5 14H10V20.5H3.5ZM14 14H17V17H14Z"
      + "||M20.5 17V20.5H17",
    "viewfinder": "M3 8V3H8M16 3H21V8M21 16V21H16M8 21H3V16",
    "hourglass": "M6 2.5H18M6 21.5H18M7 2.5C7 8 11 10 12 12C13 10 17 8 17 2.5"
      + "M7 21.5C7 16 11 14 12 12C13 14 17 16 17 21.5",
    "chart.bar": "M3.5 12H8V20.5H3.5ZM9.8 4H14.2V20.5H9.8ZM16 8.5H20.5V20.5H16Z",
    "shield": shield, "checkmark.shield": shield + "|M8 12L11 15L16 9",
  ]

  private static let people =
    "M5 8.5a3.2 3.2 0 1 0 6.4 0a3.2 3.2 0 1 0 -6.4 0M1.5 19.5C2 15.5 4.5 14 8.2 14"
    + "S14.5 15.5 15 19.5Z||M16 12.2a2.9 2.9 0 1 0 -1.5 -5.4M17 14.2C20 14.3 22 16 22.5 19.5H18"
  private static let rays =
    "M12 2V4.5M12 19.5V22M2 12H4.5M19.5 12H22M4.9 4.9L6.7 6.7M17.3 17.3L19.1 19.1M4.9 19.1L6.7 17.3"
    + "M17.3 6.7L19.1 4.9"
  private static let sun = "M7.5 12a4.5 4.5 0 1 0 9 0a4.5 4.5 0 1 0 -9 0||" + rays
  private static let gear =
    "M5.2 12a6.8 6.8 0 1 0 13.6 0a6.8 6.8 0 1 0 -13.6 0"
    + "|M9 12a3 3 0 1 0 6 0a3 3 0 1 0 -6 0|" + rays
  private static let clock = circle + "|M12 6.5V12L15.5 14"
  private static let bubble = "M4 4.5H20V16.5H11L6.5 20.5V16.5H4Z"
  private static let list = "M8 6H21M8 12H21M8 18H21M3.5 6V6.1M3.5 12V12.1M3.5 18V18.1"
  private static let lines = "M3.5 6.5H20.5M3.5 12H20.5M3.5 17.5H20.5"
  private static let turnLeft = "M9 5L3 11L9 17M3.5 11H14C18 11 21 14 21 19"
  private static let turnRight = "M15 5L21 11L15 17M20.5 11H10C6 11 3 14 3 19"
  private static let speaker = "M3 9H7L12.5 4.5V19.5L7 15H3Z"
  private static let waves = "||M15.5 9C17 10.5 17 13.5 15.5 15M18 6.5C21 9.5 21 14.5 18 17.5"
  private static let page = "M5.5 2.5H13.5L18.5 7.5V21.5H5.5Z|M13.5 2.5V7.5H18.5"
  private static let shield =
    "M12 2.5L20 5.5V11.5C20 16.5 16.5 20 12 21.5C7.5 20 4 16.5 4 11.5V5.5Z"
}
