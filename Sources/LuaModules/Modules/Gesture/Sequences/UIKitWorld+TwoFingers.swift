internal import CStandardLibrary
internal import FoundationCore
internal import QuartzCore
internal import SelectorRuntime
internal import UIKitBase
internal import VirtualTime

// no traps of abs: these are floating-point numbers, whose magnitudes exist.

/// Two fingers that move around a center.
///
/// Distances are in points of the window. Both fingers are put down at the same time, one after the
/// other, at the same height; they move and lift together.
extension UIKitWorld {
  /// The default distance of two fingers, which suits a hand; no document states one.
  private static let usualDistance = 100.0

  /// Moves two fingers until their distance has changed by the factor `scale`.
  ///
  /// - Parameters:
  ///   - view: the view to pinch.
  ///   - scale: the final distance relative to the initial one.
  ///   - center: in the view's bounds coordinates; nil is the center.
  ///   - distance: the initial distance; nil for one that fits the view and the window.
  ///   - duration: in virtual seconds.
  /// - Throws: as ``touchDown(in:at:)``, and if a finger would leave the window; nothing has
  ///   happened then.
  func pinch(
    _ view: UIView, scale: Double, at center: CGPoint?, distance: Double?, duration: Double
  ) throws {
    guard scale > 0, scale.isFinite else {
      throw RuntimeError(
        .invalidArgument, "a pinch needs a scale above 0, got \(scale.isNaN ? .nan : scale)")
    }
    let reach = max(1, scale)
    let pair = try PairOfFingers(
      in: view, at: center, distance: distance, usual: Self.usualDistance,
      reach: CGSize(width: reach, height: 0))
    try move(pair, on: view, duration: duration) { part in
      CGPoint(x: pair.radius * (part == 1 ? scale : 1 + (scale - 1) * part), y: 0)
    }
  }

  /// Rotates two fingers around their center.
  ///
  /// - Parameters:
  ///   - view: the view to rotate.
  ///   - angle: in radians, clockwise.
  ///   - center: in the view's bounds coordinates; nil is the center.
  ///   - distance: the distance of the fingers; nil for one that fits the view and the window.
  ///   - duration: the time of the movement, in virtual seconds.
  /// - Throws: as ``pinch(_:scale:at:distance:duration:)``.
  func rotate(
    _ view: UIView, angle: Double, at center: CGPoint?, distance: Double?, duration: Double
  ) throws {
    guard angle.isFinite else {
      throw RuntimeError(
        .invalidArgument, "a rotation needs a finite angle, got \(angle.isNaN ? .nan : angle)")
    }
    let height = abs(angle) < .pi / 2 ? sin(abs(angle)) : 1
    let pair = try PairOfFingers(
      in: view, at: center, distance: distance, usual: Self.usualDistance,
      reach: CGSize(width: 1, height: height))
    try move(pair, on: view, duration: duration) { part in
      CGPoint(x: pair.radius * cos(angle * part), y: pair.radius * sin(angle * part))
    }
  }

  /// Puts two fingers down, moves them symmetrically around the center, and lifts them.
  ///
  /// The closure `way` returns the vector from the center to the second finger for each fraction of
  /// the movement.
  private func move(
    _ pair: PairOfFingers, on view: UIView, duration: Double, _ way: @escaping (Double) -> CGPoint
  ) throws {
    try checkDuration(duration)
    let window = pair.window
    let center = pair.center
    var fingers: [Finger] = []
    do {
      for side in [-1.0, 1.0] {
        let start = window.toSuperview(center + way(0) * side)
        fingers.append(try touchDown(on: view, start))
      }
      let paths = zip(fingers, [-1.0, 1.0]).map { finger, side in
        (finger: finger, path: { part in window.toSuperview(center + way(part) * side) })
      }
      try move(paths, duration: duration)
      try cancellingFingers {
        try perform(at: runLoop.now) { [self] in
          let changes = fingers.compactMap { $0.arrive(at: $0.point, .ended) }
          if !changes.isEmpty { try digitizer.deliver(changes) }
        }
      }
    } catch {
      // If the run loop refuses to start, the fingers are still down.
      for finger in fingers where finger.isDown { try? finger.cancel() }
      throw error
    }
  }
}

/// The initial positions of two fingers.
private struct PairOfFingers {
  let window: UIWindow
  /// In the window's coordinates.
  let center: CGPoint
  /// Half their distance.
  let radius: Double

  /// Half the minimum distance of two distinct fingers, in points.
  private static let least = 0.5

  /// Validates and computes the initial positions.
  ///
  /// - Parameters:
  ///   - view: the view to touch.
  ///   - center: in the view's bounds coordinates; nil is the center.
  ///   - distance: the distance of the fingers; nil for one that fits.
  ///   - usual: the default distance, if there is room for it.
  ///   - reach: the greatest distance of a finger from the center, as multiples of the radius.
  init(
    in view: UIView, at center: CGPoint?, distance: Double?, usual: Double, reach: CGSize
  ) throws {
    try view.world.layoutPass.hurry()
    let point = center ?? view.bounds.center
    _ = try view.world.screenPoint(point, in: view)
    guard let window = view.window, let center = view.convert(point, to: window) else {
      throw RuntimeError(.invalidArgument, "\(view.defaultDescription) is not in a window")
    }
    self.window = window
    self.center = center
    if let distance {
      radius = distance / 2
      guard radius > 0, radius.isFinite else {
        throw RuntimeError(
          .invalidArgument,
          "two fingers cannot be \(distance.isNaN ? .nan : distance) points apart")
      }
    } else {
      radius = Self.radius(in: view, window, center, usual: usual, reach)
    }
    let far = CGPoint(x: radius * reach.width, y: radius * reach.height)
    guard radius >= Self.least || distance != nil else {
      throw RuntimeError(
        .invalidArgument,
        "there is no room in the window for two fingers around \(center.text), wherever they end")
    }
    guard window.bounds.touches(center + far),
      window.bounds.touches(center - far),
      window.bounds.contains(center + CGPoint(x: radius, y: 0))
    else {
      let size = window.bounds.size
      throw RuntimeError(
        .invalidArgument,
        "two fingers \(2 * radius) points apart around \(center.text) would leave the window, which "
          + "is \(size.width) × \(size.height) points")
    }
  }

  /// The largest radius that suits a hand, the view and the window during the whole movement.
  private static func radius(
    in view: UIView, _ window: UIWindow, _ center: CGPoint, usual: Double, _ reach: CGSize
  ) -> Double {
    let frame = view.convert(view.bounds, to: window) ?? .zero
    // Fingers on the edge of the view would miss it.
    let inView = 0.9 * min(center.x - frame.origin.x, frame.maxX - center.x)
    var radius = inView >= 1 ? min(usual / 2, inView) : usual / 2
    let bounds = window.bounds
    let room = min(center.x - bounds.origin.x, bounds.maxX - center.x) - 1
    radius = min(radius, room / reach.width)
    if reach.height > 0 {
      let height = min(center.y - bounds.origin.y, bounds.maxY - center.y) - 1
      radius = min(radius, height / reach.height)
    }
    return max(0, radius)
  }
}
