internal import SelectorRuntime

extension FoundationClasses {
  /// What a process knows of itself; there is one.
  static let processInfo = NativeClass<RuntimeObject>("NSProcessInfo", superclass: object) { info in
    info.classSide.method("processInfo") { (cls) -> RuntimeObject in
      cls.foundation.only("NSProcessInfo")
    }
    info.readonly("systemUptime") { $0.foundation.mediaTime }
  }
}
