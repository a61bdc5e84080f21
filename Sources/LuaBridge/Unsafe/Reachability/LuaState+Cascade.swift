extension LuaStack {
  /// Collects all garbage, and releases objects whose handles become unreachable on the way.
  ///
  /// A released Swift reference makes handles unreachable; releasing their objects may release
  /// further references, and so on. A value that is pushed for a script meanwhile is kept; for one
  /// that is pushed as an object, `release` is responsible. Remaining values are collected later.
  /// - Parameter release: called for each object whose handle became unreachable.
  /// - Complexity: O(reachable values).
  package func collectGarbage(following release: (AnyObject) -> Void) {
    let state = state
    if state.cascade == nil { state.cascade = LuaGraph(self).map(LuaCascade.init) }
    defer { state.cascade = nil }
    collectGarbage()
    while let unreachable = state.cascade?.takeUnreachable(), !unreachable.isEmpty {
      for object in unreachable { release(object) }
      unrefReleased()
    }
  }
}
