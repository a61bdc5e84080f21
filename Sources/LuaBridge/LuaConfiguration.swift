/// How a Lua state is made.
package struct LuaConfiguration: Sendable {
  /// Whether `LUA_PATH`, `LUA_CPATH` and their kin are ignored, as the option `-E` asks for.
  package var ignoresEnvironment = false

  /// The number of bytes that Lua may use, or nil for no limit.
  ///
  /// Lua code that goes over it gets the error "not enough memory". Swift code that pushes values
  /// may overstep it; the error is raised when it returns to Lua.
  package var memoryLimit: Int?

  /// Whether the standard libraries are opened.
  package var opensLibraries = true

  package init() {}
}
