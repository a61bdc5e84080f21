internal import CLua
internal import CLuaShims

/// A location that keeps a value reachable, as proof that the value is not garbage.
///
/// See `gc_roots.h` for the locations. A root references nothing; if its value has moved or is gone,
/// it is no longer confirmed.
@safe package struct LuaGCRoot {
  let location: bridge_gc_root
}

extension LuaStack {
  /// Pops a userdata and searches a location that keeps it reachable.
  ///
  /// - Returns: nil when none was found; the value may be reachable anyway.
  /// - Complexity: O(contents of active functions and tables), within fixed limits.
  package func popRoot() -> LuaGCRoot? {
    let location = unsafe bridge_find_gc_root(thread)  // stack: …
    guard unsafe location.kind != bridge_gc_root_none else { return nil }
    return unsafe LuaGCRoot(location: location)
  }

  /// Returns whether the value is still at the location.
  /// - Complexity: O(depth of the frame).
  package func confirms(_ root: LuaGCRoot) -> Bool {
    unsafe withUnsafePointer(to: root.location) { unsafe bridge_confirm_gc_root(thread, $0) }
  }
}
