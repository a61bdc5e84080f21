internal import LuaModules
internal import SelectorRuntime

/// The Lua forms of the methods of a runtime's classes and protocols, with their types.
///
/// If a method's own types are open, they are completed, in this order, by an Objective-C
/// declaration, by a property, and by the method that it overrides or implements.
final class MemberSignatures {
  private struct Key: Hashable {
    let owner: ObjectIdentifier
    let selector: Selector
    /// Whether a protocol requires it of classes, not of instances.
    var isOfClasses = false
  }

  private let runtime: Runtime
  private var known: [Key: LuaSignature] = [:]
  private var properties: [ObjectIdentifier: PropertyTypes] = [:]
  private var families: [ObjectIdentifier: Family] = [:]

  /// The other types that may declare a class's methods.
  private struct Family {
    /// The names of the class, its superclasses and all their protocols, nearest first.
    let owners: [String]
    let protocols: [RuntimeProtocol]
    /// Whether its instances are values of Foundation, which return other values as objects.
    let isOfValues: Bool
  }

  /// The classes of such values.
  private static let values: Set<String> = [
    "NSArray", "NSAttributedString", "NSData", "NSDictionary", "NSEnumerator", "NSHashTable",
    "NSIndexSet", "NSMapTable", "NSOrderedSet", "NSPointerArray", "NSSet", "NSString", "NSValue",
  ]

  init(_ runtime: Runtime) { self.runtime = runtime }

  /// Whether scripts can use a method; false if the runtime reserves it for itself.
  static func isShown(_ method: Method) -> Bool {
    !method.selector.name.hasPrefix(".") && !(method.implementation is SuperImplementation)
  }

  /// The signature of a method in the class, or metaclass, that defines it.
  func signature(of method: Method, in part: RuntimeClass) -> LuaSignature {
    let key = Key(owner: ObjectIdentifier(part), selector: method.selector)
    if let found = known[key] { return found }
    var made = LuaSignature(method)
    guard made.isOpen else { return made }
    let isInstance = !part.isMetaClass
    let declared = (isInstance ? "-" : "+") + method.selector.name
    let family = family(of: part.instanceClass)
    for owner in family.owners {
      let hint = InterfaceTypes.all.hint(
        declared, of: owner, instance: isInstance ? nil : part.instanceClass.name,
        answersObjects: family.isOfValues, in: runtime)
      if let hint { made = made.completed(by: hint) }
    }
    if isInstance, let hint = propertyTypes(of: part)[method.selector] {
      made = made.completed(by: hint)
    }
    if let above = above(method.selector, part) { made = made.completed(by: above) }
    known[key] = made
    return made
  }

  /// The signature of a method that a protocol declares itself.
  func signature(
    of declaration: RuntimeProtocol.Declaration, in made: RuntimeProtocol
  ) -> LuaSignature {
    let key = Key(
      owner: ObjectIdentifier(made), selector: declaration.selector,
      isOfClasses: !declaration.isInstance)
    if let found = known[key] { return found }
    var signature = LuaSignature(declaration)
    guard signature.isOpen else { return signature }
    let sign = declaration.isInstance ? "-" : "+"
    let hint = InterfaceTypes.all.hint(
      sign + declaration.selector.name, of: "<\(made.name)>", instance: nil, in: runtime)
    if let hint { signature = signature.completed(by: hint) }
    if declaration.isInstance, let hint = PropertyTypes(made, in: runtime)[declaration.selector] {
      signature = signature.completed(by: hint)
    }
    if let above = above(declaration, in: made) { signature = signature.completed(by: above) }
    known[key] = signature
    return signature
  }

  /// The signature that an editor finds above a class, or metaclass, for a selector.
  ///
  /// Only protocols' instance methods are found: the class methods that they require are not
  /// inherited.
  func inherited(_ selector: Selector, _ part: RuntimeClass) -> LuaSignature? {
    part.isMetaClass
      ? overridden(selector, part).map { signature(of: $0.method, in: $0.place) }
      : above(selector, part)
  }

  /// The signature that an override of a selector must keep to.
  ///
  /// It is that of the nearest superclass that implements it, otherwise that of an adopted
  /// protocol.
  func above(_ selector: Selector, _ part: RuntimeClass) -> LuaSignature? {
    if let found = overridden(selector, part) {
      return signature(of: found.method, in: found.place)
    }
    for adopted in family(of: part.instanceClass).protocols {
      let found = adopted.declarations.first {
        $0.selector === selector && $0.isInstance == !part.isMetaClass
      }
      if let found { return signature(of: found, in: adopted) }
    }
    return nil
  }

  private func overridden(
    _ selector: Selector, _ part: RuntimeClass
  ) -> (method: Method, place: RuntimeClass)? {
    // The root class is the superclass of its own metaclass, but an editor separates their
    // messages.
    for place in part.lineage.dropFirst() where place.isMetaClass == part.isMetaClass {
      if let method = place.ownMethod(selector), Self.isShown(method) { return (method, place) }
    }
    return nil
  }

  /// The signature of a declaration that a protocol inherits from its adopted protocols.
  func above(
    _ declaration: RuntimeProtocol.Declaration, in made: RuntimeProtocol
  ) -> LuaSignature? {
    for adopted in made.closure.dropFirst() {
      let found = adopted.declarations.first {
        $0.selector === declaration.selector && $0.isInstance == declaration.isInstance
      }
      if let found { return signature(of: found, in: adopted) }
    }
    return nil
  }

  private func family(of cls: RuntimeClass) -> Family {
    let key = ObjectIdentifier(cls)
    if let found = families[key] { return found }
    var owners: [String] = []
    var protocols: [RuntimeProtocol] = []
    for place in cls.lineage {
      let adopted = place.protocols.flatMap(\.closure)
      owners += [place.name] + adopted.map { "<\($0.name)>" }
      protocols += adopted
    }
    let made = Family(
      owners: owners, protocols: protocols, isOfValues: owners.contains(where: Self.values.contains)
    )
    families[key] = made
    return made
  }

  private func propertyTypes(of cls: RuntimeClass) -> PropertyTypes {
    let key = ObjectIdentifier(cls)
    if let found = properties[key] { return found }
    let made = PropertyTypes(cls)
    properties[key] = made
    return made
  }
}
