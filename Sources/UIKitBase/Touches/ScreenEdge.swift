package import QuartzCore

/// An edge of the screen from which a swipe starts.
package enum ScreenEdge: String, CaseIterable, Sendable {
  case left, right, top, bottom

  /// Whether a position along the edge is a `y` coordinate.
  package var isUpright: Bool { self == .left || self == .right }

  /// The distance from the edge at which a swipe starts, in points.
  static let margin = 0.5

  /// The vector of a swipe that moves inwards by a distance.
  package func inwards(_ distance: Double) -> CGPoint {
    switch self {
    case .left: CGPoint(x: distance, y: 0)
    case .right: CGPoint(x: -distance, y: 0)
    case .top: CGPoint(x: 0, y: distance)
    case .bottom: CGPoint(x: 0, y: -distance)
    }
  }

  /// The starting point of a swipe, at a rectangle's edge beside a point.
  package func start(of rectangle: CGRect, beside point: CGPoint) -> CGPoint {
    switch self {
    case .left: CGPoint(x: rectangle.origin.x + Self.margin, y: point.y)
    case .right: CGPoint(x: rectangle.maxX - Self.margin, y: point.y)
    case .top: CGPoint(x: point.x, y: rectangle.origin.y + Self.margin)
    case .bottom: CGPoint(x: point.x, y: rectangle.maxY - Self.margin)
    }
  }
}
