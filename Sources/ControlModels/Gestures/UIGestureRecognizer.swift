internal import FoundationCore
package import SelectorRuntime

/// Watches the touches of a view and of all below it for one gesture.
///
/// An *attempt* lasts from the first touch to the moment when the recognizer has ended or failed and
/// all its touches are over; then it is reset. Every change of the state is a `setState:` message.
package class UIGestureRecognizer: StoringObject {
  /// Where an attempt stands; the numbers are those of `UIGestureRecognizer.h`.
  package enum State: Int, Sendable {
    case possible, began, changed, ended, cancelled, failed
  }

  /// The UIKit that it belongs to.
  package unowned let world: UIKitWorld
  /// The view that owns it.
  @Weak package internal(set) final var view: UIView?
  @Weak package final var delegate: RuntimeObject?
  package final var isEnabled = true
  package final var cancelsTouchesInView = true
  package final var delaysTouchesBegan = false
  package final var delaysTouchesEnded = true
  package final var name: String?

  /// The pairs, in the order in which they were added; each is retained.
  final var targets: [UIGestureRecognizerTarget] = []
  /// Who has to fail first, as `requireGestureRecognizerToFail:` said.
  @Owned final var requirements: [WeakReference] = []

  // The attempt; UIGestureRecognizer+State and +Touches change it.
  /// The kinds of touches that it takes, as `UITouchType` numbers them; nil for all.
  final var allowedTouchTypes: [Int]?
  package internal(set) final var state = State.possible {
    didSet { shownState = nil }
  }
  /// The state of when the action that runs now was queued.
  final var shownState: State?
  /// The state that it takes once all that have to fail first have failed.
  final var wantedState: State?
  /// Whether a gesture that waits to begin is over already.
  final var endsOnceBegun = false
  /// The touches on the screen that it follows; each is retained.
  package internal(set) final var touches: [UITouch] = []
  /// Every touch of this attempt; each is retained.
  final var seen: [UITouch] = []
  /// The answers of this attempt about who has to fail first.
  final var answers: [(other: UIGestureRecognizer, mustFail: Bool)] = []
  /// Which attempt this is, so that a timer of a former one knows.
  package internal(set) final var attempt = 0
  final var isResetQueued = false
  /// Where its touches were last, in the coordinates of their window.
  final var lastLocation = CGPoint.zero
  @Weak final var window: UIWindow?

  package required init(isa: RuntimeClass) {
    guard let world = isa.runtime.world as? UIKitWorld else {
      preconditionFailure("the runtime has no UIKit")
    }
    self.world = world
    super.init(isa: isa)
  }

  final var selectors: GestureSelectors { world.selectors.gestures }

  // Subclasses override these.

  /// Takes touches that begin; the messages of the same names call these.
  func touchesBegan(_ touches: [UITouch], _ event: UIEvent?) throws {}
  func touchesMoved(_ touches: [UITouch], _ event: UIEvent?) throws {}
  func touchesEnded(_ touches: [UITouch], _ event: UIEvent?) throws {}
  func touchesCancelled(_ touches: [UITouch], _ event: UIEvent?) throws {}

  /// Takes presses that end or break off; the messages of the same names call these.
  func pressesEnded(_ presses: [UIPress]) throws {}
  func pressesCancelled(_ presses: [UIPress]) throws {}

  /// Forgets how far the attempt got; what `reset` does.
  func forgetProgress() {}

  /// Whether it still decides though no touch is on the screen, as a double tap between its taps.
  var awaitsMoreTouches: Bool { false }

  /// Whether it may leave Possible; asked before anybody else is.
  func mayBegin() throws -> Bool { true }

  /// Whether a view below gets a touch that is about to begin in it.
  func letsViewHave(_ touch: UITouch, _ event: UIEvent) throws -> Bool { true }

  /// The places of its touches, in the coordinates of their window.
  var locations: [CGPoint] { touches.map(\.location) }

  /// Whether it prevents another one when it recognizes, as far as its class is concerned.
  func prevents(_ other: UIGestureRecognizer) -> Bool { true }

  /// Whether another one that recognizes prevents it, as far as its class is concerned.
  func isPrevented(by other: UIGestureRecognizer) -> Bool { true }

  package override func leaveOwners() {
    view?.recognizers.removeAll { $0 === self }
    super.leaveOwners()
  }

  package override func destruct() {
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
    defineNibCoding(recognizer)
    recognizer.method("init") { (recognizer) -> Value in
      try recognizer.call(
        recognizer.selectors.initWithTarget, RuntimeObject?.none, Selector?.none)
    }
    recognizer.readonly("view", .strong) { $0.view }
    recognizer.property(
      "delegate", .weak, of: "<UIGestureRecognizerDelegate>", get: { $0.delegate },
      set: { $0.delegate = $1 })
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
  static let gestureRecognizer = NativeClass<UIGestureRecognizer>(
    "UIGestureRecognizer", superclass: FoundationClasses.object, UIGestureRecognizer.define)
}
