internal import CLua
internal import CLuaShims

// no traps of narrow: indexes, levels and counts are the bridge's own and small.
// no traps of stop: only the bridge calls it, with stacks that it keeps itself.

/// A view of the stack of one Lua thread: the main thread, or the coroutine that is calling.
///
/// It is valid during the call that received it (the main thread's: while its state is open) and
/// must not be stored. Indexes are Lua's: from 1 at the bottom, from -1 at the top. Reading at a
/// valid or acceptable index is always safe, whatever the value. Only methods marked `throws` run
/// Lua code, and no method lets a Lua error jump over a Swift frame.
@safe public struct LuaStack {
  let thread: OpaquePointer

  init(thread: OpaquePointer) {
    unsafe self.thread = thread
  }

  /// The state that this stack belongs to.
  package var state: LuaState {
    unsafe owner.takeUnretainedValue()
  }

  @inline(__always)
  var owner: Unmanaged<LuaState> {
    unsafe Unmanaged.fromOpaque(bridge_state_of(thread).pointee.client.owner)
  }

  // MARK: Size

  /// The number of values.
  ///
  /// The corresponding C function is `lua_gettop`.
  package var count: Int {
    Int(unsafe lua_gettop(thread))
  }

  /// Removes the values above the first `count`, or adds nils.
  ///
  /// The corresponding C function is `lua_settop`.
  package func setCount(_ count: Int) {
    unsafe lua_settop(thread, Int32(count))
  }

  /// Removes the `count` values on top.
  ///
  /// The corresponding C function is `lua_pop`.
  package func pop(_ count: Int = 1) {
    unsafe bridge_pop(thread, Int32(count))
  }

  /// Makes room for `count` more values.
  /// - Throws: "stack overflow" when a stack cannot be that large.
  ///
  /// The corresponding C function is `lua_checkstack`.
  package func reserve(_ count: Int) throws {
    guard let needed = Int32(exactly: count), unsafe lua_checkstack(thread, needed) != 0 else {
      throw LuaError("stack overflow")
    }
  }

  /// Returns the index from the bottom of the value at `index`.
  ///
  /// The corresponding C function is `lua_absindex`.
  package func absolute(_ index: Int) -> Int {
    Int(unsafe lua_absindex(thread, Int32(index)))
  }

  // MARK: Order

  /// Moves the top value to `index`, and shifts those above up.
  ///
  /// The corresponding C function is `lua_insert`.
  package func insert(at index: Int) {
    unsafe bridge_insert(thread, Int32(index))
  }

  /// Removes the value at `index`.
  ///
  /// The corresponding C function is `lua_remove`.
  package func remove(at index: Int) {
    unsafe bridge_remove(thread, Int32(index))
  }

  /// Moves the top value to `index`, where it replaces the value.
  ///
  /// The corresponding C function is `lua_replace`.
  package func replace(at index: Int) {
    unsafe bridge_replace(thread, Int32(index))
  }

  /// Pushes a copy of the value at `index`.
  ///
  /// The corresponding C function is `lua_pushvalue`.
  package func copy(at index: Int) {
    unsafe lua_pushvalue(thread, Int32(index))
  }

  /// Moves the `count` values on top to another stack of the same state.
  ///
  /// The corresponding C function is `lua_xmove`.
  package func move(_ count: Int, to other: LuaStack) {
    precondition(
      unsafe bridge_state_of(thread) == bridge_state_of(other.thread),
      "values cannot move between Lua states")
    precondition(unsafe lua_checkstack(other.thread, Int32(count)) != 0, "no room on a Lua stack")
    unsafe lua_xmove(thread, other.thread, Int32(count))
  }
}
