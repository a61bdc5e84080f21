import StringSearch

extension Lowering {
  /// The messages that fill or read C memory; `objc_buffers.lua` and others define their Lua forms.
  private static let buffers: Set<String> = Set(
    """
    addObjects:count: completePathIntoString:caseSensitive:matchesIntoArray:filterTypes:
    appendBytes:length: arrayWithObjects:count: availableStringEncodings bytes
    cStringUsingEncoding:
    countByEnumeratingWithState:objects:count: dataWithBytes:length: dataWithBytesNoCopy:length:
    dataWithBytesNoCopy:length:freeWhenDone: dictionaryWithObjects:forKeys:count:
    expressionWithFormat:arguments: getArgument:atIndex: getBytes: getBytes:length:
    getBytes:maxLength:usedLength:encoding:options:range:remainingRange: getBytes:range:
    getControlPointAtIndex:values: getCString:maxLength:encoding: getCString:maxLength:range:remainingRange: getCharacters: getCharacters:range:
    getFileSystemRepresentation:maxLength: getFileSystemRepresentation:maxLength:withPath: getLineDash:count:phase: getIndexes:
    getIndexes:maxCount:inIndexRange: getIndexes:range: getObjects: getObjects:andKeys:
    getObjects:andKeys:count: getObjects:range: getReturnValue: getUUIDBytes: getValue:
    getValue:size: indexPathWithIndexes:length: initWithBytes:length:
    initWithBytes:length:encoding: initWithBytes:objCType: initWithBytesNoCopy:length:
    initWithBytesNoCopy:length:deallocator: initWithBytesNoCopy:length:encoding:deallocator:
    initWithBytesNoCopy:length:encoding:freeWhenDone:
    initWithBytesNoCopy:length:freeWhenDone: initWithCharacters:length:
    initWithCharactersNoCopy:length:deallocator: initWithCharactersNoCopy:length:freeWhenDone:
    initWithFormat:arguments: initWithFormat:locale:arguments: initWithIndexes:length:
    initWithObjects:count: initWithObjects:forKeys:count: initWithUUIDBytes: invoke
    invokeWithTarget: mutableBytes
    orderedSetWithObjects:count: outputStreamToBuffer:capacity: initToBuffer:capacity:
    decimalNumberWithDecimal: decimalValue initWithDecimal:
    predicateWithFormat:arguments: raise:format:arguments: scanDecimal: unsignedIntegerValue
    read:maxLength: unsignedLongLongValue unsignedLongValue write:maxLength:
    decodeArrayOfObjCType:count:at: decodeValueOfObjCType:at: decodeValueOfObjCType:at:size:
    decodeValuesOfObjCTypes: encodeArrayOfObjCType:count:at: encodeBytes:length:
    encodeBytes:length:forKey: encodeValueOfObjCType:at: encodeValuesOfObjCTypes:
    replaceBytesInRange:withBytes: replaceBytesInRange:withBytes:length:
    regularExpressionCheckingResultWithRanges:count:regularExpression:
    replaceObjectsInRange:withObjects:count: retainArguments setArgument:atIndex:
    setLineDash:count:phase:
    setReturnValue: setWithObjects:count: stringWithCharacters:length: value:withObjCType:
    valueWithBytes:objCType: valueWithCATransform3D: CATransform3DValue
    """.split(whereSeparator: \.isWhitespace).map(String.init))

  /// Lowers a message whose native method has no parameter for C's buffer pointer; nil for any
  /// other.
  func bufferMessage(
    _ selector: String, to receiver: Receiver, _ values: [String], _ arguments: [SyntaxNode],
    _ node: SyntaxNode
  ) -> Lowered? {
    guard Lowering.buffers.contains(selector) else { return nil }
    let target: String
    switch receiver {
    case .superclass: return nil
    case .sure(let text): target = text
    case .unsure(let lowered, _): target = lowered.text
    }
    let pointee = arguments.lazy.compactMap { self.pointee(of: $0) }.first
    let type = pointee.map { typeText($0) } ?? "nil"
    let list = [LuaText.quoted(selector), target, type] + values
    return answering(
      Lowered(text: "\(helper("buffer"))(\(list.joined(separator: ", ")))"), self.type(of: node))
  }

  func isBufferMessage(_ selector: String) -> Bool { Lowering.buffers.contains(selector) }

  /// Lowers `(char *)data.bytes` of mutable data, and `(char *)text.UTF8String`, whose bytes the source
  /// writes through the pointer.
  func writableBytes(_ node: SyntaxNode, as type: CType?) -> Lowered? {
    let inner = node.underlying
    guard let type, let target = type.pointee, !type.spelling.contains("const") else { return nil }
    if inner.reference?.name == "UTF8String", !target.isVoid {
      return Lowered(text: call(of: "writableText", lower(inner).text))
    }
    guard inner.reference?.name == "bytes", let data = inner.operands.first,
      data.type?.pointee?.declaration?.name == "NSMutableData"
    else { return nil }
    return bufferMessage("mutableBytes", to: .unsure(value(data), nil), [], [], inner)
  }

  /// The pointee type before the conversion to `void *`.
  private func pointee(of node: SyntaxNode) -> CType? {
    let inner = node.underlying
    if inner.kind == .cast, let operand = inner.operands.last { return pointee(of: operand) }
    guard let target = inner.type?.pointee ?? inner.type?.element, !target.isVoid else {
      return nil
    }
    return target
  }
}
