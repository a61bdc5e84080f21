internal import FoundationCore
internal import FoundationFiles
internal import SelectorRuntime
internal import Systems

/// Evaluates predicates and expressions with an object.
struct PredicateEvaluation {
  let world: FoundationWorld
  let object: Value
  var variables: [String: Value]

  private var runtime: Runtime { world.runtime }

  /// Whether a predicate is true for the object.
  ///
  /// - Throws: the exceptions of key-value coding and of invalid comparisons.
  func holds(_ clause: PredicateClause) throws -> Bool {
    switch clause {
    case .truth(let truth): return truth
    case .comparison(let comparison): return try holds(comparison)
    case .compound(.not, let clauses): return try !(clauses.first.map { try holds($0) } ?? false)
    case .compound(.and, let clauses): return try clauses.allSatisfy { try holds($0) }
    case .compound(.or, let clauses): return try clauses.contains { try holds($0) }
    case .object(let predicate):
      let variables = Value.dictionary(
        variables.map { .init(key: .string($0.key), value: $0.value) })
      return try runtime.send(
        predicate, runtime.selector("evaluateWithObject:substitutionVariables:"), object, variables,
        as: Bool.self)
    }
  }

  // MARK: Expressions

  /// Returns the value of an expression.
  func value(of expression: PredicateExpression) throws -> Value {
    switch expression {
    case .constant(let value): return value
    case .evaluatedObject: return object
    case .variable(let name):
      if let value = variables[name] { return value }
      throw RuntimeError(
        .invalidArgument, "Can't get value for '\(name)' in bindings \(try bindingsText).")
    default:
      guard world.hasStack() else {
        throw RuntimeError(.generic, "stack overflow: the expression is nested too deep")
      }
      return try composed(expression)
    }
  }

  /// Returns the value of an expression of others.
  private func composed(_ expression: PredicateExpression) throws -> Value {
    switch expression {
    case .constant, .evaluatedObject, .variable: return try value(of: expression)
    case .keyPath(let operand, let path):
      return try world.value(forKeyPath: path, of: value(of: operand))
    case .aggregate(let elements): return .list(try elements.map { try value(of: $0) })
    case .function(let selector, let arguments): return try call(selector, arguments)
    case .index(let list, let index): return try element(index, of: value(of: list))
    case .anyKey:
      throw RuntimeError(.invalidArgument, "NSAnyKeyExpression can only be used for searches")
    case .set(let operation, let left, let right):
      return try combined(operation, value(of: left), value(of: right))
    case .conditional(let clause, let yes, let no):
      return try value(of: holds(clause) ? yes : no)
    case .block(let block, let arguments):
      let values = try arguments.map { try value(of: $0) }
      let context = Value.dictionary(
        variables.map { .init(key: .string($0.key), value: $0.value) })
      return try block(object, .object(world.makeArray(values)), context)
    case .subquery(let collection, let name, let clause):
      var inner = self
      return .list(
        try elements(of: value(of: collection)).filter { element in
          inner.variables[name] = element
          return try inner.holds(clause)
        })
    }
  }

  private var bindingsText: String {
    get throws {
      if variables.isEmpty { return "(null)" }
      return try world.description(
        of: .dictionary(variables.map { .init(key: .string($0.key), value: $0.value) })
      ).string
    }
  }

  private func elements(of value: Value) throws -> [Value] {
    if let elements = try world.elements(of: value) { return elements }
    return value.isNone ? [] : [value]
  }

  /// Combines two collections into a set; the left side must be a set.
  private func combined(
    _ operation: PredicateExpression.SetOperation, _ left: Value, _ right: Value
  ) throws -> Value {
    guard let members = try world.elements(of: left), let others = try world.elements(of: right)
    else {
      throw RuntimeError(
        .invalidArgument,
        "Can't evaluate set expression; left and right expressions must be collections")
    }
    func isOther(_ member: Value) throws -> Bool {
      try others.contains { try world.isEqual($0, member) }
    }
    let result =
      switch operation {
      case .union: members + others
      case .intersect: try members.filter(isOther)
      case .minus: try members.filter { try !isOther($0) }
      }
    return .object(try world.makeSet(result))
  }

  private func element(_ index: PredicateExpression.Index, of list: Value) throws -> Value {
    if case .expression(let expression) = index, let entries = try world.entries(of: list) {
      let key = try value(of: expression)
      return try entries.first { try world.isEqual($0.key, key) }?.value ?? .none
    }
    let elements = try elements(of: list)
    switch index {
    case .first: return elements.first ?? .none
    case .last: return elements.last ?? .none
    case .size: return .integer(Int64(elements.count))
    case .expression(let expression):
      let place = try value(of: expression).integerPart ?? -1
      guard place >= 0, place < elements.count else {
        throw RuntimeError(
          .range, "*** index \(place) in predicate beyond bounds of \(elements.count) elements")
      }
      return elements[Int(place)]
    }
  }

