package import SelectorRuntime

/// The collection operators of key paths: `@count`, `@sum`, `@avg`, `@min`, `@max`, and the unions.
extension FoundationWorld {
  /// Applies an operator to a list; the path after it selects the value of each element.
  ///
  /// - Parameter collection: The collection that contains the elements, if it is an object. For a
  ///   set the result is a set, and the unions that keep duplicates do not exist.
  /// - Throws: `NSInvalidArgumentException` for an operator that the collection does not support,
  ///   and `NSUnknownKeyException` for one without its path.
  package func collect(
    _ name: String, _ path: String?, _ elements: [Value], of collection: RuntimeObject? = nil
  ) throws -> Value {
    if name == "count" { return .integer(Int64(elements.count)) }
    guard let path else { return try value(forKey: "@" + name, of: .list(elements)) }
    let isSet = collection?.isKind(of: "NSSet") ?? false
    if isSet, name.hasPrefix("union") { throw missingOperator(name, collection) }
    switch name {
    case "sum", "avg":
      var total = try sum(path, elements, name)
      if name == "avg", total.isNaN {
        throw exception(
          named: "NSDecimalNumberOverflowException", "NSDecimalNumber overflow exception")
      }
      if name == "avg" { total = total / DecimalNumber(Int128(elements.count)) ?? total }
      let made = decimalNumber(total)
      return collection == nil ? made.plainValue ?? .none : .object(made)
    case "min": return try extreme(path, elements, wanted: .ascending)
    case "max": return try extreme(path, elements, wanted: .descending)
    case "unionOfObjects", "unionOfObject": return .list(try objects(path, elements))
    case "distinctUnionOfObjects":
      return try united(objects(path, elements), isSet: isSet)
    case "unionOfArrays": return .list(try nested(path, elements))
    case "distinctUnionOfArrays", "distinctUnionOfSets", "unionOfSets":
      return try united(nested(path, elements), isSet: isSet)
    default: throw missingOperator(name, collection)
    }
  }

  /// Returns the exception of an operator that a collection does not support.
  func missingOperator(_ name: String, _ collection: RuntimeObject?) -> any Error {
    RuntimeError(
      .invalidArgument,
      "[\(collection?.descriptionForErrors ?? "<NSArray>") valueForKeyPath:]: this class does not "
        + "implement the \(name) operation.")
  }

  private func united(_ values: [Value], isSet: Bool) throws -> Value {
    let values = try distinct(values)
    return isSet ? .object(try makeSet(values.map { asElement($0) })) : .list(values)
  }

  private func objects(_ path: String, _ elements: [Value]) throws -> [Value] {
    try elements.map { element in
      try checkStop()
      let leaf = try value(forKeyPath: path, of: element)
      guard !leaf.isNone else {
        throw RuntimeError(
          .invalidArgument, "*** -[__NSArrayM insertObject:atIndex:]: object cannot be nil")
      }
      return leaf
    }
  }

  /// Adds the numbers of all elements as decimal numbers, whose sums are exact.
  ///
  /// Nil and null count as 0, a string as its leading number.
  private func sum(
    _ path: String, _ elements: [Value], _ name: String
  ) throws -> DecimalNumber {
    var sum = DecimalNumber(Int128(0))
    for element in elements {
      try checkStop()
      let leaf = try value(forKeyPath: path, of: element)
      if leaf.isNone || leaf.isNull(in: runtime) { continue }
      if case .string(let text) = leaf.object?.plainValue ?? leaf {
        sum = sum + DecimalNumber(text)
        continue
      }
      guard let number = decimal(of: leaf) else {
        throw RuntimeError(
          .invalidArgument, "@\(name).\(path): \(leaf.typeName) is not a number")
      }
      sum = sum + number
    }
    return sum
  }

  private func nested(_ path: String, _ elements: [Value]) throws -> [Value] {
    try elements.flatMap { element in
      if let list = element.elements { return try objects(path, list) }
      // An object's key path leads to its own collection.
      guard let list = try value(forKeyPath: path, of: element).elements else {
        throw RuntimeError(
          .invalidArgument, "@unionOfArrays.\(path): \(element.typeName) is not an array")
      }
      return list
    }
  }

  private func distinct(_ values: [Value]) throws -> [Value] {
    try makeOrderedSet(values).orderedMembers()
  }

  /// The results of `compare:`.
  enum Comparison: Int {
    case ascending = -1
    case same = 0
    case descending = 1
  }

  private func extreme(
    _ path: String, _ elements: [Value], wanted: Comparison
  ) throws -> Value {
    var best = Value.none
    for element in elements {
      let leaf = try value(forKeyPath: path, of: element)
      if leaf.isNone || leaf.isNull(in: runtime) { continue }
      if try best.isNone || compare(leaf, best) == wanted { best = leaf }
    }
    return best
  }

  private func compare(_ left: Value, _ right: Value) throws -> Comparison {
    if case .object(let object) = left {
      let order = try runtime.send(object, keyValue.compare, right, as: Int.self)
      return order < 0 ? .ascending : order > 0 ? .descending : .same
    }
    if case .string(let left) = left, case .string(let right) = right {
      return left < right ? .ascending : left > right ? .descending : .same
    }
    guard let first = left.number, let second = right.number else {
      throw RuntimeError(
        .invalidArgument, "\(left.typeName) cannot be compared with \(right.typeName)")
    }
    return first < second ? .ascending : first > second ? .descending : .same
  }
}
