/// The parameters that a function under ARC has to retain.
///
/// clang retains every parameter until the function returns. That is observable only if the
/// function may release the caller's reference: with an assignment to a variable of an object or
/// of the file, with a message or with a call. A parameter is retained if it is used after one of
/// these, or if a message or a call follows such an assignment of another value. Messages that only
/// read, and initializers, are assumed to release nothing.
struct RetainedParameters {
  private(set) var numbers: Set<Int> = []
  private let parameters: Set<Int>
  private let uses: VariableUses
  private let isInitializer: Bool
  /// The parameters whose next use retains them.
  private var exposed: Set<Int> = []
  /// The parameters that the next message or call retains.
  private var overwritten: Set<Int> = []

  init(
    of parameters: [SyntaxNode], in body: SyntaxNode, _ uses: VariableUses, isInitializer: Bool
  ) {
    self.uses = uses
    self.isInitializer = isInitializer
    self.parameters = Set(
      parameters.compactMap {
        guard let type = $0.type, type.isRetainable, !type.isWeak, !type.isUnretained else {
          return nil
        }
        return $0.declaration?.number
      })
    guard !self.parameters.isEmpty else { return }
    if uses.hasGoto { visitRepeated([body]) } else { visit(body) }
  }

  private mutating func visit(_ node: SyntaxNode) {
    switch node.kind {
    case .reference:
      if let number = node.reference?.number, exposed.contains(number) { numbers.insert(number) }
    case .block:
      // A captured variable is read where the literal is; its body runs later.
      let before = (exposed, overwritten)
      node.forEach { if $0.kind == .reference { visit($0) } }
      (exposed, overwritten) = before
    case .whileLoop, .doLoop, .forLoop, .forIn: visitRepeated(node.operands)
    case .ifStatement: visitBranches(node)
    case .binary where node.operation == Operators.assign && node.operands.count == 2:
      visitAssignment(node.operands[0], node.operands[1])
    case .message, .call:
      node.operands.forEach { visit($0) }
      numbers.formUnion(overwritten)
      if mayRelease(node) { exposed = parameters }
    default: node.operands.forEach { visit($0) }
    }
  }

  /// Visits what may run more than once.
  private mutating func visitRepeated(_ nodes: [SyntaxNode]) {
    let before = (exposed, overwritten)
    nodes.forEach { visit($0) }
    if before != (exposed, overwritten) { nodes.forEach { visit($0) } }
  }

  private mutating func visitBranches(_ node: SyntaxNode) {
    let operands = node.operands
    operands.first.map { visit($0) }
    let before = (exposed, overwritten)
    var after = operands.count == 2 ? before : ([], [])
    for branch in operands.dropFirst() {
      (exposed, overwritten) = before
      visit(branch)
      guard !branch.endsFunction else { continue }
      after = (after.0.union(exposed), after.1.union(overwritten))
    }
    (exposed, overwritten) = after
  }

  private mutating func visitAssignment(_ place: SyntaxNode, _ value: SyntaxNode) {
    visit(value)
    visit(place)
    guard releases(place) else { return }
    // The place keeps the value, and so it does if it had it before.
    var released = parameters
    if let number = value.underlying.reference?.number { released.remove(number) }
    exposed.formUnion(released)
    overwritten.formUnion(released)
  }

  /// Whether an assignment to a place may release an object that the caller has as well.
  private func releases(_ place: SyntaxNode) -> Bool {
    let place = place.underlying
    guard place.type?.isRetainable == true || place.type?.isRecord == true else { return false }
    switch place.kind {
    case .reference:
      return place.reference.map { $0.isStatic || !uses.isDeclared($0) } ?? true
    case .member where place.reference?.kind == .field:
      guard let owner = place.operands.first, owner.type?.isPointer != true else { return true }
      return releases(owner)
    case .member:
      if place.reference?.kind == .property, place.reference?.isSystem == true { return false }
      // The variables of a new object are empty.
      return !isInitializer
        || place.operands.first.map { $0.underlying.kind != .selfExpression } == true
    default: return true
    }
  }

  /// Whether a message or a call may release an object that the caller has.
  private func mayRelease(_ node: SyntaxNode) -> Bool {
    let isSystem = node.reference?.isSystem == true
    if node.kind == .call {
      guard isSystem else { return true }
      return node.operands.dropFirst().contains { $0.type?.isBlock == true }
        || ["objc_", "CFRelease", "CFBridgingRelease"].contains { node.name.hasPrefix($0) }
    }
    if MethodFamily.answersOwned(node.name) { return false }
    if isSystem { return node.type?.isVoid == true || node.name.hasPrefix("performSelector") }
    return node.name.contains(":") || node.type?.isArithmetic != true
  }
}

extension SyntaxNode {
  /// Whether a branch does not reach the statement that follows it in the function.
  fileprivate var endsFunction: Bool {
    switch kind {
    case .returnStatement, .throwStatement: true
    case .compound: operands.last?.endsFunction == true
    default: false
    }
  }
}
