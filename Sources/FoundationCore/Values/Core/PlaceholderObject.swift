package import SelectorRuntime

// no traps of stop: native classes are declared by the host and not by scripts.

/// The return value of `alloc` of a class cluster: a constant whose initializers return another
/// object.
package final class PlaceholderObject: RuntimeObject {
  /// Whether its initializers return a mutable object.
  package fileprivate(set) var isMutable = false

  /// Raises an exception for a capacity beyond any memory.
  final func checkCapacity(_ capacity: Int) throws {
    guard UInt(bitPattern: capacity) < 1 << 62 else {
      throw RuntimeError(
        .invalidArgument,
        "*** -[\(className) initWithCapacity:]: capacity (\(UInt(bitPattern: capacity))) is "
          + "ridiculous")
    }
  }
}

extension ClassDefinition<PlaceholderObject> {
  /// Defines the initializers of a collection of single objects, which may not be nil.
  func defineInitializers(
    _ make: @escaping (PlaceholderObject, [Value]) throws -> RuntimeObject
  ) {
    method("init") { (placeholder) -> RuntimeObject in try make(placeholder, []) }
    method("initWithCapacity:") { (placeholder, capacity: Int) -> RuntimeObject in
      try placeholder.checkCapacity(capacity)
      return try make(placeholder, [])
    }
    method("initWithObjects:count:") {
      (placeholder, objects: Value, count: Int) -> RuntimeObject in
      let message = "-[\(placeholder.className) initWithObjects:count:]"
      let elements = try placeholder.foundation.elements(ofCArray: objects, count: count, message)
      if let place = elements.firstIndex(where: \.isNone) {
        throw RuntimeError(
          .invalidArgument,
          "*** \(message): attempt to insert nil object from objects[\(place)]")
      }
      return try make(placeholder, elements)
    }
  }
}

extension FoundationWorld {
  /// Returns the placeholder of a class cluster's abstract class, always the same object.
  package func placeholder(_ className: String, isMutable: Bool) -> RuntimeObject {
    constant("\(className) \(isMutable)", of: className) { object in
      (object as? PlaceholderObject)?.isMutable = isMutable
    }
  }

  /// Returns the world's shared value of a name, created on first use.
  package func constant(
    _ name: String, of className: String, _ fill: (RuntimeObject) -> Void = { _ in }
  ) -> RuntimeObject {
    if let known = constants[name] { return known }
    let made = runtime.createConstant(valueClass(className))
    fill(made)
    constants[name] = made
    return made
  }

  /// Returns a class that Foundation itself defines.
  package func valueClass(_ name: String) -> RuntimeClass {
    guard let cls = runtime.lookUpClass(name) else {
      preconditionFailure("Foundation does not define \(name)")
    }
    return cls
  }
}
