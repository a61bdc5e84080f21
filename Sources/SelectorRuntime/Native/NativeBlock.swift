/// A block that a model creates, such as a completion handler that a script can call.
open class NativeBlock: ForeignValue {
  private let body: ([Value]) throws -> Value

  /// Creates a block that runs `body`.
  package init(_ body: @escaping ([Value]) throws -> Value) { self.body = body }

  override open var isBlock: Bool { true }

  override open var typeName: String { "function" }

  override open func invoke(_ arguments: [Value]) throws -> Value { try body(arguments) }
}
