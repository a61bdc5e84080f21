package import SelectorRuntime

/// The return value of `-[NSMutableOrderedSet array]`: an immutable, live view of the set.
package final class OrderedSetArray: RuntimeObject {
  package override class var declaredName: String { "NSArray" }

  @Strong fileprivate var set: RuntimeObject?

  private var members: [Value] { (set as? OrderedSetObject)?.elements ?? [] }

  package override var plainValue: Value? { .list(members) }

  package override var listedElements: [Value]? { members }
}

extension OrderedSetArray {
  static func define(_ array: ClassDefinition<OrderedSetArray>) {
    array.method("count") { (array) -> Int in array.members.count }
    array.method("objectAtIndex:") { (array, index: Int) -> Value in
      let members = array.members
      if members.indices.contains(index) { return members[index] }
      throw array.beyond(index, members.count, "objectAtIndex:")
    }
    array.method("copyWithZone:") { (array, _: Value) -> RuntimeObject in
      array.foundation.makeArray(array.members)
    }
  }
}

extension FoundationWorld {
  /// Creates an array that always shows an ordered set's current members.
  func makeArray(following set: OrderedSetObject) -> RuntimeObject {
    let made = runtime.create(FoundationClasses.orderedSetArray)
    made.set = set
    return made
  }
}

extension FoundationClasses {
  package static let orderedSetArray = NativeClass<OrderedSetArray>(
    "__NSOrderedSetArrayProxy", superclass: ValueClasses.named("NSArray"), OrderedSetArray.define)
}
