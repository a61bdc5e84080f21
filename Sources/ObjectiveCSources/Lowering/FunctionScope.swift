import StringSearch

/// The state of the function or block that is being lowered.
final class FunctionScope {
  /// A loop or `switch` that `break` or `continue` may leave.
  struct Target {
    /// Whether it is a loop, which `continue` can leave too.
    let isLoop: Bool
    /// The label at the end of the loop's body.
    let continueLabel: String
    /// The label that follows the statement; nil if Lua's `break` is enough.
    var breakLabel: String?
    var isContinued = false
    var isBroken = false
    /// The number of scopes that were open outside the statement.
    let depth: Int
    /// The number of scopes that stay open in a loop until its round ends.
    let roundDepth: Int

    /// The number of scopes that `break` or `continue` leaves open.
    func depth(isBreak: Bool) -> Int { isBreak ? depth : roundDepth }
  }

  /// An array type of variable length that a `typedef` names.
  struct ArrayType {
    /// The numbers of elements, which were read where the type is declared; the outer one first.
    let counts: [String]
    /// The size of an element of the innermost array.
    let elementSize: Int
  }

  /// The array types of variable length, by the numbers of their declarations.
  var arrayTypes: [Int: ArrayType] = [:]

  /// Code that runs at the end of a scope.
  enum Ending {
    /// Releases the value of a variable, as ARC does.
    case variable(String)
    /// Releases the references of a structure or an array: its variable and its type description.
    case aggregate(String, type: String)
    /// The scope of a variable that blocks share ends; the blocks keep the variable and its value.
    case shared(String, token: String?)
    /// A pool drains, a lock opens, a cleanup is called.
    case statement(String)
  }

  struct Scope {
    /// The endings in declaration order; they run in reverse order.
    var endings: [Ending] = []
    var names: Set<String> = []
    /// The number of variables that the scope declares.
    var count = 0
    /// The variables for what its block literals capture, declared before all else.
    var captures: [String] = []
  }

  /// Retained results of messages that are not stored in a variable.
  final class Temporaries {
    /// The name of the list; nil until the list is needed.
    var name: String?
    /// Whether a call may return an object that only the caller references.
    var mayBeAnswered = false
    /// The number of returned objects that variables refer to until the statement ends.
    var kept = 0
    /// The variables for receivers that are read from properties, and those of their positions.
    var receivers: [(name: String, position: String)] = []
    /// The number of calls around the current operand of which a later operand runs a source.
    var callsWithLaterSource = 0
  }

  let parent: FunctionScope?
  let result: CType?
  let method: Declaration?
  let uses: VariableUses
  /// Whether the caller has to release the result.
  let answersOwned: Bool
  var names: [Int: String] = [:]
  var scopes: [Scope] = [Scope()]
  var targets: [Target] = []
  var usesCommand = false
  var labels = 0
  var isVariadic = false
  /// The out-parameters that are returned after the result, as native code expects.
  var outParameters: [String] = []
  /// The number of targets outside the function of a `@try`; `break` leaves it by a return value.
  var barrier = 0
  /// The return values that leave that function: 1 returns, 2 breaks, 3 continues.
  var flows: Set<Int> = []
  /// The labels outside that function to which it jumps; it returns their names.
  var outerLabels: Set<String> = []
  /// The labels inside the function of a `@try`; nil outside any `@try`.
  var innerLabels: Set<String>?
  /// The number of open scopes at each label.
  var labelDepths: [String: Int] = [:]
  /// The labels that Lua's `goto` cannot reach; nil if there are none.
  var entered: EnteredLabels?
  var isInFunctionOfTry = false
  /// The variable with the point at which jumps of `longjmp` end, in the statements of one.
  var jumpPoint: String?
  /// The guards of variables with a cleanup.
  var guards: [Int: String] = [:]
  /// The names of the exception variables of the enclosing `@catch` clauses.
  var caught: [String] = []
  /// The list of objects that the current statement keeps alive until its end.
  var temporaries: Temporaries?
  /// The variable with the number of answers at the function's start; nil if it claims none.
  var firstAnswer: String?
  /// Whether blocks share a variable of it whose objects ARC releases.
  var sharesObjects = false
  /// The table for variables beyond Lua's limit of 200 per function.
  var tableOfLocals: String?

