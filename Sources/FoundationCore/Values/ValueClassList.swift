package import SelectorRuntime

/// Collects declarations of value classes, superclasses first.
package struct ValueClassList {
  /// The declarations so far.
  package private(set) var all: [NativeClassDeclaration] = []

  package init() {}

  /// Declares a class and appends it.
  package mutating func add<Instance: RuntimeObject>(
    _ name: String, _ superclass: NativeClassDeclaration,
    _ define: @escaping @Sendable (ClassDefinition<Instance>) -> Void
  ) -> NativeClassDeclaration {
    let declared = NativeClass<Instance>(name, superclass: superclass) {
      DeclaredProperties.declare(in: $0)
      define($0)
    }.declaration
    all.append(declared)
    return declared
  }
}
