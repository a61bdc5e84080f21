/// Foundation's constants, by their C names.
package enum FoundationConstants {
  package static let integers: [(String, Int)] = [
    ("NSKeyValueObservingOptionNew", 1),
    ("NSKeyValueObservingOptionOld", 2),
    ("NSKeyValueObservingOptionInitial", 4),
    ("NSKeyValueObservingOptionPrior", 8),
    ("NSKeyValueChangeSetting", 1),
    ("NSKeyValueChangeInsertion", 2),
    ("NSKeyValueChangeRemoval", 3),
    ("NSKeyValueChangeReplacement", 4),
    ("NSNotFound", Int.max),
    // NSURLError.h
    ("NSURLErrorUnknown", -1),
    ("NSURLErrorCancelled", -999),
    ("NSURLErrorBadURL", -1000),
    ("NSURLErrorTimedOut", -1001),
    ("NSURLErrorUnsupportedURL", -1002),
    ("NSURLErrorCannotFindHost", -1003),
    ("NSURLErrorCannotConnectToHost", -1004),
    ("NSURLErrorNetworkConnectionLost", -1005),
    ("NSURLErrorNotConnectedToInternet", -1009),
  ]

  package static let strings: [(String, String)] = [
    ("NSKeyValueChangeKindKey", "kind"),
    ("NSKeyValueChangeNewKey", "new"),
    ("NSKeyValueChangeOldKey", "old"),
    ("NSKeyValueChangeIndexesKey", "indexes"),
    ("NSKeyValueChangeNotificationIsPriorKey", "notificationIsPrior"),
    ("NSUndefinedKeyException", "NSUnknownKeyException"),
    ("NSGenericException", "NSGenericException"),
    ("NSInvalidArgumentException", "NSInvalidArgumentException"),
    ("NSInternalInconsistencyException", "NSInternalInconsistencyException"),
    ("NSRangeException", "NSRangeException"),
    ("NSDefaultRunLoopMode", "kCFRunLoopDefaultMode"),
    ("NSRunLoopCommonModes", "kCFRunLoopCommonModes"),
    ("UITrackingRunLoopMode", "UITrackingRunLoopMode"),
    ("NSLocalizedDescriptionKey", "NSLocalizedDescription"),
    ("NSLocalizedFailureReasonErrorKey", "NSLocalizedFailureReason"),
    ("NSUnderlyingErrorKey", "NSUnderlyingError"),
    ("NSURLErrorDomain", "NSURLErrorDomain"),
    ("NSCocoaErrorDomain", "NSCocoaErrorDomain"),
    ("NSPOSIXErrorDomain", "NSPOSIXErrorDomain"),
  ]
}
