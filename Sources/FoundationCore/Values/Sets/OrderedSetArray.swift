package import SelectorRuntime

/// The answer of `-[NSMutableOrderedSet array]`: an array that follows the set, and that cannot be
/// changed itself.
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
  /// Makes the array that shows an ordered set's members at any moment.
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
