package import SelectorRuntime
internal import Systems

/// An array of any private class: its elements, in order.
package final class ArrayObject: ContainerObject {
  package override class var declaredName: String { "NSArray" }

  package private(set) var elements: [Value] = []

  package override var plainValue: Value? { .list(elements) }

  package override var listedElements: [Value]? { elements }

  package override func destruct() {
    let old = elements
    elements = []
    noteSize()
    giveUpAll(old)
    super.destruct()
  }

  /// Sets the elements of a new array.
  func fill(_ values: [Value]) {
    let values = foundation.boxesTexts ? values.map(foundation.boxedText) : values
    keepAll(values)
    elements = values
    noteSize()
  }

  @inline(__always)
  private func noteSize() { noteCount(elements.count, bytesEach: MemoryLayout<Value>.stride) }

  /// Replaces the elements in a valid range.
  func replace(_ range: Range<Int>, with values: [Value]) {
    willChange()
    keepAll(values)
    let old = Array(elements[range])
    elements.replaceSubrange(range, with: values)
    noteSize()
    giveUpAll(old)
  }

  /// Inserts a value at a valid index or at the end.
  /// - Complexity: O(1) at the end, amortized.
  func insert(_ value: Value, at index: Int) {
    willChange()
    keep(value)
    if index == elements.count {
      elements.append(value)
    } else {
      elements.insert(value, at: index)
    }
    noteSize()
  }

  /// Replaces one element.
  func set(_ value: Value, at index: Int) {
    willChange()
    keep(value)
    let old = elements[index]
    elements[index] = value
    giveUp(old)
  }

  func swap(_ first: Int, _ second: Int) {
    willChange()
    elements.swapAt(first, second)
  }

  /// Changes the order of the elements.
  func reorder(_ sorted: [Value]) {
    willChange()
    elements = sorted
  }

  private func willChange() {
    changes &+= 1
    runtime.recordContents(of: self, restoration())
  }

  private func restoration() -> () -> Void {
    let before = elements
    return { [self] in
      guard !isDeallocated else { return }
      let now = elements
      elements = before.stillThere
      keepAll(elements)
      changes &+= 1
      giveUpAll(now)
    }
  }
}

extension FoundationWorld {
  /// Creates an immutable array, whose class depends on the number of elements.
  package func makeArray(_ elements: [Value]) -> RuntimeObject {
    if elements.isEmpty { return constant("__NSArray0", of: "__NSArray0") }
    let isSingle = elements.count == 1 && changes[.singleArrayClass]
    return makeArray(elements, of: isSingle ? "__NSSingleObjectArrayI" : "__NSArrayI")
  }

  /// Creates a mutable array.
  package func makeMutableArray(_ elements: [Value]) -> RuntimeObject {
    makeArray(elements, of: "__NSArrayM")
  }

  /// Creates an array of a private class.
  func makeArray(_ elements: [Value], of className: String) -> RuntimeObject {
    let made = runtime.createInstance(valueClass(className))
    (made as? ArrayObject)?.fill(elements)
    return made
  }

  /// Creates the return value of `subarrayWithRange:`, `allKeys` and `allObjects`.
  func makeTransferredArray(_ elements: [Value]) -> RuntimeObject {
    guard elements.count > 1 else { return makeArray(elements) }
    return makeArray(elements, of: valueSettings.subarrayClass.rawValue)
  }

  /// Creates the copy of an `__NSArrayM`.
  func makeCopiedArray(_ elements: [Value]) -> RuntimeObject {
    let isFrozen = elements.count >= valueSettings.frozenCopyFrom.count
    return isFrozen ? makeArray(elements, of: "__NSFrozenArrayM") : makeArray(elements)
  }
}
