package import SelectorRuntime

/// The types of a method's result and arguments; it never changes once it is made.
package final class NSMethodSignature: RuntimeObject {
  private var types = "v@:"
  /// The types, taken apart.
  package private(set) lazy var encoding = foundation.encoding(of: types)

  /// The types as they are written, the result first.
  private lazy var spelled = TypeEncoding.spelled(types)

  /// Makes one of a type encoding.
  package static func make(_ types: String, in world: FoundationWorld) -> NSMethodSignature? {
    let made =
      world.runtime.createInstance(world.runtime.cls(FoundationClasses.methodSignature))
      as? NSMethodSignature
    made?.types = types
    return made
  }

  private func argumentType(at index: Int) throws -> String {
    let arguments = spelled.dropFirst()
    guard index >= 0, index < arguments.count else {
      throw RuntimeError(
        .invalidArgument,
        "-[NSMethodSignature getArgumentTypeAtIndex:]: index (\(index)) out of bounds "
          + "[0, \(arguments.count - 1)]")
    }
    return arguments[index + 1]
  }

  /// As on a device of 64 bits: the registers, and eight bytes for each argument on the stack.
  var frameLength: Int { 224 + max(0, encoding.arguments.count - 8) * 8 }
}

extension NSMethodSignature {
  static func define(_ signature: ClassDefinition<NSMethodSignature>) {
    signature.classSide.method("signatureWithObjCTypes:") {
      (cls, types: String?) -> NSMethodSignature? in
      guard let types, !types.isEmpty else {
        throw RuntimeError(
          .invalidArgument,
          "+[NSMethodSignature signatureWithObjCTypes:]: type encoding must not be empty")
      }
      if let rest = TypeEncoding(types).unreadable, let first = rest.first {
        throw RuntimeError(
          .invalidArgument,
          "+[NSMethodSignature signatureWithObjCTypes:]: unsupported type encoding spec "
            + "'\(first)' at '\(rest)' in '\(types)'")
      }
      return make(types, in: cls.foundation)
    }
    signature.readonly("numberOfArguments") { $0.encoding.arguments.count }
    signature.method("getArgumentTypeAtIndex:") { (signature, index: Int) -> String in
      try signature.argumentType(at: index)
    }
    signature.readonly("methodReturnType") { $0.spelled.first ?? "v" }
    signature.readonly("methodReturnLength") { (signature) -> Int in
      TypeEncoding.layout(of: signature.encoding.result).size
    }
    signature.readonly("frameLength") { $0.frameLength }
    defineDescription(signature)
    signature.method("isOneway") { (signature) -> Bool in signature.types.hasPrefix("V") }
    signature.method("isEqual:") { (signature, other: Value) -> Bool in
      guard let other = other.object as? NSMethodSignature else { return false }
      return signature.encoding.result == other.encoding.result
        && signature.encoding.arguments == other.encoding.arguments
    }
    signature.method("hash") { (signature) -> Int in
      signature.encoding.arguments.joined().utf8.reduce(5381) { hash, byte in
        (hash &* 33 &+ Int(byte)) & 0x7FFF_FFFF
      }
    }
  }
}

extension FoundationWorld {
  /// A type encoding, taken apart once in this world.
  func encoding(of types: String) -> TypeEncoding {
    if let known = encodings[types] { return known }
    let made = TypeEncoding(types)
    encodings[types] = made
    return made
  }

  /// The signature of what instances of a class implement, or of what a protocol that it adopts
  /// declares; nil otherwise.
  ///
  /// A declared method need not be there, as on a device: a proxy that asks its target for signatures
  /// can forward what the target leaves out.
  ///
  /// - Throws: what the class's resolver throws.
  package func methodSignature(
    of selector: Selector, in cls: RuntimeClass
  ) throws -> NSMethodSignature? {
    let method = try runtime.instanceMethod(selector, in: cls)
    guard let types = method?.types ?? cls.adoptedTypes(of: selector) else { return nil }
    return NSMethodSignature.make(types, in: self)
  }
}

extension FoundationClasses {
  package static let methodSignature = NativeClass<NSMethodSignature>(
    "NSMethodSignature", superclass: object, NSMethodSignature.define)
}
