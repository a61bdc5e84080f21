package import FoundationCore
internal import FoundationFiles
internal import FoundationNetwork
internal import FoundationText

/// All Foundation constants.
extension FoundationConstants {
  package static let integers: [(String, Int)] =
    [
      ("NSKeyValueObservingOptionNew", 1),
      ("NSKeyValueObservingOptionOld", 2),
      ("NSKeyValueObservingOptionInitial", 4),
      ("NSKeyValueObservingOptionPrior", 8),
      ("NSKeyValueChangeSetting", 1),
      ("NSKeyValueChangeInsertion", 2),
      ("NSKeyValueChangeRemoval", 3),
      ("NSKeyValueChangeReplacement", 4),
      ("NSKeyValueUnionSetMutation", 1),
      ("NSKeyValueMinusSetMutation", 2),
      ("NSKeyValueIntersectSetMutation", 3),
      ("NSKeyValueSetSetMutation", 4),
      ("NSOrderedAscending", -1),
      ("NSOrderedSame", 0),
      ("NSOrderedDescending", 1),
      ("NSNotFound", Int.max),
      ("NSIntegerMax", Int.max),
      ("NSIntegerMin", Int.min),
      // objc/runtime.h
      ("OBJC_ASSOCIATION_ASSIGN", 0),
      ("OBJC_ASSOCIATION_RETAIN_NONATOMIC", 1),
      ("OBJC_ASSOCIATION_COPY_NONATOMIC", 3),
      ("OBJC_ASSOCIATION_RETAIN", 0o1401),
      ("OBJC_ASSOCIATION_COPY", 0o1403),
    ] + networkIntegers + serviceIntegers + rarerIntegers + xmlErrors + valueIntegers
    + markdownIntegers + coordinationIntegers

  package static let numbers: [(String, Double)] =
    [
      ("NSTimeIntervalSince1970", FoundationWorld.referenceDate)
    ] + networkNumbers

  package static let strings: [(String, String)] =
    [
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
      ("NSMallocException", "NSMallocException"),
      ("NSObjectNotAvailableException", "NSObjectNotAvailableException"),
      ("NSObjectInaccessibleException", "NSObjectInaccessibleException"),
      ("NSDestinationInvalidException", "NSDestinationInvalidException"),
      ("NSTargetObjectUserInfoKey", "NSTargetObjectUserInfoKey"),
      ("NSUnknownUserInfoKey", "NSUnknownUserInfoKey"),
      ("NSDefaultRunLoopMode", "kCFRunLoopDefaultMode"),
      ("NSRunLoopCommonModes", "kCFRunLoopCommonModes"),
      ("UITrackingRunLoopMode", "UITrackingRunLoopMode"),
      ("NSLocalizedDescriptionKey", "NSLocalizedDescription"),
      ("NSLocalizedFailureReasonErrorKey", "NSLocalizedFailureReason"),
      ("NSLocalizedRecoverySuggestionErrorKey", "NSLocalizedRecoverySuggestion"),
      ("NSLocalizedRecoveryOptionsErrorKey", "NSLocalizedRecoveryOptions"),
      ("NSUnderlyingErrorKey", "NSUnderlyingError"),
      ("NSURLErrorDomain", "NSURLErrorDomain"),
      ("NSCocoaErrorDomain", "NSCocoaErrorDomain"),
      ("NSPOSIXErrorDomain", "NSPOSIXErrorDomain"),
    ] + networkStrings + serviceStrings + rarerStrings + rarerNames + valueStrings
}
