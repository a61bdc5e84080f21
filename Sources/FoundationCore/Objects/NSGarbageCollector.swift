package import SelectorRuntime

/// The collector of garbage that programs had before they counted references: there is none.
package enum NSGarbageCollectorClass {
  fileprivate static func define(_ collector: ClassDefinition<RuntimeObject>) {
    collector.classSide.method("defaultCollector") { (_) -> RuntimeObject? in nil }
  }
}

extension FoundationClasses {
  package static let garbageCollector = NativeClass<RuntimeObject>(
    "NSGarbageCollector", superclass: object, NSGarbageCollectorClass.define)
}
