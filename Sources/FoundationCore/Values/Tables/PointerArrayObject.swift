package import SelectorRuntime

/// A pointer array: places of which each holds an object or NULL, weakly if it is told to.
package final class PointerArrayObject: ContainerObject, WeakHolder {
  package override class var declaredName: String { "NSPointerArray" }

  fileprivate(set) var functions = PointerFunctions.strong
  /// The pointers; of a weak array one whose object has gone stays in its place and reads NULL.
  private var pointers: [Value] = []
  /// Whether a NULL was put in by hand since the last `compact`.
  private var hasNull = false

  package var count: Int { pointers.count }

  package override var contents: Contents { .elements(objects) }

  /// The objects without the places that are NULL.
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

  func pointer(at index: Int) -> Value {
    pointers[index].isEnding ? .none : pointers[index]
  }

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

  /// Makes it so long, with NULL in the new places.
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

  /// Takes the NULLs out.
  ///
  /// On devices it does nothing unless one was put in by hand: the places of objects that have gone
  /// are not looked for (setting `pointerArrayCompact`).
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
  /// Makes an `NSConcretePointerArray`.
  func makePointerArray(_ functions: PointerFunctions) -> RuntimeObject {
    let made = runtime.createInstance(valueClass("NSConcretePointerArray"))
    (made as? PointerArrayObject)?.functions = functions
    return made
  }
}
