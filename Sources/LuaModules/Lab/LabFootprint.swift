internal import SelectorRuntime

/// The methods of each class and the class of each object, to detect side effects of hooks.
struct LabFootprint {
  private let classes: [(cls: RuntimeClass, methods: [ObjectIdentifier: Implementation])]
  private let objects: [(object: RuntimeObject, cls: RuntimeClass)]

  init(_ runtime: Runtime) {
    classes = runtime.classList.flatMap { [$0, $0.isa] }.map { part in
      let methods = part.methods.reversed().map {
        (ObjectIdentifier($0.selector), $0.implementation)
      }
      return (part, Dictionary(methods) { _, newer in newer })
    }
    objects = runtime.liveObjects().filter { !($0 is RuntimeClass) }.map { ($0, $0.isa) }
  }

  /// A description of the change outside the targets; nil if there is none.
  func change(outside targets: [RuntimeObject]) -> String? {
    for (cls, methods) in classes where !targets.contains(where: { $0 === cls }) {
      guard !cls.isErased else { continue }
      let sign = cls.isMetaClass ? "+" : "-"
      var seen: Set<ObjectIdentifier> = []
      for method in cls.methods {
        guard seen.insert(ObjectIdentifier(method.selector)).inserted,
          methods[ObjectIdentifier(method.selector)] !== method.implementation
        else { continue }
        return "\(sign)[\(cls.name) \(method.selector)] was changed"
      }
      if methods.count > seen.count { return "\(cls.name) has lost a method" }
    }
    for (object, cls) in objects where !targets.contains(where: { $0 === object }) {
      guard !object.isDeallocated, !object.isErased, object.isa !== cls else { continue }
      return "the class of \(object.defaultDescription) was changed to \(object.isa.name)"
    }
    return nil
  }
}
