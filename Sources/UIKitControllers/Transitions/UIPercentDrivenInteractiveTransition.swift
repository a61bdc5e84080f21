internal import FoundationCore
internal import QuartzCore
package import SelectorRuntime
internal import UIKitBase
package import UIKitRuntime
internal import VirtualTime

/// Drives an animator's animations by a percentage.
///
/// The animations started by `animateTransition:` are paused until the transition is finished or
/// cancelled. They then run for the rest of their duration.
package final class UIPercentDrivenInteractiveTransition: StoringObject {
  @Strong private var context: UITransitionContext?
  @Owned private var held: [ViewAnimation] = []
  private var percent = 0.0
  private var completionSpeed = 1.0
  private var duration = 0.0

  private func start(_ context: UITransitionContext) throws {
    self.context = context
    percent = 0
    duration = context.transition?.duration ?? 0
    guard let animator = context.transition?.animator else { return }
    held = try uikit.animations.holding {
      try animator.keptAlive {
        try animator.send(uikit.selectors.controllers.animateTransition, context)
      }
    }
  }

  private func update(_ percent: Double) throws {
    guard let context, percent.isFinite else { return }
    self.percent = min(max(percent, 0), 1)
    let shown = self.percent
    for animation in held { animation.drive = { shown } }
    try context.send(runtime.selector("updateInteractiveTransition:"), self.percent)
  }

  /// The timing curve of the remaining animation; linear by default.
  private var endingCurve: TimingCurve? {
    if let timing = storedValues?.value("timingCurve")?.object {
      if let cubic = timing as? UICubicTimingParameters { return cubic.curve }
    }
    return storedValues?.value("completionCurve").flatMap { Int.from($0, in: runtime) }
      .map { TimingCurve(number: $0) }
  }

  private func end(completed: Bool) throws {
    guard let context else { return }
    self.context = nil
    context.retain()
    defer { context.release() }
    let animations = held
    held = []
    let rest = (completed ? 1 - percent : percent) / max(completionSpeed, 0.001)
    try context.send(
      runtime.selector(completed ? "finishInteractiveTransition" : "cancelInteractiveTransition"))
    let (shown, end, world) = (percent, completed ? 1.0 : 0, uikit)
    let (now, curve) = (world.runLoop.now, endingCurve)
    for animation in animations {
      let length = animation.length * rest
      animation.drive = { [unowned world] in
        let time = length > 0 ? min(1, (world.runLoop.now - now) / length) : 1
        return shown + (end - shown) * (curve?.part(at: time) ?? time)
      }
    }
    try uikit.animations.go(on: animations) { $0.length * rest }
  }

  static func define(_ driver: ClassDefinition<UIPercentDrivenInteractiveTransition>) {
    driver.method("startInteractiveTransition:") { (driver, context: UITransitionContext) in
      try driver.start(context)
    }
    driver.method("updateInteractiveTransition:") { (driver, percent: Double) in
      try driver.update(percent)
    }
    driver.method("finishInteractiveTransition") { (driver) in try driver.end(completed: true) }
    driver.method("cancelInteractiveTransition") { (driver) in try driver.end(completed: false) }
    driver.method("pauseInteractiveTransition") { _ in }
    driver.readonly("percentComplete") { $0.percent }
    driver.readonly("duration") { $0.duration }
    driver.property("completionSpeed", get: { $0.completionSpeed }) { (driver, speed: Double) in
      driver.completionSpeed = speed.isFinite ? speed : 1
    }
    // UIViewAnimationCurveEaseInOut
    driver.stored("completionCurve", usual: 0)
    driver.stored("timingCurve", .strong, of: "<UITimingCurveProvider>", usual: RuntimeObject?.none)
    driver.stored("wantsInteractiveStart", usual: true)
  }
}

extension UIKitClasses {
  package static let percentDrivenInteractiveTransition = NativeClass<
    UIPercentDrivenInteractiveTransition
  >(
    "UIPercentDrivenInteractiveTransition", superclass: FoundationClasses.object,
    UIPercentDrivenInteractiveTransition.define)
}
