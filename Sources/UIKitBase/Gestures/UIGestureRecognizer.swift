internal import FoundationCore
package import QuartzCore
public import SelectorRuntime
public import UIKitRuntime

// no traps of stop: a native object exists only in a world that has its models.

/// Recognizes one gesture in the touches of a view and its subviews.
///
/// An *attempt* lasts from the first touch until the recognizer has ended or failed and all its
/// touches have ended; then it is reset. Every state change is a `setState:` message.
open class UIGestureRecognizer: StoringObject {
  /// The state of an attempt, numbered as in `UIGestureRecognizer.h`.
  package enum State: Int, Sendable {
    case possible, began, changed, ended, cancelled, failed
  }

  /// The UIKit instance that it belongs to.
  package unowned let world: UIKitWorld
  /// The view that owns it.
  @Weak package internal(set) final var view: UIView?
  @Weak package final var delegate: RuntimeObject?
  /// The optional methods to which the delegate responded when it was set, as bits in the order of
  /// ``GestureSelectors/delegateQuestions``; nil if it was not asked yet.
  final var delegateAnswers: UInt8?
  package final var isEnabled = true
  package final var cancelsTouchesInView = true
  package final var delaysTouchesBegan = false
  package final var delaysTouchesEnded = true
  package final var name: String?

  /// The target-action pairs, in the order of addition; each is retained.
  final var targets: [UIGestureRecognizerTarget] = []
  /// The recognizers added by `requireGestureRecognizerToFail:`.
  @Owned final var requirements: [WeakReference] = []

  // The attempt; UIGestureRecognizer+State and +Touches change it.
  /// The allowed touch types, as `UITouchType` values; nil allows all.
  final var allowedTouchTypes: [Int]?
  package internal(set) final var state = State.possible {
    didSet { shownState = nil }
  }
  /// The state for which the running action was queued.
  final var shownState: State?
  /// The state that it changes to after all failure requirements have failed.
  package final var wantedState: State?
  /// Whether a gesture that waits to begin has already ended.
  final var endsOnceBegun = false
  /// The touches on the screen that it follows; each is retained.
  package internal(set) final var touches: [UITouch] = []
  /// Every touch of this attempt; each is retained.
  package final var seen: [UITouch] = []
  /// The cached failure requirements of this attempt.
  final var answers: [UIGestureRecognizer: Bool] = [:]
  /// The attempt's number, by which timers of earlier attempts are ignored.
  package internal(set) final var attempt = 0
  final var isResetQueued = false
  /// The last location of its touches, in the coordinates of their window.
  package final var lastLocation = CGPoint.zero
  @Weak package final var window: UIWindow?

  /// Creates an instance of a class.
  public required init(isa: RuntimeClass) {
    guard let world = isa.runtime.world as? UIKitWorld else {
      preconditionFailure("the runtime has no UIKit")
    }
    self.world = world
    super.init(isa: isa)
  }

  final var selectors: GestureSelectors { world.selectors.gestures }

  // Subclasses override these.

  /// Called by the message of the same name when touches begin.
  open func touchesBegan(_ touches: [UITouch], _ event: UIEvent?) throws {}
  open func touchesMoved(_ touches: [UITouch], _ event: UIEvent?) throws {}
  open func touchesEnded(_ touches: [UITouch], _ event: UIEvent?) throws {}
  open func touchesCancelled(_ touches: [UITouch], _ event: UIEvent?) throws {}

  /// Called by the message of the same name when presses end or are cancelled.
  func pressesEnded(_ presses: [UIPress]) throws {}
  func pressesCancelled(_ presses: [UIPress]) throws {}

  /// Resets the progress of the attempt; called by `reset`.
  open func forgetProgress() {}

  /// Whether it is undecided without touches on the screen, as between the taps of a double tap.
  var awaitsMoreTouches: Bool { false }

  /// Whether it may leave Possible; asked before the views and the delegate.
  open func mayBegin() throws -> Bool { true }

  /// Whether a subview receives a touch that begins in it.
  func letsViewHave(_ touch: UITouch, _ event: UIEvent) throws -> Bool { true }

  /// The locations of its touches, in the coordinates of their window.
  var locations: [CGPoint] { touches.map(\.location) }

  /// Whether its class prevents another recognizer when it recognizes.
  open func prevents(_ other: UIGestureRecognizer) -> Bool { true }

  /// Whether its class is prevented by another recognizer that recognizes.
  open func isPrevented(by other: UIGestureRecognizer) -> Bool { true }

  open override func leaveOwners() {
    view?.recognizers.removeAll(self)
    super.leaveOwners()
  }

  open override func destruct() {
    forgetProgress()
    forgetAttempt()
    world.gestures.forget(self)
    let pairs = targets
    targets = []
    for pair in pairs { pair.release() }
    super.destruct()
  }
}

extension UIGestureRecognizer {
  static func define(_ recognizer: ClassDefinition<UIGestureRecognizer>) {
    recognizer.method("init") { (recognizer) -> Value in
      try recognizer.call(
        recognizer.selectors.initWithTarget, RuntimeObject?.none, Selector?.none)
    }
    recognizer.readonly("view", .strong) { $0.view }
    recognizer.property(
      "delegate", .weak, of: "<UIGestureRecognizerDelegate>", get: { $0.delegate }
    ) { (recognizer, delegate: RuntimeObject?) in
      recognizer.delegate = delegate
      recognizer.delegateAnswers = nil
      if let delegate { _ = try recognizer.keptAnswers(of: delegate) }
    }
    recognizer.property(
      "enabled", getter: "isEnabled", get: { $0.isEnabled }, set: { try $0.setEnabled($1) })
    recognizer.property("name", .copy, get: { $0.name }, set: { $0.name = $1 })
    defineTouchOptions(recognizer)
    defineState(recognizer)
    defineTargets(recognizer)
    defineTouches(recognizer)
    defineQuestions(recognizer)
    definePresses(recognizer)
  }

  private static func defineTouchOptions(_ recognizer: ClassDefinition<UIGestureRecognizer>) {
    recognizer.property(
      "cancelsTouchesInView", get: { $0.cancelsTouchesInView },
      set: { $0.cancelsTouchesInView = $1 })
    recognizer.property(
      "delaysTouchesBegan", get: { $0.delaysTouchesBegan }, set: { $0.delaysTouchesBegan = $1 })
    recognizer.property(
      "delaysTouchesEnded", get: { $0.delaysTouchesEnded }, set: { $0.delaysTouchesEnded = $1 })
  }
}

extension UIKitClasses {
  package static let gestureRecognizer = NativeClass<UIGestureRecognizer>(
    "UIGestureRecognizer", superclass: FoundationClasses.object, UIGestureRecognizer.define)
}
