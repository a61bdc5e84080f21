package import SelectorRuntime

// no traps of count: the count is larger there; the caller asks for the memory.

/// A pointer array: objects or NULL at each index, optionally held weakly.
package final class PointerArrayObject: ContainerObject, WeakHolder {
  package override class var declaredName: String { "NSPointerArray" }

  fileprivate(set) var functions = PointerFunctions.strong
  /// The pointers; in a weak array, the pointer of a deallocated object becomes NULL.
  private var pointers: [Value] = []
  /// Whether a NULL was added explicitly since the last `compact`.
  private var hasNull = false

  package var count: Int { pointers.count }

  package override var contents: Contents { .elements(objects) }

  /// The pointers that are not NULL.
  package var objects: [Value] { pointers.filter { !$0.isNone && !$0.isEnding } }

  package override func destruct() {
    let old = pointers
    pointers = []
    for pointer in old { functions.release(pointer) }
    super.destruct()
  }

  package func weakMemberDidDeallocate(_ object: RuntimeObject) {
    for place in pointers.indices where pointers[place].object === object {
      pointers[place] = .none
    }
  }

  func pointer(at index: Int) -> Value { pointers[index].isEnding ? .none : pointers[index] }

  func insert(_ value: Value, at index: Int) throws {
    let taken = try functions.takeIn(value, foundation)
    willChange()
    take(taken)
    pointers.insert(taken, at: index)
  }

  func set(_ value: Value, at index: Int) throws {
    let taken = try functions.takeIn(value, foundation)
    willChange()
    take(taken)
    let old = pointers[index]
    pointers[index] = taken
    functions.release(old)
  }

  private func take(_ value: Value) {
    if value.isNone { hasNull = true }
    functions.retain(value)
    functions.watch(value, for: self)
  }

  func remove(at index: Int) {
    willChange()
    functions.release(pointers.remove(at: index))
  }

  /// Changes the number of pointers; new ones are NULL.
  func setCount(_ count: Int) {
    willChange()
    let old = count < pointers.count ? Array(pointers[count...]) : []
    if count > pointers.count {
      hasNull = true
      pointers += Array(repeating: .none, count: count - pointers.count)
    } else {
      pointers.removeSubrange(count...)
    }
    for pointer in old { functions.release(pointer) }
  }

  /// Removes all NULL pointers.
  ///
  /// On devices it does nothing unless a NULL was added explicitly: pointers that became NULL by
  /// deallocation are not detected (setting `pointerArrayCompact`).
  func compact() {
    guard hasNull || foundation.valueSettings.pointerArrayCompact == .documented else { return }
    willChange()
    hasNull = false
    pointers.removeAll { $0.isNone || $0.isEnding }
  }

  func copied() -> RuntimeObject {
    let made = foundation.makePointerArray(functions)
    if let made = made as? PointerArrayObject {
      for place in pointers.indices { try? made.insert(pointer(at: place), at: place) }
    }
    return made
  }

  func hasSamePointers(as other: PointerArrayObject) throws -> Bool {
    let world = foundation
    return try count == other.count
      && (0..<count).allSatisfy {
        try functions.isEqual(pointer(at: $0), other.pointer(at: $0), world)
      }
  }

  private func willChange() {
    changes &+= 1
    runtime.recordContents(of: self, restoration())
  }

  private func restoration() -> () -> Void {
    let (before, hadNull) = (pointers, hasNull)
    return { [self] in
      guard !isDeallocated else { return }
      let now = pointers
      pointers = before.map { $0.isEnding ? .none : $0 }
      hasNull = hadNull
      for pointer in pointers { functions.retain(pointer) }
      changes &+= 1
      for pointer in now { functions.release(pointer) }
    }
  }
}

extension FoundationWorld {
  /// Creates an `NSConcretePointerArray`.
  func makePointerArray(_ functions: PointerFunctions) -> RuntimeObject {
    let made = runtime.createInstance(valueClass("NSConcretePointerArray"))
    (made as? PointerArrayObject)?.functions = functions
    return made
  }
}
