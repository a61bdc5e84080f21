import FoundationCore
import FoundationModels
import SelectorRuntime
import Testing
import VirtualTime

@testable import Hooks

struct HookRegistryTests {
  private final class Recorder: Layer {
    private let note: () -> Void

    init(_ selector: Selector, _ note: @escaping () -> Void) {
      self.note = note
      super.init(.before, selector, owner: "tests", source: nil)
    }

    override func invoke(
      _ receiver: RuntimeObject, _ selector: Selector, _ arguments: borrowing Arguments
    ) throws -> Value {
      if isActive { note() }
      return try inner.invoke(receiver, self.selector, arguments)
    }
  }

  @Test func `a native layer runs, and leaves nothing when it is removed`() throws {
    let runtime = Runtime()
    _ = FoundationWorld.make(runtime, runLoop: RunLoop())
    defer { runtime.close() }
    let registry = HookRegistry(runtime)
    let nsObject = try #require(runtime.lookUpClass("NSObject"))
    let object = runtime.createInstance(nsObject)
    object.retain()
    let hash = runtime.selector("hash")
    var count = 0
    let request = Hook.Request(
      target: object, selector: hash, owner: "tests", key: "k", source: nil)
    let hook = try registry.install(Recorder(hash) { count += 1 }, request)
    #expect(registry.first(for: request) === hook)
    #expect(try runtime.send(object, hash, as: Int.self) != 0)
    #expect(count == 1)
    #expect(try registry.remove(hook))
    #expect(try !registry.remove(hook))
    #expect(object.isa === nsObject)
    #expect(try runtime.send(object, hash, as: Int.self) != 0)
    #expect(count == 1)
    #expect(registry.hooks.isEmpty && registry.first(for: request) == nil)
  }
}
