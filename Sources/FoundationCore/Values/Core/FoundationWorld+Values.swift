package import SelectorRuntime

// no traps of count: the case above has the longer lists.

/// Creates and reads Foundation's value objects.
extension FoundationWorld {
  /// Returns the elements of any type of list; nil for any other value.
  ///
  /// A list is a Lua list, an array, a set, or an instance of a script's subclass of `NSArray`,
  /// which receives messages. The elements contain the null object in place of nil.
  package func elements(of value: Value) throws -> [Value]? {
    switch value {
    case .list(let list): return list.map { asElement($0) }
    case .foreign(let foreign): return foreign.list()?.map { asElement($0) }
    case .object(let object):
      if let elements = object.listedElements { return elements.map { asElement($0) } }
      return try elementsByMessages(of: object)
    default: return nil
    }
  }

  /// Returns the entries of any type of dictionary, or nil.
  package func entries(of value: Value) throws -> [(key: Value, value: Value)]? {
    switch value {
    case .object(let object) where object.plainValue == nil:
      return try entriesByMessages(of: object)
    case .foreign(let foreign)
    where foreign.list() != nil && foreign.dictionary()?.isEmpty == false:
      return nil
    default:
      return value.entries?.map { (key: $0.key, value: asElement($0.value)) }
    }
  }

  /// Returns the element that a container stores for a value: the null object for nil.
  package func asElement(_ value: Value) -> Value {
    guard value.isNone, let null = runtime.null else { return value }
    return .object(null)
  }

  /// Returns the first `count` values of a C array of objects.
  ///
  /// - Throws: `NSInvalidArgumentException` if the value is not a list.
  package func elements(ofCArray value: Value, count: Int, _ message: String) throws -> [Value] {
    guard count >= 0 else {
      throw RuntimeError(
        .invalidArgument,
        "*** \(message): count (\(UInt(bitPattern: count))) of objects array is ridiculous")
    }
    if count == 0 { return [] }
    let found: [Value]? =
      switch value {
      case .foreign(let foreign): foreign.elements(count: count)
      case .list(let list) where list.count == count: list
      case .list(let list) where list.count > count: Array(list.prefix(count))
      case .list(let list): list + Array(repeating: .none, count: count - list.count)
      default: try elements(of: value).map { Array($0.prefix(count)) }
      }
    if let found { return found }
    throw RuntimeError(
      .invalidArgument,
      value.isNone
        ? "*** \(message): pointer to objects array is NULL but length is \(count)"
        : "*** \(message): the objects must be a list, got \(value.typeName)")
  }

  private func elementsByMessages(of object: RuntimeObject) throws -> [Value]? {
    if object.isKind(of: "NSArray") || object.isKind(of: "NSOrderedSet") {
      let count = try runtime.send(object, runtime.selector("count"), as: Int.self)
      let objectAtIndex = runtime.selector("objectAtIndex:")
      return try Array(below: count) {
        try runtime.send(object, objectAtIndex, Arguments(.integer(Int64($0))))
      }
    }
    guard object.isKind(of: "NSSet") || object.isKind(of: "NSEnumerator") else { return nil }
    return try allObjects(ofEnumeratorOf: object)
  }

  /// Returns all objects of an object's enumerator, or of the object itself if it is an enumerator.
  private func allObjects(ofEnumeratorOf object: RuntimeObject) throws -> [Value] {
    let enumerator =
      object.isKind(of: "NSEnumerator")
      ? object : try runtime.send(object, runtime.selector("objectEnumerator")).object
    guard let enumerator else { return [] }
    let nextObject = runtime.selector("nextObject")
    var result: [Value] = []
    while case let next = try runtime.send(enumerator, nextObject), !next.isNone {
      result.append(next)
    }
    return result
  }

  private func entriesByMessages(
    of object: RuntimeObject
  ) throws -> [(key: Value, value: Value)]? {
    guard object.isKind(of: "NSDictionary") else { return nil }
    let objectForKey = runtime.selector("objectForKey:")
    guard let keys = try runtime.send(object, runtime.selector("keyEnumerator")).object else {
      return []
    }
    return try allObjects(ofEnumeratorOf: keys).map {
      (key: $0, value: try runtime.send(object, objectForKey, Arguments($0)))
    }
  }
}

extension RuntimeObject {
  /// Returns whether it is an instance of the named class or a subclass.
  package final func isKind(of name: String) -> Bool {
    var place: RuntimeClass? = self is RuntimeClass ? nil : isa
    while let cls = place {
      if cls.name == name { return true }
      place = cls.superclass
    }
    return false
  }

  /// Returns the error of an abstract method that a subclass does not override.
  package final func isAbstract(_ owner: String, _ message: String) -> RuntimeError {
    RuntimeError(
      .invalidArgument,
      "*** -[\(owner) \(message)]: method only defined for abstract class.  "
        + "Define -[\(className) \(message)]!")
  }
}

extension Value {
  /// Checks that a list of the host language has no empty indexes, as an array must not.
  ///
  /// - Throws: `NSInvalidArgumentException` with the first empty index.
  func checkHoles() throws {
    guard case .foreign(let foreign) = self, foreign.list()?.contains(where: \.isNone) == true
    else { return }
    _ = try foreign.contents()
  }
}

/// A list argument of a method: a Lua list, an array, a set.
///
/// The corresponding parameter type is `NSArray *`.
package struct ListArgument: MessageValue {
  package let value: Value

  package init(value: Value) { self.value = value }

  package static func from(_ value: Value, in runtime: Runtime) -> ListArgument? {
    switch value {
    case .list: return ListArgument(value: value)
    case .foreign(let foreign):
      return foreign.list().map { ListArgument(value: .list($0)) }
    case .object(let object):
      let isList =
        object.listedElements != nil
        || ["NSArray", "NSSet", "NSOrderedSet"].contains { object.isKind(of: $0) }
      return isList ? ListArgument(value: value) : nil
    default: return nil
    }
  }

  package var messageValue: Value { value }
  package static var encoding: String { "@" }
  package static var expectation: String { "a list or an array" }
  package static var declaredType: DeclaredType { .list(.any) }

  /// Returns the elements, with the null object in place of nil.
  package func elements(in world: FoundationWorld) throws -> [Value] {
    try world.elements(of: value) ?? []
  }
}
