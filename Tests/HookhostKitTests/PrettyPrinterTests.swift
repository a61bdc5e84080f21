import LuaBridge
import ScriptHost
import Testing

@testable import HookhostKit

@Suite struct `The pretty printer` {
  private func text(_ expression: String, width: Int = 80) throws -> String {
    let state = try LuaState()
    let host = Host(state) { _ in }
    defer {
      state.close()
      host.close()
    }
    let stack = state.stack
    try stack.load("return " + expression, name: "=stdin")
    try stack.call(arguments: 0, results: 1)
    var printer = PrettyPrinter(width: width)
    return printer.text(of: -1, on: stack)
  }

  @Test(arguments: [
    (
      "{3, 2, 1, n = 3, [2.5] = 'x', [true] = false, ['a b'] = 1}",
      #"{3, 2, 1, [2.5] = "x", ["a b"] = 1, n = 3, [true] = false}"#
    ),
    ("{1, nil, 3}", "{1, [3] = 3}"),
    ("{height = 2, width = 1}", "{width=1, height=2}"),
    ("{['end'] = 1}", #"{["end"] = 1}"#),
    ("{{{{{{}}}}}}", "{{{{{…}}}}}"),
    (#""a\0b\27\n""#, #""a\x00b\x1b\n""#),
    (#""\xff é""#, #""\xff \xc3\xa9""#),
    (#""one\n]] two""#, "[=[\none\n]] two]=]"),
    ("print", "function (native)"),
    ("function() end", "function (stdin:1)"),
    ("objc.UIView", "UIView"),
    ("{objc.sel 'a:b:', objc.UIView}", "{a:b:, UIView}"),
    ("setmetatable({}, {__tostring = function() return 'me\\n' end})", #"me\n"#),
    (
      "uikit.CGRectMake(1, 2, 3, 4)",
      "{origin={x=1, y=2}, size={width=3, height=4}}"
    ),
  ]) func `shows values as Lua or the runtime spells them`(
    _ expression: String, _ expected: String
  ) throws {
    let shown = try text(expression)
    #expect(shown.replacing(".0", with: "") == expected)
  }

  @Test func `marks cycles, and cuts long lists`() throws {
    #expect(
      try text("(function() local t = {}; t.t = {t, t}; return t end)()")
        == "{t = {<cycle>, <cycle>}}")
    let long = try text("(function() local t = {}; for i = 1, 1e5 do t[i] = i end; return t end)()")
    #expect(long.hasSuffix("  10000,\n  … 90000 more\n}"))
    let deep = try text(
      "(function() local t = {}; for i = 1, 1e5 do t = {t, t} end; return t end)()")
    #expect(deep.count < 5000)
  }

  @Test func `keeps to the width of the terminal, by columns`() throws {
    #expect(try text("{'漢字', '漢字'}", width: 16) == #"{"漢字", "漢字"}"#)
    #expect(try text("{'漢字', '漢字'}", width: 15) == "{\n  \"漢字\",\n  \"漢字\",\n}")
  }
}
