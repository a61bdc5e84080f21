internal import SelectorRuntime

/// The classes that the properties of a class declare for what their getters answer.
///
/// A native getter that answers by a message of its own is written for any value; its property names
/// the class all the same.
struct GetterTypes {
  private let types: [Selector: String]

  init(_ cls: RuntimeClass) {
    let properties = (cls.instanceClass.nativeProperties + cls.instanceClass.properties)
    let runtime = cls.runtime
    types = properties.reduce(into: [:]) { types, property in
      guard let encoding = property.attributes.first(where: { $0.name == "T" })?.value,
        let type = Self.type(of: encoding, in: runtime)
      else { return }
      types[property.getter] = type
    }
  }

  /// What a getter answers; nil for another method, and where the property names no class.
  subscript(_ selector: Selector) -> String? { types[selector] }

  /// The class of `@"NSArray"`, the protocol of `@"<UITableViewDelegate>"`.
  private static func type(of encoding: String, in runtime: Runtime) -> String? {
    guard encoding.hasPrefix("@\""), encoding.hasSuffix("\"") else { return nil }
    let name = encoding.dropFirst(2).dropLast()
    guard name.hasPrefix("<") else {
      return runtime.lookUpClass(String(name)).map(\.name)
    }
    let adopted = String(name.dropFirst().dropLast())
    // A class has the name of the protocol NSObject, and says less than `any`.
    let isKnown = adopted != "NSObject" && runtime.protocolList.contains { $0.name == adopted }
    return isKnown ? adopted : nil
  }
}
