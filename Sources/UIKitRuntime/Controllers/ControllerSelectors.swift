package import SelectorRuntime

/// The selectors that view controllers send, looked up once per world.
package final class ControllerSelectors: NativeSelectors {
  // Views
  package private(set) lazy var view = selector("view")
  package private(set) lazy var loadView = selector("loadView")
  package private(set) lazy var viewDidLoad = selector("viewDidLoad")
  package private(set) lazy var initWithNibName = selector("initWithNibName:bundle:")
  package private(set) lazy var viewWillLayoutSubviews = selector("viewWillLayoutSubviews")
  package private(set) lazy var viewDidLayoutSubviews = selector("viewDidLayoutSubviews")
  package private(set) lazy var viewSafeAreaInsetsDidChange = selector(
    "viewSafeAreaInsetsDidChange")

  // Rotation
  package private(set) lazy var shouldAutorotate = selector("shouldAutorotate")
  package private(set) lazy var supportedOrientations = selector("supportedInterfaceOrientations")
  package private(set) lazy var viewWillTransition = selector(
    "viewWillTransitionToSize:withTransitionCoordinator:")
  package private(set) lazy var willTransitionToTraits = selector(
    "willTransitionToTraitCollection:withTransitionCoordinator:")
  package private(set) lazy var willRotate = selector("willRotateToInterfaceOrientation:duration:")
  package private(set) lazy var willAnimateRotation = selector(
    "willAnimateRotationToInterfaceOrientation:duration:")
  package private(set) lazy var didRotate = selector("didRotateFromInterfaceOrientation:")

  // Windows
  package private(set) lazy var viewWillMoveToWindow = selector("viewWillMoveToWindow:")
  package private(set) lazy var viewDidMoveToWindow = selector(
    "viewDidMoveToWindow:shouldAppearOrDisappear:")

  // Appearance
  package private(set) lazy var viewWillAppear = selector("viewWillAppear:")
  package private(set) lazy var viewIsAppearing = selector("viewIsAppearing:")
  package private(set) lazy var viewDidAppear = selector("viewDidAppear:")
  package private(set) lazy var viewWillDisappear = selector("viewWillDisappear:")
  package private(set) lazy var viewDidDisappear = selector("viewDidDisappear:")
  package private(set) lazy var forwardsAppearance = selector(
    "shouldAutomaticallyForwardAppearanceMethods")

  // Containment
  package private(set) lazy var willMoveToParent = selector("willMoveToParentViewController:")
  package private(set) lazy var didMoveToParent = selector("didMoveToParentViewController:")
  package private(set) lazy var removeFromParent = selector("removeFromParentViewController")

  // Presenting
  package private(set) lazy var present = selector(
    "presentViewController:animated:completion:")
  package private(set) lazy var dismiss = selector("dismissViewControllerAnimated:completion:")
  package private(set) lazy var modalPresentationStyle = selector("modalPresentationStyle")
  package private(set) lazy var chooseAction = selector("_dismissWithAction:")
  package private(set) lazy var invokeHandlers = selector("_invokeHandlersForAction:")
  package private(set) lazy var actionTapped = selector("_actionViewTapped:")
  package private(set) lazy var dimmingTapped = selector("_dimmingViewTapped")
  package private(set) lazy var animatorForPresented = selector(
    "animationControllerForPresentedController:presentingController:sourceController:")
  package private(set) lazy var animatorForDismissed = selector(
    "animationControllerForDismissedController:")
  package private(set) lazy var interactionForPresentation = selector(
    "interactionControllerForPresentation:")
  package private(set) lazy var interactionForDismissal = selector(
    "interactionControllerForDismissal:")

  // Transitions
  package private(set) lazy var transitionDuration = selector("transitionDuration:")
  package private(set) lazy var animateTransition = selector("animateTransition:")
  package private(set) lazy var animationEnded = selector("animationEnded:")
  package private(set) lazy var startInteractiveTransition = selector("startInteractiveTransition:")

  // Presentation controllers
  package private(set) lazy var presentationWillBegin = selector("presentationTransitionWillBegin")
  package private(set) lazy var presentationDidEnd = selector("presentationTransitionDidEnd:")
  package private(set) lazy var dismissalWillBegin = selector("dismissalTransitionWillBegin")
  package private(set) lazy var dismissalDidEnd = selector("dismissalTransitionDidEnd:")
  package private(set) lazy var frameOfPresented = selector("frameOfPresentedViewInContainerView")

  // Navigation
  package private(set) lazy var push = selector("pushViewController:animated:")
  package private(set) lazy var pop = selector("popViewControllerAnimated:")
  package private(set) lazy var setViewControllers = selector("setViewControllers:animated:")
  package private(set) lazy var setNavigationBarHidden = selector(
    "setNavigationBarHidden:animated:")
  package private(set) lazy var navigationItem = selector("navigationItem")
  package private(set) lazy var willShow = selector(
    "navigationController:willShowViewController:animated:")
  package private(set) lazy var didShow = selector(
    "navigationController:didShowViewController:animated:")
  package private(set) lazy var animatorForOperation = selector(
    "navigationController:animationControllerForOperation:fromViewController:toViewController:")
  package private(set) lazy var interactionForAnimator = selector(
    "navigationController:interactionControllerForAnimationController:")
  package private(set) lazy var shouldPopItem = selector("navigationBar:shouldPopItem:")
  package private(set) lazy var didPopItem = selector("navigationBar:didPopItem:")
  package private(set) lazy var shouldPushItem = selector("navigationBar:shouldPushItem:")
  package private(set) lazy var didPushItem = selector("navigationBar:didPushItem:")
}
