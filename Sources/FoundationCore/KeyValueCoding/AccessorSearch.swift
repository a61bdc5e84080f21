internal import SelectorRuntime

/// Where a key's value is found in an object, in the device's order: accessors first, then, if the
/// class allows it, instance variables.
struct AccessorSearch {
  let object: RuntimeObject
  let key: String
  private let capitalized: String

  init(_ key: String, of object: RuntimeObject) {
    self.object = object
    self.key = key
    capitalized = KeyPath.capitalized(key)
  }

  /// The method that answers the value: `getTitle`, `title`, `isTitle` or `_title`.
  func getter() throws -> Selector? {
    try implemented(["get" + capitalized, key, "is" + capitalized, "_" + key])
  }

  /// The method that sets the value: `setTitle:` or `_setTitle:`.
  func setter() throws -> Selector? {
    try implemented(["set\(capitalized):", "_set\(capitalized):"])
  }

  /// The elements of a list that the object keeps behind `countOfItems` and
  /// `objectInItemsAtIndex:` or `itemsAtIndexes:`; nil when it has no such methods.
  func indexedElements() throws -> [Value]? {
    guard let counting = try implemented(["countOf" + capitalized]) else { return nil }
    let runtime = object.runtime
    if let reading = try implemented(["objectIn\(capitalized)AtIndex:"]) {
      let count = try runtime.send(object, counting, as: Int.self)
      return try (0..<max(0, count)).map {
        try runtime.send(object, reading, Arguments(.integer(Int64($0))))
      }
    }
    guard let reading = try implemented(["\(key)AtIndexes:"]) else { return nil }
    let count = try runtime.send(object, counting, as: Int.self)
    let indexes = Value.list((0..<max(0, count)).map { .integer(Int64($0)) })
    return try runtime.send(object, reading, Arguments(indexes)).elements
  }

  /// The members of a set that the object keeps behind `countOfTags`, `enumeratorOfTags` and
  /// `memberOfTags:`; nil unless it has all three.
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

  /// Whether a method was compiled from a source, in which a set is an object and no list: its
  /// encoding tells where each argument lies.
  func isCompiled(_ selector: Selector) -> Bool {
    object.isa.method(selector)?.types.contains { $0.isASCII && $0.isNumber } ?? false
  }

  /// The instance variable of the key: `_title`, `_isTitle`, `title` or `isTitle`.
  func ivar() throws -> Ivar? {
    let cls = object.isa
    let names = ["_" + key, "_is" + capitalized, key, "is" + capitalized]
    for name in names {
      if let found = cls.ivar(name) { return try allowsIvars() ? found : nil }
    }
    return nil
  }

  private func allowsIvars() throws -> Bool {
    let runtime = object.runtime
    let cls = object as? RuntimeClass ?? object.isa
    return try runtime.send(
      cls, object.foundation.keyValue.accessInstanceVariablesDirectly, as: Bool.self)
  }

  /// The first of some methods that the object implements.
  ///
  /// The method that answers one object of a list: `objectInItemsAtIndex:`.
  func elementReader() throws -> Selector? {
    try implemented(["objectIn\(capitalized)AtIndex:"])
  }

  /// A name that nobody has registered is not implemented, and asking must not make it known.
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
