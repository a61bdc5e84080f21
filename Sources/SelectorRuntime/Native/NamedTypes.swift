// The protocol documents its requirements.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// The name of a protocol, or of a class that has no Swift class of its own, for declarations.
///
///     enum UIDragSession: TypeName {}
public protocol TypeName: SendableMetatype {
  /// The name as headers have it.
  static var name: String { get }
}

extension TypeName {
  public static var name: String { "\(Self.self)" }
}

/// An object of any class that adopts a protocol, for declarations: `Adopter<UIDragSession>` is
/// `id<UIDragSession>`.
///
/// Nobody checks that it adopts the protocol, as nobody does on a device: whatever comes is passed on.
public struct Adopter<Named: TypeName>: MessageValue {
  public let messageValue: Value

  public init(_ value: Value) { messageValue = value }

  public static func from(_ value: Value, in runtime: Runtime) -> Adopter? { Adopter(value) }
  public static var encoding: String { "@" }
  public static var expectation: String { "an object that adopts \(Named.name)" }
  public static var declaredType: DeclaredType { .object("<\(Named.name)>") }
}

/// An object of a class that has no Swift class of its own, for declarations: `Instance<CLVisit>` is
/// `CLVisit *`.
///
/// Nobody checks its class, as nobody does on a device: whatever comes is passed on.
public struct Instance<Named: TypeName>: MessageValue {
  public let messageValue: Value

  public init(_ value: Value) { messageValue = value }

  public static func from(_ value: Value, in runtime: Runtime) -> Instance? { Instance(value) }
  public static var encoding: String { "@" }
  public static var expectation: String { article(of: Named.name) }
  public static var declaredType: DeclaredType { .object(Named.name) }
}
