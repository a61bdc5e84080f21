internal import SelectorRuntime

/// The selectors that controllers send, looked up once per world.
final class ControllerSelectors: NativeSelectors {
  // Views
  private(set) lazy var view = known("view")
  private(set) lazy var loadView = known("loadView")
  private(set) lazy var viewDidLoad = known("viewDidLoad")
  private(set) lazy var initWithNibName = known("initWithNibName:bundle:")
  private(set) lazy var viewWillLayoutSubviews = known("viewWillLayoutSubviews")
  private(set) lazy var viewDidLayoutSubviews = known("viewDidLayoutSubviews")
  private(set) lazy var viewSafeAreaInsetsDidChange = known("viewSafeAreaInsetsDidChange")

  // Rotation
  private(set) lazy var shouldAutorotate = known("shouldAutorotate")
  private(set) lazy var supportedOrientations = known("supportedInterfaceOrientations")
  private(set) lazy var viewWillTransition = known(
    "viewWillTransitionToSize:withTransitionCoordinator:")
  private(set) lazy var willTransitionToTraits = known(
    "willTransitionToTraitCollection:withTransitionCoordinator:")
  private(set) lazy var willRotate = known("willRotateToInterfaceOrientation:duration:")
  private(set) lazy var willAnimateRotation = known(
    "willAnimateRotationToInterfaceOrientation:duration:")
  private(set) lazy var didRotate = known("didRotateFromInterfaceOrientation:")

  // Windows
  private(set) lazy var viewWillMoveToWindow = known("viewWillMoveToWindow:")
  private(set) lazy var viewDidMoveToWindow = known(
    "viewDidMoveToWindow:shouldAppearOrDisappear:")

  // Appearance
  private(set) lazy var viewWillAppear = known("viewWillAppear:")
  private(set) lazy var viewIsAppearing = known("viewIsAppearing:")
  private(set) lazy var viewDidAppear = known("viewDidAppear:")
  private(set) lazy var viewWillDisappear = known("viewWillDisappear:")
  private(set) lazy var viewDidDisappear = known("viewDidDisappear:")
  private(set) lazy var forwardsAppearance = known("shouldAutomaticallyForwardAppearanceMethods")

  // Containment
  private(set) lazy var willMoveToParent = known("willMoveToParentViewController:")
  private(set) lazy var didMoveToParent = known("didMoveToParentViewController:")
  private(set) lazy var removeFromParent = known("removeFromParentViewController")

  // Presenting
  private(set) lazy var dismiss = known("dismissViewControllerAnimated:completion:")
  private(set) lazy var modalPresentationStyle = known("modalPresentationStyle")
  private(set) lazy var chooseAction = known("_dismissWithAction:")
  private(set) lazy var invokeHandlers = known("_invokeHandlersForAction:")
  private(set) lazy var actionTapped = known("_actionViewTapped:")
  private(set) lazy var dimmingTapped = known("_dimmingViewTapped")
  private(set) lazy var animatorForPresented = known(
    "animationControllerForPresentedController:presentingController:sourceController:")
  private(set) lazy var animatorForDismissed = known("animationControllerForDismissedController:")
  private(set) lazy var interactionForPresentation = known("interactionControllerForPresentation:")
  private(set) lazy var interactionForDismissal = known("interactionControllerForDismissal:")

  // Transitions
  private(set) lazy var transitionDuration = known("transitionDuration:")
  private(set) lazy var animateTransition = known("animateTransition:")
  private(set) lazy var animationEnded = known("animationEnded:")
  private(set) lazy var startInteractiveTransition = known("startInteractiveTransition:")

  // Navigation
  private(set) lazy var push = known("pushViewController:animated:")
  private(set) lazy var pop = known("popViewControllerAnimated:")
  private(set) lazy var setViewControllers = known("setViewControllers:animated:")
  private(set) lazy var setNavigationBarHidden = known("setNavigationBarHidden:animated:")
  private(set) lazy var navigationItem = known("navigationItem")
  private(set) lazy var willShow = known("navigationController:willShowViewController:animated:")
  private(set) lazy var didShow = known("navigationController:didShowViewController:animated:")
  private(set) lazy var animatorForOperation = known(
    "navigationController:animationControllerForOperation:fromViewController:toViewController:")
  private(set) lazy var interactionForAnimator = known(
    "navigationController:interactionControllerForAnimationController:")
  private(set) lazy var shouldPopItem = known("navigationBar:shouldPopItem:")
  private(set) lazy var didPopItem = known("navigationBar:didPopItem:")
  private(set) lazy var shouldPushItem = known("navigationBar:shouldPushItem:")
  private(set) lazy var didPushItem = known("navigationBar:didPushItem:")
}

extension RuntimeObject {
  /// Whether an object implements what is optional, asked by message.
  final func implements(_ selector: Selector) throws -> Bool {
    try ask(uikit.selectors.respondsToSelector, selector)
  }
}
