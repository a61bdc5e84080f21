internal import SelectorRuntime

/// What a process knows of itself; there is one.
enum NSProcessInfoClass {
  static func define(in runtime: Runtime, superclass: RuntimeClass) {
    let info = ClassDefinition<RuntimeObject>("NSProcessInfo", in: runtime, superclass: superclass)
    info.classSide.method("processInfo") { (cls) -> RuntimeObject in
      cls.foundation.only("NSProcessInfo")
    }
    info.method("systemUptime") { (info) -> Double in info.foundation.mediaTime }
  }
}
