internal import SelectorRuntime

/// `for … in` as clang compiles it: batches of elements, until there are none left.
///
/// The buffer is a list, which is filled; the state is a table, whose `state` is the position.
enum FastEnumeration {
  private static let message = "countByEnumeratingWithState:objects:count:"

  static func define<Instance: RuntimeObject>(
    _ collection: ClassDefinition<Instance>, _ elements: @escaping (Instance) throws -> [Value]
  ) {
    collection.method(message) { (collection, state: Value, buffer: Value, count: Int) -> Int in
      guard case .foreign(let state) = state, case .foreign(let buffer) = buffer else {
        throw RuntimeError(
          .invalidArgument,
          "-[\(collection.className) \(message)]: the state must be a table and the buffer a list")
      }
      let all = try elements(collection)
      let start = Int(state.entry("state")?.integerPart ?? 0)
      let end = min(all.count, max(0, start) + max(0, count))
      let part = start < end ? Array(all[max(0, start)..<end]) : []
      _ = buffer.setList(part)
      _ = state.setEntry(.string("state"), .integer(Int64(end)))
      return part.count
    }
  }

  /// Defines the enumeration of an enumerator, which returns its remaining elements once.
  static func defineOfEnumerators(_ enumerator: ClassDefinition<RuntimeObject>) {
    let nextObject = enumerator.runtime.selector("nextObject")
    enumerator.method(message) { (enumerator, _: Value, buffer: Value, count: Int) -> Int in
      guard case .foreign(let buffer) = buffer else { return 0 }
      var part: [Value] = []
      while part.count < count,
        case let next = try enumerator.runtime.send(enumerator, nextObject), !next.isNone
      {
        part.append(next)
      }
      _ = buffer.setList(part)
      return part.count
    }
  }
}
