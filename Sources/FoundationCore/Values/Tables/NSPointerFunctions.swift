package import SelectorRuntime

/// A table's ways with its pointers, as an object that can have functions of its own.
///
/// A table asks `isEqualFunction` and `hashFunction`; the others are kept.
package final class PointerFunctionsObject: RuntimeObject {
  package override class var declaredName: String { "NSPointerFunctions" }

  /// `NSPointerFunctionsOptions`.
  fileprivate(set) var options = 0
  private var functions: [String: Value] = [:]

  package override func destruct() {
    let old = functions
    functions = [:]
    for function in old.values { function.release() }
    super.destruct()
  }

  fileprivate func function(_ name: String) -> Value { functions[name] ?? .none }

  /// The function of a name, as a source gets it: its own one, or what its options stand for.
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

  /// The answer of `isEqualFunction`; nil without one.
  func isEqual(_ left: Value, _ right: Value) throws -> Bool? {
    try call("isEqualFunction", [left, right, .none]).flatMap { Bool.answered($0, in: runtime) }
  }

  /// The answer of `hashFunction`; without one, pointers that are compared by a function have the
  /// same.
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
  /// The object for what a table knows of its pointers.
  func makePointerFunctions(_ functions: PointerFunctions) -> RuntimeObject {
    if let custom = functions.custom { return custom }
    let made = runtime.createInstance(valueClass("NSPointerFunctions"))
    (made as? PointerFunctionsObject)?.options = functions.options
    return made
  }
}
