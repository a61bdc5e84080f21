/// The classes of a framework that scripts of the host define, all at once, when one is first named.
package struct ScriptedClasses {
  /// Returns whether a script defines a class of that name.
  package let defines: (String) -> Bool
  /// Runs the scripts.
  package let define: () throws -> Void

  package init(defines: @escaping (String) -> Bool, define: @escaping () throws -> Void) {
    (self.defines, self.define) = (defines, define)
  }
}

extension Runtime {
  /// Declares the classes of a framework, which cost nothing until one is looked up.
  package func declare(_ scripted: ScriptedClasses) { native.scripted.append(scripted) }

  /// Defines the scripts' classes if one of them has that name, and returns it.
  ///
  /// Restoring a snapshot does not remove them. If a script fails, its error is the pending one,
  /// also when another of the classes is named later.
  func defineScriptedClass(named name: String) -> RuntimeClass? {
    guard let place = native.scripted.firstIndex(where: { $0.defines(name) }) else { return nil }
    let scripted = native.scripted.remove(at: place)
    withoutHistory {
      do {
        try scripted.define()
      } catch {
        postpone(error)
        let failure = RuntimeError(.inconsistency, String(describing: error))
        declare(ScriptedClasses(defines: scripted.defines) { throw failure })
      }
    }
    return classes[name]
  }
}
