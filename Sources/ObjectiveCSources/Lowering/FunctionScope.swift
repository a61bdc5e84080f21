/// The state of the function or block that is being lowered.
final class FunctionScope {
  /// A loop or `switch` that `break` or `continue` may leave.
  struct Target {
    /// Whether it is a loop, so that `continue` means it.
    let isLoop: Bool
    /// The label that ends the turn of a loop.
    let continueLabel: String
    /// The label behind it; nil when Lua's own `break` does.
    var breakLabel: String?
    var isContinued = false
    var isBroken = false
    /// How many scopes were open outside.
    let depth: Int
  }

  /// The work at the end of a scope.
  enum Ending {
    /// A variable lets go of what it holds, as ARC has it.
    case variable(String)
    /// A structure or an array of references ends: the variable, and the description of what it is.
    case aggregate(String, type: String)
    /// A variable that blocks share ends, which live on with what it holds.
    case shared(String, token: String?)
    /// A pool drains, a lock opens, a cleanup is called.
    case statement(String)
  }

  struct Scope {
    /// In the order of their declaration; the last comes first.
    var endings: [Ending] = []
    var names: Set<String> = []
    /// How many variables it declares.
    var count = 0
  }

  /// References that come with messages and that no variable takes.
  final class Temporaries {
    /// The list's name, once there is one.
    var name: String?
    /// Whether a function or a method may answer an object that only its caller has.
    var mayBeAnswered = false
  }

  let parent: FunctionScope?
  let result: CType?
  let method: Declaration?
  let uses: VariableUses
  var names: [Int: String] = [:]
  var scopes: [Scope] = [Scope()]
  var targets: [Target] = []
  var usesCommand = false
  var labels = 0
  var isVariadic = false
  /// The out-parameters that are answered behind the result, since native code has them so.
  var outParameters: [String] = []
  /// How many targets lie outside the function of a `@try`, which `break` leaves by an answer.
  var barrier = 0
  /// The answers by which that function is left: 1 returns, 2 breaks, 3 continues.
  var flows: Set<Int> = []
  /// The labels to which that function's `goto`s go that stand outside, which it answers by their names.
  var outerLabels: Set<String> = []
  /// The labels in the function of a `@try` that is being lowered; nil outside any.
  var innerLabels: Set<String>?
  /// How many scopes were open where a label stands.
  var labelDepths: [String: Int] = [:]
  /// The labels to which no jump of Lua's goes; nil without any.
  var entered: EnteredLabels?
  var isInFunctionOfTry = false
  /// The guards of variables with a cleanup.
  var guards: [Int: String] = [:]
  /// The names of what the `@catch` clauses around have caught.
  var caught: [String] = []
  /// The list of what the statement that is being lowered holds until its end.
  var temporaries: Temporaries?
  /// The table with the variables for which Lua has no room: it lets a function have 200.
  var tableOfLocals: String?

  init(parent: FunctionScope?, result: CType?, method: Declaration?, uses: VariableUses) {
    self.parent = parent
    self.result = result
    self.method = method
    self.uses = uses
  }

  /// Whether a name is taken by a variable that can be seen.
  func isVisible(_ name: String) -> Bool {
    scopes.contains { $0.names.contains(name) } || parent?.isVisible(name) ?? false
  }

  /// The values of `return`: a result, unless there is none, and the out-parameters behind it.
  func outs(behind answer: String?) -> String {
    ((answer.map { [$0] } ?? []) + outParameters.map { "\($0)[0]" }).joined(separator: ", ")
  }

  func name(of number: Int) -> String? { names[number] ?? parent?.name(of: number) }

  /// How many variables are in scope.
  var count: Int { scopes.reduce(0) { $0 + $1.count } }

  func leaveScope() { scopes.removeLast() }

  /// The endings that a `return` or another jump runs: those of the scopes inside a depth, the last
  /// declared first.
  ///
  /// - Parameter moved: the variable whose structure is returned, so that nothing of it ends.
  func endings(from depth: Int = 0, without moved: String? = nil) -> [String] {
    scopes[depth...].reversed().flatMap { $0.lines(without: moved) }
  }
}

extension FunctionScope.Scope {
  /// The statements of its end.
  fileprivate func lines(without moved: String?) -> [String] {
    var lines: [String] = []
    var names: [String] = []
    var isUnsettled = false
    // Variables are emptied before anybody looks whether something still has what they held.
    func drop() {
      guard isUnsettled || !names.isEmpty else { return }
      for start in stride(from: 0, to: names.count, by: 20) {
        let list = names[start..<min(start + 20, names.count)].joined(separator: ", ")
        lines.append(list.contains(" and ") ? "drop(\(list))" : "\(list) = drop(\(list))")
      }
      lines.append("settle()")
      (names, isUnsettled) = ([], false)
    }
    for ending in endings.reversed() {
      switch ending {
      case .variable(let name): names.append(name)
      case .aggregate(let name, let type) where name != moved:
        let first = name.hasSuffix("[0]") ? "\(name.dropLast(3)) and \(name)" : name
        lines.append("leaveParts(\(first), \(type))")
        if !name.hasSuffix("[0]") { lines.append("\(name) = nil") }
        isUnsettled = true
      case .aggregate: break
      case .shared(let name, let token):
        lines.append("leave(\(name)\(token.map { ", \($0)" } ?? ""))")
      case .statement(let text):
        drop()
        lines.append(text)
      }
    }
    drop()
    return lines
  }
}
