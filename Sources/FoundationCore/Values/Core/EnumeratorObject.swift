package import SelectorRuntime

/// The return value of `objectEnumerator` and `keyEnumerator`, which iterates over fetched
/// elements.
///
/// An enumerator of a set, a dictionary or a table fetches sixteen elements at a time, and detects
/// a mutation at the next fetch. An enumerator of an array uses the index, and does not detect it.
package final class EnumeratorObject: RuntimeObject {
  package override class var declaredName: String { "NSEnumerator" }

  @Strong private var collection: RuntimeObject?
  private var waiting: [Value] = []
  private var next = 0
  /// The collection's number of changes at the start; nil if mutation is not checked.
  private var changes: Int?
  /// The number of fetched elements.
  private var fetched = 0
  private static let batch = 16

  func start(_ collection: RuntimeObject?, _ values: [Value], checksChanges: Bool) {
    self.collection = collection
    waiting = values
    waiting.retainAll()
    changes = checksChanges ? (collection as? ContainerObject)?.changes : nil
  }

  package override func destruct() {
    let old = waiting
    waiting = []
    old.releaseAll()
    super.destruct()
  }

  /// Returns the next element, or nil at the end.
  func nextObject() throws -> Value {
    try fetch()
    guard next < waiting.count else {
      finish()
      return .none
    }
    next += 1
    return waiting[next - 1]
  }

  private func fetch() throws {
    guard next >= fetched, next > 0 || fetched == 0 else { return }
    if let changes, let container = collection as? ContainerObject {
      try container.check(changes: changes)
    }
    fetched = min(next + EnumeratorObject.batch, waiting.count)
  }

  /// Returns the remaining elements; the enumerator is at its end afterwards.
  func rest() -> [Value] {
    let left = Array(waiting[next...])
    next = waiting.count
    return left
  }

  /// Releases the collection and the elements at the end.
  private func finish() {
    changes = nil
    collection = nil
    let old = waiting
    (waiting, next, fetched) = ([], 0, 0)
    old.releaseAll()
  }
}

extension FoundationWorld {
  /// Creates the enumerator of a collection over its values.
  package func makeEnumerator(
    of collection: RuntimeObject?, _ values: [Value], checksChanges: Bool = false
  ) -> RuntimeObject {
    let name = checksChanges ? "__NSFastEnumerationEnumerator" : "__NSArrayEnumerator"
    let made = runtime.createInstance(valueClass(name))
    (made as? EnumeratorObject)?.start(collection, values, checksChanges: checksChanges)
    return made
  }
}

/// `NSEnumerator` and the classes of collections' enumerators.
enum NSEnumeratorClass {
  static func define(_ enumerator: ClassDefinition<RuntimeObject>) {
    enumerator.adopt(FoundationProtocols.fastEnumeration)
    FastEnumeration.defineOfEnumerators(enumerator)
    enumerator.method("nextObject") { (enumerator) -> Value in
      throw enumerator.isAbstract("NSEnumerator", "nextObject")
    }
    enumerator.method("allObjects") { (enumerator) -> RuntimeObject in
      let world = enumerator.foundation
      return world.makeArray(try world.elements(of: .object(enumerator)) ?? [])
    }
  }

  static func defineConcrete(_ enumerator: ClassDefinition<EnumeratorObject>) {
    enumerator.method("nextObject") { (enumerator) -> Value in try enumerator.nextObject() }
    enumerator.method("allObjects") { (enumerator) -> RuntimeObject in
      enumerator.foundation.makeTransferredArray(enumerator.rest())
    }
  }
}
