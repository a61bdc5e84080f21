extension InheritedMethods {
  /// Strings, attributed strings, data and their parsers.
  static let texts: KeyValuePairs<String, String> = [
    "__NSCFString": "getLineStart:end:contentsEnd:forRange:",
    "NSCharacterSet": "init",
    "NSConcreteAttributedString": "copyWithZone: dealloc",
    "NSConcreteData": "dealloc getBytes:length: getBytes:range: init",
    "NSConcreteMutableAttributedString": "dealloc",
    "NSConcreteMutableData": "dealloc init initWithCapacity:",
    "NSConcreteScanner":
      "caseSensitive dealloc initWithString: locale setCaseSensitive: setLocale: string",
    "NSConcreteTextStorage": "dealloc fixesAttributesLazily",
    "NSDataDetector":
      "dealloc description encodeWithCoder: hash initWithCoder: "
      + "initWithPattern:options:error: isEqual: numberOfCaptureGroups options pattern",
    "NSMutableCharacterSet":
      "copyWithZone: init initWithCoder: mutableCopyWithZone: +alphanumericCharacterSet "
      + "+capitalizedLetterCharacterSet +characterSetWithBitmapRepresentation: "
      + "+characterSetWithCharactersInString: +characterSetWithContentsOfFile: "
      + "+characterSetWithRange: +controlCharacterSet +decimalDigitCharacterSet "
      + "+decomposableCharacterSet +illegalCharacterSet +letterCharacterSet "
      + "+lowercaseLetterCharacterSet +newlineCharacterSet +nonBaseCharacterSet "
      + "+punctuationCharacterSet +symbolCharacterSet +uppercaseLetterCharacterSet "
      + "+whitespaceAndNewlineCharacterSet +whitespaceCharacterSet",
    "NSMutableData": "initWithCapacity: +dataWithCapacity: +dataWithLength:",
    "NSMutableStringProxyForMutableAttributedString": "dealloc",
    "_NSPlaceholderData": "init initWithData:",
    "NSPlaceholderMutableString": "characterAtIndex: dealloc length",
    "NSPlaceholderString": "characterAtIndex: dealloc length",
    "NSPurgeableData": "dealloc description init initWithCapacity:",
    "NSString": "init",
    "NSTaggedPointerString":
      "compare:options:range: lowercaseStringWithLocale: uppercaseStringWithLocale:",
    "NSTextCheckingResult": "description",
    "NSTextStorage": "dealloc encodeWithCoder: init initWithCoder:",
    "_NSZeroData": "+data",
  ]
}
