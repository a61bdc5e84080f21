import SelectorRuntime
import Testing

/// Properties of deallocation that only Swift can observe.
@Suite struct `The end of an object` {
  private let runtime = Runtime()
  private let cls: RuntimeClass

  init() { cls = runtime.makeNativeClass("Thing", superclass: nil) { RuntimeObject(isa: $0) } }

  @Test func `follows the last strong release, and leaves a zombie`() {
    let object = runtime.createInstance(cls)
    object.retain()
    let weak = WeakReference(object)
    #expect(weak.load() === object)
    object.release()
    #expect(object.isDeallocated)
    #expect(weak.load() == nil)
    #expect(throws: RuntimeError.self) { try runtime.send(object, runtime.selector("anything")) }
    #expect(runtime.liveObjects().isEmpty)
  }

  @Test func `follows the pool's end for an unretained object`() {
    let mark = runtime.poolMark
    let kept = runtime.createInstance(cls)
    let dropped = runtime.createInstance(cls)
    kept.retain()
    runtime.drainPool(from: mark)
    #expect(dropped.isDeallocated)
    #expect(!kept.isDeallocated)
  }

  @Test func `releases associations after dealloc, in the order in which they were set`() throws {
    var trace: [String] = []
    let noisy = runtime.makeNativeClass("Noisy", superclass: nil) { RuntimeObject(isa: $0) }
    runtime.addMethod(
      noisy, runtime.known.dealloc,
      NativeImplementation { object, _, _ in
        trace.append("value \(object.serial)")
        return .none
      }, types: "v@:")
    let owner = runtime.createInstance(cls)
    owner.retain()
    var expected: [String] = []
    for number in 1...20 {
      let value = runtime.createInstance(noisy)
      expected.append("value \(value.serial)")
      try runtime.setAssociation(of: owner, .string("key \(number)"), .object(value), .retain)
    }
    owner.release()
    #expect(trace == expected)
  }

  @Test func `of a world frees all remaining objects, cycles too, and runs no dealloc`() throws {
    var deallocs = 0
    runtime.addMethod(
      cls, runtime.known.dealloc,
      NativeImplementation { _, _, _ in
        deallocs += 1
        return .none
      }, types: "v@:")
    let first = runtime.createInstance(cls)
    let second = runtime.createInstance(cls)
    try runtime.setAssociation(of: first, .string("other"), .object(second), .retain)
    try runtime.setAssociation(of: second, .string("other"), .object(first), .retain)
    runtime.close()
    #expect(deallocs == 0)
    #expect(runtime.liveObjects().isEmpty)
  }
}
