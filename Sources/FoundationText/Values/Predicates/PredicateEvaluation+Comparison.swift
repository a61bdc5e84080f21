internal import FoundationCore
internal import SelectorRuntime

extension PredicateEvaluation {
  /// Whether a comparison is true.
  func holds(_ comparison: PredicateComparison) throws -> Bool {
    let left = try value(of: comparison.left)
    let right = try value(of: comparison.right)
    if comparison.modifier == .direct { return try compare(left, right, comparison) }
    if left.isNone { return comparison.modifier == .all }
    guard let elements = try world.elements(of: left) else {
      throw RuntimeError(
        .invalidArgument,
        "The left hand side for an ALL or ANY operator must be either an NSArray or an NSSet.")
    }
    return comparison.modifier == .all
      ? try elements.allSatisfy { try compare($0, right, comparison) }
      : try elements.contains { try compare($0, right, comparison) }
  }

  private func compare(
    _ left: Value, _ right: Value, _ comparison: PredicateComparison
  ) throws -> Bool {
    try world.checkStop()
    let options = comparison.options
    switch comparison.kind {
    case .equal: return try isEqual(left, right, options)
    case .notEqual: return try !isEqual(left, right, options)
    case .lessThan: return try order(left, right, options).map { $0 < 0 } ?? false
    case .lessThanOrEqual: return try order(left, right, options).map { $0 <= 0 } ?? false
    case .greaterThan: return try order(left, right, options).map { $0 > 0 } ?? false
    case .greaterThanOrEqual: return try order(left, right, options).map { $0 >= 0 } ?? false
    case .between: return try isBetween(left, right, options)
    case .in: return try contains(right, left, options)
    case .contains: return try contains(left, right, options)
    case .beginsWith: return try finds(right, in: left, options, .anchored)
    case .endsWith: return try finds(right, in: left, options, [.anchored, .backwards])
    case .like, .matches: return try matches(left, right, comparison)
    case .custom:
      guard let receiver = try world.receiver(for: left), let name = comparison.selectorName else {
        return false
      }
      return try world.runtime.send(receiver, world.runtime.selector(name), right, as: Bool.self)
    }
  }

  /// `NSNull` represents nil in collections.
  private func isNil(_ value: Value) -> Bool { value.isNone || value.isNull(in: world.runtime) }

  private func isEqual(_ left: Value, _ right: Value, _ options: Int) throws -> Bool {
    if isNil(left) || isNil(right) { return isNil(left) && isNil(right) }
    if options & 3 != 0, let left = try world.characters(of: left),
      let right = try world.characters(of: right)
    {
      return try left.compare(
        right, ComparisonOptions(predicate: options), check: world.checkStop) == 0
    }
    return try world.isEqual(left, right)
  }

  /// Returns the result of `compare:`, or nil if one side is nil.
  private func order(_ left: Value, _ right: Value, _ options: Int) throws -> Int? {
    if isNil(left) || isNil(right) { return nil }
    if options & 3 != 0, let left = try world.characters(of: left),
      let right = try world.characters(of: right)
    {
      return try left.compare(
        right, ComparisonOptions(predicate: options), check: world.checkStop)
    }
    return try world.order(left, right)
  }

  private func isBetween(_ value: Value, _ bounds: Value, _ options: Int) throws -> Bool {
    guard let bounds = try world.elements(of: bounds), bounds.count == 2 else {
      throw RuntimeError(
        .invalidArgument, "BETWEEN needs a list of two values, got \(bounds.typeName)")
    }
    guard let low = try order(value, bounds[0], options),
      let high = try order(value, bounds[1], options)
    else { return false }
    return low >= 0 && high <= 0
  }

  /// `IN` and `CONTAINS`: an element of a collection, or a substring of a text.
  private func contains(_ whole: Value, _ part: Value, _ options: Int) throws -> Bool {
    if isNil(whole) { return false }
    if options & 3 == 0, !isNil(part), let set = whole.object as? SetObject {
      return try set.member(part) != nil
    }
    if options & 3 == 0, let isFound = try world.searchAgain(whole, for: part) { return isFound }
    if let elements = try world.elements(of: whole) {
      return try elements.contains { try isEqual($0, part, options) }
    }
    if let entries = try world.entries(of: whole) {
      return try entries.contains { try isEqual($0.value, part, options) }
    }
    guard try world.characters(of: whole) != nil else {
      throw RuntimeError(
        .invalidArgument,
        "Can't use in/contains operator with collection \(try world.description(of: whole).string) "
          + "(not a collection)")
    }
    return try finds(part, in: whole, options, [])
  }

  private func finds(
    _ part: Value, in whole: Value, _ options: Int, _ place: ComparisonOptions
  ) throws -> Bool {
    if isNil(whole) || isNil(part) { return false }
    guard let text = try world.characters(of: whole), let sought = try world.characters(of: part)
    else {
      throw RuntimeError(
        .invalidArgument,
        "Can't do a substring operation with something that isn't a string "
          + "(lhs = \(try world.description(of: whole).string) "
          + "rhs = \(try world.description(of: part).string))")
    }
    // Every text begins and ends with the empty text.
    if sought.isEmpty { return true }
    let options = ComparisonOptions(predicate: options).union(place)
    return try text.range(
      of: sought, options, in: 0..<text.count, check: world.checkStop) != nil
  }

  private func matches(
    _ left: Value, _ right: Value, _ comparison: PredicateComparison
  ) throws -> Bool {
    if isNil(left) { return false }
    guard let text = try world.characters(of: left), let pattern = try world.characters(of: right)
    else {
      throw RuntimeError(
        .invalidArgument,
        "Can't do regex matching on object \(try world.description(of: left).string).")
    }
    let isLike = comparison.kind == .like
    var options: RegularExpression.Options = isLike ? .dotMatchesLineSeparators : []
    if comparison.options & 1 != 0 { options.insert(.caseInsensitive) }
    let folds = comparison.options & 2 != 0
    let source = isLike ? RegularExpression.pattern(like: pattern.string) : pattern.string
    // ICU has no empty pattern.
    if source.isEmpty { return text.isEmpty }
    do {
      let expression = try RegularExpression(
        UTF16Text(folds ? source.withoutDiacritics : source), options)
      return try expression.matchesWhole(
        folds ? UTF16Text(text.string.withoutDiacritics) : text, check: world.checkStop)
    } catch let failure as RegularExpression.Failure {
      throw RuntimeError(
        .invalidArgument,
        "Can't do regex matching, reason: Can't open pattern \(failure.name) "
          + "(string \(text.string), pattern \(pattern.string), "
          + "case \(comparison.options & 1), canon \(comparison.options & 2))")
    }
  }
}

extension ComparisonOptions {
  /// Converts the options of a comparison: `[c]` is 1, `[d]` is 2, `[n]` is 4.
  init(predicate options: Int) {
    var result: ComparisonOptions = []
    if options & 1 != 0 { result.insert(.caseInsensitive) }
    if options & 2 != 0 { result.insert(.diacriticInsensitive) }
    self = options & 4 != 0 ? .literal : result
  }
}
