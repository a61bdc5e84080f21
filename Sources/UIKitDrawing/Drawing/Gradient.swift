internal import CStandardLibrary
internal import QuartzCore
internal import SelectorRuntime
internal import UIKitBase
internal import UIKitRuntime

// no traps of abs: these are floating-point numbers, whose magnitudes exist.

/// A gradient, in the coordinates of the view that draws it.
struct Gradient {
  enum Form {
    /// From one point to another; constant perpendicular to that line.
    case axial(from: CGPoint, to: CGPoint)
    /// From a center to an ellipse around it.
    case radial(center: CGPoint, radii: CGSize)
  }

  struct Stop {
    /// From 0 to 1.
    var place: Double
    var paint: Paint
  }

  var form: Form
  /// At least one, in ascending order of position.
  var stops: [Stop]

  /// The interpolated color at a position between the first and the last stop.
  static func paint(of stops: [Stop], at place: Double) -> Paint {
    guard let next = stops.firstIndex(where: { $0.place >= place }) else {
      return stops.last?.paint ?? .black
    }
    guard next > 0 else { return stops[0].paint }
    let (one, other) = (stops[next - 1], stops[next])
    let part = (place - one.place) / max(other.place - one.place, .leastNonzeroMagnitude)
    func mixed(_ value: KeyPath<Paint, Double>) -> Double {
      one.paint[keyPath: value] + (other.paint[keyPath: value] - one.paint[keyPath: value]) * part
    }
    return Paint(
      red: mixed(\.red), green: mixed(\.green), blue: mixed(\.blue), alpha: mixed(\.alpha))
  }
}

extension CALayer {
  /// The shapes of a gradient layer, drawn in a rectangle; none for other layers.
  ///
  /// - Parameters:
  ///   - look: resolves the colors.
  ///   - place: the layer's frame, in the coordinates of its view.
  ///   - corners: the rounded corners of the layer.
  func gradientShapes(_ look: Look, in place: CGRect, _ corners: Corners) -> [Shape] {
    guard isa.inherits(from: runtime.cls(UIKitClasses.gradientLayer)) else { return [] }
    let stops = gradientStops(look)
    guard !stops.isEmpty, place.size.width > 0, place.size.height > 0 else { return [] }
    func point(_ name: String, _ usual: CGPoint) -> CGPoint {
      let unit = storedValues?.value(name).flatMap { CGPoint.from($0, in: runtime) } ?? usual
      return CGPoint(
        x: place.origin.x + unit.x * place.size.width,
        y: place.origin.y + unit.y * place.size.height)
    }
    let start = point("startPoint", CGPoint(x: 0.5, y: 0))
    let end = point("endPoint", CGPoint(x: 0.5, y: 1))
    let kind = storedValues?.value("type").flatMap { String.from($0, in: runtime) } ?? "axial"
    if kind == "conic" { return Self.wedges(stops, around: start, towards: end, in: place) }
    var shape = Shape.rectangle(place, .black, corners)
    let form: Gradient.Form =
      kind == "radial"
      ? .radial(
        center: start, radii: CGSize(width: abs(end.x - start.x), height: abs(end.y - start.y)))
      : .axial(from: start, to: end)
    shape.gradient = Gradient(form: form, stops: stops)
    return [shape]
  }

  /// The colors with their positions, evenly spaced by default.
  private func gradientStops(_ look: Look) -> [Gradient.Stop] {
    let colors =
      storedValues?.value("colors").flatMap { [UIColor].from($0, in: runtime) } ?? []
    let given = storedValues?.value("locations").flatMap { [Double].from($0, in: runtime) } ?? []
    let isEven = given.count != colors.count
    var last = 0.0
    return colors.enumerated().map { index, color in
      let even = colors.count > 1 ? Double(index) / Double(colors.count - 1) : 0
      // Positions never decrease, as the documentation requires.
      last = max(last, (isEven ? even : given[index]).clamped(to: 0...1))
      return Gradient.Stop(place: last, paint: look[color])
    }
  }

  /// A conic gradient, which SVG lacks: narrow triangles of one color each.
  private static func wedges(
    _ stops: [Gradient.Stop], around center: CGPoint, towards end: CGPoint, in place: CGRect
  ) -> [Shape] {
    // Each triangle extends below the next one, which avoids gaps between them.
    let (count, overlap) = (120, 0.02)
    let first = angle(of: end - center)
    let inner = place.expanded(by: -0.01)
    let center = CGPoint(
      x: center.x.clamped(to: inner.origin.x...max(inner.origin.x, inner.maxX)),
      y: center.y.clamped(to: inner.origin.y...max(inner.origin.y, inner.maxY)))
    let corners = [
      CGPoint(x: place.origin.x, y: place.origin.y), CGPoint(x: place.maxX, y: place.origin.y),
      CGPoint(x: place.maxX, y: place.maxY), CGPoint(x: place.origin.x, y: place.maxY),
    ].map { turned(angle(of: $0 - center) - first) }
    let turns =
      ((0...count).map { Double($0) / Double(count) * whole } + corners).sorted()
    return zip(turns, turns.dropFirst()).compactMap { from, to -> Shape? in
      guard to - from > 1e-9 else { return nil }
      let (one, other) = (
        edge(of: place, from: center, at: first + from),
        edge(of: place, from: center, at: first + min(to + overlap, whole))
      )
      let words = [center, one, other].map {
        "\(ViewFacts.number($0.x)) \(ViewFacts.number($0.y))"
      }
      let paint = Gradient.paint(of: stops, at: (from + to) / 2 / whole)
      return .path("M\(words.joined(separator: "L"))Z", paint)
    }
  }
  private static let whole = 2 * Double.pi

  private static func angle(of way: CGPoint) -> Double { atan2(way.y, way.x) }

  /// The angle reduced to the range from 0 to one turn.
  private static func turned(_ angle: Double) -> Double {
    let rest = angle.truncatingRemainder(dividingBy: whole)
    return rest < 0 ? rest + whole : rest
  }

  /// The intersection of a ray from a point inside with the edge of a rectangle.
  private static func edge(of rect: CGRect, from center: CGPoint, at angle: Double) -> CGPoint {
    let (x, y) = (cos(angle), sin(angle))
    let across = abs(x) < 1e-12 ? .infinity : ((x > 0 ? rect.maxX : rect.origin.x) - center.x) / x
    let along = abs(y) < 1e-12 ? .infinity : ((y > 0 ? rect.maxY : rect.origin.y) - center.y) / y
    let way = min(across, along)
    return CGPoint(x: center.x + x * way, y: center.y + y * way)
  }
}
