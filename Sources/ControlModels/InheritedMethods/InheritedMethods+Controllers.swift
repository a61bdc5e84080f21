extension InheritedMethods {
  /// Controllers and the items of their bars.
  static let controllers: KeyValuePairs<String, String> = [
    "UIActivityViewController":
      "dealloc decodeRestorableStateWithCoder: dismissViewControllerAnimated:completion: "
      + "encodeRestorableStateWithCoder: init initWithCoder: initWithNibName:bundle: "
      + "observeValueForKeyPath:ofObject:change:context: "
      + "preferredContentSizeDidChangeForChildContentContainer: "
      + "presentViewController:animated:completion: setModalPresentationStyle: "
      + "shouldAutorotateToInterfaceOrientation: viewDidAppear: viewDidLayoutSubviews "
      + "viewDidLoad viewSafeAreaInsetsDidChange viewWillAppear: viewWillDisappear:",
    "UIAlertController":
      "canBecomeFirstResponder canPerformAction:withSender: dealloc initWithNibName:bundle: "
      + "preferredContentSizeDidChangeForChildContentContainer: setModalPresentationStyle: "
      + "shouldAutorotate supportedInterfaceOrientations traitCollectionDidChange: "
      + "viewDidDisappear: viewDidLayoutSubviews viewDidLoad viewWillAppear: viewWillDisappear: "
      + "willTransitionToTraitCollection:withTransitionCoordinator:",
    "UIBarItem": "init",
    "UICollectionViewController":
      "dealloc encodeWithCoder: initWithCoder: initWithNibName:bundle: setView: "
      + "viewWillDisappear: viewWillUnload",
    "UIDocumentPickerViewController": "dealloc initWithCoder: initWithNibName:bundle: viewDidLoad",
    "UIImagePickerController":
      "encodeWithCoder: init initWithCoder: shouldAutorotateToInterfaceOrientation: "
      + "supportedInterfaceOrientations viewDidDisappear: viewWillAppear: viewWillDisappear: "
      + "viewWillUnload",
    "UIMoreListController":
      "decodeRestorableStateWithCoder: encodeRestorableStateWithCoder: init tabBarItem",
    "UIMoreNavigationController": "init pushViewController:animated:",
    "UINavigationController":
      "allowedChildViewControllersForUnwindingFromSource: becomeFirstResponder "
      + "canPerformAction:withSender: childViewControllerForHomeIndicatorAutoHidden "
      + "childViewControllerForScreenEdgesDeferringSystemGestures "
      + "childViewControllerForStatusBarHidden childViewControllerForStatusBarStyle "
      + "dealloc "
      + "decodeRestorableStateWithCoder: didRotateFromInterfaceOrientation: "
      + "encodeRestorableStateWithCoder: encodeWithCoder: initWithCoder: "
      + "initWithNibName:bundle: isModalInPopover modalTransitionStyle navigationItem "
      + "preferredContentSize preferredContentSizeDidChangeForChildContentContainer: "
      + "preferredFocusEnvironments preferredInterfaceOrientationForPresentation "
      + "preferredStatusBarStyle rotatingFooterView rotatingHeaderView "
      + "segueForUnwindingToViewController:fromViewController:identifier: "
      + "separateSecondaryViewControllerForSplitViewController: setContentSizeForViewInPopover: "
      + "setEditing:animated: setPreferredContentSize: shouldAutorotateToInterfaceOrientation: "
      + "supportedInterfaceOrientations tabBarItem traitCollectionDidChange: "
      + "viewControllerForUnwindSegueAction:fromViewController:withSender: viewDidAppear: "
      + "viewDidDisappear: viewDidUnload viewWillAppear: viewWillDisappear: "
      + "willAnimateRotationToInterfaceOrientation:duration: "
      + "willRotateToInterfaceOrientation:duration: "
      + "willTransitionToTraitCollection:withTransitionCoordinator:",
    "_UINavigationInteractiveTransition": "dealloc",
    "UINavigationItem": "dealloc description init",
    "UIPageViewController":
      "dealloc didRotateFromInterfaceOrientation: encodeWithCoder: initWithCoder: "
      + "initWithNibName:bundle: loadView preferredInterfaceOrientationForPresentation "
      + "shouldAutomaticallyForwardAppearanceMethods shouldAutomaticallyForwardRotationMethods "
      + "shouldAutorotateToInterfaceOrientation: supportedInterfaceOrientations viewDidAppear: "
      + "viewDidDisappear: viewWillAppear: viewWillDisappear: viewWillUnload "
      + "willAnimateRotationToInterfaceOrientation:duration: "
      + "willRotateToInterfaceOrientation:duration:",
    "UISearchController":
      "dealloc encodeWithCoder: initWithCoder: initWithNibName:bundle: loadView "
      + "preferredFocusEnvironments setModalPresentationStyle: traitCollectionDidChange: "
      + "viewDidAppear: viewDidDisappear: viewDidLayoutSubviews viewWillAppear: "
      + "viewWillDisappear:",
    "UISplitViewController":
      "dealloc decodeRestorableStateWithCoder: didRotateFromInterfaceOrientation: "
      + "encodeRestorableStateWithCoder: encodeWithCoder: initWithCoder: "
      + "initWithNibName:bundle: loadView "
      + "preferredContentSizeDidChangeForChildContentContainer: preferredFocusEnvironments "
      + "preferredInterfaceOrientationForPresentation preferredStatusBarStyle "
      + "shouldAutorotateToInterfaceOrientation: supportedInterfaceOrientations "
      + "traitCollectionDidChange: viewDidAppear: viewDidDisappear: viewWillAppear: "
      + "viewWillDisappear: willAnimateRotationToInterfaceOrientation:duration: "
      + "willRotateToInterfaceOrientation:duration: "
      + "willTransitionToTraitCollection:withTransitionCoordinator:",
    "UITabBarController":
      "becomeFirstResponder childViewControllerForHomeIndicatorAutoHidden "
      + "childViewControllerForScreenEdgesDeferringSystemGestures "
      + "childViewControllerForStatusBarHidden childViewControllerForStatusBarStyle dealloc "
      + "decodeRestorableStateWithCoder: didRotateFromInterfaceOrientation: "
      + "encodeRestorableStateWithCoder: encodeWithCoder: initWithCoder: "
      + "initWithNibName:bundle: preferredFocusEnvironments "
      + "preferredInterfaceOrientationForPresentation pressesBegan:withEvent: "
      + "pressesCancelled:withEvent: pressesChanged:withEvent: pressesEnded:withEvent: "
      + "rotatingFooterView rotatingHeaderView setRestorationIdentifier: setView: "
      + "shouldAutorotateToInterfaceOrientation: supportedInterfaceOrientations "
      + "traitCollectionDidChange: transitionCoordinator viewDidAppear: viewDidDisappear: "
      + "viewDidLoad viewWillAppear: viewWillDisappear: "
      + "willAnimateRotationToInterfaceOrientation:duration: "
      + "willRotateToInterfaceOrientation:duration: "
      + "willTransitionToTraitCollection:withTransitionCoordinator:",
    "UITabBarItem":
      "description image init isEnabled landscapeImagePhone largeContentSizeImage setEnabled: "
      + "setImage: setImageInsets: setLandscapeImagePhone: setLandscapeImagePhoneInsets: "
      + "setLargeContentSizeImage: setLargeContentSizeImageInsets: setTitle: "
      + "setTitleTextAttributes:forState: title titleTextAttributesForState:",
    "UITableViewController":
      "dealloc encodeWithCoder: init initWithCoder: initWithNibName:bundle: "
      + "respondsToSelector: viewDidAppear: viewWillDisappear:",
    "_UIViewControllerOneToOneTransitionContext": "dealloc",
    "UIViewController":
      "awakeFromNib canPerformAction:withSender: dealloc nextResponder "
      + "restoreUserActivityState: setUserActivity: setValue:forKey: updateUserActivityState:",
  ]
}
