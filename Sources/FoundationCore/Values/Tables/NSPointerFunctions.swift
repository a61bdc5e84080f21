package import SelectorRuntime

/// `NSPointerFunctions`: options and custom functions for the pointers of a table.
///
/// Tables call `isEqualFunction` and `hashFunction`; the other functions are only stored.
package final class PointerFunctionsObject: RuntimeObject {
  package override class var declaredName: String { "NSPointerFunctions" }

  /// The `NSPointerFunctionsOptions`.
  fileprivate(set) var options = 0
  private var functions: [String: Value] = [:]

  package override func destruct() {
    let old = functions
    functions = [:]
    for function in old.values { function.release() }
    super.destruct()
  }

  fileprivate func function(_ name: String) -> Value { functions[name] ?? .none }

  /// Returns the function of a name for a source: a custom one, or the default of the options.
  fileprivate func shownFunction(_ name: String) throws -> Value {
    if let own = functions[name] { return own }
    return try foundation.pointerFunction?(options, name) ?? .none
  }

  fileprivate func set(_ function: Value, _ name: String) {
    function.retain()
    functions.updateValue(function, forKey: name)?.release()
  }

  private func call(_ name: String, _ arguments: [Value]) throws -> Value? {
    let kept = function(name)
    if case .foreign(let function) = kept { return try function.invoke(arguments) }
    return try kept.object?.blockToCall?.invoke(arguments)
  }

  /// Calls `isEqualFunction`; returns nil without one.
  func isEqual(_ left: Value, _ right: Value) throws -> Bool? {
    try call("isEqualFunction", [left, right, .none]).flatMap { Bool.answered($0, in: runtime) }
  }

  /// Calls `hashFunction`; returns nil without one, or 0 if there is a custom `isEqualFunction`.
  func hash(of value: Value) throws -> Int? {
    if let hash = try call("hashFunction", [value, .none]) {
      guard case .integer(let number) = hash else { return 0 }
      return Int(truncatingIfNeeded: number)
    }
    return function("isEqualFunction").isNone ? nil : 0
  }
}

extension PointerFunctionsObject {
  static func define(_ functions: ClassDefinition<PointerFunctionsObject>) {
    functions.adopt(FoundationProtocols.copying)
    functions.classSide.method("pointerFunctionsWithOptions:") {
      (cls, options: Int) -> RuntimeObject? in
      guard PointerFunctions(options).isPossible else { return nil }
      return cls.foundation.makePointerFunctions(PointerFunctions(options))
    }
    functions.method("initWithOptions:") { (functions, options: Int) -> RuntimeObject? in
      guard PointerFunctions(options).isPossible else { return nil }
      functions.options = options
      return functions
    }
    for name in [
      "hashFunction", "isEqualFunction", "sizeFunction", "descriptionFunction",
      "relinquishFunction", "acquireFunction",
    ] {
      functions.property(
        name, get: { try $0.shownFunction(name) },
        set: { (functions, value: Value) in
          functions.set(value, name)
        })
    }
    for name in ["usesStrongWriteBarrier", "usesWeakReadAndWriteBarriers"] {
      functions.property(name, get: { _ in false }, set: { (_, _: Bool) in })
    }
    functions.method("copyWithZone:") { (functions, _: Value) -> RuntimeObject in
      let copy = functions.foundation.makePointerFunctions(PointerFunctions(functions.options))
      if let copy = copy as? PointerFunctionsObject {
        for (name, function) in functions.functions { copy.set(function, name) }
      }
      return copy
    }
  }
}

extension FoundationWorld {
  /// Returns the `NSPointerFunctions` of a table.
  func makePointerFunctions(_ functions: PointerFunctions) -> RuntimeObject {
    if let custom = functions.custom { return custom }
    let made = runtime.createInstance(valueClass("NSPointerFunctions"))
    (made as? PointerFunctionsObject)?.options = functions.options
    return made
  }
}
