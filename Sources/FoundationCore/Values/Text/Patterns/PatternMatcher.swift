/// Tries a program at places of a text, and goes back where it fails.
///
/// The way back is a list and not the thread's stack, so a long text needs no deep one. A pattern that
/// tries without end gives up, as ICU's time limit makes it.
struct PatternMatcher {
  /// A place to go back to, or a slot to put back on the way.
  private struct Branch {
    let instruction: Int
    let position: Int
    /// The slot whose value `position` is; negative for a place.
    let slot: Int
  }

  private let program: PatternProgram
  private let text: [UInt32]
  private let bounds: Range<Int>
  private(set) var slots: [Int]
  private var branches: [Branch] = []
  private var searchStart = 0
  /// What it may try before it gives up, which grows with the text.
  private var stepsLeft: Int

  /// - Parameters:
  ///   - text: The characters, of which half a surrogate pair may be one.
  ///   - bounds: Where the text begins and ends for the pattern.
  init(_ program: PatternProgram, _ text: [UInt32], _ bounds: Range<Int>) {
    self.program = program
    self.text = text
    self.bounds = bounds
    slots = Array(repeating: -1, count: program.slotCount)
    stepsLeft = 5_000_000 + 1000 * text.count
  }

  /// Whether the program matches from a place on, or is done at the given end.
  mutating func matches(at start: Int, endingAt end: Int? = nil) -> Bool {
    searchStart = start
    for slot in slots.indices { slots[slot] = -1 }
    branches.removeAll(keepingCapacity: true)
    guard let found = run(0, start, end: end) else { return false }
    (slots[0], slots[1]) = (start, found)
    return true
  }

  /// A character in lower case, where that is one character.
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

  /// The place where a part of the program is done, or nil; a part that looks behind has to end where
  /// it began to look.
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

  /// The last place to go back to, with the slots as they were there.
  private mutating func back(to base: Int) -> Branch? {
    while branches.count > base {
      let branch = branches.removeLast()
      if branch.slot < 0 { return branch }
      slots[branch.slot] = branch.position
    }
    return nil
  }

  /// Runs a part by itself, and forgets the ways back into it.
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

  // MARK: Places

  private func isLineEnd(_ position: Int) -> Bool {
    bounds.contains(position) && PatternSet.lineEnd.contains(text[position])
  }

  /// Whether a place has what alone ends lines by the flag for Unix.
  private func isFeed(_ position: Int) -> Bool {
    bounds.contains(position) && text[position] == 0x0A
  }

  /// Whether a place is between a carriage return and its line feed.
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
