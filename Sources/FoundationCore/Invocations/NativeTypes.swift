internal import SelectorRuntime

/// The C types of native methods whose Swift types are less precise.
///
/// In Swift, `char` and `NSUInteger` are `Int`, `const char *` is a string, and an argument of
/// several types is `Value`. Mocks use the encodings to check a stubbed return value against the
/// method's type, and to read the arguments of an invocation.
enum NativeTypes {
  /// Returns the C types of a selector if its Swift types have the encoding in the table; otherwise
  /// nil.
  static func types(of selector: Selector, written: String) -> String? {
    let types = table["\(selector.name) \(written)"]
    // The error is an out-parameter.
    guard selector.name.hasSuffix(":error:"), written.hasSuffix("@"), !written.hasSuffix("^@")
    else { return types }
    return (types ?? written).dropLast() + "^@"
  }

  /// The encodings of C types, by the selector and the encoding of the Swift types, joined by a
  /// space.
  private static let table: [String: String] = {
    var table: [String: String] = [:]
    // Splitting bytes is several times faster than splitting characters.
    for text in [declaredLines, lines] {
      for line in text.utf8.split(separator: UInt8(ascii: "\n")) {
        guard let blank = line.lastIndex(of: UInt8(ascii: " ")),
          let key = String(line[..<blank]), let types = String(line[line.index(after: blank)...])
        else { continue }
        table[key] = types
      }
    }
    for (name, letter) in letters {
      let getter = name.prefix(1).lowercased() + name.dropFirst() + "Value"
      let isFloating = letter == "f" || letter == "d"
      table["numberWith\(name): @@:@"] = "@@:\(letter)"
      table["initWith\(name): @@:@"] = "@@:\(letter)"
      table[getter + (isFloating ? " d@:" : " @@:")] = "\(letter)@:"
    }
    return table
  }()

  /// The names of C types in NSNumber's messages, with their encodings.
  private static let letters = [
    ("Char", "c"), ("UnsignedChar", "C"), ("Short", "s"), ("UnsignedShort", "S"), ("Int", "i"),
    ("UnsignedInt", "I"), ("Long", "q"), ("UnsignedLong", "Q"), ("LongLong", "q"),
    ("UnsignedLongLong", "Q"), ("Integer", "q"), ("UnsignedInteger", "Q"), ("Float", "f"),
    ("Double", "d"), ("Bool", "B"),
  ]

