internal import CLua
internal import CLuaShims

/// A place that Lua's collector marks, and in which a value was seen: proof that it is no garbage.
///
/// See `witnesses.h` for the places that count. A witness holds nothing; one whose value has moved
/// or gone is simply not confirmed any more.
@safe package struct LuaWitness {
  let place: bridge_witness
}

extension LuaStack {
  /// Pops a userdata and looks for a place that keeps it alive.
  ///
  /// - Returns: nil when none was found, which says nothing about the value.
  /// - Complexity: O(what the functions and tables in reach hold), within fixed limits.
  package func popWitness() -> LuaWitness? {
    let place = unsafe bridge_find_witness(thread)  // stack: …
    guard unsafe place.kind != bridge_witness_none else { return nil }
    return unsafe LuaWitness(place: place)
  }

  /// Whether the value still stands where it was seen.
  /// - Complexity: O(depth of the frame).
  package func confirms(_ witness: LuaWitness) -> Bool {
    unsafe withUnsafePointer(to: witness.place) { unsafe bridge_confirm_witness(thread, $0) }
  }
}
