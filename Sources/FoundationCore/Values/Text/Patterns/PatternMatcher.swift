/// Runs a program on a text, with backtracking.
///
/// The backtracking stack is a list, so a long text needs no deep thread stack. Matching fails
/// after a maximum number of steps, which corresponds to ICU's time limit.
struct PatternMatcher {
  /// A position to backtrack to, or a slot to restore while backtracking.
  private struct Branch {
    let instruction: Int
    let position: Int
    /// The slot to restore to `position`; negative for a position to backtrack to.
    let slot: Int
  }

  private let program: PatternProgram
  private let text: [UInt32]
  private let bounds: Range<Int>
  private(set) var slots: [Int]
  private var branches: [Branch] = []
  private var searchStart = 0
  /// The number of steps before matching fails, which grows with the text.
  private var stepsLeft: Int

  /// Creates a matcher.
  /// - Parameters:
  ///   - text: The code points, including lone surrogates.
  ///   - bounds: The beginning and the end of the text for the pattern.
  init(_ program: PatternProgram, _ text: [UInt32], _ bounds: Range<Int>) {
    self.program = program
    self.text = text
    self.bounds = bounds
    slots = Array(repeating: -1, count: program.slotCount)
    stepsLeft = 5_000_000 + 1000 * text.count
  }

  /// Returns whether the program matches at a position, optionally up to a given end.
  mutating func matches(at start: Int, endingAt end: Int? = nil) -> Bool {
    searchStart = start
    for slot in slots.indices { slots[slot] = -1 }
    branches.removeAll(keepingCapacity: true)
    guard let found = run(0, start, end: end) else { return false }
    (slots[0], slots[1]) = (start, found)
    return true
  }

  /// Returns the lower case of a character, if it is one character.
  static func folded(_ value: UInt32) -> UInt32 {
    if value < 0x80 { return (0x41...0x5A).contains(value) ? value + 0x20 : value }
    guard let scalar = Unicode.Scalar(value) else { return value }
    let lower = scalar.properties.lowercaseMapping.unicodeScalars
    return lower.count == 1 ? lower.first?.value ?? value : value
  }

  private static func raised(_ value: UInt32) -> UInt32 {
    guard let scalar = Unicode.Scalar(value) else { return value }
    let upper = scalar.properties.uppercaseMapping.unicodeScalars
    return upper.count == 1 ? upper.first?.value ?? value : value
  }

  // MARK: Running

  private mutating func set(_ slot: Int, _ position: Int) {
    branches.append(Branch(instruction: 0, position: slots[slot], slot: slot))
    slots[slot] = position
  }

  /// Runs a part of the program; returns the end position, or nil.
  ///
  /// A lookbehind must end at the position where it started.
  private mutating func run(_ start: Int, _ position: Int, end: Int?) -> Int? {
    let base = branches.count
    var (place, position) = (start, position)
    while true {
      stepsLeft -= 1
      if stepsLeft <= 0 { return nil }
      var isGood = true
      switch program.instructions[place] {
      case .done:
        if end == nil || end == position { return position }
        isGood = false
      case .jump(let next):
        place = next
        continue
      case .split(let next, let otherwise):
        branches.append(Branch(instruction: otherwise, position: position, slot: -1))
        place = next
        continue
      case .save(let slot): set(slot, position)
      case .progress(let slot): isGood = slots[slot] != position
      case .anchor(let anchor): isGood = holds(anchor, position)
      case .atomic(let next):
        isGood = enclosed(place + 1, &position)
        if isGood {
          place = next
          continue
        }
      case .look(let isBehind, let isNegative, let lengths, let next):
        let found = looks(isBehind, lengths, place + 1, position, keepsGroups: !isNegative)
        isGood = found != isNegative
        if isGood {
          place = next
          continue
        }
      case .backreference(let number, let ignoresCase):
        isGood = repeats(number, ignoresCase, &position)
      case let instruction:
        isGood = takes(instruction, &position)
      }
      if isGood {
        place += 1
      } else if let branch = back(to: base) {
        (place, position) = (branch.instruction, branch.position)
      } else {
        return nil
      }
    }
  }

  /// Returns the latest position to backtrack to, and restores the slots.
  private mutating func back(to base: Int) -> Branch? {
    while branches.count > base {
      let branch = branches.removeLast()
      if branch.slot < 0 { return branch }
      slots[branch.slot] = branch.position
    }
    return nil
  }

