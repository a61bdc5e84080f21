import ControlModels
import FoundationCore
import FoundationModels
import SelectorRuntime
import Testing
import UIKitBase
import UIKitRuntime
import VirtualTime

/// How rarely used properties store their objects.
struct StoredValuesTests {
  @Test func `a weak value releases the strong one that it replaces`() throws {
    let runtime = Runtime()
    let world = UIKitWorld.create(runtime, runLoop: RunLoop())
    let cls = try #require(runtime.lookUpClass("NSObject"))
    let (held, weak) = (runtime.createInstance(cls), runtime.createInstance(cls))
    held.retain()
    weak.retain()
    let values = StoredValues()
    values.set("badge", .object(held), .strong)
    #expect(held.retainCount == 2)
    values.set("badge", .object(weak), .weak)
    #expect(held.retainCount == 1)
    #expect(weak.retainCount == 1)
    #expect(values.value("badge")?.object === weak)
    values.set("badge", .object(held), .strong)
    #expect(values.value("badge")?.object === held)
    values.empty()
    #expect(held.retainCount == 1)
    runtime.close()
    withExtendedLifetime(world) {}
  }
}
