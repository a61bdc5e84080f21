internal import QuartzCore
internal import UIKitBase

/// The paths of all fingers since the last drawing, above the views.
struct FingerMarks {
  /// The number of fingers.
  private(set) var count = 0
  /// The rectangles of their labels, in the coordinates of the drawing.
  private(set) var words: [CGRect] = []
  private var svg = SVGText()
  private let top: UIView

  /// The SVG of the marks, relative to the top left corner of the view.
  var drawing: String { svg.text }

  private static let colors = ["#dc2626", "#7c3aed", "#0891b2", "#c026d3", "#65a30d"]

  init(_ top: UIView) {
    self.top = top
    var paths: [[TouchStep]] = []
    var places: [Int: Int] = [:]
    for step in top.world.digitizer.trail.takeSteps() {
      if let place = places[step.finger] {
        paths[place].append(step)
      } else {
        places[step.finger] = paths.count
        paths.append([step])
      }
    }
    count = paths.count
    for (index, path) in paths.enumerated() { draw(path, number: index + 1) }
  }

  private mutating func draw(_ steps: [TouchStep], number finger: Int) {
    let color = Self.colors[(finger - 1) % Self.colors.count]
    let points = steps.map { place(of: $0.point) }
    let line = points.map { "\(number($0.x)),\(number($0.y))" }.joined(separator: " ")
    svg.element(
      "polyline",
      [
        "points": line, "fill": "none", "stroke": color, "stroke-width": "1.6",
        "stroke-opacity": "0.8", "stroke-linejoin": "round",
      ])
    for (step, point) in zip(steps, points) { draw(step.phase, at: point, color) }
    guard let first = steps.first, let start = points.first else { return }
    say("#\(finger) at \(number(first.time)) s", at: start, color)
  }

  /// Writes the time of a touch beside its start, where it covers no other label.
  private mutating func say(_ text: String, at start: CGPoint, _ color: String) {
    let isFarRight = start.x > top.bounds.size.width - 60
    let width = Outlines.width(of: text, size: 8)
    let x = start.x + (isFarRight ? -11 - width : 11)
    var box = CGRect(x: x, y: max(0, start.y - 15), width: width, height: 10)
    while words.contains(where: { $0.meets(box) }) { box.origin.y += 10 }
    words.append(box)
    svg.element(
      "text",
      [
        "x": number(isFarRight ? box.maxX : box.origin.x), "y": number(box.origin.y + 8),
        "font-size": "8", "fill": color, "text-anchor": isFarRight ? "end" : "start",
        "stroke": "#ffffff", "stroke-width": "2", "paint-order": "stroke",
      ], content: text)
  }

  private mutating func draw(_ phase: UITouch.Phase, at point: CGPoint, _ color: String) {
    let (x, y) = (number(point.x), number(point.y))
    switch phase {
    case .began:
      svg.element(
        "circle",
        [
          "cx": x, "cy": y, "r": "9", "fill": color, "fill-opacity": "0.12", "stroke": color,
          "stroke-width": "1.6",
        ])
    case .moved: svg.element("circle", ["cx": x, "cy": y, "r": "1.5", "fill": color])
    case .stationary: break
    case .ended:
      svg.element(
        "circle",
        ["cx": x, "cy": y, "r": "4.5", "fill": color, "stroke": "#ffffff", "stroke-width": "1"])
    case .cancelled:
      svg.element(
        "path",
        [
          "d": "M\(number(point.x - 5)) \(number(point.y - 5))l10 10m0 -10l-10 10",
          "stroke": color, "stroke-width": "2.5",
        ])
    }
  }

  /// Converts a point of the screen to the drawing's coordinates.
  private func place(of point: CGPoint) -> CGPoint {
    guard let window = top.window, let inWindow = window.fromSuperview(point),
      let inTop = window.convert(inWindow, to: top)
    else { return point }
    return inTop - top.bounds.origin
  }

  private func number(_ number: Double) -> String { ViewFacts.number(number) }
}
