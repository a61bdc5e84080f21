/// The instructions of a compiled pattern.
struct PatternProgram {
  enum Instruction {
    case scalar(UInt32)
    /// Compares a lower-case character with the lower case of the input.
    case folded(UInt32)
    case set(PatternSet, ignoresCase: Bool)
    case any(isAll: Bool, isUnix: Bool)
    /// Continues at the first instruction, and at the other one after a failure.
    case split(Int, otherwise: Int)
    case jump(Int)
    /// Stores the position in a slot.
    case save(Int)
    /// Fails if the position has not changed since it was stored in a slot, to end empty loops.
    case progress(Int)
    case anchor(PatternNode.Anchor)
    case backreference(Int, ignoresCase: Bool)
    /// Runs the instructions up to `done` as an atomic part, then continues at `next`.
    case atomic(next: Int)
    case look(isBehind: Bool, isNegative: Bool, lengths: ClosedRange<Int>, next: Int)
    case done
  }

  private(set) var instructions: [Instruction] = []
  /// The number of slots: two for each group, including the whole match, and one for each loop.
  private(set) var slotCount: Int
  let groupCount: Int

  /// Compiles a pattern.
  /// - Throws: `PatternParser.Failure` if nested repetitions need too many instructions.
  init(_ node: PatternNode, groups: Int) throws {
    groupCount = groups
    slotCount = 2 * (groups + 1)
    try add(node)
    instructions.append(.done)
  }

  /// The first character of every match, or nil if there are several.
  var firstScalar: UInt32? {
    for instruction in instructions {
      switch instruction {
      case .save: continue
      case .scalar(let value): return value
      default: return nil
      }
    }
    return nil
  }

  /// The maximum number of instructions; ICU has a similar limit.
  private static let most = 100_000

  private mutating func add(_ node: PatternNode) throws {
    guard instructions.count < Self.most else { throw PatternParser.Failure() }
    switch node {
    case .empty: break
    case .scalar(let value, let ignoresCase):
      instructions.append(
        ignoresCase ? .folded(PatternMatcher.folded(value)) : .scalar(value))
    case .set(let set, let ignoresCase):
      instructions.append(.set(set, ignoresCase: ignoresCase))
    case .any(let isAll, let isUnix): instructions.append(.any(isAll: isAll, isUnix: isUnix))
    case .sequence(let nodes): for node in nodes { try add(node) }
    case .choice(let nodes): try addChoice(nodes)
    case .loop(let node, let least, let most, let greed):
      try addLoop(node, least: least, most: most, greed)
    case .group(let node, let number):
      instructions.append(.save(2 * number))
      try add(node)
      instructions.append(.save(2 * number + 1))
    case .atomic(let node):
      try addNested(node) { .atomic(next: $0) }
    case .look(let node, let isBehind, let isNegative):
      let lengths = node.lengths
      let range = lengths.least...max(lengths.most ?? 0, lengths.least)
      try addNested(node) {
        .look(isBehind: isBehind, isNegative: isNegative, lengths: range, next: $0)
      }
    case .backreference(let number, let ignoresCase):
      instructions.append(.backreference(number, ignoresCase: ignoresCase))
    case .anchor(let anchor): instructions.append(.anchor(anchor))
    }
  }

  private mutating func addNested(
    _ node: PatternNode, _ instruction: (Int) -> Instruction
  ) throws {
    let place = instructions.count
    instructions.append(.done)
    try add(node)
    instructions.append(.done)
    instructions[place] = instruction(instructions.count)
  }

  private mutating func addChoice(_ nodes: [PatternNode]) throws {
    var ends: [Int] = []
    for (place, node) in nodes.enumerated() {
      guard place < nodes.count - 1 else {
        try add(node)
        break
      }
      let split = instructions.count
      instructions.append(.done)
      try add(node)
      ends.append(instructions.count)
      instructions.append(.done)
      instructions[split] = .split(split + 1, otherwise: instructions.count)
    }
    for end in ends { instructions[end] = .jump(instructions.count) }
  }

  private mutating func addLoop(
    _ node: PatternNode, least: Int, most: Int?, _ greed: PatternNode.Greed
  ) throws {
    if greed == .possessive {
      return try add(.atomic(.loop(node, least: least, most: most, .greedy)))
    }
    for _ in 0..<least { try add(node) }
    guard let most else { return try addEndless(node, greed) }
    var splits: [Int] = []
    for _ in least..<max(most, least) {
      splits.append(instructions.count)
      instructions.append(.done)
      try add(node)
    }
    for split in splits {
      instructions[split] = branch(split + 1, or: instructions.count, greed)
    }
  }

  private mutating func addEndless(_ node: PatternNode, _ greed: PatternNode.Greed) throws {
    let split = instructions.count
    instructions.append(.done)
    let mayBeEmpty = node.lengths.least == 0
    let slot = slotCount
    if mayBeEmpty {
      slotCount += 1
      instructions.append(.save(slot))
    }
    try add(node)
    if mayBeEmpty { instructions.append(.progress(slot)) }
    instructions.append(.jump(split))
    instructions[split] = branch(split + 1, or: instructions.count, greed)
  }

  private func branch(_ inside: Int, or outside: Int, _ greed: PatternNode.Greed) -> Instruction {
    greed == .lazy
      ? .split(outside, otherwise: inside) : .split(inside, otherwise: outside)
  }
}
