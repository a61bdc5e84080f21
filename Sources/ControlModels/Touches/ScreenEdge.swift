/// A side of the screen, over which a finger comes in.
package enum ScreenEdge: String, CaseIterable, Sendable {
  case left, right, top, bottom

  /// Whether a place on it is said by a `y`.
  package var isUpright: Bool { self == .left || self == .right }

  /// How far from the edge a swipe comes down, in points.
  static let margin = 0.5

  /// The way of a swipe that goes a distance inwards.
  func inwards(_ distance: Double) -> CGPoint {
    switch self {
    case .left: CGPoint(x: distance, y: 0)
    case .right: CGPoint(x: -distance, y: 0)
    case .top: CGPoint(x: 0, y: distance)
    case .bottom: CGPoint(x: 0, y: -distance)
    }
  }

  /// Where a swipe comes down, beside a point of the same rectangle.
  func start(of rectangle: CGRect, beside point: CGPoint) -> CGPoint {
    switch self {
    case .left: CGPoint(x: rectangle.origin.x + Self.margin, y: point.y)
    case .right: CGPoint(x: rectangle.maxX - Self.margin, y: point.y)
    case .top: CGPoint(x: point.x, y: rectangle.origin.y + Self.margin)
    case .bottom: CGPoint(x: point.x, y: rectangle.maxY - Self.margin)
    }
  }
}
