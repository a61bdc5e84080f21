internal import FoundationCore

extension FoundationConstants {
  /// The constants of files, JSON and property lists, from their headers.
  package static let serviceIntegers: [(String, Int)] = [
    // NSPathUtilities.h
    ("NSLibraryDirectory", 5),
    ("NSDocumentDirectory", 9),
    ("NSCachesDirectory", 13),
    ("NSApplicationSupportDirectory", 14),
    ("NSUserDomainMask", 1),
    ("NSAllDomainsMask", 0x0FFFF),
    // NSFileManager.h
    ("NSDirectoryEnumerationSkipsSubdirectoryDescendants", 1),
    ("NSDirectoryEnumerationSkipsPackageDescendants", 2),
    ("NSDirectoryEnumerationSkipsHiddenFiles", 4),
    // NSJSONSerialization.h
    ("NSJSONReadingMutableContainers", 1),
    ("NSJSONReadingMutableLeaves", 2),
    ("NSJSONReadingFragmentsAllowed", 4),
    ("NSJSONReadingAllowFragments", 4),
    ("NSJSONWritingPrettyPrinted", 1),
    ("NSJSONWritingSortedKeys", 2),
    ("NSJSONWritingFragmentsAllowed", 4),
    ("NSJSONWritingWithoutEscapingSlashes", 8),
    // NSPropertyList.h
    ("NSPropertyListImmutable", 0),
    ("NSPropertyListMutableContainers", 1),
    ("NSPropertyListMutableContainersAndLeaves", 2),
    ("NSPropertyListXMLFormat_v1_0", 100),
    ("NSPropertyListBinaryFormat_v1_0", 200),
    // NSProcessInfo.h
    ("NSProcessInfoThermalStateNominal", 0),
    ("NSProcessInfoThermalStateFair", 1),
    ("NSProcessInfoThermalStateSerious", 2),
    ("NSProcessInfoThermalStateCritical", 3),
    // NSCalendar.h
    ("NSCalendarUnitEra", 1 << 1),
    ("NSCalendarUnitYear", 1 << 2),
    ("NSCalendarUnitMonth", 1 << 3),
    ("NSCalendarUnitDay", 1 << 4),
    ("NSCalendarUnitHour", 1 << 5),
    ("NSCalendarUnitMinute", 1 << 6),
    ("NSCalendarUnitSecond", 1 << 7),
    ("NSCalendarUnitWeekday", 1 << 9),
    ("NSCalendarUnitWeekdayOrdinal", 1 << 10),
    ("NSCalendarUnitQuarter", 1 << 11),
    ("NSCalendarUnitWeekOfMonth", 1 << 12),
    ("NSCalendarUnitWeekOfYear", 1 << 13),
    ("NSCalendarUnitYearForWeekOfYear", 1 << 14),
    ("NSCalendarUnitNanosecond", 1 << 15),
    ("NSCalendarUnitCalendar", 1 << 20),
    ("NSCalendarUnitTimeZone", 1 << 21),
    ("NSDateComponentUndefined", Int.max),
    // NSDateFormatter.h
    ("NSDateFormatterNoStyle", 0),
    ("NSDateFormatterShortStyle", 1),
    ("NSDateFormatterMediumStyle", 2),
    ("NSDateFormatterLongStyle", 3),
    ("NSDateFormatterFullStyle", 4),
    // NSISO8601DateFormatter.h
    ("NSISO8601DateFormatWithFractionalSeconds", 1 << 11),
    ("NSISO8601DateFormatWithInternetDateTime", 1907),
    // FoundationErrors.h
    ("NSFileNoSuchFileError", 4),
    ("NSFileReadNoPermissionError", 257),
    ("NSFileReadCorruptFileError", 259),
    ("NSFileReadNoSuchFileError", 260),
    ("NSFileWriteUnknownError", 512),
    ("NSFileWriteNoPermissionError", 513),
    ("NSFileWriteFileExistsError", 516),
    ("NSPropertyListReadCorruptError", 3840),
    ("NSPropertyListWriteInvalidError", 3852),
  ]

  /// The keys and notification names; the value of each constant is its name.
  package static let serviceStrings: [(String, String)] =
    [
      "NSFileType", "NSFileTypeDirectory", "NSFileTypeRegular", "NSFileTypeSymbolicLink",
      "NSFileSize", "NSFileModificationDate", "NSFileCreationDate", "NSFilePosixPermissions",
      "NSFileOwnerAccountName", "NSFileProtectionKey", "NSFileSystemSize", "NSFileSystemFreeSize",
      "NSUserDefaultsDidChangeNotification", "NSArgumentDomain", "NSGlobalDomain",
      "NSRegistrationDomain", "NSProcessInfoThermalStateDidChangeNotification",
      "NSProcessInfoPowerStateDidChangeNotification", "NSBundleDidLoadNotification",
    ].map { ($0, $0) } + [
      ("NSCalendarIdentifierGregorian", "gregorian"),
      ("NSLocaleIdentifier", "kCFLocaleIdentifierKey"),
      ("NSLocaleLanguageCode", "kCFLocaleLanguageCodeKey"),
      ("NSLocaleCountryCode", "kCFLocaleCountryCodeKey"),
      ("NSLocaleDecimalSeparator", "kCFLocaleDecimalSeparatorKey"),
      ("NSLocaleGroupingSeparator", "kCFLocaleGroupingSeparatorKey"),
      ("NSLocaleCurrencySymbol", "kCFLocaleCurrencySymbolKey"),
      ("NSLocaleCurrencyCode", "currency"),
      ("NSLocaleUsesMetricSystem", "kCFLocaleUsesMetricSystemKey"),
      ("NSFilePathErrorKey", "NSFilePath"),
    ] + [("NSURLErrorKey", "NSURL")]
}
