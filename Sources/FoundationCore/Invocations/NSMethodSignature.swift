package import SelectorRuntime

/// The type encodings of a method's return value and arguments; immutable.
package final class NSMethodSignature: RuntimeObject {
  private var types = "v@:"
  /// The parsed type encodings.
  package private(set) lazy var encoding = foundation.encoding(of: types)

  /// The type encodings as they were written, the return type first.
  private lazy var spelled = TypeEncoding.spelled(types)

  /// Creates a signature from a type encoding.
  package static func make(_ types: String, in world: FoundationWorld) -> NSMethodSignature? {
    let made =
      world.runtime.createInstance(world.runtime.cls(FoundationClasses.methodSignature))
      as? NSMethodSignature
    made?.types = types
    return made
  }

  /// Checks that signatures support a type encoding.
  ///
  /// - Throws: `NSInvalidArgumentException` for unions, bit-fields, complex numbers and unknown
  ///   letters, also as parts of structures and arrays. Pointers to them are supported.
  fileprivate static func checkTypes(_ types: String) throws {
    guard let rest = TypeEncoding.unsupportedPart(of: types), let first = rest.first else { return }
    throw RuntimeError(
      .invalidArgument,
      "+[NSMethodSignature signatureWithObjCTypes:]: unsupported type encoding spec '\(first)' in "
        + "'\(rest)'")
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

  /// The frame length on a 64-bit device: the registers, and eight bytes for each stack argument.
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
      try cls.foundation.checkPattern(types, "+[NSMethodSignature signatureWithObjCTypes:]")
      try checkTypes(types)
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
  /// Returns the parsed form of a type encoding; cached.
  func encoding(of types: String) -> TypeEncoding {
    if let known = encodings[types] { return known }
    let made = TypeEncoding(types)
    encodings[types] = made
    return made
  }

  /// Returns the signature of an instance method that a class implements or a protocol of it
  /// declares.
  ///
  /// A declared method need not be implemented, as on a device: a proxy that gets signatures from
  /// its target can forward methods that the target does not implement.
  ///
  /// - Returns: the signature, or nil if the method is neither implemented nor declared.
  /// - Throws: errors of the class's method resolution, and the exception for types that signatures
  ///   do not support.
  package func methodSignature(
    of selector: Selector, in cls: RuntimeClass
  ) throws -> NSMethodSignature? {
    let method = try runtime.instanceMethod(selector, in: cls)
    guard let types = method?.types ?? cls.adoptedTypes(of: selector) else { return nil }
    if types.contains(where: { "(bj".contains($0) }) {
      try NSMethodSignature.checkTypes(TypeEncoding.compiled(types))
    }
    return NSMethodSignature.make(types, in: self)
  }
}

extension FoundationClasses {
  package static let methodSignature = NativeClass<NSMethodSignature>(
    "NSMethodSignature", superclass: object, NSMethodSignature.define)
}
