internal import SelectorRuntime

/// What lies over the views: their names, and what fingers did.
extension ViewDrawing {
  private static let captionSize = 7.0

  /// Writes the name of each view into one of its corners, if that is free.
  mutating func drawCaptions() {
    // The innermost views first: they have the least room.
    for (_, rectangle, caption) in visible.reversed() {
      let width = Self.width(of: caption, size: Self.captionSize) + 4
      let height = Self.captionSize + 3
      guard rectangle.size.width >= width, rectangle.size.height >= height else { continue }
      let (left, right) = (rectangle.origin.x, rectangle.maxX - width)
      let (top, bottom) = (rectangle.origin.y, rectangle.maxY - height)
      let corners = [
        CGPoint(x: left, y: top), CGPoint(x: left, y: bottom), CGPoint(x: right, y: top),
        CGPoint(x: right, y: bottom),
      ]
      for corner in corners {
        let box = CGRect(origin: corner, size: CGSize(width: width, height: height))
        guard !occupied.contains(where: { $0.common(box) != nil }) else { continue }
        occupied.append(box)
        let shift = self.top.bounds.origin
        svg.element(
          "text",
          [
            "x": number(corner.x - shift.x + 2),
            "y": number(corner.y - shift.y + Self.captionSize + 0.5),
            "font-size": number(Self.captionSize), "fill": "#475569", "stroke": "#ffffff",
            "stroke-width": "1.6", "stroke-opacity": "0.8", "paint-order": "stroke",
          ], content: caption)
        break
      }
    }
  }

  /// Draws the way of every finger since the last drawing, and answers how many there were.
  mutating func drawFingers() -> Int {
    var paths: [(finger: Int, steps: [TouchStep])] = []
    var places: [Int: Int] = [:]
    for step in top.world.digitizer.trail.takeSteps() {
      if let place = places[step.finger] {
        paths[place].steps.append(step)
      } else {
        places[step.finger] = paths.count
        paths.append((step.finger, [step]))
      }
    }
    for (index, path) in paths.enumerated() { draw(path.steps, number: index + 1) }
    return paths.count
  }

  private static let colors = ["#dc2626", "#7c3aed", "#0891b2", "#c026d3", "#65a30d"]

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
    let isFarRight = start.x > top.bounds.size.width - 60
    svg.element(
      "text",
      [
        "x": number(start.x + (isFarRight ? -11 : 11)), "y": number(start.y - 7),
        "font-size": "8", "fill": color, "text-anchor": isFarRight ? "end" : "start",
        "stroke": "#ffffff", "stroke-width": "2", "paint-order": "stroke",
      ], content: "#\(finger) at \(number(first.time)) s")
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

  /// A point of the screen in the drawing.
  private func place(of point: CGPoint) -> CGPoint {
    guard let window = top.window, let inWindow = window.fromSuperview(point),
      let inTop = window.convert(inWindow, to: top)
    else { return point }
    return inTop - top.bounds.origin
  }
}
