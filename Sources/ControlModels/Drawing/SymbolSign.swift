internal import SelectorRuntime

/// A sign for a symbol, of which the last words of its name say how it is drawn.
///
/// `person.crop.circle.fill` is a person in a full circle, `bell.slash` a bell that is crossed out.
struct SymbolSign {
  /// A shape around the sign.
  private enum Frame: String { case circle, square }

  /// What is filled, the lines inside that, and those around it.
  private let parts: [String]
  private var isFilled = false
  private var isCrossedOut = false
  private var frame: Frame?

  /// A sign of lines, whose parts a vertical line separates.
  init(_ lines: String) {
    parts = lines.split(separator: "|", omittingEmptySubsequences: false).map(String.init)
  }

  /// The sign of an image of a name; a frame with a landscape for one that is not known.
  init(named name: String) {
    var words = name.lowercased().split(separator: ".")
    var (isFilled, isCrossedOut, frame) = (false, false, Frame?.none)
    var lines: String?
    while !words.isEmpty {
      lines = Symbol.byName[words.joined(separator: ".")]
      guard lines == nil else { break }
      let last = words.removeLast()
      isFilled = isFilled || last == "fill"
      isCrossedOut = isCrossedOut || last == "slash"
      frame = frame ?? Frame(rawValue: String(last))
    }
    self.init(lines ?? Symbol.picture)
    guard lines != nil else { return }
    (self.isFilled, self.isCrossedOut, self.frame) = (isFilled, isCrossedOut, frame)
  }

  /// Whether a name, or what its last words leave of it, has a sign.
  static func isKnown(_ name: String) -> Bool {
    var words = name.lowercased().split(separator: ".")
    while !words.isEmpty, Symbol.byName[words.joined(separator: ".")] == nil { words.removeLast() }
    return !words.isEmpty
  }

  /// The shapes in a square, in a colour.
  ///
  /// - Parameters:
  ///   - ground: the colour of what lies on a filled sign.
  ///   - width: how wide a line is, where the square is 24 wide.
  func shapes(in square: CGRect, _ paint: Paint, ground: Paint, width: Double) -> [Shape] {
    var shapes: [Shape] = []
    switch frame {
    case nil: shapes = lines(in: square, paint, ground, isFilled: isFilled, width)
    case let frame?:
      let around = frame == .circle ? Symbol.circle : "M4 4H20V20H4Z"
      var outline = Shape.sign(around, in: square, paint, width: width)
      if isFilled { outline.fill = paint }
      shapes.append(outline)
      let inner = square.expanded(by: -square.size.width * 0.22)
      shapes += lines(
        in: inner, isFilled ? ground : paint, isFilled ? paint : ground, isFilled: isFilled,
        width * 1.4)
    }
    if isCrossedOut {
      shapes.append(.sign("M4.5 2.5L22 20", in: square, ground, width: width * 1.2))
      shapes.append(.sign("M3 3L21 21", in: square, paint, width: width))
    }
    return shapes
  }

  private func lines(
    in square: CGRect, _ paint: Paint, _ ground: Paint, isFilled: Bool, _ width: Double
  ) -> [Shape] {
    guard isFilled else {
      return [.sign(parts.joined(), in: square, paint, width: width)]
    }
    return parts.enumerated().filter { !$0.element.isEmpty }.map { place, part in
      var shape = Shape.sign(part, in: square, place == 1 ? ground : paint, width: width)
      if place == 0 { shape.fill = paint }
      return shape
    }
  }
}

extension UIKitWorld {
  /// Warns once of each name of a symbol that nothing here draws: it may be misspelt, and a device would
  /// answer no image.
  func warnOfUnknownSymbol(_ name: String) throws {
    guard !SymbolSign.isKnown(name), unknownSymbols.insert(name).inserted else { return }
    let near = NearestName.find(name, among: Symbol.byName.keys.sorted())
    try warnScript(
      "+[UIImage systemImageNamed:]: no symbol '\(name)' is known here"
        + (near.map { " (did you mean '\($0)'?)" } ?? "") + "; it is drawn as a framed picture")
  }
}