  // MARK: Functions

  private func call(_ selector: String, _ expressions: [PredicateExpression]) throws -> Value {
    let arguments = try expressions.map { try value(of: $0) }
    let first = arguments.first ?? .none
    switch selector {
    case "FUNCTION": return try send(arguments)
    case "CAST", "noindex:": return first
    case "random": return .number(Double(world.nextRandom() >> 11) * 0x1p-53)
    case "randomn:":
      let limit = UInt64(max(1, first.integerPart ?? 1))
      return .integer(Int64(world.nextRandom() % limit))
    case "now":
      return try runtime.lookUpClass("NSDate").map {
        try runtime.send($0, runtime.selector("date"))
      } ?? .none
    case "count:": return .integer(Int64(try elements(of: first).count))
    case "length:": return .integer(Int64(try world.characters(of: first)?.count ?? 0))
    case "first:": return try elements(of: first).first ?? .none
    case "last:": return try elements(of: first).last ?? .none
    case "reversed:": return .list(try elements(of: first).reversed())
    case "distinct:":
      return try world.collect("distinctUnionOfObjects", "self", elements(of: first))
    case "sum:": return try world.collect("sum", "self", elements(of: first))
    case "average:": return try world.collect("avg", "self", elements(of: first))
    case "min:": return try world.collect("min", "self", elements(of: first))
    case "max:": return try world.collect("max", "self", elements(of: first))
    case "uppercase:":
      return try world.characters(of: first).map { .string($0.uppercased.string) } ?? .none
    case "lowercase:":
      return try world.characters(of: first).map { .string($0.lowercased.string) } ?? .none
    case "median:", "mode:", "stddev:": return try statistics(selector, elements(of: first))
    case "onesComplement:": return first.integerPart.map { .integer(~$0) } ?? .none
    default: return try arithmetic(selector, arguments)
    }
  }

  /// `FUNCTION(object, 'selector:', arguments…)`.
  private func send(_ arguments: [Value]) throws -> Value {
    guard arguments.count >= 2, let name = try world.characters(of: arguments[1])?.string else {
      throw RuntimeError(.invalidArgument, "FUNCTION() needs an operand and the name of a selector")
    }
    guard let receiver = try world.receiver(for: arguments[0]) else { return .none }
    let selector = runtime.selector(name)
    // Which methods of the system are refused is not published; those of an app are.
    if world.changes[.predicateSelectors], receiver.isa.method(selector)?.isNative == false {
      throw RuntimeError(
        .breakpoint, "NSPredicate: NSFunctionExpression with selector '\(name)' is forbidden.")
    }
    return try runtime.send(receiver, selector, Arguments(Array(arguments.dropFirst(2))))
  }

  private func arithmetic(_ selector: String, _ arguments: [Value]) throws -> Value {
    let plain = arguments.map { $0.object?.plainValue ?? $0 }
    if plain.contains(where: \.isNone) { return .none }
    if plain.count == 2, case .integer(let left) = plain[0], case .integer(let right) = plain[1],
      let result = PredicateFunction.integral(selector, left, right)
    {
      return .integer(result)
    }
    let numbers = plain.compactMap(\.number)
    guard numbers.count == plain.count else {
      throw RuntimeError(
        .invalidArgument,
        "\(selector) in a predicate needs numbers, got "
          + plain.map(\.typeName).joined(separator: ", "))
    }
    if numbers.count == 2, let result = PredicateFunction.real(selector, numbers[0], numbers[1]) {
      return .number(result)
    }
    if numbers.count == 1, let result = PredicateFunction.unary(selector, numbers[0]) {
      if case .integer(let integer) = plain[0], selector != "abs:", result == Double(integer) {
        return plain[0]
      }
      return .number(result)
    }
    return .none
  }

  private func statistics(_ selector: String, _ values: [Value]) throws -> Value {
    let numbers = values.compactMap(\.number).sorted()
    if numbers.isEmpty { return .none }
    let count = Double(numbers.count)
    switch selector {
    case "median:":
      let middle = numbers.count / 2
      let isOdd = numbers.count % 2 == 1
      return .number(isOdd ? numbers[middle] : (numbers[middle - 1] + numbers[middle]) / 2)
    case "mode:":
      let counts = Dictionary(grouping: numbers) { $0 }.mapValues(\.count)
      let most = counts.values.max() ?? 0
      return .list(counts.filter { $0.value == most }.keys.sorted().map { .number($0) })
    default:
      let mean = numbers.reduce(0, +) / count
      return .number((numbers.reduce(0) { $0 + ($1 - mean) * ($1 - mean) } / count).squareRoot())
    }
  }
}
