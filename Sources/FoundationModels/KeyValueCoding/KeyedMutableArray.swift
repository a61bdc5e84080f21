package import SelectorRuntime

/// What `mutableArrayValueForKey:` answers: a list that is always what the key's value is, and whose
/// changes go through the owner's accessors, its setter, or its instance variable.
package final class KeyedMutableArray: RuntimeObject {
  @Strong var target: RuntimeObject?
  var key = ""

  static func make(_ key: String, of target: RuntimeObject) throws -> KeyedMutableArray {
    guard let cls = target.runtime.lookUpClass("NSKeyValueMutableArray"),
      let made = target.runtime.createInstance(cls) as? KeyedMutableArray
    else { throw RuntimeError(.inconsistency, "the class NSKeyValueMutableArray is gone") }
    made.target = target
    made.key = key
    return made
  }

  package override func destruct() {
    target = nil
    super.destruct()
  }

  /// The elements at this moment; none when the value is nil.
  package func elements() throws -> [Value] {
    let value = try current()
    if value.isNone || value.isNull(in: runtime) { return [] }
    guard let elements = value.elements else {
      throw RuntimeError(.invalidArgument, "the value of '\(key)' is \(value.typeName), not a list")
    }
    return elements
  }

  private func current() throws -> Value {
    guard let target else { return .none }
    return try foundation.value(forKey: key, of: .object(target))
  }

  func element(at index: Int, _ message: String) throws -> Value {
    let elements = try elements()
    try check([index], below: elements.count, message)
    return elements[index]
  }

  private func check(_ indexes: [Int], below count: Int, _ message: String) throws {
    for index in indexes where index < 0 || index >= count {
      let bounds = count == 0 ? "for empty array" : "[0 .. \(count - 1)]"
      throw RuntimeError(
        .range, "*** -[NSKeyValueMutableArray \(message)]: index \(index) beyond bounds \(bounds)")
    }
  }

  private func refuseNil(_ values: [Value], _ message: String) throws {
    if values.contains(where: \.isNone) {
      throw RuntimeError(
        .invalidArgument, "*** -[NSKeyValueMutableArray \(message)]: object cannot be nil")
    }
  }
}

extension KeyedMutableArray {
  /// Inserts objects so that they stand at the given places afterwards.
  func insert(_ values: [Value], at indexes: [Int], _ message: String) throws {
    guard let target, !indexes.isEmpty else { return }
    try refuseNil(values, message)
    guard values.count == indexes.count else { throw unequal(values, indexes, message) }
    if let accessors = try ListAccessors(key, of: target) {
      return try accessors.insert(values, at: indexes)
    }
    var elements = try elements()
    for (index, value) in zip(indexes, values) {
      try check([index], below: elements.count + 1, message)
      elements.insert(value, at: index)
    }
    try store(elements, .insertion, indexes, message)
  }

  /// Removes the objects at some places.
  func remove(at indexes: [Int], _ message: String) throws {
    guard let target, !indexes.isEmpty else { return }
    if let accessors = try ListAccessors(key, of: target) {
      return try accessors.remove(at: indexes)
    }
    var elements = try elements()
    try check(indexes, below: elements.count, message)
    for index in Set(indexes).sorted(by: >) { elements.remove(at: index) }
    try store(elements, .removal, Set(indexes).sorted(), message)
  }

  /// Puts other objects in some places.
  func replace(at indexes: [Int], with values: [Value], _ message: String) throws {
    guard let target, !indexes.isEmpty else { return }
    try refuseNil(values, message)
    guard values.count == indexes.count else { throw unequal(values, indexes, message) }
    if let accessors = try ListAccessors(key, of: target) {
      return try accessors.replace(at: indexes, with: values)
    }
    var elements = try elements()
    try check(indexes, below: elements.count, message)
    for (index, value) in zip(indexes, values) { elements[index] = value }
    try store(elements, .replacement, indexes, message)
  }

  private func unequal(_ values: [Value], _ indexes: [Int], _ message: String) -> RuntimeError {
    RuntimeError(
      .invalidArgument,
      "*** -[NSKeyValueMutableArray \(message)]: count of array (\(values.count)) differs from "
        + "count of index set (\(indexes.count))")
  }

  /// Makes a list the key's value, by the setter or in the instance variable.
  private func store(
    _ elements: [Value], _ change: KeyValueChange, _ indexes: [Int], _ message: String
  ) throws {
    guard let target else { return }
    let search = AccessorSearch(key, of: target)
    if let setter = try search.setter() {
      try target.notifying(of: change, at: indexes, ofKey: key) {
        _ = try runtime.send(target, setter, Arguments(.list(elements)))
      }
    } else if let ivar = try search.ivar() {
      let old = try runtime.value(of: ivar, in: target)
      try target.notifying(of: change, at: indexes, ofKey: key) {
        // A table of the script's is changed where it is; anything else is replaced.
        if case .foreign(let table) = old, table.setList(elements) { return }
        guard old.isNone || old.elements != nil else {
          throw RuntimeError(
            .unrecognizedSelector,
            "-[\(old.classNameOnDevice) \(message)]: unrecognized selector, "
              + "the value of '\(key)' cannot be changed")
        }
        try runtime.setValue(.list(elements), of: ivar, in: target)
      }
    } else {
      try foundation.set(.list(elements), forKey: key, of: target)
    }
  }
}
