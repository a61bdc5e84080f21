package import SelectorRuntime

/// The object that stands for nil where nil cannot stand.
package enum NSNullClass {
  /// Makes the only instance.
  static func make(in runtime: Runtime) {
    let only = runtime.create(FoundationClasses.null)
    only.isImmortal = true
    only.retain()
    runtime.null = only
  }

  static func define(_ null: ClassDefinition<RuntimeObject>) {
    for name in ["null", "alloc", "new"] {
      null.classSide.method(name) { (cls) -> RuntimeObject? in cls.runtime.null }
    }
    null.adopt(FoundationProtocols.copying)
    defineCoding(null)
    // Whatever key is asked of it, as Foundation has it.
    null.method("valueForKey:") { (null, _: String) -> RuntimeObject in null }
    null.method("valueForKeyPath:") { (null, _: String) -> RuntimeObject in null }
    null.method("description") { (_) -> String in "<null>" }
    null.method("copyWithZone:") { (null, _: Value) -> RuntimeObject in null }
  }
}

extension FoundationClasses {
  package static let null = NativeClass<RuntimeObject>(
    "NSNull", superclass: object, NSNullClass.define)
}
