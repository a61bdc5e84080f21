internal import SelectorRuntime

/// The placeholder of a cluster: `alloc` of its public classes answers one of two shared objects, and
/// `init…` of that another object.
struct ClusterPlaceholder {
  /// The placeholder's class.
  let name: String
  /// The classes whose `alloc` answers the placeholder of what cannot be changed, and of what can.
  let immutable, mutable: [String]

  /// Defines `alloc`, which makes instances of any other class, a script's subclass for one.
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
