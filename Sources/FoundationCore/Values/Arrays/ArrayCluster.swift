internal import SelectorRuntime

/// The private classes of the array cluster, each with its own methods.
enum ArrayCluster {
  /// Defines the methods that every private array class overrides.
  static func defineReading(_ array: ClassDefinition<ArrayObject>) {
    array.method("count") { (array) -> Int in array.elements.count }
    array.method("objectAtIndex:") { (array, index: Int) -> Value in
      let elements = array.elements
      if elements.indices.contains(index) { return elements[index] }
      throw array.beyond(index, elements.count, "objectAtIndex:", empty: array.emptyName)
    }
    array.raw("getObjects:range:", types: "v@:^@{_NSRange=QQ}") { array, selector, arguments in
      try NSArrayClass.objects(of: array, selector, arguments)
    }
    array.method("enumerateObjectsWithOptions:usingBlock:") {
      (array, options: Int, block: Block?) in
      try NSArrayClass.enumerate(array, options, block)
    }
  }

  /// Defines the subscript method, which exceptions name.
  ///
  /// Before iOS 11 it ended in `objectAtIndex:`, so that a hook of that method sees every index.
  static func defineSubscript(_ array: ClassDefinition<ArrayObject>) {
    let read = array.cls.runtime.selector("objectAtIndex:")
    array.method("objectAtIndexedSubscript:") { (array, index: Int) -> Value in
      guard array.foundation.valueSettings.arraySubscripts == .own else {
        return try array.runtime.send(array, read, Arguments(.integer(Int64(index))))
      }
      let elements = array.elements
      if elements.indices.contains(index) { return elements[index] }
      throw array.beyond(index, elements.count, "objectAtIndexedSubscript:")
    }
  }

  /// Defines that copying an immutable array returns the array itself.
  static func defineConstantCopy(_ array: ClassDefinition<ArrayObject>) {
    array.method("copyWithZone:") { (array, _: Value) -> RuntimeObject in array }
  }

  /// Defines an immutable array with several elements.
  static func defineImmutable(_ array: ClassDefinition<ArrayObject>) {
    defineReading(array)
    defineSubscript(array)
    defineConstantCopy(array)
  }

  /// Defines `__NSArray0` and `__NSSingleObjectArrayI`, which inherit NSArray's subscript method.
  static func defineSmall(_ array: ClassDefinition<ArrayObject>) {
    defineReading(array)
    defineConstantCopy(array)
  }

  /// Defines `__NSArrayM`.
  static func defineMutable(_ array: ClassDefinition<ArrayObject>) {
    defineReading(array)
    defineSubscript(array)
    array.method("copyWithZone:") { (array, _: Value) -> RuntimeObject in
      array.foundation.makeCopiedArray(array.elements)
    }
    defineInserting(array)
    defineRemoving(array)
    defineReplacing(array)
  }

  private static func defineInserting(_ array: ClassDefinition<ArrayObject>) {
    let insert = array.cls.runtime.selector("insertObject:atIndex:")
    array.method("addObject:") { (array, object: Value) in
      _ = try array.runtime.send(
        array, insert, Arguments(object, .integer(Int64(array.elements.count))))
    }
    array.method("insertObject:atIndex:") { (array, object: Value, index: Int) in
      try array.refuseNil(object, "insertObject:atIndex:")
      guard index >= 0, index <= array.elements.count else {
        throw array.beyond(index, array.elements.count, "insertObject:atIndex:")
      }
      array.insert(object, at: index)
    }
  }

  private static func defineRemoving(_ array: ClassDefinition<ArrayObject>) {
    let removeInRange = array.cls.runtime.selector("removeObjectsInRange:")
    array.method("removeObjectAtIndex:") { (array, index: Int) in
      let range = IndexRange(location: index, length: 1)
      _ = try array.runtime.send(array, removeInRange, Arguments(range.messageValue))
    }
    array.method("removeObjectsInRange:") { (array, range: IndexRange) in
      guard range.fits(in: array.elements.count) else {
        throw array.beyond(range, array.elements.count, "removeObjectsInRange:")
      }
      array.replace(range.bounds, with: [])
    }
    array.method("removeLastObject") { array in
      let count = array.elements.count
      if count > 0 { array.replace(count - 1..<count, with: []) }
    }
    array.method("removeAllObjects") { array in
      if !array.elements.isEmpty { array.replace(0..<array.elements.count, with: []) }
    }
  }

  private static func defineReplacing(_ array: ClassDefinition<ArrayObject>) {
    array.method("replaceObjectAtIndex:withObject:") { (array, index: Int, object: Value) in
      let message = "replaceObjectAtIndex:withObject:"
      try array.refuseNil(object, message)
      guard array.elements.indices.contains(index) else {
        throw array.beyond(index, array.elements.count, message)
      }
      array.set(object, at: index)
    }
    array.method("setObject:atIndexedSubscript:") { (array, object: Value, index: Int) in
      let message = "setObject:atIndexedSubscript:"
      try array.refuseNil(object, message)
      let count = array.elements.count
      guard index >= 0, index <= count else { throw array.beyond(index, count, message) }
      if index == count { array.insert(object, at: index) } else { array.set(object, at: index) }
    }
    array.method("exchangeObjectAtIndex:withObjectAtIndex:") { (array, first: Int, second: Int) in
      for index in [first, second] where !array.elements.indices.contains(index) {
        throw array.beyond(
          index, array.elements.count, "exchangeObjectAtIndex:withObjectAtIndex:")
      }
      array.swap(first, second)
    }
  }
}

extension ArrayObject {
  /// The words for an empty array in exceptions.
  fileprivate var emptyName: String {
    className == "__NSArray0" ? foundation.valueSettings.emptyArrayText.rawValue : "empty array"
  }
}
