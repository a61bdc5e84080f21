/// The labels of a function that Lua's `goto` cannot reach.
///
/// They are inside a block that the jump would have to enter, or in another case of a `switch`.
/// They are numbered from 1 in source order. A variable holds the number of the pending label: the
/// statements that contain the label are then run until it is reached (see
/// `Lowering+EnteredLabels.swift`). A statement that is entered by a `goto` from outside has a
/// label of its own in front of it.
final class EnteredLabels {
  private let labels: [SyntaxNode]
  private let numbers: [ObjectIdentifier: Int]
  /// The variable that holds the number of the pending label; 0 means none.
  var variable = ""
  /// The names of the labels in front of statements that are entered from outside.
  private var targets: [ObjectIdentifier: String] = [:]
  /// For jumps that enter a block, the labels to which they jump first.
  private var jumps: [Jump: String] = [:]
  /// The labels whose addresses are taken, with their numbers.
  let addressed: [(name: String, number: Int)]

  private struct Jump: Hashable {
    let from: ObjectIdentifier
    let label: String
  }

  /// Collects the labels of a body; nil if Lua's `goto` can reach all labels.
  init?(_ body: SyntaxNode) {
    let places = Places(body)
    var entered = places.crowded
    var sought: [(jump: Jump, target: SyntaxNode)] = []
    for (from, name) in places.jumps {
      guard let to = places.labels[name], !Places.sees(to, from),
        let target = Places.common(from, to)
      else { continue }
      entered.insert(ObjectIdentifier(to.node))
      sought.append((Jump(from: ObjectIdentifier(from.node), label: name), target))
    }
    for name in places.addressed {
      if let label = places.labels[name] { entered.insert(ObjectIdentifier(label.node)) }
    }
    places.addSwitches(to: &entered)
    guard !entered.isEmpty else { return nil }
    let labels = places.order.filter { entered.contains(ObjectIdentifier($0)) }
    self.labels = labels
    numbers = Dictionary(
      uniqueKeysWithValues: zip(labels.map { ObjectIdentifier($0) }, 1...labels.count))
    for (jump, target) in sought {
      let name = targets[ObjectIdentifier(target)] ?? "enter_\(targets.count + 1)"
      targets[ObjectIdentifier(target)] = name
      jumps[jump] = name
    }
    addressed = labels.enumerated()
      .filter { $0.element.kind == .label && places.addressed.contains($0.element.name) }
      .map { ($0.element.name, $0.offset + 1) }
  }

  /// The numbers of the labels inside a statement.
  func numbers(in node: SyntaxNode) -> ClosedRange<Int>? {
    var found: ClosedRange<Int>?
    node.forEach {
      guard let number = number(of: $0) else { return }
      found = (found?.lowerBound ?? number)...number
    }
    return found
  }

  /// The number of one of the labels; nil for any other node.
  func number(of label: SyntaxNode) -> Int? { numbers[ObjectIdentifier(label)] }

  /// The number of the label with the given name; nil if the label is not entered.
  func number(of name: String) -> Int? {
    labels.firstIndex { $0.kind == .label && $0.name == name }.map { $0 + 1 }
  }

  /// The labels of a `switch`, at any depth of its body.
  static func labels(of body: SyntaxNode) -> [SyntaxNode] {
    guard body.kind != .switchStatement, body.kind != .block else { return [] }
    let own = body.isCase ? [body] : []
    return own + body.children.flatMap(labels(of:))
  }

  /// Whether the labels of a `switch` are entered from outside their blocks.
  func hasLabels(of body: SyntaxNode) -> Bool {
    EnteredLabels.labels(of: body).contains { number(of: $0) != nil }
  }

  /// The label to jump to first, for a jump that has to enter a block; nil for any other.
  func target(of jump: SyntaxNode, to label: String) -> String? {
    jumps[Jump(from: ObjectIdentifier(jump), label: label)]
  }

  /// The name of the label in front of a statement that is entered from outside.
  func target(before statement: SyntaxNode) -> String? {
    targets.isEmpty ? nil : targets[ObjectIdentifier(statement.unlabelled)]
  }

