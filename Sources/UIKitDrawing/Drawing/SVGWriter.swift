// Text is drawn in the font that replaces the system font where the file is shown: browsers on a
// Mac have the system font, others have a similar one. The text length is set from the metrics, so
// that texts do not overlap or move. Rasterizers do not stretch text; for them the position of
// every character is written.
internal import QuartzCore
internal import UIKitBase

// no traps of abs: these are floating-point numbers, whose magnitudes exist.

/// Writes shapes as SVG.
struct SVGWriter {
  /// The reader of the document: a browser, or a program that converts it to an image.
  enum Reader { case browser, rasterizer }

  private let reader: Reader
  private(set) var svg = SVGText()

  static let font =
    "-apple-system, BlinkMacSystemFont, 'SF Pro Text', Inter, 'Helvetica Neue', Helvetica, "
    + "'Liberation Sans', Arial, sans-serif"
  private static let monospaced = "ui-monospace, 'SF Mono', Menlo, 'DejaVu Sans Mono', monospace"

  init(for reader: Reader) { self.reader = reader }

  var text: String { svg.text }

  mutating func open(_ name: String, _ attributes: SVGAttributes) { svg.open(name, attributes) }
  mutating func close(_ name: String) { svg.close(name) }
  mutating func identifier(_ stem: String) -> String { svg.identifier(stem) }
  mutating func add(_ drawing: String) { svg.add(drawing) }
  mutating func element(_ name: String, _ attributes: SVGAttributes, content: String) {
    svg.element(name, attributes, content: content)
  }

  /// Begins a clipped group; the caller must close two groups.
  mutating func openClip(_ rect: CGRect, _ corners: Corners) {
    let name = svg.identifier("clip")
    svg.open("clipPath", ["id": name])
    if corners.areAlike {
      svg.element("rect", Self.place(of: rect, radius: corners.radius))
    } else {
      svg.element("path", ["d": corners.path(around: rect)])
    }
    svg.close("clipPath")
    svg.open("g", ["clip-path": "url(#\(name))"])
  }

  mutating func write(_ shapes: [Shape]) { for shape in shapes { write(shape) } }

  private mutating func write(_ shape: Shape) {
    let ink = shape.gradient.map { fill($0, of: shape) } ?? Self.ink(of: shape)
    switch shape.form {
    case .rectangle(let rect, let radius):
      guard rect.size.width > 0, rect.size.height > 0 else { return }
      svg.element("rect", Self.place(of: rect, radius: radius) + ink)
    case .ellipse(let rect):
      guard rect.size.width > 0, rect.size.height > 0 else { return }
      let (x, y) = (number(rect.size.width / 2), number(rect.size.height / 2))
      svg.element(
        "ellipse",
        ["cx": number(rect.center.x), "cy": number(rect.center.y), "rx": x, "ry": y] + ink)
    case .path(let commands, let square):
      guard let square else { return svg.element("path", ["d": commands] + ink) }
      let scale = number(square.size.width / 24)
      let shift = "translate(\(number(square.origin.x)) \(number(square.origin.y)))"
      svg.element(
        "path",
        ["d": commands, "transform": "\(shift) scale(\(scale))"] + ink
          + ["stroke-linecap": "round", "stroke-linejoin": "round"])
    case .text(let line): write(line, ink)
    case .group(let group): write(group)
    }
  }

  /// Writes the definition of a gradient, and returns the fill attributes of its shape.
  private mutating func fill(_ gradient: Gradient, of shape: Shape) -> SVGAttributes {
    let name = svg.identifier("gradient")
    let element: String
    switch gradient.form {
    case .axial(let from, let to):
      element = "linearGradient"
      svg.open(
        element,
        [
          "id": name, "gradientUnits": "userSpaceOnUse", "x1": number(from.x), "y1": number(from.y),
          "x2": number(to.x), "y2": number(to.y),
        ])
    case .radial(let center, let radii):
      element = "radialGradient"
      let place = "translate(\(number(center.x)) \(number(center.y)))"
      let scale = "scale(\(number(max(radii.width, 0.001))) \(number(max(radii.height, 0.001))))"
      svg.open(
        element,
        [
          "id": name, "gradientUnits": "userSpaceOnUse", "cx": "0", "cy": "0", "r": "1",
          "gradientTransform": "\(place) \(scale)",
        ])
    }
    for stop in gradient.stops {
      var look: SVGAttributes = [
        "offset": number(stop.place), "stop-color": stop.paint.hexadecimal,
      ]
      if stop.paint.alpha < 1 { look = look + ["stop-opacity": number(stop.paint.alpha)] }
      svg.element("stop", look)
    }
    svg.close(element)
    return ["fill": "url(#\(name))"]
  }

