import Foundation
import CStandardLibrary
import LuaBridge
import Testing

/// The prompt, as a user at a terminal sees it.
@Suite struct `The prompt on a terminal` {
  private let folder: TemporaryFolder
  private var stateHome: String { folder.path }

  init() throws { folder = try TemporaryFolder() }

  private func terminal(columns: UInt16 = 80) throws -> Terminal {
    let terminal = try Terminal(columns: columns, stateHome: stateHome)
    #expect(terminal.shows(":help for help"))
    #expect(terminal.shows("> "))
    return terminal
  }

  @Test func `prints values, keeps the last one, and reads on while a chunk is incomplete`() throws
  {
    let terminal = try terminal()
    terminal.type("6 * 7\r")
    #expect(terminal.shows("\r\n42\r\n"))
    terminal.type("{_, y = {}}\r")
    #expect(terminal.shows("\r\n{42, y = {}}\r\n"))
    terminal.type("for i = 1, 2 do\r")
    #expect(terminal.shows(">> "))
    terminal.type("print(i * 100)\rend\r")
    #expect(terminal.shows("\r\n100\r\n200\r\n"))
    #expect(terminal.shows("> "))
    terminal.type("\u{4}")
    #expect(terminal.exitStatus() == 0)
  }

  @Test func `reads on after an equals sign, as lua does`() throws {
    let terminal = try terminal()
    terminal.type("= 6 *\r")
    #expect(terminal.shows(">> "))
    terminal.type("7\r")
    #expect(terminal.shows("\r\n42\r\n"))
    terminal.type("=6, 7\r")
    #expect(terminal.shows("\r\n6\t7\r\n"))
  }

  @Test func `loads a file again and replaces its own classes`() throws {
    let file = folder.path + "/classes.lua"
    try Data(
      """
      local A = objc.class("LoadedA", objc.NSObject, function(instance)
        function instance:value() return 1 end
      end)
      objc.class("LoadedB", A)

      """.utf8
    ).write(to: URL(fileURLWithPath: file))
    let terminal = try terminal()
    terminal.type(":load \(file)\rold = objc.LoadedB:new()\r:load \(file)\r")
    terminal.type("old:value() + objc.LoadedB:new():value()\r")
    #expect(terminal.shows("\r\n2\r\n"))
    terminal.type("objc.object_getClass(old) == objc.LoadedB\r")
    #expect(terminal.shows("\r\nfalse\r\n"))
  }

  @Test func `shows the line that an error comes from, with the name marked`() throws {
    let terminal = try terminal()
    terminal.type("function broken() return missing.field end\r1\r")
    #expect(terminal.shows("\r\n1\r\n"))
    terminal.type("x = broken()\r")
    #expect(terminal.shows("stdin:1: attempt to index a nil value (global 'missing')\r\n"))
    #expect(terminal.shows("  1 | function broken() return missing.field end\r\n"))
    #expect(terminal.shows("    |                          ^^^^^^^\r\n"))
    #expect(terminal.shows("stack traceback:\r\n"))
  }

  @Test(arguments: [
    "while true do pcall(function() while true do end end) end",
    "coroutine.wrap(function() while true do pcall(function() while true do end end) end end)()",
    "io.read()",
    "local t = objc.NSTimer:scheduledTimerWithTimeInterval_target_selector_userInfo_"
      + "repeats_(1e-3, objc.UIView:new(), 'hash', nil, true) runloop.run(1e12)",
  ]) func `stops a script at Ctrl-C, and continues`(_ script: String) throws {
    let terminal = try terminal()
    terminal.type("print 'begun' \(script)\r")
    #expect(terminal.shows("\r\nbegun\r\n"))
    usleep(200_000)
    terminal.type("\u{3}")
    #expect(terminal.shows("interrupted!"))
    #expect(terminal.shows("> "))
    terminal.type("half a li\u{3}")
    #expect(terminal.shows("^C\r\n"))
    terminal.type("20 + 3\r")
    #expect(terminal.shows("\r\n23\r\n"))
  }

  @Test func `remembers entered lines, past a kill`() throws {
    let first = try terminal()
    first.type("'be' .. 'fore'\r")
    #expect(first.shows("\r\n\"before\"\r\n"))
    first.killProgram()
    let second = try terminal()
    second.type("\u{10}\r")
    #expect(second.shows("\r\n\"before\"\r\n"))
  }

  @Test func `completes with the Tab key, and undoes it`() throws {
    let terminal = try terminal(columns: 40)
    terminal.type("objc.getCl\t")
    #expect(terminal.shows("ass"))
    terminal.type("\u{3}")
    #expect(terminal.shows("^C\r\n"))
    terminal.type("objc.class('Mine', objc.UIView)\r:undo\r")
    #expect(terminal.shows("clock 0.0 s, 0 pending\r\n"))
    terminal.type("objc.getClass('Mine'), 5\r")
    #expect(terminal.shows("\r\nnil\t5\r\n"))
    terminal.type(":hepl\r")
    #expect(terminal.shows("unknown command ':hepl'; did you mean\r\n  :help?\r\n"))
  }

  @Test func `accepts a paste like typed text, tabs and wide characters included`() throws {
    let terminal = try terminal(columns: 20)
    terminal.type("\u{1B}[200~t = {\r\t'漢字',\r\t'e\u{301}',\r}\r#t .. t[1]\r\u{1B}[201~")
    #expect(terminal.shows("\r\n\"2漢字\"\r\n"))
  }

