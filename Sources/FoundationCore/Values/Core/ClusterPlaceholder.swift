internal import SelectorRuntime

/// The placeholder of a class cluster.
///
/// `alloc` of its public classes returns one of two shared objects, whose initializers return
/// another object.
struct ClusterPlaceholder {
  /// The name of the placeholder's class.
  let name: String
  /// The classes whose `alloc` returns the immutable and the mutable placeholder.
  let immutable, mutable: [String]

  /// Defines `alloc`, which creates instances of any other class, such as a script's subclass.
  func define(in cls: ClassDefinition<RuntimeClass>) {
    for message in ["alloc", "allocWithZone:"] {
      cls.raw(message, types: "@@:") { cls, selector, arguments in
        try arguments.expect(atMost: 1, cls, selector)
        return .object(try allocate(cls))
      }
    }
  }

  private func allocate(_ receiver: RuntimeObject) throws -> RuntimeObject {
    guard let cls = receiver as? RuntimeClass else { return receiver }
    if cls.isDisposed { throw RuntimeError.disposed("+[\(cls.name) alloc]", cls) }
    if immutable.contains(cls.name) { return cls.foundation.placeholder(name, isMutable: false) }
    if mutable.contains(cls.name) { return cls.foundation.placeholder(name, isMutable: true) }
    return cls.runtime.createInstance(cls)
  }
}
