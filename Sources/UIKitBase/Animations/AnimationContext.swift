internal import QuartzCore
internal import SelectorRuntime
internal import UIKitRuntime

/// The animations between `beginAnimations:context:` and `commitAnimations`.
final class AnimationContext {
  let identifier: Value
  let context: Value
  let animation: ViewAnimation
  private let end: End

  /// The delegate that is notified of the end, and retained until then, as on a device.
  private final class End {
    @Strong var delegate: RuntimeObject?
    var didStop: Selector?
    var willStart: Selector?
  }

  init(_ identifier: Value, _ context: Value) {
    self.identifier = identifier
    self.context = context
    let end = End()
    self.end = end
    animation = ViewAnimation(duration: Self.duration, delay: 0, options: []) { finished in
      defer { end.delegate = nil }
      guard let delegate = end.delegate, let didStop = end.didStop else { return }
      try delegate.send(didStop, identifier, finished, context)
    }
  }

  /// The default in the documentation of `setAnimationDuration:`.
  private static let duration = 0.2

  func setDelegate(_ delegate: RuntimeObject?) { end.delegate = delegate }
  func setDidStop(_ selector: Selector?) { end.didStop = selector }
  func setWillStart(_ selector: Selector?) { end.willStart = selector }

  /// Notifies the delegate of the start.
  func start() throws {
    guard let delegate = end.delegate, let willStart = end.willStart else { return }
    try delegate.send(willStart, identifier, context)
  }
}

extension UIView {
  static func defineAnimationContexts(_ cls: ClassDefinition<RuntimeClass>) {
    cls.method("beginAnimations:context:") { (cls, identifier: Value, context: Value) in
      let made = AnimationContext(identifier, context)
      cls.uikit.animationContexts.append(made)
      cls.uikit.animations.begin(made.animation)
    }
    cls.method("commitAnimations") { (cls) in
      guard let context = cls.uikit.animationContexts.popLast() else { return }
      try context.start()
      try cls.uikit.animations.commit(context.animation)
    }
    cls.method("setAnimationDuration:") { (cls, seconds: Double) in
      guard seconds.isFinite else {
        throw RuntimeError(
          .invalidArgument,
          "+[UIView setAnimationDuration:]: an animation cannot last "
            + "\(seconds.isNaN ? .nan : seconds) seconds")
      }
      cls.uikit.animationContexts.last?.animation.duration = max(0, seconds)
    }
    cls.method("setAnimationStartDate:") { (cls, date: RuntimeObject?) in
      guard let date else { return }
      let seconds: Double = try date.call(cls.runtime.selector("timeIntervalSinceNow"))
      try cls.send(cls.runtime.selector("setAnimationDelay:"), max(0, seconds))
    }
    cls.method("setAnimationDelay:") { (cls, seconds: Double) in
      guard seconds.isFinite else {
        throw RuntimeError(
          .invalidArgument,
          "+[UIView setAnimationDelay:]: an animation cannot wait "
            + "\(seconds.isNaN ? .nan : seconds) seconds")
      }
      cls.uikit.animationContexts.last?.animation.delay = max(0, seconds)
    }
    cls.method("setAnimationCurve:") { (cls, curve: Int) in
      cls.uikit.animationContexts.last?.animation.curve = TimingCurve(number: curve)
    }
    // These two methods can also be called inside animation blocks.
    cls.method("setAnimationRepeatCount:") { (cls, count: Double) in
      guard !count.isNaN, count >= 0 else {
        throw RuntimeError(
          .invalidArgument,
          "+[UIView setAnimationRepeatCount:]: an animation cannot run "
            + "\(count.isNaN ? .nan : count) times")
      }
      cls.uikit.animations.open.last?.repeatCount = count == 0 ? 1 : count
    }
    cls.method("setAnimationRepeatAutoreverses:") { (cls, turns: Bool) in
      guard let animation = cls.uikit.animations.open.last else { return }
      if turns {
        animation.options.insert(.autoreverse)
      } else {
        animation.options.remove(.autoreverse)
      }
    }
    cls.method("setAnimationTransition:forView:cache:") { (_, _: Int, view: UIView?, _: Bool) in
      view?.willAnimate(.contents)
    }
    cls.method("setAnimationBeginsFromCurrentState:") { (cls, fromCurrent: Bool) in
      guard let animation = cls.uikit.animationContexts.last?.animation else { return }
      if fromCurrent {
        animation.options.insert(.beginFromCurrentState)
      } else {
        animation.options.remove(.beginFromCurrentState)
      }
    }
    cls.method("setAnimationDelegate:") { (cls, delegate: RuntimeObject?) in
      cls.uikit.animationContexts.last?.setDelegate(delegate)
    }
    cls.method("setAnimationDidStopSelector:") { (cls, selector: Selector?) in
      cls.uikit.animationContexts.last?.setDidStop(selector)
    }
    cls.method("setAnimationWillStartSelector:") { (cls, selector: Selector?) in
      cls.uikit.animationContexts.last?.setWillStart(selector)
    }
  }
}
