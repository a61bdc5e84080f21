/// Members of native classes that are defined when one of their names is first used.
///
/// UIAccessibility alone adds 150 methods to NSObject. A method is found by its selector and a
/// property by its name. So the delay is not observable as long as the members are defined before
/// one of their names becomes a selector, and before methods or properties are listed.
struct LatentMembers {
  /// Returns whether a name, or a script's spelling of it, may be one of theirs.
  let mayName: (String) -> Bool
  /// The closures that define them, in class order.
  var bodies: [() -> Void] = []
  /// Whether they are being defined.
  var isRunning = false
}

extension Runtime {
  /// Delays the bodies of `later` until one of these names is used.
  ///
  /// - Parameter mayName: Returns whether a name may be one of theirs. It must be fast, because it
  ///   is called for each new selector, and must not return false for one of their names.
  package func awaitNames(_ mayName: @escaping (String) -> Bool) {
    latent = LatentMembers(mayName: mayName)
  }

  /// Defines the latent members if a name may be one of theirs.
  @inline(__always)
  func defineLatentMembers(named name: String) {
    if let latent, !latent.isRunning, latent.mayName(name) { defineLatentMembers() }
  }

  /// Defines the latent members if they are not defined yet.
  func defineLatentMembers() {
    guard let bodies = latent?.bodies, latent?.isRunning == false else { return }
    latent?.isRunning = true
    withoutHistory {
      for body in bodies { body() }
      hideMembersOfAllClasses()
    }
    latent = nil
  }

  /// Returns the selector with a name, or nil when it is not registered.
  /// - Complexity: O(length of the name).
  package func knownSelector(_ name: String) -> Selector? {
    defineLatentMembers(named: name)
    return selectors.lookUp(name)
  }

  /// Returns the selectors with a script's spelling, in registration order.
  /// - Complexity: O(length of the spelling).
  package func knownSelectors(spelled spelling: String) -> [Selector] {
    defineLatentMembers(named: spelling)
    return selectors.spelled(spelling)
  }
}

extension ClassDefinition {
  /// Delays the definition of members until one of their names is used; see `awaitNames`.
  public func later(_ body: @escaping (ClassDefinition) -> Void) {
    let runtime = cls.runtime
    if runtime.latent?.isRunning ?? true {
      body(self)
    } else {
      // The runtime keeps the class alive.
      runtime.latent?.bodies.append { [unowned cls] in body(ClassDefinition(extending: cls)) }
    }
  }
}
