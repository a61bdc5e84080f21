internal import QuartzCore
internal import UIKitBase
internal import UIKitText

// The sizes and colors in this file are measured on screens of iOS 15 to 17; no document states
// them.

/// The parts of the screen that are not views: status bar, keyboard and home indicator.
enum ScreenShapes {
  /// The time and the symbols of the status bar.
  static func statusBar(of window: UIWindow, _ look: Look) -> [Shape] {
    let world = window.world
    let frame = world.statusBarFrame
    guard !world.statusBar.isHidden, frame.size.height > 0, coversScreen(window) else { return [] }
    // UIStatusBarStyleLightContent, …DarkContent
    let style = world.statusBar.style
    let paint = style == 1 ? Paint.white : style == 3 ? .black : look[.label]
    let isTall = frame.size.height > 24
    let y = isTall ? frame.maxY - 15 : frame.center.y
    let font = look.font(isTall ? 16 : 12, FontWeight.semibold)
    let words = CGRect(
      x: isTall ? 20 : 0, y: y - 10, width: isTall ? 64 : frame.size.width, height: 20)
    return Shape.line("9:41", font, paint, in: words, 1, look)
      + signs(right: frame.maxX - (isTall ? 20 : 6), y, paint)
  }

  /// The signal strength and the battery.
  private static func signs(right: Double, _ y: Double, _ paint: Paint) -> [Shape] {
    var shapes: [Shape] = []
    for bar in 0..<4 {
      let height = 4 + Double(bar) * 2.4
      let place = CGRect(
        x: right - 76 + Double(bar) * 5, y: y + 5.6 - height, width: 3.2, height: height)
      shapes.append(.rectangle(place, paint, radius: 1))
    }
    // The waves are drawn in a square of 24 units.
    let waves = CGRect(x: right - 53, y: y - 8, width: 17, height: 17)
    for line in [
      "M2.5 9.5C8 4 16 4 21.5 9.5", "M6.5 13.5C9.5 10.5 14.5 10.5 17.5 13.5", "M11 17.5H13",
    ] {
      shapes.append(.sign(line, in: waves, paint, width: 3))
    }
    let battery = CGRect(x: right - 28, y: y - 6, width: 24, height: 12)
    shapes.append(.outline(battery, paint.faded(0.4), width: 1, radius: 3.6))
    shapes.append(.rectangle(battery.expanded(by: -2), paint, radius: 2))
    shapes.append(
      .rectangle(
        CGRect(x: right - 3, y: y - 2, width: 1.6, height: 4), paint.faded(0.5), radius: 0.8))
    return shapes
  }

  /// The home indicator of a device without a home button.
  static func homeIndicator(of window: UIWindow, _ look: Look) -> [Shape] {
    let bounds = window.bounds
    guard window.world.safeAreas.screen.bottom > 0, coversScreen(window) else { return [] }
    let width = min(134, bounds.size.width / 2.8)
    return [
      .rectangle(
        CGRect(x: bounds.center.x - width / 2, y: bounds.maxY - 13, width: width, height: 5),
        look[.label], radius: 2.5)
    ]
  }

  private static func coversScreen(_ window: UIWindow) -> Bool {
    let screen = window.world.screen.bounds.size
    return window.bounds.size == screen
  }

  // MARK: - The keyboard

  private static let rows = ["qwertyuiop", "asdfghjkl", "zxcvbnm"]
  private static let numbers = ["123", "456", "789", " 0⌫"]

  /// The keyboard over the lower part of a window in which text is edited.
  static func keyboard(of window: UIWindow, _ look: Look) -> [Shape] {
    guard let frame = window.world.keyboard.shownFrame, window.firstResponder != nil else {
      return []
    }
    let place = CGRect(
      x: 0, y: frame.origin.y, width: window.bounds.size.width, height: frame.size.height)
    let ground = look.choose(light: .bytes(209, 211, 217), dark: .bytes(43, 43, 43))
    return [.rectangle(place, ground)] + keys(in: place, window, look)
  }

