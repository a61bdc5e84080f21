internal import SelectorRuntime

/// The protocols of controllers, transitions and bars.
enum ControllerProtocols {
  static func define(in runtime: Runtime) {
    let nsObject = runtime.lookUpProtocol("NSObject").map { [$0] } ?? []
    runtime.defineProtocol(
      "UINavigationControllerDelegate",
      optional: [
        ("navigationController:willShowViewController:animated:", "v@:@@B"),
        ("navigationController:didShowViewController:animated:", "v@:@@B"),
        ("navigationController:interactionControllerForAnimationController:", "@@:@@"),
        (
          "navigationController:animationControllerForOperation:fromViewController:"
            + "toViewController:", "@@:@q@@"
        ),
      ], adopts: nsObject)
    runtime.defineProtocol(
      "UINavigationBarDelegate",
      optional: [
        ("navigationBar:shouldPushItem:", "B@:@@"), ("navigationBar:didPushItem:", "v@:@@"),
        ("navigationBar:shouldPopItem:", "B@:@@"), ("navigationBar:didPopItem:", "v@:@@"),
      ], adopts: nsObject)
    defineTransitioning(runtime, nsObject)
  }

  private static func defineTransitioning(_ runtime: Runtime, _ nsObject: [RuntimeProtocol]) {
    runtime.defineProtocol(
      "UIViewControllerTransitioningDelegate",
      optional: [
        (
          "animationControllerForPresentedController:presentingController:sourceController:",
          "@@:@@@"
        ),
        ("animationControllerForDismissedController:", "@@:@"),
        ("interactionControllerForPresentation:", "@@:@"),
        ("interactionControllerForDismissal:", "@@:@"),
      ], adopts: nsObject)
    runtime.defineProtocol(
      "UIViewControllerAnimatedTransitioning",
      required: [("transitionDuration:", "d@:@"), ("animateTransition:", "v@:@")],
      optional: [("animationEnded:", "v@:B")], adopts: nsObject)
    runtime.defineProtocol(
      "UIViewControllerInteractiveTransitioning",
      required: [("startInteractiveTransition:", "v@:@")],
      optional: [("completionSpeed", "d@:"), ("completionCurve", "q@:")], adopts: nsObject)
    runtime.defineProtocol(
      "UIViewControllerContextTransitioning",
      required: [
        ("containerView", "@@:"), ("isAnimated", "B@:"), ("isInteractive", "B@:"),
        ("transitionWasCancelled", "B@:"), ("presentationStyle", "q@:"),
        ("updateInteractiveTransition:", "v@:d"), ("finishInteractiveTransition", "v@:"),
        ("cancelInteractiveTransition", "v@:"), ("completeTransition:", "v@:B"),
        ("viewControllerForKey:", "@@:@"), ("viewForKey:", "@@:@"),
        ("initialFrameForViewController:", "{CGRect={CGPoint=dd}{CGSize=dd}}@:@"),
        ("finalFrameForViewController:", "{CGRect={CGPoint=dd}{CGSize=dd}}@:@"),
      ], adopts: nsObject)
    runtime.defineProtocol(
      "UIViewControllerTransitionCoordinator",
      required: [
        ("animateAlongsideTransition:completion:", "B@:@?@?"),
        ("notifyWhenInteractionChangesUsingBlock:", "v@:@?"),
      ], adopts: nsObject)
  }
}
