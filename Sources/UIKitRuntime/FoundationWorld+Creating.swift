package import FoundationCore
package import SelectorRuntime

/// Creation of the models' objects.
extension FoundationWorld {
  /// Creates an object that the world owns.
  package func make<Made: RuntimeObject>(_ declaration: NativeClass<Made>) -> Made {
    let made = create(declaration)
    made.retain()
    return made
  }

  /// Creates an object with no owner yet.
  package func create<Made: RuntimeObject>(_ declaration: NativeClass<Made>) -> Made {
    runtime.create(declaration)
  }

  /// Creates an autoreleased object, which lives at least until the pool is drained.
  package func temporary<Made: RuntimeObject>(_ declaration: NativeClass<Made>) -> Made {
    let made = make(declaration)
    made.autorelease()
    return made
  }

  /// Creates an object with no owner yet, of a class that a script names.
  ///
  /// - Throws: ``RuntimeError`` if instances of the class have another type.
  package func instance<Made: RuntimeObject>(_ type: Made.Type, of cls: RuntimeClass) throws -> Made
  {
    guard let made = runtime.createInstance(cls) as? Made else {
      throw RuntimeError(.invalidArgument, "the instances of \(cls.name) are not \(type)s")
    }
    return made
  }
}
