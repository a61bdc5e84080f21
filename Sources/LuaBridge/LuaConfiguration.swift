/// The configuration of a new Lua state.
package struct LuaConfiguration: Sendable {
  /// Whether `LUA_PATH`, `LUA_CPATH` and the like are ignored, as with the option `-E`.
  package var ignoresEnvironment = false

  /// The maximum memory of Lua in bytes, or nil for no limit.
  ///
  /// Lua code that exceeds it gets the error "not enough memory". Swift code that pushes values may
  /// exceed it; then the error is raised when it returns to Lua.
  package var memoryLimit: Int?

  /// Whether the standard libraries are opened.
  package var opensLibraries = true

  package init() {}
}
