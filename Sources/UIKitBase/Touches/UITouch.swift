internal import FoundationCore
package import QuartzCore
public import SelectorRuntime
package import UIKitRuntime

/// One finger on the screen, from touch-down to lift.
public final class UITouch: RuntimeObject {
  /// The phase of the touch in the event that is being delivered.
  package enum Phase: Int, CaseIterable, Sendable {
    case began, moved, stationary, ended, cancelled
  }

  package internal(set) var phase = Phase.began
  /// When the phase last changed, in virtual seconds.
  package internal(set) var timestamp = 0.0
  /// The number of consecutive taps, including this one.
  package internal(set) var tapCount = 1
  /// The view that was hit; it does not change when the finger moves.
  @Strong package internal(set) var view: UIView?
  @Strong package internal(set) var window: UIWindow?
  /// The present location, in the window's coordinates.
  package internal(set) var location = CGPoint.zero
  package internal(set) var previousLocation = CGPoint.zero
  /// The location of the touch-down, in the window's coordinates.
  package internal(set) var start = CGPoint.zero
  /// Whether it began at an edge of the screen, as in an edge swipe.
  package var isEdgeTouch: Bool { edge != nil }
  /// The edge at which it began.
  package internal(set) var edge: ScreenEdge?
  /// The finger's number, counted over all fingers.
  var finger = 0
  /// Whether its view does not receive it, because of multiple or exclusive touch.
  var isWithheldFromView = false
  /// The phases that its view has not received yet, in order.
  @Owned var undelivered: [Phase] = []
  /// Whether its view has received its beginning and not its end.
  var hasBegunInView = false
  /// The recognizers that follow it, in the order in which they received it.
  var recognizers: [UIGestureRecognizer] = []
  /// Whether the finger has left the screen.
  private(set) var isOver = false
  /// The greatest distance from the start.
  private(set) var greatestDistance = 0.0

  /// Updates the touch from a movement of the finger.
  func update(_ phase: Phase, at location: CGPoint, _ timestamp: Double) {
    previousLocation = phase == .began ? location : self.location
    if phase == .began { start = location }
    self.location = location
    self.phase = phase
    self.timestamp = timestamp
    isOver = phase == .ended || phase == .cancelled
    greatestDistance = max(greatestDistance, start.distance(to: location))
  }

  public override func destruct() {
    recognizers = []
    super.destruct()
  }

  private func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    window?.convert(point, to: view) ?? point
  }
}

extension UITouch {
  static func define(_ touch: ClassDefinition<UITouch>) {
    touch.readonly("phase") { $0.phase.rawValue }
    touch.readonly("timestamp") { $0.foundation.mediaTime(at: $0.timestamp) }
    touch.readonly("tapCount") { $0.tapCount }
    touch.readonly("type") { (_) -> Int in 0 }
    defineChanging(touch)
    touch.readonly("view", .strong) { $0.view }
    touch.readonly("window") { $0.window }
    touch.readonly("gestureRecognizers", .copy) { (touch) -> [UIGestureRecognizer] in
      touch.recognizers.filter { !$0.isDeallocating }
    }
    touch.method("locationInView:") { (touch, view: UIView?) -> CGPoint in
      touch.convert(touch.location, to: view)
    }
    touch.method("previousLocationInView:") { (touch, view: UIView?) -> CGPoint in
      touch.convert(touch.previousLocation, to: view)
    }
    // A finger has no additional precision, and this screen measures no force.
    touch.method("preciseLocationInView:") { (touch, view: UIView?) -> CGPoint in
      touch.convert(touch.location, to: view)
    }
    touch.method("precisePreviousLocationInView:") { (touch, view: UIView?) -> CGPoint in
      touch.convert(touch.previousLocation, to: view)
    }
    touch.readonly("force") { (_) -> Double in 0 }
    touch.readonly("maximumPossibleForce") { (_) -> Double in 0 }
  }
}

extension UIKitClasses {
  package static let touch = NativeClass<UITouch>(
    "UITouch", superclass: FoundationClasses.object, UITouch.define)
}
