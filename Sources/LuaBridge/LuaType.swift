/// The type of a value on a Lua stack; raw values are Lua's.
package enum LuaType: Int32, Sendable {
  case none = -1
  case `nil`
  case boolean
  case lightUserdata
  case number
  case string
  case table
  case function
  case userdata
  case thread

  init(code: Int32) {
    self = LuaType(rawValue: code) ?? .none
  }
}
