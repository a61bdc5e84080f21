internal import FoundationCore
public import QuartzCore
package import SelectorRuntime
package import UIKitRuntime
internal import VirtualTime

/// A drag; it begins when the centroid has moved by 10 points.
///
/// The translation does not jump when a finger is added or removed.
open class UIPanGestureRecognizer: UIGestureRecognizer {
  /// The distance in points that begins the gesture.
  ///
  /// Measured on iOS 26.1: 9.9 points do not, 10.0 do.
  static let slop = 10.0

  package internal(set) final var minimumNumberOfTouches = 1
  package final var maximumNumberOfTouches = Int.max
  /// The translation of the fingers, in the window's coordinates.
  package final var translation = CGPoint.zero
  /// The samples that the velocity is computed from.
  package internal(set) final var motion = MotionSamples()
  /// The centroid at which the translation was zero.
  private final var anchor = CGPoint.zero

  /// Whether the fingers have rested recently, which makes the final velocity zero.
  package final var isAtRest: Bool {
    guard let last = motion.lastMove else { return true }
    return world.runLoop.now - last > world.settings.gestures.velocityWindow + 1e-9
  }

  /// Whether more fingers than the maximum make it fail; a scroll view's pan ignores them.
  package var refusesExtraTouches: Bool { true }

  /// Whether a translation begins the gesture; its length is at least ``slop``.
  open func begins(_ way: CGPoint) -> Bool { true }

  open override func touchesBegan(_ touches: [UITouch], _ event: UIEvent?) throws {
    if self.touches.count > maximumNumberOfTouches {
      if refusesExtraTouches, world.settings.gestures.panExtraTouch == .fails, state == .possible {
        return try change(to: .failed)
      }
      for touch in touches where self.touches.count > maximumNumberOfTouches {
        try send(selectors.ignoreTouch, touch, event)
      }
    }
    if self.touches.count == touches.count { motion.restart(at: .zero, world.runLoop.now) }
    anchorHere()
  }

  open override func touchesMoved(_ touches: [UITouch], _ event: UIEvent?) throws {
    guard self.touches.count >= minimumNumberOfTouches, let centroid else { return }
    translation = centroid - anchor
    motion.note(centroid - anchor, world.runLoop.now, world.settings)
    guard state == .possible else { return try change(to: .changed) }
    // The comparison tolerates rounding errors.
    guard wantedState == nil, translation.distance(to: .zero) >= Self.slop - 1e-6,
      begins(translation)
    else { return }
    let way = translation
    try change(to: .began)
    guard state == .began, world.settings.gestures.panTranslationAtBegan == .zero else { return }
    setTranslation(translation - way, keepsMotion: true)
  }

  open override func touchesEnded(_ touches: [UITouch], _ event: UIEvent?) throws {
    let left = self.touches.filter { !$0.isOver }
    if left.isEmpty || (state != .possible && left.count < minimumNumberOfTouches) {
      return try change(to: state == .possible && wantedState == nil ? .failed : .ended)
    }
    anchorHere(left)
  }

  open override func touchesCancelled(_ touches: [UITouch], _ event: UIEvent?) throws {
    let left = self.touches.filter { !$0.isOver }
    if left.isEmpty { try change(to: .cancelled) } else { anchorHere(left) }
  }

  open override func forgetProgress() {
    translation = .zero
    motion = MotionSamples()
    anchor = .zero
  }

  /// Continues from the centroid of the present fingers.
  private func anchorHere(_ touches: [UITouch]? = nil) {
    guard let middle = CGPoint.middle(of: (touches ?? self.touches).map(\.location)) else { return }
    anchor = middle - translation
  }

  /// Sets the translation; later movements are added to it.
  final func setTranslation(_ way: CGPoint, keepsMotion: Bool = false) {
    anchor = anchor + translation - way
    translation = way
    if keepsMotion {
      motion.move(to: way)
    } else {
      motion.restart(at: way, world.runLoop.now)
    }
  }
}

extension UIPanGestureRecognizer {
  static func define(_ pan: ClassDefinition<UIPanGestureRecognizer>) {
    defineTouchMessages(pan)
    pan.method("reset") { (pan) in pan.forgetProgress() }
    pan.property("minimumNumberOfTouches", get: { $0.minimumNumberOfTouches }) {
      (pan, count: Int) in
      pan.minimumNumberOfTouches = max(1, count)
    }
    // UIScrollTypeMaskDiscrete and Continuous apply to mice, which are not supported.
    pan.stored("allowedScrollTypesMask", usual: 0)
    pan.property("maximumNumberOfTouches", get: { $0.maximumNumberOfTouches }) {
      (pan, count: Int) in
      pan.maximumNumberOfTouches = max(1, count)
    }
    pan.method("translationInView:") { (pan, view: UIView?) -> CGPoint in
      pan.convert(distance: pan.translation, to: view)
    }
    pan.method("setTranslation:inView:") { (pan, way: CGPoint, view: UIView?) in
      guard way.isFinite else {
        throw RuntimeError(
          .invalidArgument,
          "-[\(pan.className) setTranslation:inView:]: \(way.text) is no translation")
      }
      pan.setTranslation(pan.convert(distance: way, from: view))
    }
    pan.method("velocityInView:") { (pan, view: UIView?) -> CGPoint in
      pan.convert(distance: pan.motion.velocity(pan.world.settings), to: view)
    }
  }
}

extension UIKitClasses {
  package static let panGestureRecognizer = NativeClass<UIPanGestureRecognizer>(
    "UIPanGestureRecognizer", superclass: gestureRecognizer, UIPanGestureRecognizer.define)
}
