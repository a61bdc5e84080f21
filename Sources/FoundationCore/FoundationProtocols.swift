package import SelectorRuntime

/// The declarations of Foundation's protocols.
package enum FoundationProtocols {
  package static let object = NativeProtocol(
    "NSObject",
    properties: [
      .init("hash", "TQ,R"), .init("superclass", "T#,R"),
      .init("description", "T@\"NSString\",R,C"), .init("debugDescription", "T@\"NSString\",R,C"),
    ],
    required: [
      .init("isEqual:", returns: Bool.self, Value.self),
      .init("class", returns: RuntimeClass.self),
      .init("self", returns: RuntimeObject.self),
      .init("performSelector:", returns: Value.self, Selector.self),
      .init("performSelector:withObject:", returns: Value.self, Selector.self, Value.self),
      .init(
        "performSelector:withObject:withObject:", returns: Value.self, Selector.self, Value.self,
        Value.self),
      .init("isProxy", returns: Bool.self),
      .init("isKindOfClass:", returns: Bool.self, RuntimeClass.self),
      .init("isMemberOfClass:", returns: Bool.self, RuntimeClass.self),
      .init("conformsToProtocol:", returns: Bool.self, RuntimeProtocol.self),
      .init("respondsToSelector:", returns: Bool.self, Selector.self),
      .init("hash", returns: Int.self),
      .init("superclass", returns: RuntimeClass?.self),
      .init("description", returns: String.self),
    ],
    optional: [.init("debugDescription", returns: String.self)])

  /// The `NSDiscardableContent` protocol of NSObject.h: content that can be discarded while not in
  /// use.
  package static let discardableContent = NativeProtocol(
    "NSDiscardableContent",
    required: [
      .init("beginContentAccess", returns: Bool.self), .init("endContentAccess"),
      .init("discardContentIfPossible"), .init("isContentDiscarded", returns: Bool.self),
    ])

  package static let copying = NativeProtocol(
    "NSCopying", required: [.init("copyWithZone:", returns: RuntimeObject.self, Value.self)])

  package static let mutableCopying = NativeProtocol(
    "NSMutableCopying",
    required: [.init("mutableCopyWithZone:", returns: RuntimeObject.self, Value.self)])

  package static let coding = NativeProtocol(
    "NSCoding",
    required: [
      .init("encodeWithCoder:", NSCoder.self),
      .init("initWithCoder:", returns: RuntimeObject?.self, NSCoder.self),
    ])

  package static let secureCoding = NativeProtocol(
    "NSSecureCoding", adopts: [coding], properties: [.init("+supportsSecureCoding", "TB,R")],
    required: [.init("+supportsSecureCoding", returns: Bool.self)])

  package static let fastEnumeration = NativeProtocol(
    "NSFastEnumeration",
    required: [
      .init(
        "countByEnumeratingWithState:objects:count:", returns: Int.self, Value.self, Value.self,
        Int.self)
    ])
}

extension ClassDefinition {
  /// Makes the class adopt NSSecureCoding with the given encoding and decoding.
  ///
  /// - Parameters:
  ///   - encode: Writes an object's values.
  ///   - decode: Returns the receiver of `initWithCoder:`, or an object that replaces it.
  package func coding(
    encode: @escaping (Instance, NSCoder) throws -> Void,
    decode: @escaping (Instance, NSCoder) throws -> Value
  ) {
    adopt(FoundationProtocols.secureCoding)
    classSide.method("supportsSecureCoding") { (_) -> Bool in true }
    method("encodeWithCoder:") { (object, coder: NSCoder) in try encode(object, coder) }
    method("initWithCoder:") { (object, coder: NSCoder) -> Value in try decode(object, coder) }
  }
}