  /// Runs an atomic part, and removes its backtracking positions.
  private mutating func enclosed(_ start: Int, _ position: inout Int) -> Bool {
    let base = branches.count
    guard let end = run(start, position, end: nil) else { return false }
    let slots = branches[base...].filter { $0.slot >= 0 }
    branches.removeSubrange(base...)
    branches += slots
    position = end
    return true
  }

  private mutating func looks(
    _ isBehind: Bool, _ lengths: ClosedRange<Int>, _ start: Int, _ position: Int, keepsGroups: Bool
  ) -> Bool {
    let base = branches.count
    var found = false
    if isBehind {
      for length in lengths where position - length >= bounds.lowerBound {
        found = run(start, position - length, end: position) != nil
        if found { break }
      }
    } else {
      found = run(start, position, end: nil) != nil
    }
    if found, keepsGroups {
      let slots = branches[base...].filter { $0.slot >= 0 }
      branches.removeSubrange(base...)
      branches += slots
    } else {
      while let _ = back(to: base) {}
    }
    return found
  }

  // MARK: Characters

  private func takes(
    _ instruction: PatternProgram.Instruction, _ position: inout Int
  ) -> Bool {
    guard position < bounds.upperBound else { return false }
    let value = text[position]
    switch instruction {
    case .scalar(let wanted): guard value == wanted else { return false }
    case .folded(let wanted):
      guard value == wanted || Self.folded(value) == wanted else { return false }
    case .set(let set, let ignoresCase):
      guard
        set.contains(value)
          || ignoresCase
            && (set.contains(Self.folded(value)) || set.contains(Self.raised(value)))
      else { return false }
    case .any(let isAll, let isUnix):
      if isAll {
        let isPair = value == 0x0D && position + 1 < bounds.upperBound && text[position + 1] == 0x0A
        if isPair { position += 1 }
      } else if isUnix ? value == 0x0A : PatternSet.lineEnd.contains(value) {
        return false
      }
    default: return false
    }
    position += 1
    return true
  }

  private func repeats(_ number: Int, _ ignoresCase: Bool, _ position: inout Int) -> Bool {
    let (start, end) = (slots[2 * number], slots[2 * number + 1])
    guard start >= 0, end >= start, position + end - start <= bounds.upperBound else {
      return false
    }
    for offset in 0..<end - start {
      let (one, other) = (text[start + offset], text[position + offset])
      let isSame = one == other || ignoresCase && Self.folded(one) == Self.folded(other)
      if !isSame { return false }
    }
    position += end - start
    return true
  }

  // MARK: Anchors

  private func isLineEnd(_ position: Int) -> Bool {
    bounds.contains(position) && PatternSet.lineEnd.contains(text[position])
  }

  /// Returns whether there is a line feed, the only line end with the Unix lines flag.
  private func isFeed(_ position: Int) -> Bool {
    bounds.contains(position) && text[position] == 0x0A
  }

  /// Returns whether the position is between CR and LF.
  private func splitsPair(_ position: Int) -> Bool {
    position > bounds.lowerBound && position < bounds.upperBound && text[position - 1] == 0x0D
      && text[position] == 0x0A
  }

  private func holds(_ anchor: PatternNode.Anchor, _ position: Int) -> Bool {
    switch anchor {
    case .start: return position == bounds.lowerBound
    case .absoluteEnd: return position == bounds.upperBound
    case .searchStart: return position == searchStart
    case .lineStart:
      return position == bounds.lowerBound
        || position < bounds.upperBound && isLineEnd(position - 1) && !splitsPair(position)
    case .lineEnd:
      return position == bounds.upperBound || isLineEnd(position) && !splitsPair(position)
    case .end:
      if position == bounds.upperBound { return true }
      guard isLineEnd(position), !splitsPair(position) else { return false }
      return position + 1 == bounds.upperBound
        || position + 2 == bounds.upperBound && splitsPair(position + 1)
    case .unixLineStart: return position == bounds.lowerBound || isFeed(position - 1)
    case .unixLineEnd: return position == bounds.upperBound || isFeed(position)
    case .unixEnd:
      return position == bounds.upperBound
        || isFeed(position) && position + 1 == bounds.upperBound
    case .wordBoundary: return isBoundary(position)
    case .noWordBoundary: return !isBoundary(position)
    }
  }

  private func isBoundary(_ position: Int) -> Bool {
    func isWord(_ place: Int) -> Bool {
      bounds.contains(place) && PatternSet.word.contains(text[place])
    }
    return isWord(position - 1) != isWord(position)
  }
}
