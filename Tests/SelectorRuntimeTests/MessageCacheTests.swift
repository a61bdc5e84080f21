import SelectorRuntime
import Testing

/// Messages from Swift use caches that scripts never see: every change of a selector's meaning must
/// drop their entries.
@Suite struct `A cached message` {
  private let runtime = Runtime()
  private let base: RuntimeClass
  private let middle: RuntimeClass
  private let leaf: RuntimeClass
  private let object: RuntimeObject
  private let selector: Selector

  init() throws {
    base = runtime.makeNativeClass("Base", superclass: nil) { RuntimeObject(isa: $0) }
    middle = runtime.makeNativeClass("Middle", superclass: base) { RuntimeObject(isa: $0) }
    leaf = runtime.makeNativeClass("Leaf", superclass: middle) { RuntimeObject(isa: $0) }
    selector = runtime.selector("value")
    runtime.addMethod(base, selector, Self.answering(1), types: "q@:")
    object = runtime.createInstance(leaf)
    object.retain()
    #expect(try value() == 1)
  }

  private static func answering(_ number: Int) -> Implementation {
    NativeImplementation { _, _, _ in number.messageValue }
  }

  private func value() throws -> Int { try runtime.send(object, selector, as: Int.self) }

  @Test func `finds a method that was added to a class in between`() throws {
    runtime.addMethod(middle, selector, Self.answering(2), types: "q@:")
    #expect(try value() == 2)
  }

  @Test func `finds a replaced and an exchanged implementation`() throws {
    runtime.replaceMethod(base, selector, Self.answering(3), types: "q@:")
    #expect(try value() == 3)
    let other = runtime.selector("other")
    runtime.addMethod(base, other, Self.answering(4), types: "q@:")
    let first = try #require(base.ownMethod(selector))
    let second = try #require(base.ownMethod(other))
    runtime.exchangeImplementations(first, second)
    #expect(try value() == 4)
    runtime.exchangeImplementations(first, second)
    #expect(try value() == 3)
  }

  @Test func `finds a category, and the earlier method when it is removed`() throws {
    let before = runtime.snapshot()
    runtime.attachMethod(
      leaf, selector, Self.answering(5), types: "q@:", category: "Extra", source: nil)
    #expect(try value() == 5)
    try runtime.restore(before)
    #expect(try value() == 1)
  }

  @Test func `finds another superclass and another class of its receiver`() throws {
    let other = runtime.makeNativeClass("Other", superclass: nil) { RuntimeObject(isa: $0) }
    runtime.addMethod(other, selector, Self.answering(6), types: "q@:")
    _ = try runtime.setSuperclass(of: middle, to: other)
    #expect(try value() == 6)
    try runtime.setClass(of: object, to: base)
    #expect(try value() == 1)
  }

  @Test func `is hidden by a method without an implementation`() {
    runtime.addMethod(leaf, selector, nil, types: "q@:")
    #expect(throws: RuntimeError.self) { try value() }
  }
}
