/// A Lua error on its way through Swift.
///
/// Thrown from a callable, it goes on in Lua as the very same value, whatever that is: a table keeps
/// its identity, nil stays nil.
package struct LuaError: Error {
  /// The error value; nil for an error that Swift made, whose value is its message.
  package let value: LuaReference?

  /// The value when it is a string or a number, else `(error object is a table value)` and the like.
  ///
  /// No metamethod is asked; `LuaStack.description(at:)` on the value asks `__tostring`.
  package let message: String

  /// The traceback of the place that raised the error, if the call asked for one.
  package let traceback: String?

  /// The traceback of the place that raised the error first, when the error has come through Swift
  /// since and the script does not catch it; an exception that is a handle has none.
  let origin: String?

  /// The text that `__tostring` gave of an error object where it was raised, if the call asked for
  /// it.
  package let objectDescription: [UInt8]?

  /// The kind of error.
  package let status: LuaStatus

  /// Whether it says that a chunk ended too soon, so that more text could complete it.
  package var isIncompleteInput: Bool {
    status == .syntaxError && message.hasSuffix("<eof>")
  }

  /// Makes an error whose value is `message`.
  package init(_ message: String, status: LuaStatus = .runtimeError) {
    self.init(
      value: nil, message: message, traceback: nil, origin: nil, objectDescription: nil,
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
