/// The adopted protocols of a class.
extension RuntimeClass {
  /// Returns whether the class itself adopts a protocol, directly or through another protocol.
  ///
  /// Superclasses are not searched. The corresponding Objective-C function is
  /// `class_conformsToProtocol`.
  /// - Complexity: O(protocols that it adopts).
  package func adopts(_ wanted: RuntimeProtocol) -> Bool {
    protocols.contains { $0.conforms(to: wanted) }
  }

  /// Returns whether the class or a superclass adopts a protocol, as `conformsToProtocol:`.
  ///
  /// - Complexity: O(protocols that all of them adopt).
  package func conforms(to wanted: RuntimeProtocol) -> Bool {
    lineage.contains { $0.adopts(wanted) }
  }

  /// Returns the type encoding of a selector in a protocol of the class or of a superclass.
  ///
  /// - Complexity: O(declarations of the protocols).
  package func adoptedTypes(of selector: Selector) -> String? {
    let isNative = !runtime.nativeProtocols(declaring: selector.name).isEmpty
    for cls in instanceClass.lineage {
      for adopted in isNative ? cls.protocols : cls.madeProtocols {
        if let types = adopted.types(of: selector, isInstance: !isMetaClass) { return types }
      }
    }
    return nil
  }

  /// Returns the type encoding of a selector in the class's protocols, or else in any protocol.
  ///
  /// - Returns: nil when no protocol declares it.
  /// - Complexity: O(declarations of the protocols).
  package func declaredTypes(of selector: Selector) -> String? {
    if let types = adoptedTypes(of: selector) { return types }
    for known in runtime.protocols(givingTypesOf: selector) {
      if let types = known.types(of: selector, isInstance: !isMetaClass) { return types }
    }
    return nil
  }

  /// The required methods of the class's own protocols that are not implemented.
  ///
  /// Each is paired with the protocol that declares it. Inherited implementations count.
  /// - Complexity: O(declarations × depth of the class).
  package var missingRequirements:
    [(declaration: RuntimeProtocol.Declaration, source: RuntimeProtocol)]
  {
    var seen: [RuntimeProtocol] = []
    for adopted in protocols.flatMap(\.closure) where !seen.contains(adopted) {
      seen.append(adopted)
    }
    return seen.flatMap { adopted in
      adopted.declarations.filter { declaration in
        declaration.isRequired
          && (declaration.isInstance ? self : metaclass).method(declaration.selector) == nil
      }
      .map { ($0, adopted) }
    }
  }
}

extension RuntimeClass {
  /// Creates the native protocols that the class adopts, and adds them as its oldest ones.
  func adoptAwaitedProtocols() {
    let awaited = awaitedProtocols + runtime.nativeAdoptions(of: name)
    awaitedProtocols = []
    awaitsProtocols = false
    for declaration in awaited {
      let made = runtime.protocol(declaration)
      if !madeProtocols.contains(where: { $0.conforms(to: made) }) { madeProtocols.append(made) }
    }
  }
}

extension Runtime {
  /// Adds a protocol to a class.
  ///
  /// The corresponding Objective-C function is `class_addProtocol`.
  /// - Returns: false when the class already adopts it.
  /// - Complexity: O(protocols that it adopts).
  @discardableResult
  package func addProtocol(_ adopted: RuntimeProtocol, to cls: RuntimeClass) -> Bool {
    guard !cls.adopts(adopted) else { return false }
    cls.protocols.insert(adopted, at: 0)
    record { cls.protocols.removeAll(adopted) }
    return true
  }
}
