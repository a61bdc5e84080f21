import SelectorRuntime
import Testing

/// The name of an endless forwarding, and the cached results of resolvers.
@Suite struct `Forwarding` {
  @Test func `a cycle is named from where it was entered`() {
    let messages = ["start", "in"] + Array(repeating: ["a", "b", "c"], count: 20).flatMap { $0 }
    #expect(RuntimeError.cycle(in: messages) == ["a", "b", "c", "a"])
    #expect(RuntimeError.cycle(in: messages + ["a", "b"]) == ["a", "b", "c", "a"])
  }

  @Test func `a message that sends itself is a cycle of one`() {
    #expect(RuntimeError.cycle(in: ["a", "b", "b", "b", "b"]) == ["b", "b"])
  }

  @Test func `a path that does not repeat to its end is not a cycle`() {
    #expect(RuntimeError.cycle(in: [String]()) == nil)
    #expect(RuntimeError.cycle(in: ["a", "b", "a", "b"]) == nil)
    #expect(RuntimeError.cycle(in: ["a", "a", "a", "a", "end"]) == nil)
  }

  @Test func `an overflow without a cycle shows the innermost messages`() {
    let messages = (1...20).map { "m\($0)" }
    #expect(
      RuntimeError.stackOverflow(through: messages).reason
        == "stack overflow: … → m13 → m14 → m15 → m16 → m17 → m18 → m19 → m20")
  }

  @Test func `a resolver that adds nothing is called again only when a method changes`() throws {
    let runtime = Runtime()
    var asked = 0
    let cls = try #require(runtime.allocateClassPair(nil, "Root"))
    runtime.addMethod(
      cls.metaclass, runtime.known.resolveInstanceMethod,
      NativeImplementation { _, _, _ in
        asked += 1
        return .bool(true)
      }, types: "B@::")
    runtime.registerClassPair(cls)
    let object = runtime.createInstance(cls)
    let selector = runtime.selector("missing")
    for _ in 0..<3 { #expect(throws: RuntimeError.self) { try runtime.send(object, selector) } }
    #expect(asked == 1)
    runtime.addMethod(
      cls, runtime.selector("other"), NativeImplementation { _, _, _ in .none }, types: "v@:")
    #expect(throws: RuntimeError.self) { try runtime.send(object, selector) }
    #expect(asked == 2)
    runtime.addMethod(cls, selector, NativeImplementation { _, _, _ in .integer(7) }, types: "q@:")
    #expect(try runtime.send(object, selector, as: Int.self) == 7)
    runtime.close()
  }
}
