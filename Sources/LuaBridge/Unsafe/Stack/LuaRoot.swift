internal import CLua
internal import CLuaShims

/// A place that Lua's collector marks, and in which a value was seen: proof that it is no garbage.
///
/// See `roots.h` for the places that count. A root holds nothing; one whose value has moved
/// or gone is simply not confirmed any more.
@safe package struct LuaRoot {
  let place: bridge_root
}

extension LuaStack {
  /// Pops a userdata and looks for a place that keeps it alive.
  ///
  /// - Returns: nil when none was found, which says nothing about the value.
  /// - Complexity: O(what the functions and tables in reach hold), within fixed limits.
  package func popRoot() -> LuaRoot? {
    let place = unsafe bridge_find_root(thread)  // stack: …
    guard unsafe place.kind != bridge_root_none else { return nil }
    return unsafe LuaRoot(place: place)
  }

  /// Whether the value still stands where it was seen.
  /// - Complexity: O(depth of the frame).
  package func confirms(_ root: LuaRoot) -> Bool {
    unsafe withUnsafePointer(to: root.place) { unsafe bridge_confirm_root(thread, $0) }
  }
}
