/// The C enumerations of methods' integer types, where no file declares the method.
///
/// The runtime's declarations contain only integers. Without these types, clang would report
/// conflicting types for a source that implements such a method with Apple's type.
enum HeaderEnumerations {
  /// The enumeration of an argument, determined by the part of the selector before it.
  static func argument(_ part: some StringProtocol, of selector: String) -> String? {
    if let exception = exceptions[selector] { return exception }
    if let type = arguments[String(part)] { return type }
    return ends.first { part.hasSuffix($0.key) }?.value
  }

  /// The enumeration that a method returns, by its selector.
  static func result(of selector: String) -> String? { results[selector] }

  /// Selectors with a part whose enumeration differs from its usual one; each has one argument.
  private static let exceptions = [
    "baseWritingDirectionForPosition:inDirection:": "UITextStorageDirection",
    "didTransitionToState:": "UITableViewCellStateMask",
    "setSelectionAffinity:": "UITextStorageDirection",
    "textStylingAtPosition:inDirection:": "UITextStorageDirection",
    "willTransitionToState:": "UITableViewCellStateMask",
  ]

  private static let arguments = [
    "accessibilityScroll": "UIAccessibilityScrollDirection",
    "animationControllerForOperation": "UINavigationControllerOperation",
    "barMetrics": "UIBarMetrics",
    "cacheStoragePolicy": "NSURLCacheStoragePolicy",
    "commitEditingStyle": "UITableViewCellEditingStyle",
    "didChangeStatusBarOrientation": "UIInterfaceOrientation",
    "didAnimateFirstHalfOfRotationToInterfaceOrientation": "UIInterfaceOrientation",
    "didChangeFromSearchBarPlacement": "UINavigationItemSearchBarPlacement",
    "didRotateFromInterfaceOrientation": "UIInterfaceOrientation",
    "farthestInDirection": "UITextLayoutDirection",
    "finishAnimationAtPosition": "UIViewAnimatingPosition",
    "forBarPosition": "UIBarPosition",
    "forToolbarPosition": "UIBarPosition",
    "inDirection": "UITextLayoutDirection",
    "interaction": "UITextItemInteraction",
    "interfaceOrientation": "UIInterfaceOrientation",
    "motionBegan": "UIEventSubtype",
    "motionCancelled": "UIEventSubtype",
    "motionEnded": "UIEventSubtype",
    "navigationType": "UIWebViewNavigationType",
    "reason": "UITextFieldDidEndEditingReason",
    "setBaseWritingDirection": "NSWritingDirection",
    "shouldAutorotateToInterfaceOrientation": "UIInterfaceOrientation",
    "state": "UIControlState",
    "topColumnForCollapsingToProposedTopColumn": "UISplitViewControllerColumn",
    "willAnimateFirstHalfOfRotationToInterfaceOrientation": "UIInterfaceOrientation",
    "willAnimateRotationToInterfaceOrientation": "UIInterfaceOrientation",
    "willAnimateSecondHalfOfRotationFromInterfaceOrientation": "UIInterfaceOrientation",
    "willChangeStatusBarOrientation": "UIInterfaceOrientation",
    "willChangeToDisplayMode": "UISplitViewControllerDisplayMode",
    "willChangeToSearchBarPlacement": "UINavigationItemSearchBarPlacement",
    "willHideColumn": "UISplitViewControllerColumn",
    "willRotateToInterfaceOrientation": "UIInterfaceOrientation",
    "willShowColumn": "UISplitViewControllerColumn",
  ]

  private static let ends: KeyValuePairs = [
    "ForState": "UIControlState", "forState": "UIControlState",
    "ForBarMetrics": "UIBarMetrics", "forBarMetrics": "UIBarMetrics",
    "ForBarPosition": "UIBarPosition", "ForToolbarPosition": "UIBarPosition",
  ]

  private static let results = [
    "adaptivePresentationStyle": "UIModalPresentationStyle",
    "adaptivePresentationStyleForPresentationController:": "UIModalPresentationStyle",
    "adaptivePresentationStyleForPresentationController:traitCollection:":
      "UIModalPresentationStyle",
    "baseWritingDirectionForPosition:inDirection:": "NSWritingDirection",
    "completionCurve": "UIViewAnimationCurve",
    "pageViewController:spineLocationForInterfaceOrientation:":
      "UIPageViewControllerSpineLocation",
    "navigationControllerPreferredInterfaceOrientationForPresentation:":
      "UIInterfaceOrientation",
    "navigationControllerSupportedInterfaceOrientations:": "UIInterfaceOrientationMask",
    "positionForBar:": "UIBarPosition",
    "presentationStyle": "UIModalPresentationStyle",
    "selectionAffinity": "UITextStorageDirection",
    "splitViewController:topColumnForCollapsingToProposedTopColumn:":
      "UISplitViewControllerColumn",
    "splitViewController:displayModeForExpandingToProposedDisplayMode:":
      "UISplitViewControllerDisplayMode",
    "tabBarControllerPreferredInterfaceOrientationForPresentation:":
      "UIInterfaceOrientation",
    "tabBarControllerSupportedInterfaceOrientations:": "UIInterfaceOrientationMask",
    "tableView:accessoryTypeForRowWithIndexPath:": "UITableViewCellAccessoryType",
    "tableView:editingStyleForRowAtIndexPath:": "UITableViewCellEditingStyle",
  ]
}
