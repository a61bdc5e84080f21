extension LuaStack {
  /// Collects all garbage, and follows what falls with the references that end on the way: from a
  /// reference to the handles that it alone kept in reach, from their objects to the references that
  /// go with them, and so on.
  ///
  /// A value that scripts are shown meanwhile through a reference stays; one that they are shown as
  /// an object is for `release` to see to. Values that are left are garbage for the next
  /// collection.
  /// - Parameter release: is called for each object whose handle no variable reaches any more.
  /// - Complexity: O(values in reach).
  package func collectGarbage(following release: (AnyObject) -> Void) {
    let state = state
    if state.cascade == nil { state.cascade = LuaGraph(self).map(LuaCascade.init) }
    defer { state.cascade = nil }
    collectGarbage()
    while let fallen = state.cascade?.takeFallen(), !fallen.isEmpty {
      for object in fallen { release(object) }
      liftReleasedAnchors()
    }
  }
}
