/// The Swift types of a native method, of which the type encoding is made.
///
/// They tell more than the encoding: the class of an object, what a list holds, whether nil may come.
public struct NativeSignature: Sendable {
  /// Nil for a method that answers nothing.
  package let result: (any MessageValue.Type)?
  /// Without the receiver and the selector.
  package let arguments: [any MessageValue.Type]

  /// Notes a method's types.
  public init(result: (any MessageValue.Type)?, arguments: [any MessageValue.Type]) {
    self.result = result
    self.arguments = arguments
  }

  /// The type encoding, such as `v@:@`.
  package var encoding: String {
    (result?.encoding ?? "v") + "@:" + arguments.map { $0.encoding }.joined()
  }
}

/// The types of a method: as somebody has written them, or those of a native method's Swift types.
///
/// A program begins with thousands of native methods, of which a script asks the types of a handful:
/// they are made when somebody asks.
struct MethodTypes {
  private let written: String?
  private let makeSignature: (@Sendable () -> NativeSignature)?

  /// Takes a type encoding, and the Swift types that tell more than it.
  init(_ encoding: String, _ signature: NativeSignature? = nil) {
    written = encoding
    if let signature {
      makeSignature = { signature }
    } else {
      makeSignature = nil
    }
  }

  /// Takes what makes the Swift types, of which the encoding follows.
  init(of makeSignature: @escaping @Sendable () -> NativeSignature) {
    written = nil
    self.makeSignature = makeSignature
  }

  /// Whether there are Swift types.
  var isNative: Bool { makeSignature != nil }

  /// The Swift types of a native method.
  var signature: NativeSignature? { makeSignature?() }

  /// The type encoding, such as `v@:@`.
  var encoding: String { written ?? signature?.encoding ?? "" }
}

/// The type of an argument or a result of a native method, as headers and editors write it.
public indirect enum DeclaredType: Equatable, Sendable {
  /// An object of any class, or a value that travels as one.
  case any
  case boolean, integer, number, string, cString, selector, block
  case cls
  /// A C structure, by its name.
  case structure(String)
  /// An object of a class, or of any class that adopts a protocol, whose name is in angle brackets.
  case object(String)
  case list(DeclaredType)
  /// A type whose values may be nil.
  case optional(DeclaredType)

  /// The class of an object of this type, as a property's attributes name it, or nil.
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
