extension InheritedMethods {
  /// Numbers, dates, units, locales and their formatters.
  static let numbersAndDates: KeyValuePairs<String, String> = [
    "NSByteCountFormatter": "getObjectValue:forString:errorDescription: init",
    "__NSCFLocale":
      "displayNameForKey:value: hash initWithLocaleIdentifier: isEqual: objectForKey:",
    "NSCalendar": "init",
    "NSConcreteValue": "encodeWithCoder:",
    "NSDateComponentsFormatter": "dealloc getObjectValue:forString:errorDescription: init",
    "NSDateComponents": "dealloc init",
    "NSDateFormatter": "dealloc init",
    "NSDateIntervalFormatter":
      "attributedStringForObjectValue:withDefaultAttributes: dealloc "
      + "editingStringForObjectValue: getObjectValue:forString:errorDescription: init "
      + "isPartialStringValid:newEditingString:errorDescription:",
    "NSDecimalNumber":
      "boolValue charValue copy copyWithZone: floatValue getValue: intValue isEqual: "
      + "longLongValue longValue shortValue unsignedCharValue unsignedIntValue "
      + "unsignedLongLongValue unsignedLongValue unsignedShortValue +numberWithBool: "
      + "+numberWithChar: +numberWithDouble: +numberWithFloat: +numberWithInt: "
      + "+numberWithInteger: +numberWithLong: +numberWithLongLong: +numberWithShort: "
      + "+numberWithUnsignedChar: +numberWithUnsignedInt: +numberWithUnsignedInteger: "
      + "+numberWithUnsignedLong: +numberWithUnsignedLongLong: +numberWithUnsignedShort:",
    "NSEnergyFormatter": "attributedStringForObjectValue:withDefaultAttributes: dealloc init",
    "NSISO8601DateFormatter": "dealloc",
    "NSLengthFormatter": "attributedStringForObjectValue:withDefaultAttributes: dealloc init",
    "NSLinguisticTagger": "dealloc description",
    "NSLocale": "debugDescription init",
    "NSMassFormatter": "attributedStringForObjectValue:withDefaultAttributes: dealloc init",
    "NSMeasurementFormatter": "dealloc init",
    "NSMeasurement": "dealloc",
    "NSNumberFormatter": "dealloc init",
    "NSOrthography": "description",
    "NSPersonNameComponentsFormatter": "dealloc getObjectValue:forString:errorDescription: init",
    "NSPersonNameComponents": "dealloc description init",
    "NSPlaceholderNumber":
      "init initWithBool: initWithChar: initWithCoder: initWithDouble: initWithFloat: "
      + "initWithInt: initWithInteger: initWithLong: initWithLongLong: initWithShort: "
      + "initWithUnsignedChar: initWithUnsignedInt: initWithUnsignedInteger: "
      + "initWithUnsignedLong: initWithUnsignedLongLong: initWithUnsignedShort:",
    "NSUnitConverterLinear": "description",
    "NSUnitConverterReciprocal": "description",
    "NSUnit": "dealloc description init",
    "NSValue": "init",
  ]
}
