// The protocol documents its requirements.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// The name of a protocol, or of a class without its own Swift class, for declarations.
///
///     enum UIDragSession: TypeName {}
public protocol TypeName: SendableMetatype {
  /// The name in the header.
  static var name: String { get }
}

extension TypeName {
  public static var name: String { "\(Self.self)" }
}

/// An object that adopts a protocol, for declarations: `Adopter<UIDragSession>` for
/// `id<UIDragSession>`.
///
/// As on a device, the protocol is not checked; any value is accepted.
public struct Adopter<Named: TypeName>: MessageValue {
  public let messageValue: Value

  public init(_ value: Value) { messageValue = value }

  public static func from(_ value: Value, in runtime: Runtime) -> Adopter? { Adopter(value) }
  public static var encoding: String { "@" }
  public static var expectation: String { "an object that adopts \(Named.name)" }
  public static var declaredType: DeclaredType { .object("<\(Named.name)>") }
}

/// An object of a class without its own Swift class: `Instance<CLVisit>` for `CLVisit *`.
///
/// As on a device, the class is not checked; any value is accepted.
public struct Instance<Named: TypeName>: MessageValue {
  public let messageValue: Value

  public init(_ value: Value) { messageValue = value }

  public static func from(_ value: Value, in runtime: Runtime) -> Instance? { Instance(value) }
  public static var encoding: String { "@" }
  public static var expectation: String { article(of: Named.name) }
  public static var declaredType: DeclaredType { .object(Named.name) }
}
