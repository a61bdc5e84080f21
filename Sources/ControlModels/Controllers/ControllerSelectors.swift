internal import SelectorRuntime

/// The selectors that view controllers send, looked up once per world.
final class ControllerSelectors: NativeSelectors {
  // Views
  private(set) lazy var view = selector("view")
  private(set) lazy var loadView = selector("loadView")
  private(set) lazy var viewDidLoad = selector("viewDidLoad")
  private(set) lazy var initWithNibName = selector("initWithNibName:bundle:")
  private(set) lazy var viewWillLayoutSubviews = selector("viewWillLayoutSubviews")
  private(set) lazy var viewDidLayoutSubviews = selector("viewDidLayoutSubviews")
  private(set) lazy var viewSafeAreaInsetsDidChange = selector("viewSafeAreaInsetsDidChange")

  // Rotation
  private(set) lazy var shouldAutorotate = selector("shouldAutorotate")
  private(set) lazy var supportedOrientations = selector("supportedInterfaceOrientations")
  private(set) lazy var viewWillTransition = selector(
    "viewWillTransitionToSize:withTransitionCoordinator:")
  private(set) lazy var willTransitionToTraits = selector(
    "willTransitionToTraitCollection:withTransitionCoordinator:")
  private(set) lazy var willRotate = selector("willRotateToInterfaceOrientation:duration:")
  private(set) lazy var willAnimateRotation = selector(
    "willAnimateRotationToInterfaceOrientation:duration:")
  private(set) lazy var didRotate = selector("didRotateFromInterfaceOrientation:")

  // Windows
  private(set) lazy var viewWillMoveToWindow = selector("viewWillMoveToWindow:")
  private(set) lazy var viewDidMoveToWindow = selector(
    "viewDidMoveToWindow:shouldAppearOrDisappear:")

  // Appearance
  private(set) lazy var viewWillAppear = selector("viewWillAppear:")
  private(set) lazy var viewIsAppearing = selector("viewIsAppearing:")
  private(set) lazy var viewDidAppear = selector("viewDidAppear:")
  private(set) lazy var viewWillDisappear = selector("viewWillDisappear:")
  private(set) lazy var viewDidDisappear = selector("viewDidDisappear:")
  private(set) lazy var forwardsAppearance = selector("shouldAutomaticallyForwardAppearanceMethods")

  // Containment
  private(set) lazy var willMoveToParent = selector("willMoveToParentViewController:")
  private(set) lazy var didMoveToParent = selector("didMoveToParentViewController:")
  private(set) lazy var removeFromParent = selector("removeFromParentViewController")

  // Presenting
  private(set) lazy var present = selector("presentViewController:animated:completion:")
  private(set) lazy var dismiss = selector("dismissViewControllerAnimated:completion:")
  private(set) lazy var modalPresentationStyle = selector("modalPresentationStyle")
  private(set) lazy var chooseAction = selector("_dismissWithAction:")
  private(set) lazy var invokeHandlers = selector("_invokeHandlersForAction:")
  private(set) lazy var actionTapped = selector("_actionViewTapped:")
  private(set) lazy var dimmingTapped = selector("_dimmingViewTapped")
  private(set) lazy var animatorForPresented = selector(
    "animationControllerForPresentedController:presentingController:sourceController:")
  private(set) lazy var animatorForDismissed = selector(
    "animationControllerForDismissedController:")
  private(set) lazy var interactionForPresentation = selector(
    "interactionControllerForPresentation:")
  private(set) lazy var interactionForDismissal = selector("interactionControllerForDismissal:")

  // Transitions
  private(set) lazy var transitionDuration = selector("transitionDuration:")
  private(set) lazy var animateTransition = selector("animateTransition:")
  private(set) lazy var animationEnded = selector("animationEnded:")
  private(set) lazy var startInteractiveTransition = selector("startInteractiveTransition:")

  // Presentation controllers
  private(set) lazy var presentationWillBegin = selector("presentationTransitionWillBegin")
  private(set) lazy var presentationDidEnd = selector("presentationTransitionDidEnd:")
  private(set) lazy var dismissalWillBegin = selector("dismissalTransitionWillBegin")
  private(set) lazy var dismissalDidEnd = selector("dismissalTransitionDidEnd:")
  private(set) lazy var frameOfPresented = selector("frameOfPresentedViewInContainerView")

  // Navigation
  private(set) lazy var push = selector("pushViewController:animated:")
  private(set) lazy var pop = selector("popViewControllerAnimated:")
  private(set) lazy var setViewControllers = selector("setViewControllers:animated:")
  private(set) lazy var setNavigationBarHidden = selector("setNavigationBarHidden:animated:")
  private(set) lazy var navigationItem = selector("navigationItem")
  private(set) lazy var willShow = selector("navigationController:willShowViewController:animated:")
  private(set) lazy var didShow = selector("navigationController:didShowViewController:animated:")
  private(set) lazy var animatorForOperation = selector(
    "navigationController:animationControllerForOperation:fromViewController:toViewController:")
  private(set) lazy var interactionForAnimator = selector(
    "navigationController:interactionControllerForAnimationController:")
  private(set) lazy var shouldPopItem = selector("navigationBar:shouldPopItem:")
  private(set) lazy var didPopItem = selector("navigationBar:didPopItem:")
  private(set) lazy var shouldPushItem = selector("navigationBar:shouldPushItem:")
  private(set) lazy var didPushItem = selector("navigationBar:didPushItem:")
}

extension RuntimeObject {
  /// Whether an object implements an optional method; `respondsToSelector:` is sent.
  final func implements(_ selector: Selector) throws -> Bool {
    try call(uikit.selectors.respondsToSelector, selector)
  }
}
