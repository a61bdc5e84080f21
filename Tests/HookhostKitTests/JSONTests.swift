import LuaModules
import Testing

@Suite struct `A JSON text` {
  private func read(_ text: String) throws -> JSON { try JSONReader.read(Array(text.utf8)) }

  @Test(arguments: [
    "null", "true", "false", "0", "-12", "1.5", "\"\"", "[]", "{}", "[1,[2,{}],\"x\"]",
    #"{"b":1,"a":[null]}"#, #""\u0001\"\\\n\té𝄞""#, "5e-324", "1.7976931348623157e+308", "-0.0",
    "9223372036854775807", "0.1",
  ])
  func `is written as it was read`(_ text: String) throws {
    #expect(JSONWriter.text(of: try read(text)) == text)
  }

  @Test func `has all types of escapes`() throws {
    let text = #""\"\\\/\b\f\n\r\t\u0041\u00e9\u20AC\uD834\uDD1E""#
    #expect(try read(text).content == .string("\"\\/\u{8}\u{c}\n\r\tAé€𝄞"))
  }

  @Test func `reports the line on which a value begins`() throws {
    guard case .array(let elements) = try read("[\n1,\r\n\n{\n\"a\": 2}]").content else {
      return #expect(Bool(false))
    }
    #expect(elements.map(\.line) == [2, 4])
  }

  @Test(arguments: [
    ("", "a value expected, got the end of the text"), ("[1,]", "a value expected, got ']'"),
    ("[1 2]", "',' or ']' expected, got '2'"), ("{1:2}", "a name in quotes expected, got '1'"),
    ("{\"a\" 2}", "':' expected, got '2'"), ("{\"a\":2,}", "a name in quotes expected, got '}'"),
    ("{\"a\":1,\"a\":2}", "the name \"a\" repeats"), ("01", "'1' behind the end of the value"),
    ("1.", "a digit expected, got the end of the text"),
    ("-", "a digit expected, got the end of the text"),
    (".5", "a value expected, got '.'"), ("+1", "a value expected, got '+'"),
    ("1e999", "the number 1e999 is too large"), ("\"a", "the text ends within a string"),
    ("\"\\x\"", "an escape such as \\n expected, got 'x'"),
    ("\"\\u12G4\"", "four hexadecimal digits behind \\u expected, got 'G'"),
    ("\"\\uD834\"", "half of a surrogate pair in a string"),
    ("\"\\uD834\\u0041\"", "half of a surrogate pair in a string"),
    ("\"\\uDD1E\"", "half of a surrogate pair in a string"),
    ("\"\n\"", "byte 0x0A within a string has to be escaped"), ("tru", "a value expected, got 't'"),
    ("NaN", "a value expected, got 'N'"), ("// no\n1", "a value expected, got '/'"),
    ("\u{FEFF}1", "a value expected, got byte 0xEF"),
  ])
  func `is rejected with the reason`(_ text: String, _ reason: String) {
    #expect(throws: JSONError(line: 1, reason: reason)) { try read(text) }
  }

  @Test func `is rejected when it is not UTF-8`() {
    for bytes: [UInt8] in [[0xFF], [0xC0, 0x80], [0xED, 0xA0, 0x80], [0xE2, 0x82]] {
      #expect(throws: JSONError(line: 2, reason: "a string is not UTF-8")) {
        try JSONReader.read([0x0A, 0x22] + bytes + [0x22])
      }
    }
  }

  @Test func `nests 512 deep and not deeper`() throws {
    let deep = { (depth: Int) in
      String(repeating: "[", count: depth) + String(repeating: "]", count: depth)
    }
    #expect(JSONWriter.text(of: try read(deep(512))) == deep(512))
    #expect(throws: JSONError.self) { try read(deep(513)) }
    #expect(throws: JSONError.self) { try read(String(repeating: "[", count: 1_000_000)) }
  }

  @Test func `has a line for each element on request`() throws {
    let list = try read(#"[{"a":1,"b":[2,3]},4]"#)
    #expect(JSONWriter.text(of: list, .lines) == "[\n{\"a\": 1, \"b\": [2, 3]},\n4\n]\n")
    #expect(JSONWriter.text(of: JSON(.array([])), .lines) == "[]\n")
    #expect(JSONWriter.text(of: JSON(.number(.nan))) == "null")
  }
}
