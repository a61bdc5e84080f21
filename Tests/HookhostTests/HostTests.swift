import Hookhost
import Testing

@Suite struct `An embedded host` {
  @Test func `runs text and returns its results`() throws {
    let host = try Host()
    #expect(try host.run("local a, b = ... return a + b", with: 2, 3, as: Int.self) == 5)
    #expect(try host.run("return nil", as: String?.self) == nil)
    #expect(try host.run("return {1, 2, 3}", as: [Int].self) == [1, 2, 3])
    let values = try host.run("return 'a', true, objc.NSObject")
    #expect(values.map(\.typeName) == ["string \"a\"", "boolean", "class NSObject"])
  }

  @Test func `runs a file, and calls its functions`() throws {
    let host = try Host()
    let folder = try TemporaryFolder()
    let file = try folder.write("script.lua", "function double(n) return 2 * n end return ...")
    let values = try host.run(file: file, with: "given")
    #expect(values.first.flatMap { String.from($0, in: host.runtime) } == "given")
    let doubled = try host.call("double", 21)
    #expect(doubled.first.flatMap { Int.from($0, in: host.runtime) } == 42)
    #expect(throws: HostError.self) { try host.call("halve", 21) }
    let missing = try #require(throws: HostError.self) { try host.run(file: file + ".gone") }
    #expect(missing.kind == .file)
  }

  @Test func `offers Swift functions whose arguments are checked`() throws {
    let host = try Host()
    var seen: [String] = []
    try host.define("add") { (a: Int, b: Int) in a + b }
    try host.define("shop.note") { (text: String, count: Int?) in
      seen.append("\(text) \(count ?? 1)")
    }
    try host.set("shop.open", to: true)
    try host.run("assert(add(1, 2) == 3 and shop.open) shop.note('tea') shop.note('milk', 2)")
    #expect(seen == ["tea 1", "milk 2"])
    let wrong = try #require(throws: HostError.self) { try host.run("add(1, 'two')") }
    #expect(wrong.message.contains("add: argument 2 must be an integer, got string"))
    #expect(wrong.exceptionName == "NSInvalidArgumentException")
    let taken = try #require(throws: HostError.self) { try host.define("add.more") { 1 } }
    #expect(taken.message == "cannot define 'add.more': 'add' is a function value")
  }

  @Test func `knows how native selectors are spelled, after another host too`() throws {
    let script = """
      local class = objc.class("Rows", objc.NSObject, function(instance)
        instance.tableView_didSelectRowAtIndexPath_ = function(...) end
        function instance.sdk_viewDidAppear_(self, animated) end
        function instance.collectionView_cellForItem(self, view) end
      end)
      local names = {}
      for _, method in ipairs(objc.class_copyMethodList(class)) do
        names[#names + 1] = objc.NSStringFromSelector(objc.method_getName(method))
      end
      table.sort(names)
      return table.concat(names, " ")
      """
    let names =
      "collectionView_cellForItem: sdk_viewDidAppear: tableView:didSelectRowAtIndexPath:"
    #expect(try Host().run(script, as: String.self) == names)
    #expect(try Host().run(script, as: String.self) == names)
  }

