/// A type as a Swift source writes it.
indirect enum SwiftType: Equatable, Sendable {
  /// A name with its arguments; the parts of `A.B` are joined by a dot.
  case named(String, [SwiftType])
  case optional(SwiftType)
  case array(SwiftType)
  case dictionary(SwiftType, SwiftType)
  case function([SwiftType], SwiftType)
  /// A function of C.
  case pointer([SwiftType], SwiftType)
  case tuple([SwiftType])
  /// The type of a class: `Name.Type`.
  case meta(SwiftType)

  /// No value.
  static let void = SwiftType.tuple([])

  var isFunction: Bool {
    switch self {
    case .function, .pointer: true
    default: false
    }
  }

  var isVoid: Bool { self == .void || self == .named("Void", []) }
}

/// A declaration of a Swift source that Objective-C may see.
struct SwiftDeclaration {
  enum Kind { case type(TypeKind), function, initializer, property, enumCase, alias }
  enum TypeKind { case cls, proto, enumeration, structure, ext }

  struct Parameter {
    /// The label; empty for `_`.
    let label: String
    let type: SwiftType
  }

  var kind: Kind
  var name = ""
  /// The name that `@objc(name)` gives.
  var objcName: String?
  var isObjC = false
  /// Whether all members of it are for Objective-C: `@objcMembers`.
  var hasObjCMembers = false
  var isPrivate = false
  var isStatic = false
  var isOptional = false
  var isSettable = false
  var canFail = false
  var throwsErrors = false
  var isAsync = false
  /// The superclass and protocols of a type, or the raw type of an enumeration.
  var inherited: [SwiftType] = []
  var parameters: [Parameter] = []
  /// The type of a result, of a property, or of an alias; nil for a property whose value has it.
  var type: SwiftType?
  /// The first tokens of a property's value.
  var value: [SwiftTokens.Token] = []
  /// The number of a case of an enumeration.
  var number: String?
  var members: [SwiftDeclaration] = []
}
