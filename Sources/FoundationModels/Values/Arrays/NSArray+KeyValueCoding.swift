internal import SelectorRuntime

/// Key-value coding of arrays, which asks the elements, and observing, which they refuse.
extension NSArrayClass {
  static func defineKeyValueCoding(_ array: ClassDefinition<RuntimeObject>) {
    CollectionCoding.define(array) { world, values in world.makeArray(values) }
    CollectionCoding.refuseObservers(array)
    let name = "addObserver:toObjectsAtIndexes:forKeyPath:options:context:"
    array.raw(name, types: "v@:@@@Q^v") { array, selector, arguments in
      let observer = try arguments.value(0, as: RuntimeObject.self, array, selector)
      let indexes = try arguments.value(1, as: IndexSetArgument.self, array, selector)
      let path = try arguments.value(2, as: String.self, array, selector)
      let options = try arguments.value(3, as: Int.self, array, selector)
      for object in try objects(array, indexes) {
        try array.foundation.addObserver(
          observer, to: object, path, ObservingOptions(rawValue: options), context: arguments[4])
      }
      return .none
    }
    array.method("removeObserver:fromObjectsAtIndexes:forKeyPath:") {
      (array, observer: RuntimeObject, indexes: IndexSetArgument, path: String) in
      for object in try objects(array, indexes) {
        try array.foundation.removeObserver(observer, from: object, path, context: nil)
      }
    }
  }

  private static func objects(
    _ array: RuntimeObject, _ indexes: IndexSetArgument
  ) throws -> [RuntimeObject] {
    let elements = try array.arrayElements()
    return indexes.indexes.filter { $0 < elements.count }.compactMap { elements[$0].object }
  }
}
