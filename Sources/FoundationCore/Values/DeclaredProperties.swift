internal import SelectorRuntime

// no traps of force: these are ends of type encodings inside a literal.

/// The declared properties of value classes, whose accessors are defined as methods.
///
/// Each word is a property: its name and its type, `q d B` for numbers and a BOOL, `#` for a C
/// string, `@` and a class for an object. The getter's name follows `=`. Properties are read-only
/// unless the word ends in `!`.
enum DeclaredProperties {
  private static let words: [String: String] = [
    "NSArray": "count:q firstObject:@ lastObject:@ description:@NSString sortedArrayHint:@NSData",
    "NSDictionary": """
    count:q allKeys:@NSArray allValues:@NSArray description:@NSString \
    descriptionInStringsFileFormat:@NSString
    """,
    "NSSet": "count:q allObjects:@NSArray description:@NSString",
    "NSOrderedSet": """
    count:q firstObject:@ lastObject:@ reversedOrderedSet:@NSOrderedSet array:@NSArray \
    set:@NSSet description:@NSString
    """,
    "NSIndexSet": "count:q firstIndex:q lastIndex:q",
    "NSString": """
    length:q doubleValue:d floatValue:d intValue:q integerValue:q longLongValue:q boolValue:B \
    uppercaseString:@NSString lowercaseString:@NSString capitalizedString:@NSString \
    localizedUppercaseString:@NSString localizedLowercaseString:@NSString \
    localizedCapitalizedString:@NSString UTF8String:# fastestEncoding:q smallestEncoding:q \
    decomposedStringWithCanonicalMapping:@NSString \
    precomposedStringWithCanonicalMapping:@NSString \
    decomposedStringWithCompatibilityMapping:@NSString \
    precomposedStringWithCompatibilityMapping:@NSString description:@NSString hash:q \
    pathComponents:@NSArray absolutePath:B=isAbsolutePath lastPathComponent:@NSString \
    stringByDeletingLastPathComponent:@NSString pathExtension:@NSString \
    stringByDeletingPathExtension:@NSString stringByAbbreviatingWithTildeInPath:@NSString \
    stringByExpandingTildeInPath:@NSString stringByStandardizingPath:@NSString \
    stringByResolvingSymlinksInPath:@NSString stringByRemovingPercentEncoding:@NSString
    """,
    "NSValue": "objCType:# nonretainedObjectValue:@ rangeValue:r",
    "NSNumber": """
    charValue:q unsignedCharValue:q shortValue:q unsignedShortValue:q intValue:q \
    unsignedIntValue:q longValue:q unsignedLongValue:q longLongValue:q \
    unsignedLongLongValue:q floatValue:d doubleValue:d boolValue:B integerValue:q \
    unsignedIntegerValue:q stringValue:@NSString
    """,
    "NSDecimalNumber": "objCType:# doubleValue:d",
    "NSData": "length:q bytes:# description:@NSString",
    "NSMutableData": "mutableBytes:# length:q!",
    "NSAttributedString": "string:@NSString length:q",
    "NSMutableAttributedString": "mutableString:@NSMutableString",
    "NSHashTable": "count:q anyObject:@ allObjects:@NSArray setRepresentation:@NSSet",
    "NSMapTable": "count:q",
    "NSPointerArray": "count:q! allObjects:@NSArray",
    "NSCache": "delegate:@!",
    "NSEnumerator": "allObjects:@NSArray",
    "NSPredicate": "predicateFormat:@NSString",
    "NSComparisonPredicate": """
    predicateOperatorType:q comparisonPredicateModifier:q leftExpression:@NSExpression \
    rightExpression:@NSExpression options:q
    """,
    "NSCompoundPredicate": "compoundPredicateType:q subpredicates:@NSArray",
    "NSExpression": """
    expressionType:q constantValue:@ keyPath:@NSString function:@NSString variable:@NSString \
    operand:@NSExpression arguments:@NSArray collection:@ predicate:@NSPredicate
    """,
    "NSSortDescriptor": "selector:: comparator:? reversedSortDescriptor:@",
    "NSRegularExpression": "pattern:@NSString options:q numberOfCaptureGroups:q",
    "NSCharacterSet": "invertedSet:@NSCharacterSet",
  ]

  /// Declares the properties of a class.
  static func declare<Instance: RuntimeObject>(in cls: ClassDefinition<Instance>) {
    for word in words[cls.cls.name]?.split(separator: " ") ?? [] {
      let isReadonly = !word.hasSuffix("!")
      let parts = word.split(separator: "=")
      let halves = parts[0].split(separator: ":", maxSplits: 1)
      let name = String(halves[0])
      let code = halves[1].filter { $0 != "!" }
      let className = code.first == "@" && code.count > 1 ? String(code.dropFirst()) : nil
      let holding: NativePropertyHolding =
        code.first == "@" ? (name == "delegate" ? .assign : .copy) : .assign
      cls.declare(
        name, type(of: code), holding, of: className,
        getter: parts.count > 1 ? String(parts[1]) : nil, isReadonly: isReadonly)
    }
  }

  private static func type(of code: String) -> any MessageValue.Type {
    switch code.first {
    case "q": Int.self
    case "d": Double.self
    case "B": Bool.self
    case "r": IndexRange.self
    case ":": Selector.self
    case "?": Block.self
    case "#": CString.self
    default: Value.self
    }
  }
}

/// The declared type of a C string; scripts receive a string.
private struct CString: MessageValue {
  let text: String

  static func from(_ value: Value, in runtime: Runtime) -> CString? {
    String.from(value, in: runtime).map { CString(text: $0) }
  }
  var messageValue: Value { .string(text) }
  static var encoding: String { "*" }
  static var expectation: String { "a string" }
  static var declaredType: DeclaredType { .cString }
}
