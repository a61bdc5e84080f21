package import FoundationCore
package import SelectorRuntime

/// The garbage collector of the time before ARC; there is none.
package enum NSGarbageCollectorClass {
  fileprivate static func define(_ collector: ClassDefinition<RuntimeObject>) {
    collector.classSide.method("defaultCollector") { (_) -> RuntimeObject? in nil }
  }
}

extension FoundationClasses {
  package static let garbageCollector = NativeClass<RuntimeObject>(
    "NSGarbageCollector", superclass: object, NSGarbageCollectorClass.define)
}
