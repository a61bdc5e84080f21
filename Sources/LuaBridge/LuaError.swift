/// A Lua error in Swift code.
///
/// Thrown from a callable, it is raised in Lua with the same value: a table keeps its identity, nil
/// stays nil.
package struct LuaError: Error {
  /// The error value; nil for an error that Swift created, whose value is its message.
  package let value: LuaReference?

  /// The value if it is a string or a number, else for example `(error object is a table value)`.
  ///
  /// Does not call metamethods; `LuaStack.description(at:)` calls `__tostring`.
  package let message: String

  /// The traceback where the error was raised, if the call requested it.
  package let traceback: String?

  /// The traceback where the error was first raised, when it has since passed through Swift.
  ///
  /// It is nil when the script catches the error, and for exceptions, which are handles.
  let origin: String?

  /// The result of `__tostring` for an error object where it was raised, if the call requested it.
  package let objectDescription: [UInt8]?

  /// The status of the failed call.
  package let status: LuaStatus

  /// Whether a chunk ended too early, so that more input could complete it.
  package var isIncompleteInput: Bool {
    status == .syntaxError && message.hasSuffix("<eof>")
  }

  /// Creates an error whose value is `message`.
  package init(
    _ message: String, status: LuaStatus = .runtimeError, origin: String? = nil
  ) {
    self.init(
      value: nil, message: message, traceback: nil, origin: origin, objectDescription: nil,
      status: status)
  }

  init(
    value: LuaReference?, message: String, traceback: String?, origin: String?,
    objectDescription: [UInt8]?, status: LuaStatus
  ) {
    self.value = value
    self.message = message
    self.traceback = traceback
    self.origin = origin
    self.objectDescription = objectDescription
    self.status = status
  }
}

extension LuaError: CustomStringConvertible {
  package var description: String {
    message
  }
}
