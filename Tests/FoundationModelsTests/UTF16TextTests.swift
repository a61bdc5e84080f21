@testable import FoundationCore
import Testing

/// UTF-16 texts: unpaired surrogates, composed characters, search options.
@Suite struct `UTF-16 texts` {
  private func range(
    _ sought: UTF16Text, _ text: UTF16Text, _ options: ComparisonOptions = []
  ) -> Range<Int>? {
    text.range(of: sought, options, in: 0..<text.count, check: {})
  }

  @Test func `keep half of a pair`() {
    let smile = UTF16Text("😀")
    #expect(smile.count == 2)
    #expect(!smile[0..<1].isWellFormed)
    #expect((smile[0..<1] + smile[1..<2]).string == "😀")
    #expect(smile[0..<1].string == "\u{FFFD}")
  }

  @Test func `are searched by their units, and according to options`() {
    #expect(range("b", "abcb") == 1..<2)
    #expect(range("b", "abcb", .backwards) == 3..<4)
    #expect(range("B", "abc") == nil)
    #expect(range("B", "abc", ComparisonOptions(rawValue: 1)) == 1..<2)
    #expect(range("b", "abc", .anchored) == nil)
    #expect(range("e", "caf\u{E9}", ComparisonOptions(rawValue: 128)) == 3..<4)
    #expect(range("", "abc") == nil)
  }

  @Test func `find themselves at any position`() {
    var generator = SystemRandomNumberGenerator()
    let seed = UInt64.random(in: .min ... .max, using: &generator)
    var state = seed
    func next(_ limit: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(truncatingIfNeeded: (state >> 33)) % limit
    }
    for _ in 0..<300 {
      let letters = (0..<(1 + next(12))).map { _ in UInt16(0x61 + next(3)) }
      let start = next(letters.count)
      let end = start + 1 + next(letters.count - start)
      let text = UTF16Text(letters)
      let part = text[start..<end]
      let found = range(part, text)
      #expect(found.map { text[$0] == part && $0.lowerBound <= start } == true, "seed \(seed)")
    }
  }

  @Test func `compare numbers inside as numbers when asked`() {
    let numeric = ComparisonOptions(rawValue: 64)
    let (two, ten) = (UTF16Text("file2"), UTF16Text("file10"))
    #expect(two.compare(ten, [], check: {}) > 0)
    #expect(two.compare(ten, numeric, check: {}) < 0)
  }
}
