@testable import FoundationCore
import FoundationModels
@testable import FoundationText
import SelectorRuntime
import Testing
import VirtualTime

/// The steps of readers and searches, which may grow only with the size of their input.
///
/// `scripts/bench growth` measures the times of all parsers.
@Suite struct `Growth` {
  private let runtime = Runtime()
  private let world: FoundationWorld

  init() { world = FoundationWorld.make(runtime, runLoop: RunLoop()) }

  /// Returns the number of comparisons of a search for `sought` in `text`.
  private func comparisons(_ sought: [Int], in text: [Int], isBackwards: Bool = false) -> Int {
    var steps = 0
    let search = TextSearch(sought.count, isBackwards: isBackwards) {
      steps += 1
      return sought[$0] == sought[$1]
    }
    let found = search.firstMatch(in: text.count, isAnchored: false) {
      steps += 1
      return text[$0] == sought[$1]
    } accepts: { _ in
      true
    }
    #expect(found == nil)
    return steps
  }

  @Test(arguments: [false, true])
  func `A search compares each unit of the texts a few times`(isBackwards: Bool) {
    for count in [100, 1000, 10_000] {
      let sought = [Int](repeating: 1, count: count / 2) + [2] + [Int](repeating: 1, count: 9)
      let text = [Int](repeating: 1, count: count)
      let steps = comparisons(sought, in: text, isBackwards: isBackwards)
      #expect(steps <= 3 * (sought.count + text.count))
    }
  }

  @Test(arguments: [1, 2, 4])
  func `Loops over a text check once for each part of it`(times: Int) {
    let text = UTF16Text([UInt16](repeating: 0xC9, count: times << 16))
    var checks = 0
    _ = FoldedText(text, in: 0..<text.count, [.caseInsensitive], check: { checks += 1 })
    #expect(checks == times << 4)
    checks = 0
    _ = text.capitalized(check: { checks += 1 })
    #expect(checks == times << 4)
    checks = 0
    _ = text.mapped(check: { checks += 1 }) { $0.lowercased() }
    #expect(checks == (times == 1 ? 0 : times))
    checks = 0
    _ = text.components(separatedBy: "É", check: { checks += 1 })
    #expect(checks >= times << 5)
    #expect(checks <= times << 8)
  }

  /// A binary property list of nested arrays, each of which has the next one twice.
  private func doubled(_ levels: UInt8) -> [UInt8] {
    var bytes = BinaryPropertyList.mark
    for level in 0..<levels { bytes += [0xA2, level + 1, level + 1] }
    bytes.append(0x09)
    let table = bytes.count
    for level in 0...levels {
      let offset = 8 + 3 * Int(level)
      bytes += [UInt8(offset >> 8), UInt8(offset & 255)]
    }
    func number(_ value: Int) -> [UInt8] {
      (0..<8).map { UInt8(truncatingIfNeeded: value >> (56 - 8 * $0)) }
    }
    bytes += [0, 0, 0, 0, 0, 0, 2, 1] + number(Int(levels) + 1) + number(0) + number(table)
    return bytes
  }

  @Test func `Shared parts of a binary property list are read and created once`() throws {
    for levels: UInt8 in [10, 40, 200] {
      var steps = 0
      world.checkStop = { steps += 1 }
      let list = try #require(BinaryPropertyList.list(of: doubled(levels)))
      let array = try world.object(of: list)
      #expect(steps == Int(levels))
      let parts = try #require(try world.elements(of: .object(array)))
      #expect(parts[0].object === parts[1].object)
    }
  }

  @Test func `Containers that share their parts are not nested deeper than others`() {
    // Each level is read before the one around it, so the levels have to be counted together.
    #expect(BinaryPropertyList.list(of: doubled(250)) != nil)
  }

  @Test func `Results of a data detector are merged in their order, each compared a few times`() {
    let early = [2..<4, 8..<9, 20..<30]
    let late = [0..<2, 3..<5, 5..<8, 9..<10, 19..<21, 25..<26, 29..<40, 40..<41]
    let merged = NSDataDetector.merged(early, late) { $0 }
    #expect(merged == [0..<2, 2..<4, 5..<8, 8..<9, 9..<10, 20..<30, 40..<41])
    for count in [100, 10_000] {
      var steps = 0
      let all = NSDataDetector.merged(
        Array(0..<count), Array(count..<2 * count),
        range: {
          steps += 1
          return $0 % count * 2..<$0 % count * 2 + 1 + $0 / count
        })
      #expect(all == Array(0..<count))
      #expect(steps <= 6 * count)
    }
  }

  @Test func `A change of an attribute moves only the runs around it`() {
    for count in [10, 10_000] {
      var runs = AttributeRuns(length: 0)
      for index in 0..<count {
        var attributes = Attributes()
        attributes["number"] = .integer(Int64(index))
        runs.append(length: 2, attributes)
      }
      let change = runs.change(count..<count + 1) { $0["number"] = .integer(-1) }
      #expect(change.removed.count <= 3)
      #expect(change.added.count == change.removed.count + 1)
      #expect(runs.run(at: count).range == count..<count + 1)
      #expect(runs.runs.count == count + 1)
    }
  }

  @Test func `Predicates that could be expressions are parsed once at each token`() throws {
    func steps(_ levels: Int) throws -> Int {
      var steps = 0
      let format =
        String(repeating: "(TERNARY(", count: levels) + "a == 1"
        + String(repeating: ", 1, 1) == 1)", count: levels)
      _ = try PredicateParser.clause(
        format, [],
        hasRoom: {
          steps += 1
          return true
        }, textOf: { _ in nil })
      return steps
    }
    let (few, many) = (try steps(5), try steps(10))
    #expect(many < 3 * few)
  }
}