  private static let lines = """
    hash q@: Q@:
    count q@: Q@:
    length q@: Q@:
    retainCount q@: Q@:
    zone @@: ^v@:
    allocWithZone: @@:@ @@:^v
    methodForSelector: @@:: ^?@::
    instanceMethodForSelector: @@:: ^?@::
    addObserver:forKeyPath:options:context: v@:@@q@ v@:@@Q^v
    observeValueForKeyPath:ofObject:change:context: v@:@@@@ v@:@@@^v
    removeObserver:forKeyPath:context: v@:@@@ v@:@@^v
    objCType @@: r*@:
    valueWithPointer: @@:@ @@:r^v
    pointerValue @@: ^v@:
    valueWithBytes:objCType: @@:@@ @@:r^vr*
    value:withObjCType: @@:@@ @@:r^vr*
    initWithBytes:objCType: @@:@@ @@:r^vr*
    valueWithRange: @@:@ @@:{_NSRange=QQ}
    rangeValue @@: {_NSRange=QQ}@:
    valueWithPoint: @@:@ @@:{CGPoint=dd}
    pointValue @@: {CGPoint=dd}@:
    valueWithSize: @@:@ @@:{CGSize=dd}
    sizeValue @@: {CGSize=dd}@:
    valueWithRect: @@:@ @@:{CGRect={CGPoint=dd}{CGSize=dd}}
    rectValue @@: {CGRect={CGPoint=dd}{CGSize=dd}}@:
    valueWithCGPoint: @@:@ @@:{CGPoint=dd}
    CGPointValue @@: {CGPoint=dd}@:
    valueWithCGSize: @@:@ @@:{CGSize=dd}
    CGSizeValue @@: {CGSize=dd}@:
    valueWithCGRect: @@:@ @@:{CGRect={CGPoint=dd}{CGSize=dd}}
    CGRectValue @@: {CGRect={CGPoint=dd}{CGSize=dd}}@:
    UTF8String @@: r*@:
    cStringUsingEncoding: @@:q r*@:Q
    stringWithUTF8String: @@:@ @@:r*
    initWithUTF8String: @@:@ @@:r*
    stringWithCString:encoding: @@:@q @@:r*Q
    initWithCString:encoding: @@:@q @@:r*Q
    stringWithCharacters:length: @@:@q @@:r^SQ
    initWithCharacters:length: @@:@q @@:r^SQ
    initWithBytes:length:encoding: @@:@qq @@:r^vQQ
    characterAtIndex: q@:q S@:Q
    getCharacters:range: v@:@{_NSRange=QQ} v@:^S{_NSRange=QQ}
    substringFromIndex: @@:q @@:Q
    substringToIndex: @@:q @@:Q
    dataUsingEncoding: @@:q @@:Q
    completePathIntoString:caseSensitive:matchesIntoArray:filterTypes: @@:@B@@ Q@:^@B^@@
    initWithData:encoding: @@:@q @@:@Q
    rangeOfString:options: {_NSRange=QQ}@:@q {_NSRange=QQ}@:@Q
    compare:options: q@:@q q@:@Q
    dataWithBytes:length: @@:@q @@:r^vQ
    initWithBytes:length: @@:@q @@:r^vQ
    appendBytes:length: v@:@q v@:r^vQ
    bytes @@: r^v@:
    mutableBytes @@: ^v@:
    objectAtIndex: @@:q @@:Q
    objectAtIndexedSubscript: @@:q @@:Q
    setObject:atIndexedSubscript: v@:@q v@:@Q
    insertObject:atIndex: v@:@q v@:@Q
    removeObjectAtIndex: v@:q v@:Q
    replaceObjectAtIndex:withObject: v@:q@ v@:Q@
    exchangeObjectAtIndex:withObjectAtIndex: v@:qq v@:QQ
    indexOfObject: q@:@ Q@:@
    indexOfObjectIdenticalTo: q@:@ Q@:@
    arrayWithCapacity: @@:q @@:Q
    initWithCapacity: @@:q @@:Q
    arrayWithObjects:count: @@:@q @@:r^@Q
    initWithObjects:count: @@:@q @@:r^@Q
    setWithObjects:count: @@:@q @@:r^@Q
    dictionaryWithObjects:forKeys:count: @@:@@q @@:r^@r^@Q
    initWithObjects:forKeys:count: @@:@@q @@:r^@r^@Q
    containsIndex: B@:q B@:Q
    firstIndex q@: Q@:
    lastIndex q@: Q@:
    indexSetWithIndex: @@:q @@:Q
    indexGreaterThanIndex: q@:q Q@:Q
    indexLessThanIndex: q@:q Q@:Q
    numberOfArguments q@: Q@:
    methodReturnLength q@: Q@:
    frameLength q@: Q@:
    methodReturnType @@: r*@:
    getArgumentTypeAtIndex: @@:q r*@:Q
    signatureWithObjCTypes: @@:@ @@:r*
    setArgument:atIndex: v@:@q v@:^vq
    setReturnValue: v@:@ v@:^v
    encodeInt:forKey: v@:q@ v@:i@
    decodeIntForKey: q@:@ i@:@
    encodeInt32:forKey: v@:q@ v@:i@
    decodeInt32ForKey: q@:@ i@:@
    encodeFloat:forKey: v@:d@ v@:f@
    decodeFloatForKey: d@:@ f@:@
    floatForKey: d@:@ f@:@
    setFloat:forKey: @@:d@ v@:f@
    """
}
