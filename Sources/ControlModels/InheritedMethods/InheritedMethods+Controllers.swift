extension InheritedMethods {
  /// Controllers and what stands in their bars.
  static let controllers: KeyValuePairs<String, String> = [
    "UIAlertController":
      "canBecomeFirstResponder canPerformAction:withSender: dealloc initWithNibName:bundle: "
      + "setModalPresentationStyle: shouldAutorotate supportedInterfaceOrientations "
      + "viewDidDisappear: viewDidLayoutSubviews viewDidLoad viewWillAppear: "
      + "viewWillDisappear:",
    "UINavigationController":
      "becomeFirstResponder canPerformAction:withSender: "
      + "childViewControllerForStatusBarHidden childViewControllerForStatusBarStyle "
      + "dealloc initWithCoder: initWithNibName:bundle: modalTransitionStyle "
      + "navigationItem preferredContentSize preferredStatusBarStyle "
      + "setEditing:animated: setPreferredContentSize: supportedInterfaceOrientations "
      + "tabBarItem viewDidAppear: viewDidDisappear: viewWillAppear: "
      + "viewWillDisappear:",
    "UINavigationItem": "dealloc description init",
    "UITabBarController":
      "becomeFirstResponder childViewControllerForStatusBarHidden "
      + "childViewControllerForStatusBarStyle dealloc initWithCoder: "
      + "initWithNibName:bundle: pressesBegan:withEvent: pressesCancelled:withEvent: "
      + "pressesChanged:withEvent: pressesEnded:withEvent: setView: "
      + "supportedInterfaceOrientations transitionCoordinator viewDidAppear: "
      + "viewDidDisappear: viewDidLoad viewWillAppear: viewWillDisappear:",
    "UITabBarItem": "description init",
    "UITableViewController":
      "dealloc init initWithCoder: initWithNibName:bundle: respondsToSelector: "
      + "viewDidAppear: viewWillDisappear:",
    "UIBarItem": "init",
    "UISearchController":
      "dealloc initWithNibName:bundle: viewDidAppear: viewDidDisappear: viewWillAppear: "
      + "viewWillDisappear:",
    "UISplitViewController":
      "dealloc initWithNibName:bundle: preferredStatusBarStyle supportedInterfaceOrientations "
      + "viewDidAppear: viewDidDisappear: viewWillAppear: viewWillDisappear:",
    "UIViewController": "canPerformAction:withSender: dealloc nextResponder setValue:forKey:",
    "_UINavigationInteractiveTransition": "dealloc",
    "_UIViewControllerOneToOneTransitionContext": "dealloc",
  ]
}
