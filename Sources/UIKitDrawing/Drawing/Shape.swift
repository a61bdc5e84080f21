internal import QuartzCore
internal import UIKitBase

/// One drawn element, in the coordinates of its view.
///
/// Each family of views returns its appearance as a list of shapes; a writer encodes them.
struct Shape {
  enum Form {
    case rectangle(CGRect, radius: Double)
    case ellipse(CGRect)
    /// SVG path commands.
    ///
    /// With a rectangle, the path's square of 24 units is scaled to it.
    case path(String, in: CGRect?)
    case text(TextLine)
    case group(ShapeGroup)
  }

  /// A text in one font on one line.
  struct TextLine {
    var text: String
    /// The left end of the baseline.
    var origin: CGPoint
    var font: FontDescription
    /// The advance of each character.
    var advances: [Double]
    var width: Double { advances.reduce(0, +) }
  }

  let form: Form
  var fill: Paint?
  /// A gradient that replaces the fill.
  var gradient: Gradient?
  var stroke: Paint?
  var lineWidth = 1.0
  var dashes: [Double] = []
  /// Line caps, line joins and the fill rule, where they differ from the defaults.
  var style: SVGAttributes = [:]

  static func rectangle(_ rect: CGRect, _ fill: Paint, radius: Double = 0) -> Shape {
    Shape(form: .rectangle(rect, radius: radius), fill: fill)
  }

  static func outline(
    _ rect: CGRect, _ stroke: Paint, width: Double = 1, radius: Double = 0
  ) -> Shape {
    // The line is inside the rectangle.
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

  /// A symbol whose lines are drawn in a square of 24 units.
  static func sign(_ commands: String, in rect: CGRect, _ stroke: Paint, width: Double) -> Shape {
    Shape(form: .path(commands, in: rect), stroke: stroke, lineWidth: width)
  }

  /// The shadow below a round shape: several lighter, growing shapes.
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

  /// A hairline: one pixel on a screen with three pixels per point.
  static let hairline = 1 / 3.0
}
