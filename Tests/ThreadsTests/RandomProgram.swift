/// A random program of queues, groups, semaphores, a lock, once and apply.
///
/// `Tests/Scripts/threads/random_program.lua` generates the same program from the same seed and
/// runs it on hookhost's own queues. No program can deadlock: the owner of a queue waits only for a
/// queue with a higher number, and work under a semaphore, a lock or a token waits for nothing.
struct RandomProgram: Sendable {
  enum Kind: String, Sendable {
    case serial, concurrent
  }

  /// How a block is submitted to its queue.
  enum Submission: String, Sendable {
    case async, sync
    case groupAsync = "group_async"
    case barrierAsync = "barrier_async"
    case barrierSync = "barrier_sync"

    var isBarrier: Bool { self == .barrierAsync || self == .barrierSync }
    var isWaitedFor: Bool { self == .sync || self == .barrierSync }
  }

  struct Block: Sendable {
    let number: Int
    let submission: Submission
    /// Which queue and which group, counted from 1.
    let queue: Int
    let group: Int
    var actions: [Action] = []
  }

  indirect enum Action: Sendable {
    case submit(Block)
    case semaphore(Int)
    case lock
    case once
    case apply(number: Int, queue: Int, count: Int)
  }

  private(set) var kinds: [Kind] = []
  /// The initial values of the semaphores.
  private(set) var semaphores: [Int] = []
  private(set) var actions: [Action] = []

  private var random: SplitMix
  private var blocksLeft = 0
  private var blockCount = 0
  private var applyCount = 0

  init(seed: UInt64) {
    random = SplitMix(state: seed)
    for _ in 0..<(random.number(3) + 1) {
      kinds.append(random.number(2) == 1 ? .serial : .concurrent)
    }
    for _ in 0..<random.number(2) { semaphores.append(random.number(2)) }
    blocksLeft = random.number(16) + 8
    actions = makeActions(random.number(6) + 4, holding: 0, mayWait: true)
  }

  private mutating func makeActions(_ count: Int, holding: Int, mayWait: Bool) -> [Action] {
    (0..<count).map { _ in makeAction(holding: holding, mayWait: mayWait) }
  }

  private mutating func makeAction(holding held: Int, mayWait: Bool) -> Action {
    let chance = random.number(10)
    if chance <= 5, blocksLeft > 0 {
      blocksLeft -= 1
      return .submit(makeBlock(holding: held, mayWait: mayWait))
    }
    if chance == 6 { return .semaphore(random.number(semaphores.count)) }
    if chance == 7 { return .lock }
    guard chance >= 9, mayWait else { return .once }
    let queue = random.number(kinds.count)
    let count = random.number(3) + 1
    guard queue > held else { return .once }
    applyCount += 1
    return .apply(number: applyCount, queue: queue, count: count)
  }

  private mutating func makeBlock(holding held: Int, mayWait: Bool) -> Block {
    blockCount += 1
    let number = blockCount
    let queue = random.number(kinds.count)
    let group = random.number(2)
    let chance = random.number(10)
    var submission = Submission.async
    if chance <= 3 {
      submission = .groupAsync
    } else if chance <= 5 {
      submission = .barrierAsync
    } else if chance <= 8, mayWait, queue > held {
      submission = chance == 6 ? .barrierSync : .sync
    }
    var block = Block(number: number, submission: submission, queue: queue, group: group)
    // A pool has few threads, so no block of one waits.
    block.actions = makeActions(
      random.number(4) - 1, holding: queue,
      mayWait: submission.isWaitedFor || kinds[queue - 1] == .serial)
    return block
  }
}

// SplitMix64, by Steele, Lea and Flood, 2014.
private struct SplitMix: Sendable {
  var state: UInt64

  /// A number, starting from 1.
  mutating func number(_ most: Int) -> Int {
    state &+= 0x9e37_79b9_7f4a_7c15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xbf58_476d_1ce4_e5b9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94d0_49bb_1331_11eb
    return Int((mixed ^ (mixed >> 31)) >> 33) % most + 1
  }
}

extension RandomProgram {
  /// All its actions, those of blocks too.
  private var everyAction: [Action] {
    func all(_ actions: [Action]) -> [Action] {
      actions.flatMap { action in
        guard case .submit(let block) = action else { return [action] }
        return [action] + all(block.actions)
      }
    }
    return all(actions)
  }

  /// The blocks that it submits.
  var blocks: [Block] {
    everyAction.compactMap { action in
      guard case .submit(let block) = action else { return nil }
      return block
    }
  }

  /// Its calls of apply.
  var applies: [(number: Int, queue: Int, count: Int)] {
    everyAction.compactMap { action in
      guard case .apply(let number, let queue, let count) = action else { return nil }
      return (number, queue, count)
    }
  }

  /// The program as a line, to compare two generators.
  var text: String {
    var words = kinds.map(\.rawValue) + semaphores.map(String.init)
    func add(_ actions: [Action]) {
      for action in actions {
        switch action {
        case .submit(let block):
          words.append("\(block.submission.rawValue) \(block.queue) \(block.group) {")
          add(block.actions)
          words.append("}")
        case .semaphore(let which): words.append("semaphore \(which)")
        case .lock: words.append("lock")
        case .once: words.append("once")
        case .apply(_, let queue, let count): words.append("apply \(queue) \(count)")
        }
      }
    }
    add(actions)
    return words.joined(separator: " ")
  }
}
