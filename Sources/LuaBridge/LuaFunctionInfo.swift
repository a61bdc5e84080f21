/// Information about a Lua function.
///
/// The corresponding C type is `lua_Debug`, filled by `lua_getinfo(L, ">Su", …)`.
package struct LuaFunctionInfo: Equatable, Sendable {
  /// The number of fixed parameters; 0 for a native function.
  package let parameters: Int

  /// Whether it is a vararg function; true for a native function.
  package let isVararg: Bool

  /// Whether it is written in C or Swift.
  package let isNative: Bool

  /// The printable name of its chunk, such as `script.lua`; `[C]` for a native function.
  package let source: String

  /// The first line of its definition; -1 for a native function, 0 for a main chunk.
  package let line: Int

  /// The last line of its definition; -1 for a native function and for a main chunk.
  package let lastLine: Int
}
