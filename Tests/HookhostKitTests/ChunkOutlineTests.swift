import Testing

@testable import HookhostKit

@Suite struct `The outline of a chunk` {
  private func outline(_ lines: String...) -> ChunkOutline {
    var outline = ChunkOutline()
    for (number, line) in lines.enumerated() {
      outline.read(Array(((number == 0 ? "" : "\n") + line).utf8))
    }
    return outline
  }

  @Test(arguments: [
    "do", "f(", "{1, {2}", "t[", "if x then y = 1", "while x do", "for i = 1, 2 do if i then end",
    "repeat until", "function f()", "function f() return function() end", "x =", "x = 1 +", "a.",
    "a:", "local", "goto", "not", "a ..", "[[", "[==[ ]]", "--[[", "x = 'a", "x = 'a\\",
    "while (function() do end end)() do", "a,", "else", "x = -- end",
  ]) func `cannot end`(_ text: String) {
    #expect(outline(text).isOpen)
  }

  @Test(arguments: [
    "", "-- do", "x = 1", "f()", "f{}", "do end", "return", "break", "for i = 1, 2 do end", "...",
    "while (function() do end end)() do end", "repeat local x until x", "::l::", "local x <close>",
    "x = [[do]]", "x = [==[ ]] ]==]", "--[[do]]", "--[==[ do ]] ]==]", "'do'", "\"\\\"(\"", "a.b",
    "if x then elseif y then else end", "function f() end", "endless", "do_", "x = a[b[1]]", ";",
  ]) func `may end`(_ text: String) {
    #expect(!outline(text).isOpen)
  }

  @Test func `continues over lines`() {
    #expect(outline("x = {", "1", "}").isOpen == false)
    #expect(outline("x = [[", "do (", "]]").isOpen == false)
    #expect(outline("--[=[", "do (", "]]").isOpen)
    #expect(outline("x = 'a\\", "b'").isOpen == false)
    #expect(outline("x = 'a\\").isInQuotes)
    #expect(outline("x = 1 +", "", "-- nothing").isOpen)
  }
}