  private mutating func write(_ line: Shape.TextLine, _ ink: SVGAttributes) {
    guard !line.text.allSatisfy(\.isWhitespace) else { return }
    let look = Self.look(of: line.font) + ink
    let y = number(line.origin.y)
    if reader == .browser {
      let place: SVGAttributes = ["x": number(line.origin.x), "y": y]
      let length: SVGAttributes = line.text.count > 1 ? ["textLength": number(line.width)] : [:]
      return svg.element("text", place + length + look, content: line.text)
    }
    var x = line.origin.x
    svg.open("g", look)
    for (character, advance) in zip(line.text, line.advances) {
      if !character.isWhitespace {
        svg.element("text", ["x": number(x), "y": y], content: String(character))
      }
      x += advance
    }
    svg.close("g")
  }

  private static func look(of font: FontDescription) -> SVGAttributes {
    var look: SVGAttributes = ["font-size": ViewFacts.number(font.size)]
    if font.weight != FontWeight.regular { look = look + ["font-weight": weight(font.weight)] }
    if font.isItalic { look = look + ["font-style": "italic"] }
    if font.isMonospaced {
      look = look + ["font-family": monospaced]
    } else if !font.isSystem {
      look = look + ["font-family": "'\(font.family)', \(Self.font)"]
    }
    return look
  }

  /// The CSS weight of a `UIFontWeight…`.
  private static func weight(_ weight: Double) -> String {
    let weights: [(Double, String)] = [
      (FontWeight.ultraLight, "100"), (FontWeight.thin, "200"), (FontWeight.light, "300"),
      (FontWeight.regular, "400"), (FontWeight.medium, "500"), (FontWeight.semibold, "600"),
      (FontWeight.bold, "700"), (FontWeight.heavy, "800"), (FontWeight.black, "900"),
    ]
    return weights.min { abs($0.0 - weight) < abs($1.0 - weight) }?.1 ?? "400"
  }

  private static func place(of rect: CGRect, radius: Double) -> SVGAttributes {
    let round: SVGAttributes = radius > 0 ? ["rx": ViewFacts.number(radius)] : [:]
    return attributes(of: rect) + round
  }

  /// The attributes of a rectangle.
  static func attributes(of rect: CGRect) -> SVGAttributes {
    [
      "x": ViewFacts.number(rect.origin.x), "y": ViewFacts.number(rect.origin.y),
      "width": ViewFacts.number(rect.size.width), "height": ViewFacts.number(rect.size.height),
    ]
  }

  private static func ink(of shape: Shape) -> SVGAttributes {
    var ink: SVGAttributes = ["fill": shape.fill?.hexadecimal ?? "none"] + shape.style
    if let fill = shape.fill, fill.alpha < 1 {
      ink = ink + ["fill-opacity": ViewFacts.number(fill.alpha)]
    }
    guard let stroke = shape.stroke else { return ink }
    ink =
      ink + [
        "stroke": stroke.hexadecimal, "stroke-width": ViewFacts.number(shape.lineWidth),
      ]
    if stroke.alpha < 1 { ink = ink + ["stroke-opacity": ViewFacts.number(stroke.alpha)] }
    if !shape.dashes.isEmpty {
      ink =
        ink + ["stroke-dasharray": shape.dashes.map(ViewFacts.number).joined(separator: " ")]
    }
    return ink
  }

  private func number(_ number: Double) -> String { ViewFacts.number(number) }
}
