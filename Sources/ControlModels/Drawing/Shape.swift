internal import SelectorRuntime

/// One thing that is drawn, in the coordinates of its view.
///
/// Each family of views says in a list of shapes what it looks like; a writer puts them into a file.
struct Shape {
  enum Form {
    case rectangle(CGRect, radius: Double)
    case ellipse(CGRect)
    /// The commands of an SVG path. With a rectangle they stand in a square of 24 units, which is
    /// drawn into it.
    case path(String, in: CGRect?)
    case text(TextLine)
    case group(ShapeGroup)
  }

  /// A text in one font on one line.
  struct TextLine {
    var text: String
    /// The left end of its baseline.
    var origin: CGPoint
    var font: FontDescription
    /// How far each character takes the next one.
    var advances: [Double]
    var width: Double { advances.reduce(0, +) }
  }

  let form: Form
  var fill: Paint?
  /// Colours in place of the fill.
  var gradient: Gradient?
  var stroke: Paint?
  var lineWidth = 1.0
  var dashes: [Double] = []
  /// How the lines of a path end and meet, and what is inside it, where that is not the usual.
  var style: SVGAttributes = [:]

  static func rectangle(_ rect: CGRect, _ fill: Paint, radius: Double = 0) -> Shape {
    Shape(form: .rectangle(rect, radius: radius), fill: fill)
  }

  static func outline(
    _ rect: CGRect, _ stroke: Paint, width: Double = 1, radius: Double = 0
  ) -> Shape {
    // The line lies inside the rectangle.
    Shape(
      form: .rectangle(rect.expanded(by: -width / 2), radius: max(0, radius - width / 2)),
      stroke: stroke, lineWidth: width)
  }

  static func circle(_ center: CGPoint, _ radius: Double, _ fill: Paint) -> Shape {
    let place = CGRect(x: center.x, y: center.y, width: 0, height: 0).expanded(by: radius)
    return Shape(form: .ellipse(place), fill: fill)
  }

  static func path(_ commands: String, _ fill: Paint) -> Shape {
    Shape(form: .path(commands, in: nil), fill: fill)
  }

  /// A sign whose lines are drawn in a square of 24 units.
  static func sign(_ commands: String, in rect: CGRect, _ stroke: Paint, width: Double) -> Shape {
    Shape(form: .path(commands, in: rect), stroke: stroke, lineWidth: width)
  }

  /// The shadow below something round: some lighter shapes that grow.
  static func shadow(
    below rect: CGRect, _ corners: Corners, blur: Double, offset: CGSize, _ paint: Paint
  ) -> [Shape] {
    let steps = 6
    return (0..<steps).map { step in
      let spread = blur * (1 - 2 * Double(step) / Double(steps))
      let moved = CGRect(
        origin: CGPoint(x: rect.origin.x + offset.width, y: rect.origin.y + offset.height),
        size: rect.size)
      return .rectangle(
        moved.expanded(by: spread), paint.faded(1 / Double(steps)), corners.expanded(by: spread))
    }
  }

  /// The width of a line that is one pixel of a screen of three pixels a point, as hairlines are.
  static let hairline = 1 / 3.0
}
