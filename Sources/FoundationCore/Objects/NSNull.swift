package import SelectorRuntime

/// `NSNull`, which represents nil in collections.
package enum NSNullClass {
  /// Creates the singleton.
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
    // It returns itself for any key, as Foundation's does.
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
