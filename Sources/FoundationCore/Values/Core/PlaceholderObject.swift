package import SelectorRuntime

/// The answer of `alloc` of a class cluster: a constant whose `init…` answers another object.
package final class PlaceholderObject: RuntimeObject {
  /// Whether it becomes something that can be changed.
  package fileprivate(set) var isMutable = false

  /// Refuses a capacity that no memory has.
  final func checkCapacity(_ capacity: Int) throws {
    guard UInt(bitPattern: capacity) < 1 << 62 else {
      throw RuntimeError(
        .invalidArgument,
        "*** -[\(className) initWithCapacity:]: capacity (\(UInt(bitPattern: capacity))) is "
          + "ridiculous")
    }
  }
}

extension FoundationWorld {
  /// The placeholder that `alloc` of a cluster's abstract class answers, always the same one.
  package func placeholder(_ className: String, isMutable: Bool) -> RuntimeObject {
    constant("\(className) \(isMutable)", of: className) { object in
      (object as? PlaceholderObject)?.isMutable = isMutable
    }
  }

  /// The one value of a name that belongs to this world, made when it is first wanted.
  package func constant(
    _ name: String, of className: String, _ fill: (RuntimeObject) -> Void = { _ in }
  ) -> RuntimeObject {
    if let known = constants[name] { return known }
    let made = runtime.createConstant(valueClass(className))
    fill(made)
    constants[name] = made
    return made
  }

  /// A class that Foundation itself defines.
  package func valueClass(_ name: String) -> RuntimeClass {
    guard let cls = runtime.lookUpClass(name) else {
      preconditionFailure("Foundation does not define \(name)")
    }
    return cls
  }
}
