/// The methods that a class of Foundation declares itself on a device, while its model inherits them.
///
/// The source are the public runtime headers of iOS 12. A name that begins with `+` is a class method.
enum InheritedMethods {
  /// By the name of the class, the selectors.
  static let foundation: KeyValuePairs<String, String> = [
    "CADisplayLink": "dealloc",
    "NSError": "dealloc init",
    "NSException": "dealloc debugDescription hash init isEqual:",
    "NSIndexPath": "dealloc init",
    "NSInvocation": "dealloc debugDescription",
    "NSKeyValueMutableArray": "dealloc",
    "NSKeyValueMutableSet": "dealloc",
    "NSKeyValueNestedProperty": "dealloc description",
    "NSKeyValueObservance":
      "description hash isEqual: observeValueForKeyPath:ofObject:change:context:",
    "NSKeyValueObservationInfo": "dealloc hash isEqual:",
    "NSKeyValueProperty": "dealloc",
    "NSMethodSignature": "dealloc debugDescription init",
    "NSMutableURLRequest": "init",
    "NSNotification": "init",
    "NSNotificationCenter": "dealloc debugDescription description init",
    "NSNull": "dealloc",
    "NSProcessInfo": "dealloc",
    "NSRunLoop": "dealloc description init",
    "NSURL": "dealloc init +automaticallyNotifiesObserversForKey:",
    "NSURLRequest": "dealloc init",
    "__NSObserver": "dealloc",
  ]
}
