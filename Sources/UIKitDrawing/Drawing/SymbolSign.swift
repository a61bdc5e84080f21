internal import QuartzCore
internal import SelectorRuntime
package import UIKitBase

/// The drawing of a symbol; the suffixes of its name select a variant.
///
/// `person.crop.circle.fill` is a person in a filled circle, `bell.slash` a bell with a slash.
struct SymbolSign {
  /// A shape around the sign.
  private enum Frame: String { case circle, square }

  /// The filled part, the lines inside it and the outline.
  private let parts: [String]
  private var isFilled = false
  private var isCrossedOut = false
  private var frame: Frame?

  /// Creates a symbol from its lines; vertical bars separate the parts.
  init(_ lines: String) {
    parts = lines.split(separator: "|", omittingEmptySubsequences: false).map(String.init)
  }

  /// Creates the symbol for an image name; unknown names get a framed landscape.
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

  /// Whether the name is known, with or without its suffixes.
  static func isKnown(_ name: String) -> Bool {
    var words = name.lowercased().split(separator: ".")
    while !words.isEmpty, Symbol.byName[words.joined(separator: ".")] == nil { words.removeLast() }
    return !words.isEmpty
  }

  /// Returns the shapes in a square, in one color.
  ///
  /// - Parameters:
  ///   - square: the square to draw in.
  ///   - paint: the color of the symbol.
  ///   - ground: the color of lines on a filled part.
  ///   - width: the line width in a square of 24 units.
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
  /// Warns once for each unknown symbol name.
  ///
  /// The name may be misspelt; a device would return nil.
  func warnOfUnknownSymbol(_ name: String) throws {
    guard !SymbolSign.isKnown(name), unknownSymbols.insert(name).inserted else { return }
    let near = NearestName.find(name, among: Symbol.byName.keys.sorted())
    try warnScript(
      "+[UIImage systemImageNamed:]: no symbol '\(name)' is known here"
        + (near.map { " (did you mean '\($0)'?)" } ?? "") + "; it is drawn as a framed picture")
  }
}

extension UIKitWorld {
  /// Gives images the warning of unknown symbols.
  package func connectDrawing() {
    functions.warnOfUnknownSymbol = { [unowned self] in try warnOfUnknownSymbol($0) }
  }
}
