internal import SelectorRuntime

/// Key-value coding of arrays, which is applied to the elements.
///
/// Arrays do not support observers.
extension NSArrayClass {
  static func defineKeyValueCoding(_ array: ClassDefinition<RuntimeObject>) {
    CollectionCoding.define(array, keepsNil: true) { world, values in world.makeArray(values) }
    CollectionCoding.refuseObservers(array)
    let name = "addObserver:toObjectsAtIndexes:forKeyPath:options:context:"
    array.raw(name, types: "v@:@@@Q^v") { array, selector, arguments in
      let observer = try arguments.value(0, as: RuntimeObject.self, array, selector)
      let indexes = try arguments.value(1, as: IndexSetArgument.self, array, selector)
      let path = try arguments.value(2, as: String.self, array, selector)
      let options = try arguments.value(3, as: Int.self, array, selector)
      for object in try objects(array, indexes, name) {
        try array.foundation.addObserver(
          observer, to: object, path, ObservingOptions(rawValue: options), context: arguments[4])
      }
      return .none
    }
    let removal = "removeObserver:fromObjectsAtIndexes:forKeyPath:"
    array.raw(removal + "context:", types: "v@:@@@^v") { array, selector, arguments in
      let observer = try arguments.value(0, as: RuntimeObject.self, array, selector)
      let indexes = try arguments.value(1, as: IndexSetArgument.self, array, selector)
      let path = try arguments.value(2, as: String.self, array, selector)
      for object in try objects(array, indexes, removal + "context:") {
        try array.foundation.removeObserver(observer, from: object, path, context: arguments[3])
      }
      return .none
    }
    array.method(removal) {
      (array, observer: RuntimeObject, indexes: IndexSetArgument, path: String) in
      for object in try objects(array, indexes, removal) {
        try array.foundation.removeObserver(observer, from: object, path, context: nil)
      }
    }
  }

  private static func objects(
    _ array: RuntimeObject, _ indexes: IndexSetArgument, _ message: String
  ) throws -> [RuntimeObject] {
    let elements = try array.arrayElements()
    if let last = indexes.indexes.max(), last >= elements.count {
      let bounds = elements.isEmpty ? "for empty array" : "[0 .. \(elements.count - 1)]"
      throw RuntimeError(
        .range, "*** -[NSArray \(message)]: index \(last) in index set beyond bounds \(bounds)")
    }
    return indexes.indexes.compactMap { elements[$0].object }
  }
}