  private static func keys(in keyboard: CGRect, _ window: UIWindow, _ look: Look) -> [Shape] {
    let traits = (window.firstResponder as? any TextEditing)?.input.traits
    // UIKeyboardTypeNumberPad, …PhonePad, …DecimalPad
    let isPad = [4, 5, 8].contains(traits?.keyboardType ?? 0)
    let room = keyboard.inset(by: UIEdgeInsets(top: 8, left: 3, bottom: 0, right: 3))
    let bottom = min(70, keyboard.size.height * 0.2)
    let height = max(0, (room.size.height - bottom) / 4)
    if isPad { return pad(in: room, height, look) }
    var shapes: [Shape] = []
    let width = room.size.width / 10
    for (line, row) in rows.enumerated() {
      var x = room.center.x - width * Double(row.count) / 2
      for letter in row {
        let rect = CGRect(
          x: x, y: room.origin.y + height * Double(line), width: width, height: height)
        shapes += key(String(letter), in: rect, look, size: 23)
        x += width
      }
    }
    let third = room.origin.y + height * 2
    let side = CGRect(x: room.origin.x, y: third, width: width * 1.3, height: height)
    shapes += key(sign: Symbol.shift, in: side, look)
    var back = side
    back.origin.x = room.maxX - side.size.width
    shapes += key(sign: Symbol.deleteLeft, in: back, look)
    let last = room.origin.y + height * 3
    func wide(_ text: String, _ from: Double, _ to: Double, isDark: Bool) {
      let rect = CGRect(
        x: room.origin.x + width * from, y: last, width: width * (to - from), height: height)
      shapes += key(text, in: rect, look, size: 16, isDark: isDark)
    }
    wide("123", 0, 2.5, isDark: true)
    wide("space", 2.5, 7.5, isDark: false)
    wide(Self.word(of: traits?.returnKeyType ?? 0), 7.5, 10, isDark: true)
    return shapes
  }

  private static func pad(in room: CGRect, _ height: Double, _ look: Look) -> [Shape] {
    let width = room.size.width / 3
    return numbers.enumerated().flatMap { line, row in
      row.enumerated().flatMap { place, digit -> [Shape] in
        guard digit != " " else { return [] }
        let rect = CGRect(
          x: room.origin.x + width * Double(place), y: room.origin.y + height * Double(line),
          width: width, height: height)
        return digit == "⌫"
          ? key(sign: Symbol.deleteLeft, in: rect, look, isPlain: true)
          : key(String(digit), in: rect, look, size: 25)
      }
    }
  }

  /// The title of the return key for a `UIReturnKeyType`.
  private static func word(of type: Int) -> String {
    let words = [
      "return", "go", "google", "join", "next", "route", "search", "send", "yahoo", "done",
      "emergency call", "continue",
    ]
    return words.indices.contains(type) ? words[type] : "return"
  }

  private static func key(
    _ text: String, in rect: CGRect, _ look: Look, size: Double, isDark: Bool = false
  ) -> [Shape] {
    let (place, ground) = ground(ofKey: rect, look, isDark: isDark)
    return ground + Shape.line(text, look.font(size), look[.label], in: place, 1, look)
  }

  /// A key with a symbol, which is darker than the letter keys.
  private static func key(
    sign: String, in rect: CGRect, _ look: Look, isPlain: Bool = false
  ) -> [Shape] {
    let (place, ground) = ground(ofKey: rect, look, isDark: true)
    let square = CGRect(
      x: place.center.x - 11, y: place.center.y - 11, width: 22, height: 22)
    return (isPlain ? [] : ground)
      + SymbolSign(sign).shapes(in: square, look[.label], ground: look[.label], width: 1.7)
  }

  /// A key's visible rectangle, and the shapes below its label.
  private static func ground(
    ofKey rect: CGRect, _ look: Look, isDark: Bool
  ) -> (place: CGRect, shapes: [Shape]) {
    let place = CGRect(
      x: rect.origin.x + 3, y: rect.origin.y + 3, width: max(0, rect.size.width - 6),
      height: max(0, rect.size.height - 10))
    let fill =
      isDark
      ? look.choose(light: .bytes(171, 176, 186), dark: .bytes(70, 70, 70))
      : look.choose(light: .white, dark: .bytes(107, 107, 107))
    var shade = place
    shade.origin.y += 1
    return (
      place,
      [.rectangle(shade, Paint.black.faded(0.3), radius: 5), .rectangle(place, fill, radius: 5)]
    )
  }
}
