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
  private static let exceptions: [String: String] = [
    "baseWritingDirectionForPosition:inDirection:": "UITextStorageDirection",
    "didTransitionToState:": "UITableViewCellStateMask",
    "setSelectionAffinity:": "UITextStorageDirection",
    "textStylingAtPosition:inDirection:": "UITextStorageDirection",
    "willTransitionToState:": "UITableViewCellStateMask",
  ]

  private static let arguments: [String: String] = [
    "accessibilityScroll": "UIAccessibilityScrollDirection",
    "animationControllerForOperation": "UINavigationControllerOperation",
    "barMetrics": "UIBarMetrics",
    "boundingBoxForControlGlyphAtIndex": "NSUInteger",
    "cacheStoragePolicy": "NSURLCacheStoragePolicy",
    "characterIndex": "NSUInteger",
    "commitEditingStyle": "UITableViewCellEditingStyle",
    "didAnimateFirstHalfOfRotationToInterfaceOrientation": "UIInterfaceOrientation",
    "didChangeFromSearchBarPlacement": "UINavigationItemSearchBarPlacement",
    "didChangeState": "UIGuidedAccessRestrictionState",
    "didChangeStatusBarOrientation": "UIInterfaceOrientation",
    "didCloseWithCode": "NSURLSessionWebSocketCloseCode",
    "didEndWithOperation": "UIDropOperation",
    "didProcessEditing": "NSTextStorageEditActions",
    "didRotateFromInterfaceOrientation": "UIInterfaceOrientation",
    "displayModeForExpandingToProposedDisplayMode": "UISplitViewControllerDisplayMode",
    "farthestInDirection": "UITextLayoutDirection",
    "finishAnimationAtPosition": "UIViewAnimatingPosition",
    "forBarPosition": "UIBarPosition",
    "forControlCharacterAtIndex": "NSUInteger",
    "forToolbarPosition": "UIBarPosition",
    "inDirection": "UITextLayoutDirection",
    "inOrientation": "UIInterfaceOrientation",
    "interaction": "UITextItemInteraction",
    "interfaceOrientation": "UIInterfaceOrientation",
    "lineSpacingAfterGlyphAtIndex": "NSUInteger",
    "motionBegan": "UIEventSubtype",
    "motionCancelled": "UIEventSubtype",
    "motionEnded": "UIEventSubtype",
    "navigationType": "UIWebViewNavigationType",
    "paragraphSpacingAfterGlyphAtIndex": "NSUInteger",
    "paragraphSpacingBeforeGlyphAtIndex": "NSUInteger",
    "reason": "UITextFieldDidEndEditingReason",
    "setBaseWritingDirection": "NSWritingDirection",
    "shouldAutorotateToInterfaceOrientation": "UIInterfaceOrientation",
    "shouldBreakLineByHyphenatingBeforeCharacterAtIndex": "NSUInteger",
    "shouldBreakLineByWordBeforeCharacterAtIndex": "NSUInteger",
    "shouldUseAction": "NSControlCharacterAction",
    "spineLocationForInterfaceOrientation": "UIInterfaceOrientation",
    "state": "UIControlState",
    "topColumnForCollapsingToProposedTopColumn": "UISplitViewControllerColumn",
    "viewControllerForAdaptivePresentationStyle": "UIModalPresentationStyle",
    "willAnimateFirstHalfOfRotationToInterfaceOrientation": "UIInterfaceOrientation",
    "willAnimateRotationToInterfaceOrientation": "UIInterfaceOrientation",
    "willAnimateSecondHalfOfRotationFromInterfaceOrientation": "UIInterfaceOrientation",
    "willChangeStatusBarOrientation": "UIInterfaceOrientation",
    "willChangeToDisplayMode": "UISplitViewControllerDisplayMode",
    "willChangeToSearchBarPlacement": "UINavigationItemSearchBarPlacement",
    "willEndWithOperation": "UIDropOperation",
    "willHideColumn": "UISplitViewControllerColumn",
    "willPresentWithAdaptiveStyle": "UIModalPresentationStyle",
    "willProcessEditing": "NSTextStorageEditActions",
    "willRotateToInterfaceOrientation": "UIInterfaceOrientation",
    "willShowColumn": "UISplitViewControllerColumn",
    "withOperation": "UIDropOperation",
  ]

  private static let ends: KeyValuePairs = [
    "ForState": "UIControlState", "forState": "UIControlState",
    "ForBarMetrics": "UIBarMetrics", "forBarMetrics": "UIBarMetrics",
    "ForBarPosition": "UIBarPosition", "ForToolbarPosition": "UIBarPosition",
  ]

  private static let results: [String: String] = [
    "adaptivePresentationStyle": "UIModalPresentationStyle",
    "adaptivePresentationStyleForPresentationController:": "UIModalPresentationStyle",
    "adaptivePresentationStyleForPresentationController:traitCollection:":
      "UIModalPresentationStyle",
    "barPosition": "UIBarPosition",
    "baseWritingDirectionForPosition:inDirection:": "NSWritingDirection",
    "collisionBoundsType": "UIDynamicItemCollisionBoundsType",
    "completionCurve": "UIViewAnimationCurve",
    "layoutManager:shouldGenerateGlyphs:properties:characterIndexes:font:forGlyphRange:":
      "NSUInteger",
    "layoutManager:shouldUseAction:forControlCharacterAtIndex:": "NSControlCharacterAction",
    "navigationControllerPreferredInterfaceOrientationForPresentation:": "UIInterfaceOrientation",
    "navigationControllerSupportedInterfaceOrientations:": "UIInterfaceOrientationMask",
    "pageViewController:spineLocationForInterfaceOrientation:": "UIPageViewControllerSpineLocation",
    "pageViewControllerPreferredInterfaceOrientationForPresentation:": "UIInterfaceOrientation",
    "pageViewControllerSupportedInterfaceOrientations:": "UIInterfaceOrientationMask",
    "positionForBar:": "UIBarPosition",
    "presentationStyle": "UIModalPresentationStyle",
    "selectionAffinity": "UITextStorageDirection",
    "splitViewController:displayModeForExpandingToProposedDisplayMode:":
      "UISplitViewControllerDisplayMode",
    "splitViewController:topColumnForCollapsingToProposedTopColumn:": "UISplitViewControllerColumn",
    "splitViewControllerPreferredInterfaceOrientationForPresentation:": "UIInterfaceOrientation",
    "splitViewControllerSupportedInterfaceOrientations:": "UIInterfaceOrientationMask",
    "tabBarControllerPreferredInterfaceOrientationForPresentation:": "UIInterfaceOrientation",
    "tabBarControllerSupportedInterfaceOrientations:": "UIInterfaceOrientationMask",
    "tableView:accessoryTypeForRowWithIndexPath:": "UITableViewCellAccessoryType",
    "tableView:editingStyleForRowAtIndexPath:": "UITableViewCellEditingStyle",
    "targetDisplayModeForActionInSplitViewController:": "UISplitViewControllerDisplayMode",
  ]
}
