// The protocol documents its requirements.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// The type of an in-out parameter, for declarations: a pointer that the receiver may write to.
public struct InOut<Pointee: MessageValue>: MessageValue {
  private let pointee: Value

  public static func from(_ value: Value, in runtime: Runtime) -> InOut? { InOut(pointee: value) }
  public var messageValue: Value { pointee }
  public static var encoding: String { "^" + Pointee.encoding }
  public static var expectation: String { "a pointer to \(Pointee.expectation)" }
  public static var declaredType: DeclaredType { Pointee.declaredType }
}
