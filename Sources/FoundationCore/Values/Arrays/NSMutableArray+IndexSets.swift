internal import SelectorRuntime

/// Changes of elements at several indexes.
extension NSMutableArrayClass {
  static func defineIndexSets(
    _ array: ClassDefinition<RuntimeObject>, _ send: ArraySelectors
  ) {
    let runtime = array.cls.runtime
    array.method("insertObjects:atIndexes:") {
      (array, objects: ListArgument, indexes: IndexSetArgument) in
      let message = "insertObjects:atIndexes:"
      let objects = try objects.elements(in: array.foundation)
      let indexes = indexes.indexes
      try refuseUnequal(objects.count, indexes.count, message)
      let count = try array.arrayCount()
      if let last = indexes.last, last >= count + objects.count {
        throw array.beyond(
          indexInSet: last, count + objects.count, message, owner: "NSMutableArray")
      }
      for (index, object) in zip(indexes, objects) {
        _ = try runtime.send(array, send.insert, Arguments(object, .integer(Int64(index))))
      }
    }
    array.method("removeObjectsFromIndices:numIndices:") {
      (array, indexes: [Int], count: Int) in
      for index in Set(indexes.prefix(max(0, count))).sorted(by: >) {
        _ = try runtime.send(array, send.removeAtIndex, Arguments(.integer(Int64(index))))
      }
    }
    array.method("removeObjectsAtIndexes:") { (array, indexes: IndexSetArgument?) in
      guard let indexes = indexes?.indexes else {
        throw RuntimeError(
          .invalidArgument,
          "*** -[NSMutableArray removeObjectsAtIndexes:]: index set cannot be nil")
      }
      let count = try array.arrayCount()
      if let last = indexes.last, last >= count {
        throw array.beyond(
          indexInSet: last, count, "removeObjectsAtIndexes:", owner: "NSMutableArray")
      }
      for index in indexes.reversed() {
        _ = try runtime.send(array, send.removeAtIndex, Arguments(.integer(Int64(index))))
      }
    }
    array.method("replaceObjectsAtIndexes:withObjects:") {
      (array, indexes: IndexSetArgument, objects: ListArgument) in
      let message = "replaceObjectsAtIndexes:withObjects:"
      let objects = try objects.elements(in: array.foundation)
      let indexes = indexes.indexes
      try refuseUnequal(objects.count, indexes.count, message)
      let count = try array.arrayCount()
      if let last = indexes.last, last >= count {
        throw array.beyond(indexInSet: last, count, message, owner: "NSMutableArray")
      }
      for (index, object) in zip(indexes, objects) {
        _ = try runtime.send(array, send.replace, Arguments(.integer(Int64(index)), object))
      }
    }
  }

  private static func refuseUnequal(_ objects: Int, _ indexes: Int, _ message: String) throws {
    guard objects != indexes else { return }
    throw RuntimeError(
      .invalidArgument,
      "*** -[NSMutableArray \(message)]: count of array (\(objects)) differs from count of index set "
        + "(\(indexes))")
  }
}
