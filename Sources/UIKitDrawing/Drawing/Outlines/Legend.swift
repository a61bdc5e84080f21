/// The legend below an outline drawing, which explains its marks.
struct Legend {
  private(set) var height = 0.0
  private var svg = SVGText()
  private var x = 0.0
  private let width: Double

  /// The SVG of the legend, relative to its own top left corner.
  var drawing: String { svg.text }

  /// Explains the states that were drawn, and the marks of fingers if there are any.
  init(states: [ViewFacts.State], fingers: Int, width: Double) {
    self.width = width
    for state in ViewFacts.State.allCases where states.contains(state) {
      add(state.rawValue) { svg, x, y in
        let mark: SVGAttributes = [
          "x": "\(x + 1)", "y": "\(y + 1)", "width": "12", "height": "10",
        ]
        svg.element("rect", mark + state.look)
      }
    }
    guard fingers > 0 else { return }
    let color = "#dc2626"
    add("finger down") { svg, x, y in
      svg.element(
        "circle",
        [
          "cx": "\(x + 7)", "cy": "\(y + 6)", "r": "5", "fill": color, "fill-opacity": "0.12",
          "stroke": color, "stroke-width": "1.6",
        ])
    }
    add("move") { svg, x, y in
      svg.element("circle", ["cx": "\(x + 7)", "cy": "\(y + 6)", "r": "1.5", "fill": color])
    }
    add("lift") { svg, x, y in
      svg.element("circle", ["cx": "\(x + 7)", "cy": "\(y + 6)", "r": "4", "fill": color])
    }
    add("cancelled") { svg, x, y in
      svg.element(
        "path",
        [
          "d": "M\(x + 3) \(y + 2)l8 8m0 -8l-8 8", "stroke": color, "stroke-width": "2",
        ])
    }
  }

  private mutating func add(_ word: String, _ mark: (inout SVGText, Double, Double) -> Void) {
    let needed = 18 + Outlines.width(of: word, size: 9) + 14
    if height == 0 { height = 18 }
    if x > 0, x + needed > width {
      x = 0
      height += 18
    }
    let y = height - 18
    mark(&svg, x, y)
    svg.element(
      "text", ["x": "\(x + 18)", "y": "\(y + 9)", "font-size": "9", "fill": "#1f2937"],
      content: word)
    x += needed
  }
}
