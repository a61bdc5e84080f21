import StringSearch
import Testing

/// What the searches share with those of the standard library.
struct StringSearchTests {
  @Test("An occurrence begins and ends between characters")
  func characters() {
    #expect("a\r\nb".contains("\r\n"))
    #expect(!"a\r\nb".contains("\n"))
    #expect(!"e\u{301}".contains("e"))
    #expect("e\u{301}e".firstRange(of: "e").map { "e\u{301}e"[$0] } == "e")
  }

  @Test("Equivalent characters are equal")
  func equivalence() {
    #expect("cafe\u{301}s".contains("é"))
    #expect("cafés".replacing("e\u{301}", with: "e") == "cafes")
  }

  @Test("The empty string occurs at the beginning, and is not replaced")
  func empty() {
    #expect("".contains(""))
    #expect("ab".firstRange(of: "") == "ab".startIndex..<"ab".startIndex)
    #expect("ab".replacing("", with: "x") == "ab")
    #expect("ab".split(separator: "", omittingEmptySubsequences: false) == ["ab"])
  }

  @Test("Occurrences do not overlap, and parts keep their order")
  func occurrences() {
    let text = "::a:::b"
    #expect(text.ranges(of: "::").count == 2)
    #expect(text.replacing("::", with: "-") == "-a-:b")
    #expect(text.split(separator: "::", maxSplits: 1) == ["a", ":b"])
    #expect(text.split(separator: "::", omittingEmptySubsequences: false) == ["", "a", ":b"])
    #expect(text.dropFirst(2).firstRange(of: "::").map { text[$0.upperBound...] } == ":b")
  }
}
