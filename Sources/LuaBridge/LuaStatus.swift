/// The status of a protected call or of loading a chunk; raw values are Lua's.
package enum LuaStatus: Int32, Sendable {
  case ok
  case yielded
  case runtimeError
  case syntaxError
  case memoryError
  case messageHandlerError
  case fileError

  init(code: Int32) {
    self = LuaStatus(rawValue: code) ?? .runtimeError
  }
}
