extension LuaStack {
  /// What tells this Lua thread from the others of its state, as long as it lives.
  package var threadIdentity: Int { unsafe Int(bitPattern: thread) }
}
