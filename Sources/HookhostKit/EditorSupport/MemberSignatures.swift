internal import SelectorRuntime

/// How the methods of a world's classes and protocols are written in Lua, with all that tells their
/// types.
///
/// What a method's own types leave open is told, in this order, by a declaration in Objective-C, by a
/// property, and by the method that it overrides or implements.
final class MemberSignatures {
  private struct Key: Hashable {
    let owner: ObjectIdentifier
    let selector: Selector
    /// Whether a protocol asks classes for it, and not instances.
    var isOfClasses = false
  }

  private let runtime: Runtime
  private var known: [Key: LuaSignature] = [:]
  private var properties: [ObjectIdentifier: PropertyTypes] = [:]
  private var families: [ObjectIdentifier: Family] = [:]

  /// Where a class's methods may be declared besides in itself.
  private struct Family {
    /// The names of the class, of those above and of all their protocols, the nearest first.
    let owners: [String]
    let protocols: [RuntimeProtocol]
    /// Whether its objects are values of Foundation's, which answer others as objects.
    let isOfValues: Bool
  }

  /// The classes of such values.
  private static let values: Set<String> = [
    "NSArray", "NSAttributedString", "NSData", "NSDictionary", "NSEnumerator", "NSHashTable",
    "NSIndexSet", "NSMapTable", "NSOrderedSet", "NSPointerArray", "NSSet", "NSString", "NSValue",
  ]

  init(_ runtime: Runtime) { self.runtime = runtime }

  /// Whether scripts see a method, and it is not one that the runtime keeps for itself.
  static func isShown(_ method: Method) -> Bool {
    !method.selector.name.hasPrefix(".") && !(method.implementation is SuperImplementation)
  }

  /// The signature of a method in the class, or metaclass, that has it itself.
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

  /// What an editor finds above a class, or metaclass, for a selector; of a class alone, since what a
  /// protocol asks of classes stands nowhere above these.
  func inherited(_ selector: Selector, _ part: RuntimeClass) -> LuaSignature? {
    part.isMetaClass
      ? overridden(selector, part).map { signature(of: $0.method, in: $0.place) }
      : above(selector, part)
  }

  /// The signature that a class, or metaclass, has to keep to for a selector: that of the nearest
  /// class above that has it, or else that of a protocol which it adopts.
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
    // The root class stands above its own metaclass, whose messages are others to an editor.
    for place in part.lineage.dropFirst() where place.isMetaClass == part.isMetaClass {
      if let method = place.ownMethod(selector), Self.isShown(method) { return (method, place) }
    }
    return nil
  }

  /// The signature that a protocol inherits for a declaration from those that it adopts.
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
