package import SelectorRuntime

/// The answer of `objectEnumerator` and `keyEnumerator`: it goes through the elements that it has
/// fetched.
///
/// An enumerator of a set, a dictionary or a table fetches sixteen at a time, and finds out when it
/// fetches more that its collection has changed; one of an array goes by the index, and does not.
package final class EnumeratorObject: RuntimeObject {
  package override class var declaredName: String { "NSEnumerator" }

  @Strong private var collection: RuntimeObject?
  private var waiting: [Value] = []
  private var next = 0
  /// The collection's count of changes when it began; nil when it does not matter.
  private var changes: Int?
  /// Up to where it has fetched.
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

  /// The next one, or nil at the end.
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

  /// The elements that are left; the enumerator is at its end then.
  func rest() -> [Value] {
    let left = Array(waiting[next...])
    next = waiting.count
    return left
  }

  /// At its end it lets go of the collection, and of what that had.
  private func finish() {
    changes = nil
    collection = nil
    let old = waiting
    (waiting, next, fetched) = ([], 0, 0)
    old.releaseAll()
  }
}

extension FoundationWorld {
  /// Makes the enumerator of a collection over some values.
  package func makeEnumerator(
    of collection: RuntimeObject?, _ values: [Value], checksChanges: Bool = false
  ) -> RuntimeObject {
    let name = checksChanges ? "__NSFastEnumerationEnumerator" : "__NSArrayEnumerator"
    let made = runtime.createInstance(valueClass(name))
    (made as? EnumeratorObject)?.start(collection, values, checksChanges: checksChanges)
    return made
  }
}

/// `NSEnumerator` and the classes of what collections answer.
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
