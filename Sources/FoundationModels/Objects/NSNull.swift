import SelectorRuntime

/// The object that stands for nil where nil cannot stand.
enum NSNullClass {
  /// Defines `NSNull` and makes its only instance.
  static func define(in runtime: Runtime, superclass: RuntimeClass) {
    let null = ClassDefinition<RuntimeObject>("NSNull", in: runtime, superclass: superclass)
    let only = runtime.createInstance(null.cls)
    only.isImmortal = true
    only.retain()
    runtime.null = only
    for name in ["null", "alloc", "new"] {
      null.classSide.method(name) { (_) -> RuntimeObject in only }
    }
    // Whatever key is asked of it, as Foundation has it.
    null.method("valueForKey:") { (_, _: String) -> RuntimeObject in only }
    null.method("valueForKeyPath:") { (_, _: String) -> RuntimeObject in only }
    null.method("description") { (_) -> String in "<null>" }
    null.method("copyWithZone:") { (_, _: Value) -> RuntimeObject in only }
  }
}
