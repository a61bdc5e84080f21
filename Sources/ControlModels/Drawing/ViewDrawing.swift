// Views first, each in a group whose transform is its place in the one around it, so that offsets,
// rotations and clipping come out of the nesting as they do on a screen. What explains them lies over
// all of it and is never clipped: names where there is room, and what fingers did since the last
// drawing. There are no pictures and no fonts to measure: the width of a text is a guess.

internal import FoundationModels
internal import SelectorRuntime
internal import VirtualTime

/// A drawing of a view and all below it, for people to look at.
package struct ViewDrawing {
  let top: UIView
  var svg = SVGText()
  /// Where names and texts stand already, in the coordinates of the top view.
  var occupied: [CGRect] = []
  /// The views that have a name to be shown, with what can be seen of each.
  var visible: [(view: UIView, rectangle: CGRect, caption: String)] = []
  /// The states that were drawn.
  var states: [ViewFacts.State] = []

  /// Space around the screen, and above it for the headline.
  static let margin = 20.0
  static let headline = 34.0
  static let font = "-apple-system, 'Helvetica Neue', Helvetica, Arial, sans-serif"

  private init(of top: UIView) { self.top = top }

  /// A whole SVG document; the paths of fingers in it are not drawn again the next time.
  package static func svg(of view: UIView) -> String {
    var drawing = ViewDrawing(of: view)
    return drawing.document()
  }

  private mutating func document() -> String {
    let size = top.bounds.size
    drawViews()
    drawKeyboard()
    drawCaptions()
    let fingers = drawFingers()
    let body = svg.text
    let width = max(size.width, 240) + 2 * Self.margin
    let legend = Legend(states: states, fingers: fingers, width: width - 2 * Self.margin)
    let height = Self.headline + size.height + Self.margin + legend.height + Self.margin / 2
    svg = SVGText()
    svg.open(
      "svg",
      [
        "xmlns": "http://www.w3.org/2000/svg", "width": number(width), "height": number(height),
        "viewBox": "0 0 \(number(width)) \(number(height))", "font-family": Self.font,
      ])
    svg.add(Self.definitions)
    svg.element("rect", ["width": "100%", "height": "100%", "fill": "#eef1f5"])
    svg.element(
      "text", ["x": number(Self.margin), "y": "22", "font-size": "12", "fill": "#1f2937"],
      content: "\(top.apparentClass.name)  \(number(size.width)) × \(number(size.height)) points  "
        + "at \(number(top.world.runLoop.now)) s")
    svg.open("g", ["transform": "translate(\(number(Self.margin)) \(number(Self.headline)))"])
    svg.add(body)
    svg.element(
      "rect",
      [
        "width": number(size.width), "height": number(size.height), "rx": "2", "fill": "none",
        "stroke": "#334155", "stroke-width": "1.5",
      ])
    svg.close("g")
    let below = Self.headline + size.height + Self.margin
    svg.open("g", ["transform": "translate(\(number(Self.margin)) \(number(below)))"])
    svg.add(legend.drawing)
    svg.close("g")
    svg.close("svg")
    return svg.text
  }

  /// What several elements use: the stripes of what is disabled.
  private static let definitions = """
    <defs><pattern id="stripes" width="6" height="6" patternUnits="userSpaceOnUse" \
    patternTransform="rotate(45)"><rect width="2" height="6" fill="#475569" fill-opacity="0.35"/>\
    </pattern></defs>

    """

  func number(_ number: Double) -> String { ViewFacts.number(number) }

  /// The attributes of a rectangle.
  func attributes(of rectangle: CGRect) -> SVGAttributes {
    [
      "x": number(rectangle.origin.x), "y": number(rectangle.origin.y),
      "width": number(rectangle.size.width), "height": number(rectangle.size.height),
    ]
  }

  /// About how wide a text is: there is no font here.
  static func width(of text: some StringProtocol, size: Double) -> Double {
    text.unicodeScalars.reduce(0) { $0 + ($1.value >= 0x2E80 ? 1 : 0.54) } * size
  }
}

extension CGRect {
  /// What two rectangles have in common, or nil.
  func common(_ other: CGRect) -> CGRect? {
    let left = max(origin.x, other.origin.x)
    let top = max(origin.y, other.origin.y)
    let right = min(maxX, other.maxX)
    let bottom = min(maxY, other.maxY)
    guard right > left, bottom > top else { return nil }
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }
}
