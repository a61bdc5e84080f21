package import SelectorRuntime

/// An object that contains other values.
///
/// Elements that are objects are retained while they are contained. They are released after the
/// container has changed, since their `dealloc` may read the container and change it again. Before
/// each change a subclass saves its contents with `recordContents(of:_:)`, so that a restored
/// snapshot restores them, and counts the change in `changes`.
package class ContainerObject: RuntimeObject {
  /// The number of changes, by which an enumeration detects mutation.
  package final var changes = 0

  /// Whether it does not retain its elements or values, as collections of Core Foundation without callbacks.
  ///
  /// It is set while the collection is empty.
  package final var isUnretained = false

  /// The weak members, which an enumeration retains and autoreleases as any read of a weak reference.
  package var weakMembers: [Value] { [] }

  /// The number of elements that are counted in the memory limit.
  private final var counted = 0

  /// Counts the elements in the memory limit, if their number has changed by 1024 or more.
  @inline(__always)
  final func noteCount(_ count: Int, bytesEach: Int) {
    let difference = count &- counted
    if difference >= 1024 || difference <= -1024 {
      counted = count
      runtime.countBytes?(difference * bytesEach)
    }
  }

  /// Retains what is added, unless the collection does not retain.
  @inline(__always)
  final func keep(_ value: Value) { if !isUnretained { value.retain() } }

  /// Releases what is removed, unless the collection does not retain.
  @inline(__always)
  final func giveUp(_ value: Value) { if !isUnretained { value.release() } }

  final func keepAll(_ values: [Value]) { if !isUnretained { values.retainAll() } }

  final func giveUpAll(_ values: [Value]) { if !isUnretained { values.releaseAll() } }

  /// The contents of a collection for `for … in`.
  package enum Contents {
    case elements([Value])
    case pairs([(key: Value, value: Value)])
  }

  /// The current contents for `for … in`.
  package var contents: Contents { .elements(listedElements ?? []) }

  /// Returns the exception of an enumeration whose collection was mutated.
  final func wasMutated() -> any Error {
    foundation.exception(
      named: "NSGenericException",
      "*** Collection <\(className): \(address)> was mutated while being enumerated.")
  }

  /// Raises an exception if the collection was mutated since an enumeration began.
  package final func check(changes before: Int) throws {
    if changes != before { throw wasMutated() }
  }
}

extension [Value] {
  /// The values that a restored snapshot restores: all but deallocated objects.
  var stillThere: [Value] { filter { !($0.object?.isDeallocated ?? false) } }

  package func retainAll() {
    for case .object(let object) in self { object.retain() }
  }

  package func releaseAll() {
    for case .object(let object) in self { object.release() }
  }
}
