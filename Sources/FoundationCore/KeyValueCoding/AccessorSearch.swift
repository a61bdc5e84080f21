internal import SelectorRuntime

/// The search for the accessors or the instance variable of a key, in the order of a device.
///
/// Accessors come first, then instance variables if the class allows them.
struct AccessorSearch {
  let object: RuntimeObject
  let key: String
  private let capitalized: String

  init(_ key: String, of object: RuntimeObject) {
    self.object = object
    self.key = key
    capitalized = KeyPath.capitalized(key)
  }

  /// Returns the getter: `getTitle`, `title`, `isTitle` or `_title`.
  func getter() throws -> Selector? {
    try implemented(["get" + capitalized, key, "is" + capitalized, "_" + key])
  }

  /// Returns the setter: `setTitle:` or `_setTitle:`.
  func setter() throws -> Selector? {
    try implemented(["set\(capitalized):", "_set\(capitalized):"])
  }

  /// Returns the elements of a list that the object has indexed accessors for.
  ///
  /// These are `countOfItems` and `objectInItemsAtIndex:` or `itemsAtIndexes:`; without them it
  /// returns nil.
  func indexedElements() throws -> [Value]? {
    guard let counting = try implemented(["countOf" + capitalized]) else { return nil }
    let runtime = object.runtime
    if let reading = try implemented(["objectIn\(capitalized)AtIndex:"]) {
      let count = try runtime.send(object, counting, as: Int.self)
      return try Array(below: count) {
        try runtime.send(object, reading, Arguments(.integer(Int64($0))))
      }
    }
    guard let reading = try implemented(["\(key)AtIndexes:"]) else { return nil }
    let count = try runtime.send(object, counting, as: Int.self)
    try object.foundation.checkMemory(count, each: MemoryLayout<Value>.stride)
    let indexes = Value.list(Array(below: count) { .integer(Int64($0)) })
    return try runtime.send(object, reading, Arguments(indexes)).elements
  }

  /// Returns the members of a set that the object has accessors for.
  ///
  /// These are `countOfTags`, `enumeratorOfTags` and `memberOfTags:`; nil unless all three exist.
  func members() throws -> [Value]? {
    guard try implemented(["countOf" + capitalized]) != nil,
      try implemented(["memberOf\(capitalized):"]) != nil,
      let enumerating = try implemented(["enumeratorOf" + capitalized])
    else { return nil }
    let enumerator = try object.runtime.send(object, enumerating)
    return try object.foundation.elements(of: enumerator).map { members in
      members.map { object.foundation.asElement($0) }
    }
  }

  /// Returns whether a method was compiled from a source, where a set is an object and not a list.
  ///
  /// The type encoding of a compiled method contains the offsets of the arguments.
  func isCompiled(_ selector: Selector) -> Bool {
    object.isa.method(selector)?.types.contains { $0.isASCII && $0.isNumber } ?? false
  }

  /// Returns the instance variable of the key: `_title`, `_isTitle`, `title` or `isTitle`.
  ///
  /// Unions, pointers, arrays and selectors have no value for a key.
  func ivar() throws -> Ivar? {
    let cls = object.isa
    let names = ["_" + key, "_is" + capitalized, key, "is" + capitalized]
    for name in names {
      guard let found = cls.ivar(name) else { continue }
      if let first = found.types.first, "(^*[:b".contains(first) { return nil }
      return try allowsIvars() ? found : nil
    }
    return nil
  }

  private func allowsIvars() throws -> Bool {
    let runtime = object.runtime
    let cls = object as? RuntimeClass ?? object.isa
    return try runtime.send(
      cls, object.foundation.keyValue.accessInstanceVariablesDirectly, as: Bool.self)
  }

  /// Returns the method that reads one element of a list: `objectInItemsAtIndex:`.
  func elementReader() throws -> Selector? { try implemented(["objectIn\(capitalized)AtIndex:"]) }

  /// Returns the first selector that the object implements.
  ///
  /// A name that is not registered as a selector is not implemented; the search does not register
  /// it.
  func implemented(_ names: [String]) throws -> Selector? {
    let runtime = object.runtime
    for name in names {
      if let selector = runtime.knownSelector(name),
        try runtime.responds(object.isa, to: selector)
      {
        return selector
      }
    }
    return nil
  }
}
