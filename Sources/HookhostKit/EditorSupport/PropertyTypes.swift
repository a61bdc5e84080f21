internal import LuaModules
internal import SelectorRuntime

/// The types that properties declare for their accessors.
///
/// A native accessor that sends messages may accept any value; its property declares the class
/// anyway.
struct PropertyTypes {
  private var types: [Selector: SignatureHint] = [:]

  /// Those of a class, for messages to its instances.
  init(_ cls: RuntimeClass) {
    let properties = cls.instanceClass.nativeProperties + cls.instanceClass.properties
    self.init(properties, in: cls.runtime)
  }

  /// Those of a protocol, for messages to instances that adopt it.
  init(_ made: RuntimeProtocol, in runtime: Runtime) {
    self.init(made.properties.filter(\.isInstance).map(\.property), in: runtime)
  }

  private init(_ properties: [DeclaredProperty], in runtime: Runtime) {
    for property in properties {
      guard let encoding = property.attributes.first(where: { $0.name == "T" })?.value,
        let type = Self.type(of: encoding, in: runtime)
      else { continue }
      types[property.getter] = SignatureHint(result: type)
      if let setter = property.setter {
        let taken = LuaSignature.plainOrObject(ofClass: type)
        types[setter] = SignatureHint(parameters: [LuaSignature.optional(taken)])
      }
    }
  }

  /// The types of an accessor; nil for another method, or if the property names no class.
  subscript(_ selector: Selector) -> SignatureHint? { types[selector] }

  /// The class of `@"NSArray"`, the protocol of `@"<UITableViewDelegate>"`.
  private static func type(of encoding: String, in runtime: Runtime) -> String? {
    guard encoding.hasPrefix("@\""), encoding.hasSuffix("\"") else { return nil }
    let name = encoding.dropFirst(2).dropLast()
    guard name.hasPrefix("<") else {
      // Classes that scripts of the host define have no definitions.
      return runtime.lookUpClass(String(name)).flatMap { $0.isNative ? $0.name : nil }
    }
    let adopted = String(name.dropFirst().dropLast())
    // A class has the same name as the protocol NSObject, and is less useful than `any`.
    let isKnown = adopted != "NSObject" && runtime.protocolList.contains { $0.name == adopted }
    return isKnown ? adopted : nil
  }
}
