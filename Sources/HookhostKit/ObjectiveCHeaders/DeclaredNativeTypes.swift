internal import SelectorRuntime

/// The C types that the headers declare for native methods whose Swift types say less: a result with
/// out-parameters behind it is any value there, `NSUInteger` an `Int`, `float` a `Double`.
///
/// Foundation's own table comes first; a mock and an invocation read a method's type encoding.
enum DeclaredNativeTypes {
  /// Has a runtime answer them for the encodings of native methods.
  static func add(to runtime: Runtime) {
    let known = runtime.nativeTypes
    runtime.nativeTypes = { selector, written in
      known?(selector, written) ?? types(of: selector, written: written)
    }
  }

  private static func types(of selector: Selector, written: String) -> String? {
    guard let known = table[selector.name], known.written == written else { return nil }
    return known.types
  }

  private static let table: [String: (written: String, types: String)] = {
    var table: [String: (written: String, types: String)] = [:]
    for line in lines.split(separator: "\n") {
      let words = line.split(separator: " ").map(String.init)
      table[words[0]] = (words[1], words[2])
    }
    return table
  }()

  /// A selector, the encoding of its Swift types, and that of its C types.
  private static let lines = """
    UIEdgeInsetsValue @@: {UIEdgeInsets=dddd}@:
    URLByResolvingAliasFileAtURL:options:error: @@:@q^@ @@:@Q^@
    activeProcessorCount q@: Q@:
    addIndex: v@:q v@:Q
    applyTransform:reverse:range:updatedRange: @@:@B{_NSRange=QQ}@ B@:@B{_NSRange=QQ}@
    attribute:atIndex:effectiveRange: @@:@q@ @@:@Q@
    attribute:atIndex:longestEffectiveRange:inRange: @@:@q@{_NSRange=QQ} @@:@Q@{_NSRange=QQ}
    attributesAtIndex:effectiveRange: @@:q@ @@:Q@
    attributesAtIndex:longestEffectiveRange:inRange: @@:q@{_NSRange=QQ} @@:Q@{_NSRange=QQ}
    batteryLevel d@: f@:
    bookmarkDataWithOptions:includingResourceValuesForKeys:relativeToURL:error: @@:q@@^@ @@:Q@@^@
    canBeConvertedToEncoding: B@:q B@:Q
    cancel @@: v@:
    caseInsensitiveCompare: @@:@ q@:@
    characterIsMember: B@:q B@:S
    checkPromisedItemIsReachableAndReturnError: @@:^@ B@:^@
    checkResourceIsReachableAndReturnError: @@:^@ B@:^@
    compare: @@:@ q@:@
    compare:options: @@:@q q@:@q
    compare:options:range: @@:@q{_NSRange=QQ} q@:@q{_NSRange=QQ}
    compressUsingAlgorithm:error: @@:q^@ B@:q^@
    contentsOfDirectoryAtURL:includingPropertiesForKeys:options:error: @@:@@q^@ @@:@@Q^@
    copyItemAtPath:toPath:error: @@:@@^@ B@:@@^@
    countForObject: q@:@ Q@:@
    countLimit q@: Q@:
    countOfIndexesInRange: q@:{_NSRange=QQ} Q@:{_NSRange=QQ}
    createDirectoryAtPath:withIntermediateDirectories:attributes:error: @@:@B@^@ B@:@B@^@
    createSymbolicLinkAtPath:withDestinationPath:error: @@:@@^@ B@:@@^@
    createSymbolicLinkAtURL:withDestinationURL:error: @@:@@^@ B@:@@^@
    dataDetectorTypes q@: Q@:
    dataUsingEncoding:allowLossyConversion: @@:qB @@:QB
    dataWithCapacity: @@:q @@:Q
    dataWithLength: @@:q @@:Q
    decimalNumberWithMantissa:exponent:isNegative: @@:qqB @@:QsB
    decompressUsingAlgorithm:error: @@:q^@ B@:q^@
    defaultCStringEncoding q@: Q@:
    descriptionWithLocale:indent: @@:@q @@:@Q
    dictionaryWithCapacity: @@:@ @@:Q
    encodeBytes:length: v@:@q v@:@Q
    encodeBytes:length:forKey: v@:@q@ v@:@Q@
    endProgress d@: f@:
    evaluateWithObject: @@:@ B@:@
    evictUbiquitousItemAtURL:error: @@:@^@ B@:@^@
    fastestEncoding q@: Q@:
    fileExistsAtPath:isDirectory: @@:@@ B@:@@
    fileSize q@: Q@:
    firstWeekday q@: Q@:
    getBytes: @@:@ v@:@
    getBytes:length: @@:@q v@:@Q
    getBytes:range: @@:@{_NSRange=QQ} v@:@{_NSRange=QQ}
    getCString:maxLength:encoding: B@:@qq B@:@QQ
    getIndexes:maxCount:inIndexRange: @@:@q{_NSRange=QQ} Q@:@Q{_NSRange=QQ}
    getIndexes:range: @@:@{_NSRange=QQ} v@:@{_NSRange=QQ}
    getObjectValue:forString:errorDescription: @@:@@@ B@:@@@
    getObjects: @@: v@:
    getValue: @@:@ v@:@
    getValue:size: @@:@q v@:@Q
    hyphenationFactor d@: f@:
    increaseLengthBy: v@:q v@:Q
    indexAtPosition: q@:q Q@:Q
    indexGreaterThanOrEqualToIndex: q@:q Q@:Q
    indexLessThanOrEqualToIndex: q@:q Q@:Q
    indexOfObject:inRange: q@:@{_NSRange=QQ} Q@:@{_NSRange=QQ}
    indexOfObject:inSortedRange:options:usingComparator: q@:@{_NSRange=QQ}q@? Q@:@{_NSRange=QQ}Q@?
    indexOfObjectAtIndexes:options:passingTest: q@:@q@? Q@:@q@?
    indexOfObjectIdenticalTo:inRange: q@:@{_NSRange=QQ} Q@:@{_NSRange=QQ}
    indexOfObjectPassingTest: q@:@? Q@:@?
    indexOfObjectWithOptions:passingTest: q@:q@? Q@:q@?
    indexPassingTest: q@:@? Q@:@?
    indexPathByAddingIndex: @@:q @@:Q
    indexPathWithIndex: @@:q @@:Q
    indexPathWithIndexes:length: @@:@q @@:@Q
    initWithBytesNoCopy:length: @@:@q @@:@Q
    initWithBytesNoCopy:length:encoding:freeWhenDone: @@:@qqB @@:@QQB
    initWithBytesNoCopy:length:freeWhenDone: @@:@q@ @@:@QB
    initWithCString:length: @@:@q @@:@Q
    initWithContentsOfFile:encoding:error: @@:@q@ @@:@Q@
    initWithContentsOfURL:encoding:error: @@:@q@ @@:@Q@
    initWithIndex: @@:q @@:Q
    initWithIndexes:length: @@:@q @@:@Q
    initWithKeyOptions:valueOptions:capacity: @@:qqq @@:qqQ
    initWithKeyPointerFunctions:valuePointerFunctions:capacity: @@:@@q @@:@@Q
    initWithLength: @@:q @@:Q
    initWithMantissa:exponent:isNegative: @@:qqB @@:QsB
    initWithMemoryCapacity:diskCapacity:diskPath: @@:qq@ @@:QQ@
    initWithOptions:capacity: @@:qq @@:qQ
    initWithPointerFunctions:capacity: @@:@q @@:@Q
    insertArrangedSubview:atIndex: v@:@q v@:@Q
    insertAttributedString:atIndex: v@:@q v@:@Q
    insertPointer:atIndex: v@:@q v@:@Q
    insertString:atIndex: v@:@q v@:@Q
    insertSublayer:atIndex: v@:@q v@:@I
    intValue q@: i@:
    lengthOfBytesUsingEncoding: q@:q Q@:Q
    linkItemAtPath:toPath:error: @@:@@^@ B@:@@^@
    linkItemAtURL:toURL:error: @@:@@^@ B@:@@^@
    loadAndReturnError: @@:^@ B@:^@
    maximumFractionDigits q@: Q@:
    maximumIntegerDigits q@: Q@:
    maximumLengthOfBytesUsingEncoding: q@:q Q@:Q
    maximumNumberOfLines q@: Q@:
    maximumSignificantDigits q@: Q@:
    minificationFilterBias d@: f@:
    minimumFractionDigits q@: Q@:
    minimumIntegerDigits q@: Q@:
    minimumSignificantDigits q@: Q@:
    moveItemAtPath:toPath:error: @@:@@^@ B@:@@^@
    moveItemAtURL:toURL:error: @@:@@^@ B@:@@^@
    moveObjectsAtIndexes:toIndex: v@:@q v@:@Q
    numberOfCaptureGroups q@: Q@:
    numberOfMatchesInString:options:range: q@:@q{_NSRange=QQ} Q@:@q{_NSRange=QQ}
    numberOfRanges q@: Q@:
    observeValueForKeyPath:ofObject:change:context: @@:@@@@ v@:@@@^v
    opacity d@: f@:
    operationCount q@: Q@:
    orderedSetWithCapacity: @@:q @@:Q
    orthographyAtIndex:effectiveRange: @@:q@ @@:Q@
    physicalMemory q@: Q@:
    pointerAtIndex: @@:q @@:Q
    preflightAndReturnError: @@:^@ B@:^@
    priority d@: f@:
    processIdentifier q@: i@:
    processorCount q@: Q@:
    rangeAtIndex: {_NSRange=QQ}@:q {_NSRange=QQ}@:Q
    rangeOfComposedCharacterSequenceAtIndex: {_NSRange=QQ}@:q {_NSRange=QQ}@:Q
    read:maxLength: @@:@q q@:@Q
    removeIndex: v@:q v@:Q
    removeItemAtPath:error: @@:@^@ B@:@^@
    removeItemAtURL:error: @@:@^@ B@:@^@
    removePointerAtIndex: v@:q v@:Q
    replaceBytesInRange:withBytes:length: v@:{_NSRange=QQ}@q v@:{_NSRange=QQ}@Q
    replaceCharactersInRange:withString: @@:{_NSRange=QQ}@ v@:{_NSRange=QQ}@
    replaceMatchesInString:options:range:withTemplate: q@:@q{_NSRange=QQ}@ Q@:@q{_NSRange=QQ}@
    replaceOccurrencesOfString:withString:options:range: q@:@@q{_NSRange=QQ} Q@:@@q{_NSRange=QQ}
    replacePointerAtIndex:withPointer: v@:q@ v@:Q@
    resume @@: v@:
    scale q@: s@:
    scanCharactersFromSet:intoString: @@:@@ B@:@@
    scanDouble: @@:@ B@:@
    scanFloat: @@:@ B@:@
    scanHexDouble: @@:@ B@:@
    scanHexFloat: @@:@ B@:@
    scanHexInt: @@:@ B@:@
    scanHexLongLong: @@:@ B@:@
    scanInt: @@:@ B@:@
    scanInteger: @@:@ B@:@
    scanLocation q@: Q@:
    scanLongLong: @@:@ B@:@
    scanString:intoString: @@:@@ B@:@@
    scanUpToCharactersFromSet:intoString: @@:@@ B@:@@
    scanUpToString:intoString: @@:@@ B@:@@
    seekToEndOfFile q@: Q@:
    selectedIndex q@: Q@:
    setAnimationRepeatCount: v@:d v@:f
    setAttributes:ofItemAtPath:error: @@:@@^@ B@:@@^@
    setBool:forKey: @@:B@ v@:B@
    setCount: v@:q v@:Q
    setCountLimit: v@:q v@:Q
    setDataDetectorTypes: v@:q v@:Q
    setDouble:forKey: @@:d@ v@:d@
    setEndProgress: v@:d v@:f
    setFirstWeekday: v@:q v@:Q
    setHyphenationFactor: v@:d v@:f
    setInteger:forKey: @@:q@ v@:q@
    setLength: v@:q v@:Q
    setMaximumFractionDigits: v@:q v@:Q
    setMaximumIntegerDigits: v@:q v@:Q
    setMaximumNumberOfLines: v@:q v@:Q
    setMaximumSignificantDigits: v@:q v@:Q
    setMinificationFilterBias: v@:d v@:f
    setMinimumFractionDigits: v@:q v@:Q
    setMinimumIntegerDigits: v@:q v@:Q
    setMinimumSignificantDigits: v@:q v@:Q
    setNilValueForKey: @@:@ v@:@
    setObject:atIndex: v@:@q v@:@Q
    setObject:forKey:cost: v@:@@q v@:@@Q
    setOpacity: v@:d v@:f
    setPriority: v@:d v@:f
    setResourceValue:forKey:error: @@:@@^@ B@:@@^@
    setResourceValues:error: @@:@^@ B@:@^@
    setScanLocation: v@:q v@:Q
    setSelectedIndex: v@:q v@:Q
    setShadowOpacity: v@:d v@:f
    setStackSize: v@:q v@:Q
    setStartProgress: v@:d v@:f
    setTotalCostLimit: v@:q v@:Q
    setURL:forKey: @@:@@ v@:@@
    setUbiquitous:itemAtURL:destinationURL:error: @@:B@@^@ B@:B@@^@
    setValue:forUndefinedKey: @@:@@ v@:@@
    setWithCapacity: @@:q @@:Q
    shadowOpacity d@: f@:
    shiftIndexesStartingAtIndex:by: v@:qq v@:Qq
    smallestEncoding q@: Q@:
    stackSize q@: Q@:
    startDownloadingUbiquitousItemAtURL:error: @@:@^@ B@:@^@
    startProgress d@: f@:
    stringByAddingPercentEscapesUsingEncoding: @@:q @@:Q
    stringByPaddingToLength:withString:startingAtIndex: @@:q@q @@:Q@Q
    stringByReplacingPercentEscapesUsingEncoding: @@:q @@:Q
    stringWithCString:length: @@:@q @@:@Q
    stringWithCapacity: @@:q @@:Q
    suspend @@: v@:
    tagAtIndex:scheme:tokenRange:sentenceRange: @@:q@@@ @@:Q@@@
    tagAtIndex:unit:scheme:tokenRange: @@:qq@@ @@:Qq@@
    taskIdentifier q@: Q@:
    totalCostLimit q@: Q@:
    trashItemAtURL:resultingItemURL:error: @@:@@@ B@:@@@
    valueWithUIEdgeInsets: @@:@ @@:{UIEdgeInsets=dddd}
    write:maxLength: q@:@q q@:@Q
    writeBookmarkData:toURL:options:error: @@:@@q^@ B@:@@Q^@
    writeToFile:atomically:encoding:error: @@:@Bq@ B@:@BQ@
    writeToFile:options:error: @@:@q@ B@:@q@
    writeToURL:atomically:encoding:error: @@:@Bq@ B@:@BQ@
    writeToURL:error: @@:@@ B@:@@
    writeToURL:options:error: @@:@q@ B@:@q@
    """
}
