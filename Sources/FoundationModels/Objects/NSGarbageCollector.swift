internal import SelectorRuntime

/// The collector of garbage that programs had before they counted references: there is none.
enum NSGarbageCollectorClass {
  fileprivate static func define(_ collector: ClassDefinition<RuntimeObject>) {
    collector.classSide.method("defaultCollector") { (_) -> RuntimeObject? in nil }
  }
}

extension FoundationClasses {
  static let garbageCollector = NativeClass<RuntimeObject>(
    "NSGarbageCollector", superclass: object, NSGarbageCollectorClass.define)
}
