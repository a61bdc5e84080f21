internal import SelectorRuntime
internal import UIKitRuntime

// no traps of narrow: places are below 8.

/// Questions to delegates, views and subclasses before recognition.
///
/// Which methods a delegate implements is checked once, when it is set: private flags of the class
/// keep the answers on a device, so that a method that is added later is not called.
extension UIGestureRecognizer {
  /// Sends `respondsToSelector:` for all optional methods once.
  final func keptAnswers(of delegate: RuntimeObject) throws -> UInt8 {
    if let delegateAnswers { return delegateAnswers }
    var answers: UInt8 = 0
    for (place, selector) in selectors.delegateQuestions.enumerated()
    where try delegate.call(world.selectors.respondsToSelector, selector) {
      answers |= 1 << UInt8(place)
    }
    delegateAnswers = answers
    return answers
  }

  /// Calls an optional delegate method.
  final func callDelegate(_ selector: Selector, _ argument: (any MessageValue)?) throws -> Bool? {
    guard let delegate else { return nil }
    return try delegate.keptAlive {
      guard let place = selectors.delegateQuestions.firstIndex(where: { $0 === selector }),
        try keptAnswers(of: delegate) & 1 << UInt8(place) != 0
      else { return nil }
      guard let argument else { return try delegate.call(selector, self) }
      return try delegate.call(selector, self, argument)
    }
  }

  /// Whether the recognizer receives a touch that begins.
  final func shouldReceive(_ touch: UITouch, _ event: UIEvent) throws -> Bool {
    // UITouchTypeDirect; all fingers have this type.
    guard allowedTouchTypes?.contains(0) != false,
      try call(selectors.shouldReceiveEvent, event)
    else { return false }
    return try callDelegate(selectors.delegateReceiveTouch, touch) ?? true
  }

  /// Whether it may leave Possible.
  ///
  /// The views from the hit-tested one up to the recognizer's own are asked first, then the
  /// delegate.
  final func shouldBegin() throws -> Bool {
    guard try mayBegin() else { return false }
    var place = seen.first?.view ?? view
    if let view, place?.isDescendant(of: view) != true { place = view }
    while let asked = place {
      guard try asked.call(selectors.shouldBegin, self) else { return false }
      place = asked === view ? nil : asked.superview
    }
    return try callDelegate(selectors.shouldBegin, nil) ?? true
  }

  /// Whether both may recognize simultaneously; either delegate can allow it.
  final func isSimultaneous(with other: UIGestureRecognizer) throws -> Bool {
    if try callDelegate(selectors.delegateSimultaneous, other) == true { return true }
    return try other.callDelegate(selectors.delegateSimultaneous, self) == true
  }

  /// Whether it prevents another recognizer when it recognizes.
  final func canPrevent(_ other: UIGestureRecognizer) throws -> Bool {
    guard try call(selectors.canPrevent, other) else { return false }
    return try other.call(selectors.canBePrevented, self)
  }

  /// Whether another recognizer must fail first; asked once per attempt.
  final func needsFailure(of other: UIGestureRecognizer) throws -> Bool {
    if let known = answers[other] { return known }
    var mustFail: Bool = try call(selectors.shouldRequireFailure, other)
    if !mustFail { mustFail = try other.call(selectors.shouldBeRequiredToFail, self) }
    if !mustFail {
      mustFail = try callDelegate(selectors.delegateRequireFailure, other) ?? false
    }
    if !mustFail {
      mustFail = try other.callDelegate(selectors.delegateBeRequiredToFail, self) ?? false
    }
    answers[other] = mustFail
    return mustFail
  }

  static func defineQuestions(_ recognizer: ClassDefinition<UIGestureRecognizer>) {
    recognizer.property(
      "allowedTouchTypes", .copy, get: { $0.allowedTouchTypes ?? [0, 1, 2, 3] },
      set: { $0.allowedTouchTypes = $1 })
    recognizer.stored("requiresExclusiveTouchType", usual: true)
    for name in ["modifierFlags", "buttonMask"] { recognizer.readonly(name) { (_) -> Int in 0 } }
    recognizer.method("touchesEstimatedPropertiesUpdated:") { (_, _: Value) in }
    recognizer.method("shouldReceiveEvent:") { (recognizer, event: UIEvent?) -> Bool in
      guard let event else { return true }
      return try recognizer.callDelegate(recognizer.selectors.delegateReceiveEvent, event) ?? true
    }
    recognizer.method("canPreventGestureRecognizer:") {
      (recognizer, other: UIGestureRecognizer?) -> Bool in
      other.map { recognizer.prevents($0) } ?? true
    }
    recognizer.method("canBePreventedByGestureRecognizer:") {
      (recognizer, other: UIGestureRecognizer?) -> Bool in
      other.map { recognizer.isPrevented(by: $0) } ?? true
    }
    recognizer.method("shouldRequireFailureOfGestureRecognizer:") {
      (_, _: UIGestureRecognizer?) -> Bool in false
    }
    recognizer.method("shouldBeRequiredToFailByGestureRecognizer:") {
      (_, _: UIGestureRecognizer?) -> Bool in false
    }
    recognizer.method("requireGestureRecognizerToFail:") {
      (recognizer, other: UIGestureRecognizer?) in
      guard let other else { return }
      recognizer.requirements.removeAll { $0.load() == nil || $0.load() === other }
      if other !== recognizer { recognizer.requirements.append(WeakReference(other)) }
    }
  }
}
