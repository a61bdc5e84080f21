internal import FoundationCore
package import SelectorRuntime

// no traps of stop: native classes are declared by the host and not by scripts.

/// A predicate as an object: a parsed one, or one that calls a block.
package final class NSPredicate: RuntimeObject {
  @Owned fileprivate(set) var clause: PredicateClause?
  @Strong fileprivate var holder: NSPredicateConstants?
  @Owned fileprivate var block: Block?
  /// Whether it was decoded by a secure coder and evaluation has not been allowed yet.
  var isDisabled = false
  /// The most expressions inside one another, in the values that it retains.
  fileprivate(set) var depth = 0

  package override func destruct() {
    // Releasing the state can deallocate a long chain of predicates, each of which owns the next
    // one.
    super.destruct()
  }
}

/// The constants of a parsed predicate, retained by all predicates that are derived from it.
package final class NSPredicateConstants: RuntimeObject {
  fileprivate var values: [Value] = []

  package override func destruct() {
    values.releaseAll()
    values = []
    super.destruct()
  }
}

extension FoundationWorld {
  /// Returns the predicate object of a clause, of the class for its type.
  ///
  /// There is one true predicate and one false predicate.
  func predicate(_ clause: PredicateClause, keeping values: [Value] = []) -> NSPredicate {
    if case .object(let object as NSPredicate) = clause { return object }
    let name =
      switch clause {
      case .truth(let truth): truth ? "NSTruePredicate" : "NSFalsePredicate"
      case .comparison: "NSComparisonPredicate"
      default: "NSCompoundPredicate"
      }
    let isTruth = if case .truth = clause { true } else { false }
    let made = isTruth ? constant(name, of: name) : runtime.createInstance(valueClass(name))
    guard let made = made as? NSPredicate else {
      preconditionFailure("\(name) does not make predicates")
    }
    made.fill(clause, keeping: values)
    return made
  }
}

extension NSPredicate {
  func fill(_ clause: PredicateClause, keeping values: [Value]) {
    self.clause = clause
    let objects = values.filter { $0.object != nil }
    guard !objects.isEmpty,
      let made = runtime.createInstance(foundation.valueClass("_NSPredicateConstants"))
        as? NSPredicateConstants
    else { return }
    objects.retainAll()
    made.values = objects
    holder = made
    depth = objects.depthOfExpressions
  }

  /// Creates the predicate object of a subclause, which shares the same constants.
  func part(_ clause: PredicateClause) -> NSPredicate {
    let made = foundation.predicate(clause)
    if made.holder == nil { (made.holder, made.depth) = (holder, depth) }
    return made
  }

  // MARK: Messages

  static func define(_ predicate: ClassDefinition<NSPredicate>) {
    let cls = predicate.classSide
    cls.raw("predicateWithFormat:", types: "@@:@") { receiver, _, arguments in
      .object(
        try parse(receiver.foundation, arguments[0], Array(arguments.values.dropFirst())))
    }
    for name in ["predicateWithFormat:argumentArray:", "predicateWithFormat:arguments:"] {
      cls.method(name) { (cls, format: Value, arguments: Value) -> NSPredicate in
        try parse(cls.foundation, format, cls.foundation.elements(of: arguments) ?? [])
      }
    }
    cls.method("predicateWithValue:") { (cls, truth: Bool) -> NSPredicate in
      cls.foundation.predicate(.truth(truth))
    }
    cls.method("predicateWithBlock:") { (cls, block: Block) -> RuntimeObject in
      let made = cls.runtime.createInstance(cls.foundation.valueClass("NSBlockPredicate"))
      (made as? NSPredicate)?.block = block
      return made
    }
    predicate.adopt(FoundationProtocols.copying)
    predicate.method("allowEvaluation") { $0.isDisabled = false }
    defineCoding(predicate)
    predicate.method("evaluateWithObject:") { (predicate, object: Value) -> Value in
      try predicate.runtime.send(
        predicate, predicate.runtime.selector("evaluateWithObject:substitutionVariables:"),
        Arguments(object, .none))
    }
    predicate.method("evaluateWithObject:substitutionVariables:") {
      (predicate, object: Value, variables: Value) -> Bool in
      try predicate.evaluate(object, variables)
    }
    predicate.method("predicateWithSubstitutionVariables:") {
      (predicate, variables: Value) -> NSPredicate in
      let bound = try predicate.bindings(variables)
      guard let clause = predicate.clause else { return predicate }
      let made = predicate.foundation.predicate(
        clause.substituting(bound), keeping: Array(bound.values))
      if made.holder == nil { made.holder = predicate.holder }
      return made
    }
    for name in ["predicateFormat", "description"] {
      predicate.method(name) { (predicate) -> NSString in
        predicate.foundation.string(UTF16Text(try predicate.formatText()))
      }
    }
    predicate.method("isEqual:") { (predicate, other: Value) -> Bool in
      guard let other = other.object as? NSPredicate else { return false }
      if other === predicate { return true }
      return try predicate.clause != nil && other.clause != nil
        && predicate.formatText() == other.formatText()
    }
    predicate.method("hash") { (predicate) -> Int in ValueHash.of(try predicate.formatText()) }
    predicate.method("copyWithZone:") { (predicate, _: Value) -> NSPredicate in predicate }
  }

  private static func parse(
    _ world: FoundationWorld, _ format: Value, _ arguments: [Value]
  ) throws -> NSPredicate {
    guard let text = try world.characters(of: format)?.string else {
      throw RuntimeError(
        .invalidArgument,
        format.isNone
          ? "nil predicate format"
          : "+[NSPredicate predicateWithFormat:]: argument 1 must be a string, got \(format.typeName)"
      )
    }
    try world.checkPattern(text, "+[NSPredicate predicateWithFormat:]")
    let arguments = PredicateParser.unsignedArguments(text, arguments) {
      .object(world.number(NumberContent(unsigned: $0)))
    }
    do {
      let clause = try PredicateParser.clause(text, arguments, hasRoom: world.hasStack) {
        try world.characters(of: $0)?.string
      }
      return world.predicate(clause, keeping: arguments)
    } catch is PredicateParser.Failure {
      throw RuntimeError(.invalidArgument, "Unable to parse the format string \"\(text)\"")
    }
  }

  private func bindings(_ variables: Value) throws -> [String: Value] {
    var result: [String: Value] = [:]
    for entry in try foundation.entries(of: variables) ?? [] {
      if let name = try foundation.characters(of: entry.key)?.string { result[name] = entry.value }
    }
    return result
  }

  private func evaluate(_ object: Value, _ variables: Value) throws -> Bool {
    if isDisabled {
      throw foundation.exception(
        named: "NSInternalInconsistencyException", "This predicate has evaluation disabled")
    }
    if let block { return Bool.from(try block(object, variables), in: runtime) ?? false }
    guard let clause else {
      throw RuntimeError(
        .invalidArgument,
        "*** -evaluateWithObject: only defined for abstract class.  Define "
          + "-[\(className) evaluateWithObject:]!")
    }
    let evaluation = PredicateEvaluation(
      world: foundation, object: object, variables: try bindings(variables))
    return try evaluation.holds(clause)
  }

  func formatText() throws -> String {
    guard let clause else {
      return block == nil ? defaultDescription : "BLOCKPREDICATE(\(address))"
    }
    let world = foundation
    return try PredicateText(
      describe: { try world.description(of: $0) }, textOf: { try world.characters(of: $0) }
    ).text(of: clause)
  }
}
