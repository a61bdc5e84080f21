/// The Swift types of a native method, from which the type encoding is derived.
///
/// They have more information than the encoding: the class of an object, the elements of a list,
/// whether nil is allowed.
public struct NativeSignature: Sendable {
  /// The result; nil for a method without one.
  package let result: (any MessageValue.Type)?
  /// The arguments, without the receiver and the selector.
  package let arguments: [any MessageValue.Type]

  /// Creates a signature.
  public init(result: (any MessageValue.Type)?, arguments: [any MessageValue.Type]) {
    self.result = result
    self.arguments = arguments
  }

  /// The type encoding, such as `v@:@`.
  package var encoding: String {
    (result?.encoding ?? "v") + "@:" + arguments.map { $0.encoding }.joined()
  }
}

/// The types of a method: a written type encoding, or one derived from Swift types.
///
/// A program starts with thousands of native methods, of which a script reads the types of a few;
/// so they are created on first use.
struct MethodTypes {
  private let written: String?
  private let makeSignature: (@Sendable () -> NativeSignature)?

  /// Creates types from an encoding, and optionally from the more precise Swift types.
  init(_ encoding: String, _ signature: NativeSignature? = nil) {
    written = encoding
    if let signature {
      makeSignature = { signature }
    } else {
      makeSignature = nil
    }
  }

  /// Creates types from Swift types, which determine the encoding.
  init(of makeSignature: @escaping @Sendable () -> NativeSignature) {
    written = nil
    self.makeSignature = makeSignature
  }

  /// Whether Swift types are known.
  var isNative: Bool { makeSignature != nil }

  /// The Swift types of a native method.
  var signature: NativeSignature? { makeSignature?() }

  /// The type encoding, such as `v@:@`.
  var encoding: String { written ?? signature?.encoding ?? "" }
}

/// The type of an argument or a result of a native method, for headers and editors.
public indirect enum DeclaredType: Equatable, Sendable {
  /// An object of any class, or a value that is passed as one.
  case any
  case boolean, integer, number, string, cString, selector, block
  case cls
  /// A C structure.
  case structure(String)
  /// An object of a class; or of any class that adopts a protocol, named in angle brackets.
  case object(String)
  case list(DeclaredType)
  /// A nullable type.
  case optional(DeclaredType)

  /// The class of an object of this type in a property's attributes, or nil.
  package var className: String? {
    switch self {
    case .object(let name): name
    case .string: "NSString"
    case .list: "NSArray"
    case .optional(let wrapped): wrapped.className
    default: nil
    }
  }
}
