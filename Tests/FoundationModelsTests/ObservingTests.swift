import FoundationCore
import FoundationModels
import SelectorRuntime
import Testing
import VirtualTime

/// Properties of key-value coding and observing that only Swift can observe.
@Suite struct `Observing` {
  private let runtime = Runtime()
  private let world: FoundationWorld
  private let thing: RuntimeClass
  private let observer: RuntimeObject

  init() throws {
    world = FoundationWorld.make(runtime, runLoop: RunLoop())
    let declared = NativeClass<Thing>("Thing", superclass: FoundationClasses.object) { thing in
      thing.property("value", get: { $0.value }, set: { $0.value = $1 })
      thing.ivar("_secret") { (thing) -> Int in thing.value * 2 }
      thing.ivar("_open", { (thing) -> Int in thing.value }, set: { $0.value = $1 })
    }
    let listening = NativeClass<Observer>("Observer", superclass: FoundationClasses.object) {
      $0.method("observeValueForKeyPath:ofObject:change:context:") {
        (observer, _: String, _: RuntimeObject, _: Value, _: Value) in observer.count += 1
      }
    }
    runtime.declare(NativeCatalogue(classes: [declared.declaration, listening.declaration]))
    thing = runtime.cls(declared)
    observer = runtime.create(listening)
    observer.retain()
  }

  private func send(_ object: RuntimeObject, _ name: String, _ arguments: Value...) throws -> Value
  {
    try runtime.send(object, runtime.selector(name), Arguments(arguments))
  }

  private func observe(_ object: RuntimeObject) throws {
    _ = try send(
      object, "addObserver:forKeyPath:options:context:", .object(observer), .string("value"),
      .integer(1), .none)
  }

  private var count: Int { (observer as? Observer)?.count ?? -1 }

  @Test func `is added below the hooks of one object, and removed again`() throws {
    let object = runtime.createInstance(thing)
    object.retain()
    let layer = try #require(runtime.allocateClassPair(thing, "Layer"))
    layer.concealment = .layer
    runtime.registerClassPair(layer)
    try runtime.setClass(of: object, to: layer)
    try observe(object)
    #expect(object.isa === layer)
    #expect(layer.superclass?.name == "NSKVONotifying_Thing")
    #expect(object.apparentClass === thing)
    _ = try send(object, "setValue:", .integer(3))
    #expect(count == 1)
    _ = try send(object, "removeObserver:forKeyPath:", .object(observer), .string("value"))
    #expect(object.isa === layer)
    #expect(layer.superclass === thing)
    _ = try send(object, "setValue:", .integer(4))
    #expect(count == 1)
  }

  @Test func `leaves nothing behind when a runtime is closed while an object is observed`() throws {
    weak var left: RuntimeObject?
    do {
      let object = runtime.createInstance(thing)
      object.retain()
      try observe(object)
      left = object
    }
    #expect(left != nil)
    runtime.close()
    #expect(left == nil)
  }

  @Test func `a model's variables are read and written by key-value coding`() throws {
    let object = runtime.createInstance(thing)
    object.retain()
    _ = try send(object, "setValue:forKey:", .integer(21), .string("open"))
    let secret = try send(object, "valueForKey:", .string("secret"))
    #expect(Int.from(secret, in: runtime) == 42)
    #expect(throws: RuntimeError.self) {
      try send(object, "setValue:forKey:", .integer(1), .string("secret"))
    }
    let ivar = try #require(thing.ivar("_secret"))
    #expect(throws: RuntimeError.self) { try runtime.value(of: ivar, in: observer) }
  }
}

private final class Thing: RuntimeObject {
  var value = 0
}

private final class Observer: RuntimeObject {
  var count = 0
}