  init(
    parent: FunctionScope?, result: CType?, method: Declaration?, uses: VariableUses,
    answersOwned: Bool = false
  ) {
    self.parent = parent
    self.result = result
    self.method = method
    self.uses = uses
    let isOwned = method.map { MethodFamily.answersOwned($0.name, $0) } ?? false
    self.answersOwned = answersOwned || isOwned
  }

  /// Whether a visible variable has this name.
  func isVisible(_ name: String) -> Bool {
    scopes.contains { $0.names.contains(name) } || parent?.isVisible(name) ?? false
  }

  /// The values of `return`: the result, if any, followed by the out-parameters.
  func outs(behind answer: String?) -> String {
    ((answer.map { [$0] } ?? []) + outParameters.map { "\($0)[0]" }).joined(separator: ", ")
  }

  func name(of number: Int) -> String? { names[number] ?? parent?.name(of: number) }

  /// The number of variables in scope.
  var count: Int { scopes.reduce(0) { $0 + $1.count } }

  func leaveScope() { scopes.removeLast() }

  /// The endings that a `return` or another jump runs, the last declared first.
  ///
  /// They are those of the scopes inside a depth.
  ///
  /// - Parameters:
  ///   - depth: the number of scopes that stay open.
  ///   - moved: the variable whose structure is returned and therefore not released.
  ///   - settles: whether the last of them releases what nothing refers to.
  func endings(
    from depth: Int = 0, without moved: String? = nil, settles: Bool = true
  ) -> [String] {
    scopes[depth...].reversed().flatMap { $0.lines(without: moved, settles: settles) }
  }
}

extension FunctionScope.Scope {
  /// Whether the scope declares a variable that it shares with blocks.
  var hasShared: Bool {
    endings.contains { if case .shared = $0 { true } else { false } }
  }

  /// The declaration of what its block literals capture.
  var declarations: [String] {
    captures.isEmpty ? [] : ["local \(captures.joined(separator: ", "))"]
  }

  /// The statements that run at the end of the scope.
  fileprivate func lines(without moved: String?, settles: Bool) -> [String] {
    var lines: [String] = []
    var names: [String] = []
    var isUnsettled = false
    // All variables are set to nil before the objects they held are checked for other references.
    func drop() {
      guard !names.isEmpty else { return }
      for start in stride(from: 0, to: names.count, by: 20) {
        let part = names[start..<min(start + 20, names.count)]
        let list = part.joined(separator: ", ")
        let calls = part.map { "drop(\($0))" }
        lines.append(
          list.contains(" and ")
            ? calls.joined(separator: " ") : "\(list) = \(calls.joined(separator: ", "))")
      }
      names = []
      isUnsettled = true
    }
    func settle() {
      drop()
      if isUnsettled { lines.append("settle()") }
      isUnsettled = false
    }
    for ending in endings.reversed() {
      switch ending {
      case .variable(let name): names.append(name)
      case .aggregate(let name, let type) where name != moved:
        drop()
        let first = name.hasSuffix("[0]") ? "\(name.dropLast(3)) and \(name)" : name
        lines.append("leaveParts(\(first), \(type))")
        if !name.hasSuffix("[0]") { lines.append("\(name) = nil") }
        isUnsettled = true
      case .aggregate: break
      case .shared(let name, let token):
        drop()
        lines.append("leave(\(name)\(token.map { ", \($0)" } ?? ""))")
      case .statement(let text):
        settle()
        lines.append(text)
      }
    }
    if settles { settle() } else { drop() }
    return lines
  }
}
