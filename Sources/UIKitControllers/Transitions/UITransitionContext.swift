internal import FoundationCore
internal import QuartzCore
package import SelectorRuntime
internal import UIKitBase
package import UIKitRuntime

/// The transition context of a script's animator, by which it completes the transition.
package final class UITransitionContext: RuntimeObject {
  package override class var declaredName: String { "UIViewControllerContextTransitioning" }

  weak var transition: ControllerTransition?
  fileprivate var wasCancelled = false

  /// The frame of a controller's view before or after the transition; zero if it is not shown then.
  private func frame(of controller: UIViewController?, isThere: Bool) throws -> CGRect {
    guard isThere, let controller, let transition,
      controller === transition.from || controller === transition.to
    else { return .zero }
    if let presentation = (transition.container as? UITransitionView)?.presentation,
      presentation.presented === controller
    {
      return try presentation.call(uikit.selectors.controllers.frameOfPresented)
    }
    guard let container = transition.container.controller as? any LayoutContainer
    else { return transition.container.bounds }
    return container.frame(of: controller)
  }
}

extension UITransitionContext {
  static func define(_ context: ClassDefinition<UITransitionContext>) {
    UITransitionCoordinator.defineFacts(context) { $0.transition }
    context.method("initialFrameForViewController:") {
      (context, controller: UIViewController?) -> CGRect in
      try context.frame(of: controller, isThere: controller === context.transition?.from)
    }
    context.method("finalFrameForViewController:") {
      (context, controller: UIViewController?) -> CGRect in
      try context.frame(of: controller, isThere: controller === context.transition?.to)
    }
    context.method("targetTransform") { (_) -> CGAffineTransform in .identity }
    context.method("transitionWasCancelled") { (context) -> Bool in
      context.transition?.isCancelled ?? context.wasCancelled
    }
    context.method("updateInteractiveTransition:") { (context, percent: Double) in
      context.transition?.update(percent)
    }
    context.method("finishInteractiveTransition") { (context) in
      try context.transition?.endInteraction(completed: true)
    }
    context.method("cancelInteractiveTransition") { (context) in
      context.wasCancelled = true
      try context.transition?.endInteraction(completed: false)
    }
    context.method("pauseInteractiveTransition") { _ in }
    context.method("completeTransition:") { (context, completed: Bool) in
      context.wasCancelled = !completed
      try context.transition?.end(completed: completed)
    }
  }
}

extension UIKitClasses {
  package static let viewControllerOneToOneTransitionContext = NativeClass<UITransitionContext>(
    "_UIViewControllerOneToOneTransitionContext", superclass: FoundationClasses.object,
    UITransitionContext.define)
}
