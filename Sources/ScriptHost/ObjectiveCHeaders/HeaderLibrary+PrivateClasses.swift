extension HeaderLibrary {
  /// Classes that no header of the SDK declares, although their prefix is a public framework's.
  ///
  /// A source that needs one declares it itself, as FLEX does `NSBlock`.
  static let privateClasses: Set<String> = [
    "NSAboutURLProtocol", "NSAggregateExpression", "NSAnyKeyExpression",
    "NSBetweenPredicateOperator", "NSBlock", "NSBlockExpression", "NSBlockPredicate",
    "NSComparisonPredicateOperator", "NSConcreteAttributedString", "NSConcreteData",
    "NSConcreteFileHandle", "NSConcreteHashTable", "NSConcreteMapTable",
    "NSConcreteMutableAttributedString", "NSConcreteMutableData", "NSConcretePipe",
    "NSConcretePointerArray", "NSConcreteScanner", "NSConcreteTextStorage", "NSConcreteValue",
    "NSConstantArray", "NSConstantDictionary", "NSConstantValueExpression",
    "NSCustomPredicateOperator", "NSEqualityPredicateOperator", "NSFalsePredicate",
    "NSFunctionExpression", "NSInPredicateOperator", "NSKeyPathExpression",
    "NSKeyPathSpecifierExpression", "NSKeyValueMutableArray", "NSKeyValueMutableOrderedSet",
    "NSKeyValueMutableSet", "NSKeyValueNestedProperty", "NSKeyValueObservance",
    "NSKeyValueObservationInfo", "NSKeyValueProperty", "NSLikePredicateOperator",
    "NSMatchingPredicateOperator", "NSMutableStringProxyForMutableAttributedString",
    "NSNullFileHandle", "NSPlaceholderMutableString", "NSPlaceholderNumber", "NSPlaceholderString",
    "NSPredicateOperator", "NSSelfExpression", "NSSetExpression", "NSSubqueryExpression",
    "NSSubstringPredicateOperator", "NSTaggedPointerString", "NSTernaryExpression",
    "NSTruePredicate", "NSURLConnectionInternalConnection", "NSUndoManagerProxy",
    "NSUnitConverterReciprocal", "NSVariableExpression", "UICTFont",
    "UIControlTargetAction", "UIDimmingView", "UIGestureRecognizerTarget", "UILayoutContainerView",
    "UIMoreListController",
    "UIMoreNavigationController", "UIMotionEvent", "UINibDecoder", "UIPhysicalKeyboardEvent",
    "UIPickerTableView", "UIScrollViewDelayedTouchesBeganGestureRecognizer",
    "UIScrollViewPanGestureRecognizer", "UIScrollViewPinchGestureRecognizer",
    "UISearchBarTextField", "UIStateRestorationKeyedArchiver", "UIStoryboardEmbedSegue",
    "UIStoryboardPopoverPresentationSegue", "UIStoryboardPresentationSegue",
    "UIStoryboardSegueTemplate", "UIStoryboardShowSegue", "UITableViewIndex", "UITransitionView",
    "WKURLSchemeTaskImpl",
  ]
}
