/// The protocols that a class adopts.
extension RuntimeClass {
  /// Whether the class itself adopts a protocol, or one that adopts it; superclasses do not count.
  ///
  /// - Complexity: O(protocols that it adopts).
  /// The corresponding Objective-C function is `class_conformsToProtocol`.
  package func adopts(_ wanted: RuntimeProtocol) -> Bool {
    protocols.contains { $0.conforms(to: wanted) }
  }

  /// Whether the class or a superclass adopts a protocol, as `conformsToProtocol:` says.
  ///
  /// - Complexity: O(protocols that all of them adopt).
  package func conforms(to wanted: RuntimeProtocol) -> Bool {
    lineage.contains { $0.adopts(wanted) }
  }

  /// The type encoding that a protocol of the class or of a superclass declares for a selector.
  ///
  /// - Complexity: O(declarations of the protocols).
  package func adoptedTypes(of selector: Selector) -> String? {
    let isNative = !runtime.nativeProtocols(declaring: selector.name).isEmpty
    for place in instanceClass.lineage {
      for adopted in isNative ? place.protocols : place.madeProtocols {
        if let types = adopted.types(of: selector, isInstance: !isMetaClass) { return types }
      }
    }
    return nil
  }

  /// The type encoding that a protocol of the class, of a superclass, or else any protocol declares
  /// for a selector; nil when nobody does.
  ///
  /// - Complexity: O(declarations of the protocols).
  package func declaredTypes(of selector: Selector) -> String? {
    if let types = adoptedTypes(of: selector) { return types }
    for known in runtime.protocols(givingTypesOf: selector) {
      if let types = known.types(of: selector, isInstance: !isMetaClass) { return types }
    }
    return nil
  }

  /// The methods that the class's own protocols require and neither it nor a superclass implements,
  /// each with the protocol that declares it.
  ///
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
  /// Makes the native protocols that the class adopts; they are its oldest.
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
  /// Lets a class adopt a protocol.
  ///
  /// - Returns: whether it does so now; false when it did already.
  /// - Complexity: O(protocols that it adopts).
  /// The corresponding Objective-C function is `class_addProtocol`.
  @discardableResult
  package func addProtocol(_ adopted: RuntimeProtocol, to cls: RuntimeClass) -> Bool {
    guard !cls.adopts(adopted) else { return false }
    cls.protocols.insert(adopted, at: 0)
    record { cls.protocols.removeAll { $0 === adopted } }
    return true
  }
}
