internal import SelectorRuntime

/// A port: here it is what keeps a run loop waiting, since nobody sends through it.
enum NSPortClass {
  static let port = NativeClass<RuntimeObject>("NSPort", superclass: FoundationClasses.object) {
    port in
    port.classSide.method("port") { (cls) -> RuntimeObject in cls.runtime.createInstance(cls) }
    port.method("invalidate") { _ in }
    port.readonly("valid", getter: "isValid") { _ in true }
  }
  static let machPort = NativeClass<RuntimeObject>("NSMachPort", superclass: port)
}
