package import SelectorRuntime

/// The class whose instances are protocols.
package enum ProtocolClass {
  static func define(_ cls: ClassDefinition<RuntimeProtocol>) {
    cls.method("name") { (made) -> String in made.name }
    cls.method("description") { (made) -> String in made.name }
    cls.method("conformsTo:") { (made, other: RuntimeProtocol?) -> Bool in
      other.map { made.conforms(to: $0) } ?? false
    }
    cls.method("isEqual:") { (made, other: Value) -> Bool in
      guard let other = other.object as? RuntimeProtocol else { return false }
      return made.isEqual(to: other)
    }
    cls.method("hash") { (made) -> Int in
      made.name.utf8.reduce(5381) { ($0 &* 33 &+ Int($1)) & 0x7FFF_FFFF }
    }
    for name in ["alloc", "new"] {
      cls.classSide.method(name) { (cls) -> Value in
        throw RuntimeError(
          .invalidArgument, "+[\(cls.name) \(name)]: a protocol is made by objc_allocateProtocol")
      }
    }
    cls.method("copyWithZone:") { (made, _: Value) -> RuntimeProtocol in made }
  }
}

extension RuntimeProtocol {
  /// Returns whether both conform to each other.
  ///
  /// The corresponding Objective-C function is `protocol_isEqual`.
  package func isEqual(to other: RuntimeProtocol) -> Bool {
    conforms(to: other) && other.conforms(to: self)
  }
}

extension NSObjectClass {
  /// Defines `conformsToProtocol:` of instances and classes; protocols of superclasses count.
  static func defineConformance(_ object: ClassDefinition<RuntimeObject>) {
    object.method("conformsToProtocol:") { (object, wanted: RuntimeProtocol?) -> Bool in
      guard let wanted else { return false }
      return try shownClass(of: object)?.conforms(to: wanted) ?? false
    }
    object.classSide.method("conformsToProtocol:") { (cls, wanted: RuntimeProtocol?) -> Bool in
      wanted.map { cls.conforms(to: $0) } ?? false
    }
  }
}

extension FoundationClasses {
  package static let `protocol` = NativeClass<RuntimeProtocol>(
    "Protocol", superclass: object, ProtocolClass.define)
}
