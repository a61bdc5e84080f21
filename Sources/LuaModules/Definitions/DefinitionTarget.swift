internal import LuaBridge
package import SelectorRuntime

/// The parameter of a class body that methods are defined on: `instance` or `class`.
///
/// It collects the definitions, so that a body that fails has no effect. The class or the category
/// gets all of them when the body has returned.
package final class DefinitionTarget {
  /// The class, or its metaclass if this is `class`.
  package let cls: RuntimeClass
  private(set) var methods: [(selector: Selector, implementation: Implementation)] = []
  private(set) var properties: [DeclaredProperty] = []
  /// The location of each property's declaration (`file:line`).
  private(set) var propertySources: [String?] = []
  /// All properties in declaration order, including those that are only declared.
  ///
  /// The class implements the accessors of the latter itself.
  package private(set) var declarations: [DeclaredProperty] = []
  /// Whether the body has returned; later definitions would have no effect.
  var isClosed = false

  init(_ cls: RuntimeClass) { self.cls = cls }

  /// Records a method; it replaces an earlier one with the same selector.
  func add(_ selector: Selector, _ implementation: Implementation) {
    if let place = methods.firstIndex(where: { $0.selector === selector }) {
      methods[place].implementation = implementation
    } else {
      methods.append((selector, implementation))
    }
  }

  /// Records a property.
  package func add(_ property: DeclaredProperty, source: String?) {
    properties.append(property)
    propertySources.append(source)
    declarations.append(property)
  }

  /// Records a property without accessors.
  package func declare(_ property: DeclaredProperty) { declarations.append(property) }

  /// Records in each function which method it was defined as.
  func noteDefinitions(category: String?) {
    for (selector, implementation) in methods {
      let scripted = implementation as? LuaImplementation
      scripted?.noteDefinition(selector, in: cls, category: category)
    }
  }

  /// Throws if the body has returned.
  func refuseClosed() throws {
    guard isClosed else { return }
    throw RuntimeError(
      .invalidArgument,
      "the body of \(cls.name) has returned; define on the class: objc.\(cls.name)")
  }
}

extension Bridge {
  /// Sets the fields of `instance` and `class`, which can be written but not read.
  func setDefinitionFields(on stack: LuaStack) {
    setField("__newindex", on: stack) { [unowned self] stack in
      guard let side = stack.handle(at: 1)?.object as? DefinitionTarget else { return 0 }
      return try entering(stack) {
        try side.refuseClosed()
        let (selector, implementation) = try method(stack)
        side.add(selector, implementation)
        return 0
      }
    }
    setField("__index", on: stack) { stack in
      throw RuntimeError(
        .invalidArgument,
        "'\(stack.string(at: 2) ?? "?")': what a body defines is write-only; use the class")
    }
  }

  /// `function SomeClass:hello() … end`: adds or replaces a method at once.
  func define(_ stack: LuaStack) throws -> Int {
    guard let cls = stack.handle(at: 1)?.object as? RuntimeClass else { return 0 }
    return try entering(stack) {
      let (selector, implementation) = try method(stack)
      let scripted = implementation as? LuaImplementation
      scripted?.noteDefinition(selector, in: cls, category: nil)
      runtime.replaceMethod(
        cls, selector, implementation, types: types(of: selector, in: cls), change: .definition,
        source: implementation.source)
      return 0
    }
  }

  /// Reads a definition: its name at 2, its function or IMP at 3.
  private func method(_ stack: LuaStack) throws -> (Selector, Implementation) {
    guard let name = try messageName(at: 2, on: stack) else {
      throw RuntimeError(
        .invalidArgument,
        "a method is named by a string or a selector, got \(stack.typeName(at: 2))")
    }
    let implementation: Implementation
    if stack.type(at: 3) == .function {
      implementation = LuaImplementation(self, functionAt: 3, on: stack, takesSelector: false)
    } else if let imp = stack.handle(at: 3)?.object as? Implementation {
      implementation = imp
    } else {
      throw RuntimeError(
        .invalidArgument,
        "method '\(stack.description(at: 2))' must be a function or an IMP, "
          + "got \(stack.typeName(at: 3))")
    }
    let scripted = implementation as? LuaImplementation
    let selector = try selectorForDefinition(name, parameters: scripted?.parameters)
    return (selector, implementation)
  }
}