  @Test func `is called back by functions that it called`() throws {
    let host = try Host()
    try host.define("outer") { [unowned host] (depth: Int) -> Int in
      depth == 0 ? 0 : try host.run("return outer(...) + 1", with: depth - 1, as: Int.self)
    }
    #expect(try host.run("return outer(10)", as: Int.self) == 10)
    try host.define("each") { (list: [Int], body: Block) in
      for number in list { _ = try body(.integer(Int64(number))) }
    }
    #expect(
      try host.run(
        "local sum = 0 each({1, 2, 3}, function(n) sum = sum + n end) return sum", as: Int.self)
        == 6)
  }

  @Test func `reports errors with their location`() throws {
    let host = try Host()
    let syntax = try #require(throws: HostError.self) { try host.run("return (", named: "page") }
    #expect(syntax.kind == .syntax)
    #expect(syntax.message == "page:1: unexpected symbol near <eof>")
    let script = try #require(throws: HostError.self) { try host.run("\nerror 'no tea'") }
    #expect(script.kind == .script)
    #expect(script.message == "script:2: no tea")
    #expect(script.traceback?.contains("script:2: in main chunk") == true)
    let exception = try #require(throws: HostError.self) {
      try host.run("objc.NSObject:new():nme()")
    }
    #expect(exception.kind == .exception)
    #expect(exception.exceptionName == "NSInvalidArgumentException")
    #expect(exception.message.contains("-[NSObject nme]: unrecognized selector"))
    struct Refusal: Error, CustomStringConvertible { let description = "not today" }
    try host.define("refuse") { () throws -> Void in throw Refusal() }
    #expect(try host.run("return select(2, pcall(refuse))", as: String.self) == "not today")
  }

  @Test func `sends messages and runs the clock`() throws {
    let host = try Host()
    try host.run(
      """
      objc.class("Kettle", objc.NSObject, function(instance)
        objc.property(instance, "degrees", {default = 20})
        function instance:boil() dispatch.after(3, function() self:setDegrees_(100) end) end
      end)
      """)
    @Strong var kettle: RuntimeObject?
    kettle = try host.make("Kettle")
    defer { kettle = nil }
    let object = try #require(kettle)
    try host.send(object, "boil")
    #expect(host.clock.pending == 1)
    try host.clock.run(for: 2)
    #expect(try host.send(object, "degrees", as: Int.self) == 20)
    var late: Double?
    try host.clock.after(4) { late = host.clock.now }
    try host.clock.runUntilIdle()
    #expect(try host.send(object, "degrees", as: Int.self) == 100)
    #expect(late == 6)
    let error = try #require(throws: HostError.self) { try host.send(object, "whistle") }
    #expect(error.message.contains("-[Kettle whistle]: unrecognized selector"))
    #expect(throws: HostError.self) { try host.clock.run(for: -1) }
  }

  @Test func `offers a Swift class that scripts subclass and hook`() throws {
    final class Counter: RuntimeObject { var count = 0 }
    let host = try Host()
    try host.define(Counter.self, named: "Counter") { counter in
      counter.method("add:") { (counter, number: Int) in counter.count += number }
      counter.property("count", get: { $0.count }, set: { $0.count = $1 })
    }
    let counter = try host.run(
      """
      local Double = objc.class("Double", objc.Counter, function(instance, class, super)
        function instance:add_(number) super(self):add_(2 * number) end
      end)
      hook.before(objc.Counter, "add:", function(_, number) seen = number end)
      kept = Double:new()
      kept:add_(21)
      return kept
      """, as: Counter.self)
    #expect(counter.count == 42)
    try host.run("kept:setValue_forKey_(3, 'count') assert(kept:valueForKey_ 'count' == 3)")
    #expect(counter.count == 3)
    #expect(try host.run("return seen", as: Int.self) == 42)
    let wrong = try #require(throws: HostError.self) {
      try host.send(try host.make("Counter"), "add:", "one")
    }
    #expect(wrong.message.contains("argument 1"))
    #expect(throws: HostError.self) { try host.define(Counter.self, named: "Counter") { _ in } }
  }

  @Test func `restores a snapshot`() throws {
    let host = try Host()
    let before = try host.snapshot()
    for _ in 1...2 {
      try host.run("objc.class('Passing', objc.NSObject) runloop.run(5)")
      #expect(host.runtime.lookUpClass("Passing") != nil)
      try host.restore(before)
      #expect(host.runtime.lookUpClass("Passing") == nil)
      #expect(host.clock.now == 0)
    }
    let other = try Host()
    #expect(throws: HostError.self) { try other.restore(before) }
  }

  @Test func `returns the window and the printed text`() throws {
    var lines: [String] = []
    let host = try Host { lines.append($0) }
    try host.run("print('a', 1) uikit.keyWindow():addSubview_(objc.UIView:new())")
    let subviews = try host.send(host.window, "subviews", as: [RuntimeObject].self)
    #expect(subviews.map(\.className) == ["UIView"])
    #expect(lines == ["a\t1"])
  }

  @Test func `leaves nothing behind`() throws {
    weak var gone: Host?
    do {
      let host = try Host()
      gone = host
      try host.define("noted") { (_: String) in }
      try host.run(
        "kept = objc.UIButton:new() dispatch.after(1, function() noted 'late' end)")
      _ = try host.run("return kept")
    }
    #expect(gone == nil)
  }
}
