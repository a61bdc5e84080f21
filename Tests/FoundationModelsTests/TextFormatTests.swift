@testable import FoundationCore
import SelectorRuntime
import Testing

/// Formats, compared with C's printf.
@Suite struct `Text formats` {
  private func filled(_ format: UTF16Text, _ arguments: Value...) throws -> String {
    var text = TextFormat(format, arguments, caller: "a test") { value in
      if case .string(let text) = value { UTF16Text(text) } else { "(null)" }
    }
    return try text.filled().string
  }

  private let directives: [(format: UTF16Text, argument: Value, expected: String)] = [
    ("%d", .integer(1 << 32 + 5), "5"), ("%ld", .integer(1 << 32 + 5), "4294967301"),
    ("%u", .integer(-1), "4294967295"), ("%lu", .integer(-1), "18446744073709551615"),
    ("%5d|", .integer(42), "   42|"), ("%-5d|", .integer(42), "42   |"),
    ("%05d", .integer(42), "00042"), ("%+d", .integer(42), "+42"), ("%x", .integer(255), "ff"),
    ("%#X", .integer(255), "0XFF"), ("%o", .integer(8), "10"), ("%c", .integer(65), "A"),
    ("%.2f", .number(2.345), "2.35"), ("%8.3f|", .number(-1.5), "  -1.500|"),
    ("%e", .number(12345.678), "1.234568e+04"), ("%g", .number(0.0001), "0.0001"),
    ("%.0f", .number(0.5), "0"), ("%.0f", .number(1.5), "2"), ("%@", .string("x"), "x"),
    ("%@", .none, "(null)"), ("%.2s", .string("abc"), "ab"), ("100%% %@", .string("x"), "100% x"),
  ]

  @Test func `fill each directive`() throws {
    for (format, argument, expected) in directives {
      #expect(try filled(format, argument) == expected)
    }
  }

  @Test func `use arguments by their positions`() throws {
    #expect(try filled("%2$@ %1$@", .string("a"), .string("b")) == "b a")
    #expect(try filled("%*d", .integer(4), .integer(7)) == "   7")
  }

  @Test func `reject a missing argument`() {
    #expect(throws: RuntimeError.self) { try filled("%@ %@", .string("a")) }
    #expect(throws: RuntimeError.self) { try filled("%d", .string("a")) }
  }
}
