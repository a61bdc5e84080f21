package import SelectorRuntime

/// An object that holds other values.
///
/// An element that is an object is retained while it is in, and released when the container has
/// changed already: what its `dealloc` runs may look at the container, and change it once more.
/// A subclass writes its contents down with `recordContents(of:_:)` before each change, so that a
/// restored snapshot gives them back, and counts the change in `changes`.
package class ContainerObject: RuntimeObject {
  /// How often it has changed, so that an enumeration notices.
  package final var changes = 0

  /// How many elements have been counted against the limit of memory.
  private final var counted = 0

  /// Counts what it holds against the limit of memory, when it has grown or shrunk much since.
  @inline(__always)
  final func noteCount(_ count: Int, bytesEach: Int) {
    let difference = count &- counted
    if difference >= 1024 || difference <= -1024 {
      counted = count
      runtime.countBytes?(difference * bytesEach)
    }
  }

  /// The elements that `for … in` goes through, at this moment.
  package enum Contents {
    case elements([Value])
    case pairs([(key: Value, value: Value)])
  }

  /// The elements that `for … in` goes through, at this moment.
  package var contents: Contents { .elements(listedElements ?? []) }

  /// The exception of an enumeration that finds it changed.
  final func wasMutated() -> any Error {
    foundation.exception(
      named: "NSGenericException",
      "*** Collection <\(className): \(address)> was mutated while being enumerated.")
  }

  /// Refuses to go on when it has changed since an enumeration began.
  package final func check(changes before: Int) throws {
    if changes != before { throw wasMutated() }
  }
}

extension [Value] {
  /// Those that a restored snapshot gives back: objects that have gone are not among them.
  var stillThere: [Value] { filter { !($0.object?.isDeallocated ?? false) } }

  package func retainAll() {
    for case .object(let object) in self { object.retain() }
  }

  package func releaseAll() {
    for case .object(let object) in self { object.release() }
  }
}
