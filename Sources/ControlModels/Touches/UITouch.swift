internal import FoundationCore
package import SelectorRuntime

/// One finger on the screen, from touch-down to lift.
package final class UITouch: RuntimeObject {
  /// The part of the finger in the event that is being delivered.
  package enum Phase: Int, CaseIterable, Sendable {
    case began, moved, stationary, ended, cancelled
  }

  package internal(set) var phase = Phase.began
  /// When the phase last changed, in virtual seconds.
  package internal(set) var timestamp = 0.0
  /// How many taps in quick succession this one is the last of.
  package internal(set) var tapCount = 1
  /// The view that was hit; it stays what it was, wherever the finger goes.
  @Strong package internal(set) var view: UIView?
  @Strong package internal(set) var window: UIWindow?
  /// Where the finger is, in the window's coordinates.
  package internal(set) var location = CGPoint.zero
  package internal(set) var previousLocation = CGPoint.zero
  /// Where it came down, in the window's coordinates.
  package internal(set) var start = CGPoint.zero
  /// Whether it is marked as one that came in over an edge of the screen, as an edge swipe is.
  package var isEdgeTouch: Bool { edge != nil }
  /// That edge.
  package internal(set) var edge: ScreenEdge?
  /// Which finger it is, of all that ever came down.
  var finger = 0
  /// Whether its view gets nothing of it: a second finger, or a touch beside an exclusive one.
  var isWithheldFromView = false
  /// The phases that its view has yet to be told of, in this order.
  @Owned var undelivered: [Phase] = []
  /// Whether its view knows it and has not heard of its end.
  var hasBegunInView = false
  /// The recognizers that have taken it and not let go of it, in the order in which they took it.
  var recognizers: [UIGestureRecognizer] = []
  /// Whether the finger has left the screen.
  private(set) var isOver = false
  /// How far from the start it has been.
  private(set) var greatestDistance = 0.0

  /// Notes what the finger did.
  func update(_ phase: Phase, at location: CGPoint, _ timestamp: Double) {
    previousLocation = phase == .began ? location : self.location
    if phase == .began { start = location }
    self.location = location
    self.phase = phase
    self.timestamp = timestamp
    isOver = phase == .ended || phase == .cancelled
    greatestDistance = max(greatestDistance, start.distance(to: location))
  }

  package override func destruct() {
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
    // A finger is as precise as it gets, and this screen feels no force.
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
  static let touch = NativeClass<UITouch>(
    "UITouch", superclass: FoundationClasses.object, UITouch.define)
}
