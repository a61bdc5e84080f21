/// Members of native classes that few programs need, defined when a name of theirs is first asked for.
///
/// UIAccessibility alone brings NSObject 150 methods. A method is found by its selector and a
/// property by its name, so nobody can tell that they were not there, as long as they are defined
/// before a name of theirs becomes a selector, and before somebody lists methods or properties.
struct LatentMembers {
  /// Whether a name, or what scripts write for it, may be one of theirs.
  let mayName: (String) -> Bool
  /// What defines them, in the order of the classes.
  var bodies: [() -> Void] = []
  /// Whether they are being defined.
  var isRunning = false
}

extension Runtime {
  /// Lets the members that bodies of `later` define wait for the first of these names.
  ///
  /// - Parameter mayName: Whether a name may be one of theirs: cheap, for it is asked of each name that
  ///   becomes a selector, and never false for one of theirs.
  package func awaitNames(_ mayName: @escaping (String) -> Bool) {
    latent = LatentMembers(mayName: mayName)
  }

  /// Defines the latent members if one of them may be meant.
  @inline(__always)
  func defineLatentMembers(named name: String) {
    if let latent, !latent.isRunning, latent.mayName(name) { defineLatentMembers() }
  }

  /// Defines the latent members that have not been defined.
  func defineLatentMembers() {
    guard let bodies = latent?.bodies, latent?.isRunning == false else { return }
    latent?.isRunning = true
    withoutHistory { for body in bodies { body() } }
    latent = nil
  }

  /// The selector of a name, or nil when nobody has registered it.
  /// - Complexity: O(length of the name).
  package func knownSelector(_ name: String) -> Selector? {
    defineLatentMembers(named: name)
    return selectors.lookUp(name)
  }

  /// The selectors that a script spells so, in the order in which they became known.
  /// - Complexity: O(length of the spelling).
  package func knownSelectors(spelled spelling: String) -> [Selector] {
    defineLatentMembers(named: spelling)
    return selectors.spelled(spelling)
  }
}

extension ClassDefinition {
  /// Defines members when one of their names is first asked for; see `awaitNames`.
  public func later(_ body: @escaping (ClassDefinition) -> Void) {
    let runtime = cls.runtime
    if runtime.latent?.isRunning ?? true {
      body(self)
    } else {
      // The class lives as long as the runtime does.
      runtime.latent?.bodies.append { [unowned cls] in body(ClassDefinition(extending: cls)) }
    }
  }
}
