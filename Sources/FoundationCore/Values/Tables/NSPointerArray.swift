internal import SelectorRuntime

/// `NSPointerArray`, whose factory methods return an `NSConcretePointerArray`.
enum NSPointerArrayClass {
  static func define(_ array: ClassDefinition<PointerArrayObject>) {
    array.adopt(FoundationProtocols.copying, FoundationProtocols.fastEnumeration)
    PointerArrayObject.defineCoding(array)
    let cls = array.classSide
    for name in ["alloc", "allocWithZone:"] {
      cls.raw(name, types: "@@:") { cls, _, _ in
        guard let own = cls as? RuntimeClass, own.name != "NSPointerArray" else {
          return .object(cls.foundation.makePointerArray(.strong))
        }
        return .object(own.runtime.createInstance(own))
      }
    }
    for (name, functions) in [
      ("strongObjectsPointerArray", PointerFunctions.strong), ("weakObjectsPointerArray", .weak),
      ("pointerArrayWithStrongObjects", .strong), ("pointerArrayWithWeakObjects", .weak),
    ] {
      cls.method(name) { (cls) -> RuntimeObject in cls.foundation.makePointerArray(functions) }
    }
    cls.method("pointerArrayWithOptions:") { (cls, options: Int) -> RuntimeObject in
      cls.foundation.makePointerArray(PointerFunctions(options))
    }
    array.method("init") { (array) -> RuntimeObject in array }
    array.method("initWithOptions:") { (array, options: Int) -> RuntimeObject in
      array.foundation.makePointerArray(PointerFunctions(options))
    }
    array.method("initWithPointerFunctions:") {
      (array, functions: PointerFunctionsObject) -> RuntimeObject in
      array.foundation.makePointerArray(PointerFunctions(functions))
    }
    array.readonly("pointerFunctions", .copy) { (array) -> RuntimeObject in
      array.foundation.makePointerFunctions(array.functions)
    }
  }

  static func defineConcrete(_ array: ClassDefinition<PointerArrayObject>) {
    FastEnumeration.define(array) { $0.objects }
    array.method("count") { (array) -> Int in array.count }
    array.method("setCount:") { (array, count: Int) in
      guard count >= 0 else {
        throw RuntimeError(
          .invalidArgument,
          "*** -[NSConcretePointerArray setCount:]: count (\(UInt(bitPattern: count))) is ridiculous"
        )
      }
      try array.checkAllocation(count, units: 8, "setCount:")
      array.setCount(count)
    }
    array.method("allObjects") { (array) -> RuntimeObject in
      array.foundation.makeArray(array.objects)
    }
    array.method("pointerAtIndex:") { (array, index: Int) -> Value in
      try check(index, array, "pointerAtIndex:")
      return array.pointer(at: index)
    }
    array.method("addPointer:") { (array, pointer: Value) in
      try array.insert(pointer, at: array.count)
    }
    array.method("insertPointer:atIndex:") { (array, pointer: Value, index: Int) in
      if index != array.count { try check(index, array, "insertPointer:atIndex:") }
      try array.insert(pointer, at: index)
    }
    array.method("replacePointerAtIndex:withPointer:") { (array, index: Int, pointer: Value) in
      try check(index, array, "replacePointerAtIndex:withPointer:")
      try array.set(pointer, at: index)
    }
    array.method("removePointerAtIndex:") { (array, index: Int) in
      try check(index, array, "removePointerAtIndex:")
      array.remove(at: index)
    }
    array.method("compact") { array in array.compact() }
    for name in ["copyWithZone:", "mutableCopyWithZone:"] {
      array.method(name) { (array, _: Value) -> RuntimeObject in array.copied() }
    }
    array.method("isEqual:") { (array, other: Value) -> Bool in
      try (other.object as? PointerArrayObject).map { try array.hasSamePointers(as: $0) } ?? false
    }
    array.method("hash") { (array) -> Int in array.count }
  }

  private static func check(
    _ index: Int, _ array: PointerArrayObject, _ message: String
  ) throws {
    guard index < 0 || index >= array.count else { return }
    throw RuntimeError(
      .invalidArgument,
      "*** -[NSConcretePointerArray \(message)]: attempt to access pointer at index "
        + "\(UInt(bitPattern: index)) beyond bounds \(array.count)")
  }
}