  /// The names of the labels in front of a statement and its descendants.
  func targets(in node: SyntaxNode) -> Set<String> {
    var names: Set<String> = []
    guard !targets.isEmpty else { return names }
    node.forEach { if let name = targets[ObjectIdentifier($0)] { names.insert(name) } }
    return names
  }
}

/// The positions of the labels and jumps of a body.
private struct Places {
  /// A label or a jump, and the nodes that contain it, the body first.
  struct Place {
    let node: SyntaxNode
    let around: [SyntaxNode]
  }

  private(set) var labels: [String: Place] = [:]
  /// The jumps and their targets; a computed jump targets each label whose address is taken.
  private(set) var jumps: [(Place, String)] = []
  private(set) var addressed: Set<String> = []
  /// All labels in source order, including those of `switch` statements.
  private(set) var order: [SyntaxNode] = []
  /// The `switch` labels that are nested in another statement or next to a `goto` label.
  private(set) var crowded: Set<ObjectIdentifier> = []
  private var switches: [SyntaxNode] = []
  private var computed: [Place] = []

  init(_ body: SyntaxNode) {
    visit(body, [])
    for place in computed { jumps += addressed.sorted().map { (place, $0) } }
  }

  private mutating func visit(_ node: SyntaxNode, _ around: [SyntaxNode]) {
    switch node.kind {
    case .block: return
    case .label:
      labels[node.name] = Place(node: node, around: around + [node])
      order.append(node)
    case .caseLabel, .defaultLabel: order.append(node)
    case .goto:
      jumps.append((Place(node: node, around: around), node.children.first?.name ?? node.name))
    case .indirectGoto: computed.append(Place(node: node, around: around))
    case .addressOfLabel: addressed.insert(node.children.first?.name ?? node.name)
    case .switchStatement:
      switches.append(node)
      if let body = node.operands.last, Places.isCrowded(body) { crowd(body) }
    default: break
    }
    for child in node.children { visit(child, around + [node]) }
  }

  /// Whether a Lua `goto` at a jump can reach a label.
  static func sees(_ label: Place, _ jump: Place) -> Bool {
    guard let block = label.around.last(where: { !$0.isLabel }) else { return false }
    let isStatement = block.kind == .compound
    return jump.around.contains { isStatement ? $0 === block : $0 === label.node }
  }

  /// The statement that contains the target and in front of which the jump needs a label.
  static func common(_ jump: Place, _ label: Place) -> SyntaxNode? {
    let shared = zip(jump.around, label.around).prefix { $0 === $1 }.count
    guard shared > 0 else { return nil }
    let innermost = label.around[shared - 1]
    let isList = innermost.kind == .compound && shared < label.around.count
    return (isList ? label.around[shared] : innermost).unlabelled
  }

  /// Adds all labels of each `switch` that contains one of the labels.
  func addSwitches(to entered: inout Set<ObjectIdentifier>) {
    // The innermost statements come last in source order.
    for node in switches.reversed() {
      guard let body = node.operands.last else { continue }
      var isEntered = false
      body.forEach { if entered.contains(ObjectIdentifier($0)) { isEntered = true } }
      guard isEntered else { continue }
      for label in EnteredLabels.labels(of: body) { entered.insert(ObjectIdentifier(label)) }
    }
  }

  private mutating func crowd(_ body: SyntaxNode) {
    for label in EnteredLabels.labels(of: body) { crowded.insert(ObjectIdentifier(label)) }
  }

  /// Whether a `switch` has a nested label, or a `goto` label among its own.
  private static func isCrowded(_ body: SyntaxNode) -> Bool {
    (body.kind == .compound ? body.operands : [body]).contains { statement in
      var inner = statement
      while inner.isCase, let next = inner.operands.last { inner = next }
      return inner.kind == .label || !EnteredLabels.labels(of: inner).isEmpty
    }
  }
}

extension SyntaxNode {
  /// Whether the node is a label of a `switch`.
  var isCase: Bool { kind == .caseLabel || kind == .defaultLabel }

  /// Whether the node is a `goto` label or a label of a `switch`.
  var isLabel: Bool { kind == .label || isCase }

  /// The statement that follows the labels.
  var unlabelled: SyntaxNode {
    var inner = self
    while inner.isLabel, let next = inner.operands.last { inner = next }
    return inner
  }
}
