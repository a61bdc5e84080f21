package import SelectorRuntime

/// Foundation's protocols.
package enum FoundationProtocols {
  /// All of them, adopted ones first.
  static let all = [object, copying, mutableCopying]

  package static let object = NativeProtocol(
    "NSObject",
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

  static let copying = NativeProtocol(
    "NSCopying", required: [.init("copyWithZone:", returns: RuntimeObject.self, Value.self)])

  static let mutableCopying = NativeProtocol(
    "NSMutableCopying",
    required: [.init("mutableCopyWithZone:", returns: RuntimeObject.self, Value.self)])
}
