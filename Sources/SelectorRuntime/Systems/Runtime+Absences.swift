/// Hiding the native classes and members that came later than the running system.
///
/// A hidden class cannot be looked up; its name is free for scripts. A hidden method is taken out
/// of its class's list, so that every question about it is answered as on a system without it, and
/// messages cost nothing more. The models may send each other hidden messages all the same: such a
/// message reaches `forward`, which finds the hidden implementation.
extension Runtime {
  /// A method that was taken out of its class's list.
  struct HiddenMethod {
    let method: Method
    /// The number of older methods in the list.
    let age: Int
  }

  /// The classes and members that scripts do not see; nil while everything is there.
  package var absences: Absences? { native.absences }

  /// Changes which native classes and members are absent, also in classes that exist already.
  ///
  /// - Complexity: O(created classes).
  package func setAbsences(_ absences: Absences?) {
    let absences = absences.flatMap { $0.isEmpty ? nil : $0 }
    guard native.absences != nil || absences != nil else { return }
    withoutHistory {
      showHiddenMethods()
      native.absences = absences
      selectors.setAbsent(absences?.messages ?? [])
      hideMembersOfAllClasses()
      for cls in native.classes.all {
        setName(of: cls, isFree: absences?.hasClass(cls.name) ?? false)
      }
    }
  }

  /// Returns whether a native class came later than the running system.
  package func isAbsentClass(_ name: String) -> Bool { native.absences?.hasClass(name) ?? false }

  /// Returns whether a native protocol came later than the running system.
  package func isAbsentProtocol(_ name: String) -> Bool {
    native.absences?.hasProtocol(name) ?? false
  }

  /// Returns whether instances of a class would have a method on a later system.
  package func isHidden(_ selector: Selector, in cls: RuntimeClass) -> Bool {
    hiddenMethod(selector, in: cls) != nil
  }

  /// Takes the absent members of a native class out of its lists.
  func hideMembers(of cls: RuntimeClass) {
    guard let names = native.absences?.members(of: cls.name), !names.isEmpty else { return }
    for name in names {
      let isOfClass = name.utf8.first == UInt8(ascii: "+")
      guard let selector = selectors.lookUp(isOfClass ? String(name.dropFirst()) : name) else {
        continue
      }
      let owner = isOfClass ? cls.metaclass : cls
      let known = native.hidden[ObjectIdentifier(owner)] ?? []
      // The oldest method of a name is the native one; a script's own method stays.
      guard !known.contains(where: { $0.method.selector === selector }),
        let method = owner.list.oldest(selector), let age = owner.list.remove(method)
      else { continue }
      native.hidden[ObjectIdentifier(owner)] = known + [HiddenMethod(method: method, age: age)]
      meaningChanged(of: selector, in: owner)
    }
  }

  /// Takes the absent members of all created native classes out of their lists.
  func hideMembersOfAllClasses() {
    guard native.absences != nil else { return }
    for cls in native.classes.all { hideMembers(of: cls) }
  }

  /// Returns the hidden method that instances of a class would have on a later system.
  /// - Complexity: O(depth of the class × its hidden methods).
  func hiddenMethod(_ selector: Selector, in cls: RuntimeClass) -> Method? {
    guard !native.hidden.isEmpty else { return nil }
    var next: RuntimeClass? = cls
    while let current = next {
      if let hidden = native.hidden[ObjectIdentifier(current)]?
        .first(where: { $0.method.selector === selector })
      {
        return hidden.method
      }
      next = current.superclass
    }
    return nil
  }

  /// Returns the hidden implementation for a model's message, which no class implements.
  ///
  /// Methods that only call `super` are skipped: the method above them is hidden too.
  func hiddenImplementation(of selector: Selector, in cls: RuntimeClass) -> Implementation? {
    guard !native.hidden.isEmpty else { return nil }
    var next: RuntimeClass? = cls
    while let found = next.flatMap({ hiddenMethod(selector, in: $0) }) {
      if !(found.implementation is SuperImplementation) { return found.implementation }
      next = found.owner.superclass
    }
    return nil
  }

  /// Puts all hidden methods back into their classes, the last one that was taken out first.
  private func showHiddenMethods() {
    let hidden = native.hidden
    native.hidden = [:]
    for methods in hidden.values {
      for entry in methods.reversed() {
        let cls = entry.method.owner
        cls.list.insert(entry.method, age: entry.age)
        meaningChanged(of: entry.method.selector, in: cls)
      }
    }
  }

  /// Makes the name of a created class free, or gives it back unless a script uses it.
  private func setName(of cls: RuntimeClass, isFree: Bool) {
    if isFree {
      if classes[cls.name] === cls { setClass(named: cls.name, to: nil) }
    } else if classes[cls.name] == nil {
      classes[cls.name] = cls
    }
  }
}

// Classes that some systems have.
extension Runtime {
  /// Creates a native class that no restored snapshot erases.
  package func makePermanentClass(
    _ name: String, superclass: RuntimeClass, factory: @escaping (RuntimeClass) -> RuntimeObject,
    members define: (RuntimeClass) -> Void
  ) -> RuntimeClass {
    withoutHistory {
      let made = makeNativeClass(name, superclass: superclass, factory: factory)
      define(made)
      return made
    }
  }

  /// Makes a native class a subclass of another one, on a system where it is; it is not undone.
  package func place(_ cls: RuntimeClass, below parent: RuntimeClass) {
    withoutHistory { _ = try? setSuperclass(of: cls, to: parent) }
  }

  /// Makes a native class found by its name, or not; the name must be free or its own.
  package func setNamed(_ cls: RuntimeClass, _ isNamed: Bool) { setName(of: cls, isFree: !isNamed) }
}

extension RuntimeClass {
  /// The native properties whose getters are not hidden.
  package var visibleProperties: [DeclaredProperty] {
    guard isNative, !runtime.native.hidden.isEmpty,
      let hidden = runtime.native.hidden[ObjectIdentifier(self)]
    else { return nativeProperties }
    return nativeProperties.filter { property in
      !hidden.contains { $0.method.selector === property.getter }
    }
  }
}
