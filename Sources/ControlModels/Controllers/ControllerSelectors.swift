internal import SelectorRuntime

/// The selectors that controllers send, looked up once per world.
struct ControllerSelectors {
  // Views
  let view, loadView, viewDidLoad, initWithNibName: Selector
  let viewWillLayoutSubviews, viewDidLayoutSubviews, viewSafeAreaInsetsDidChange: Selector
  // Appearance
  let viewWillAppear, viewIsAppearing, viewDidAppear, viewWillDisappear, viewDidDisappear: Selector
  let forwardsAppearance: Selector
  // Containment
  let willMoveToParent, didMoveToParent, removeFromParent: Selector
  // Presenting
  let dismiss, modalPresentationStyle: Selector
  let chooseAction, invokeHandlers, actionTapped, dimmingTapped: Selector
  let animatorForPresented, animatorForDismissed: Selector
  let interactionForPresentation, interactionForDismissal: Selector
  // Transitions
  let transitionDuration, animateTransition, animationEnded, startInteractiveTransition: Selector
  // Navigation
  let push, pop, setViewControllers, setNavigationBarHidden, navigationItem: Selector
  let willShow, didShow, animatorForOperation, interactionForAnimator: Selector
  let shouldPopItem, didPopItem, shouldPushItem, didPushItem: Selector

  init(_ runtime: Runtime) {
    view = runtime.selector("view")
    loadView = runtime.selector("loadView")
    viewDidLoad = runtime.selector("viewDidLoad")
    initWithNibName = runtime.selector("initWithNibName:bundle:")
    viewWillLayoutSubviews = runtime.selector("viewWillLayoutSubviews")
    viewDidLayoutSubviews = runtime.selector("viewDidLayoutSubviews")
    viewSafeAreaInsetsDidChange = runtime.selector("viewSafeAreaInsetsDidChange")

    viewWillAppear = runtime.selector("viewWillAppear:")
    viewIsAppearing = runtime.selector("viewIsAppearing:")
    viewDidAppear = runtime.selector("viewDidAppear:")
    viewWillDisappear = runtime.selector("viewWillDisappear:")
    viewDidDisappear = runtime.selector("viewDidDisappear:")
    forwardsAppearance = runtime.selector("shouldAutomaticallyForwardAppearanceMethods")

    willMoveToParent = runtime.selector("willMoveToParentViewController:")
    didMoveToParent = runtime.selector("didMoveToParentViewController:")
    removeFromParent = runtime.selector("removeFromParentViewController")

    dismiss = runtime.selector("dismissViewControllerAnimated:completion:")
    modalPresentationStyle = runtime.selector("modalPresentationStyle")
    chooseAction = runtime.selector("_dismissWithAction:")
    invokeHandlers = runtime.selector("_invokeHandlersForAction:")
    actionTapped = runtime.selector("_actionViewTapped:")
    dimmingTapped = runtime.selector("_dimmingViewTapped")
    animatorForPresented = runtime.selector(
      "animationControllerForPresentedController:presentingController:sourceController:")
    animatorForDismissed = runtime.selector("animationControllerForDismissedController:")
    interactionForPresentation = runtime.selector("interactionControllerForPresentation:")
    interactionForDismissal = runtime.selector("interactionControllerForDismissal:")

    transitionDuration = runtime.selector("transitionDuration:")
    animateTransition = runtime.selector("animateTransition:")
    animationEnded = runtime.selector("animationEnded:")
    startInteractiveTransition = runtime.selector("startInteractiveTransition:")

    push = runtime.selector("pushViewController:animated:")
    pop = runtime.selector("popViewControllerAnimated:")
    setViewControllers = runtime.selector("setViewControllers:animated:")
    setNavigationBarHidden = runtime.selector("setNavigationBarHidden:animated:")
    navigationItem = runtime.selector("navigationItem")
    willShow = runtime.selector("navigationController:willShowViewController:animated:")
    didShow = runtime.selector("navigationController:didShowViewController:animated:")
    animatorForOperation = runtime.selector(
      "navigationController:animationControllerForOperation:fromViewController:toViewController:")
    interactionForAnimator = runtime.selector(
      "navigationController:interactionControllerForAnimationController:")
    shouldPopItem = runtime.selector("navigationBar:shouldPopItem:")
    didPopItem = runtime.selector("navigationBar:didPopItem:")
    shouldPushItem = runtime.selector("navigationBar:shouldPushItem:")
    didPushItem = runtime.selector("navigationBar:didPushItem:")
  }
}

extension RuntimeObject {
  /// Whether an object implements what is optional, asked by message.
  final func implements(_ selector: Selector) throws -> Bool {
    try ask(uikit.selectors.respondsToSelector, selector)
  }
}