  @Test func `accepts a paste of one statement of 10,000 lines`() throws {
    let terminal = try terminal()
    let lines = String(repeating: "{1},\r", count: 10_000)
    terminal.typeAll("\u{1B}[200~t = {\r\(lines)}\rx = #t\u{1B}[201~")
    terminal.type(" + 1\rx\r")
    #expect(terminal.shown(before: "\r\n10001\r\n", within: 30) != nil)
    terminal.type("\u{10}\u{10}\u{10}\r")
    #expect(terminal.shown(before: "> x", within: 30) != nil)
  }

  @Test func `continues in the foreground in the stopped state`() throws {
    let terminal = try Terminal(stateHome: stateHome, inShell: true)
    terminal.type("$HOOKHOST\r")
    #expect(terminal.shows(":help for help\r\n> "))
    terminal.type("print('half")
    #expect(terminal.shows("print('half"))
    terminal.type("\u{1A}")
    #expect(terminal.shows("$HOOKHOST\r\n$ "))
    terminal.type("fg\r")
    #expect(terminal.shows("> print('half"))
    terminal.type(" done')\r")
    #expect(terminal.shown(before: "half done\r\n") == " done')\r\n")
    terminal.type("print 'begun' while true do end\r")
    #expect(terminal.shows("\r\nbegun\r\n"))
    terminal.type("\u{1A}")
    #expect(terminal.shows("$HOOKHOST\r\n$ "))
    terminal.type("fg\r")
    #expect(terminal.shows("$HOOKHOST\r\n"))
    usleep(200_000)
    terminal.type("\u{3}")
    #expect(terminal.shows("interrupted!"))
    terminal.type("2 * 4\r")
    #expect(terminal.shows("\r\n8\r\n"))
  }

  @Test func `redraws the line when the terminal gets another width`() throws {
    let terminal = try terminal(columns: 60)
    terminal.type("'a line that is too long for a terminal of thirty columns'")
    #expect(terminal.shows("columns'"))
    terminal.resize(columns: 30)
    #expect(terminal.shows("\u{1B}[2A\r\u{1B}[J> 'a line"))
    terminal.type("\r")
    #expect(terminal.shows("thirty \\z\r\n  columns\"\r\n"))
  }

  @Test func `continues without a history when its file cannot grow`() throws {
    let terminal = try Terminal(stateHome: stateHome, inShell: true)
    terminal.type("ulimit -f 1; $HOOKHOST\r")
    #expect(terminal.shows(":help for help\r\n> "))
    let long = String(repeating: "-", count: 700)
    terminal.type("1 \(long)\r2 \(long)\r3\r")
    #expect(terminal.shows("history is not kept: \(stateHome)/hookhost/history: File too large"))
    #expect(terminal.shows("\r\n3\r\n"))
    let file = AppendedFile(path: Array("\(stateHome)/hookhost/history".utf8))
    #expect(try file.contents(limit: 10_000) == Array("1 \(long)\n".utf8))
  }

  @Test func `searches the entered lines`() throws {
    let terminal = try terminal()
    terminal.type("'need' .. 'le'\r1\r")
    #expect(terminal.shows("\r\n\"needle\"\r\n"))
    // Before the prompt, ^R is the terminal's own key.
    #expect(terminal.shows("\r\n1\r\n> "))
    terminal.type("\u{12}nee\r")
    #expect(terminal.shows("\r\n\"needle\"\r\n"))
  }

  @Test func `lists hooks as hook.list does`() throws {
    let terminal = try terminal()
    terminal.type(":hooks\r")
    #expect(terminal.shows("nothing is hooked\r\n"))
    terminal.type("view = objc.UIScrollView:new()\r")
    terminal.type("hook.after(objc.UIView, 'layoutIfNeeded', print, {owner = 'me'})\r")
    terminal.type("hook.before(view, 'layoutIfNeeded', print, {key = 'k'})\r")
    terminal.type("hook.delegate(view, {['scrollViewDidScroll:'] = print})\r")
    terminal.type(":hooks UIScrollView\r")
    #expect(
      terminal.shows("\r\n-[UIScrollView layoutIfNeeded]\r\n  after by me  (stdin:2)\r\n-[UIScroll")
    )
    #expect(
      terminal.shows(
        " layoutIfNeeded]\r\n  before by stdin, key 'k'  (stdin:3)\r\n  after by me  (stdin:2)\r\n")
    )
    #expect(terminal.shows("  delegate scrollViewDidScroll: by stdin  (stdin:4)\r\n"))
    terminal.type(":hooks UILabel\r")
    #expect(terminal.shows("\r\n-[UILabel layoutIfNeeded]\r\n  after by me  (stdin:2)\r\n> "))
  }

  @Test func `responds to the words that leave other prompts`() throws {
    let terminal = try terminal()
    terminal.type("exit\r")
    #expect(terminal.shows("\r\nCtrl-D leaves, or :quit\r\n> "))
    terminal.type("quit = 5\rquit\r")
    #expect(terminal.shows("\r\n5\r\n> "))
    terminal.type(":quit\r")
    #expect(terminal.exitStatus() == 0)
  }

  @Test func `shows an error object, and marks the wrong name in a line`() throws {
    let terminal = try terminal()
    terminal.type("error {code = 5}\r")
    #expect(terminal.shows("\r\nerror object: {code = 5}\r\n  1 | error {code = 5}\r\nstack"))
    terminal.type("objc.UIVeiw\r")
    #expect(terminal.shows("  2 | objc.UIVeiw\r\n    |      ^^^^^^\r\n"))
    terminal.type("x = 1\r:undo\r")
    #expect(terminal.shows("as it was before: x = 1\r\nclock 0.0 s"))
  }
}
