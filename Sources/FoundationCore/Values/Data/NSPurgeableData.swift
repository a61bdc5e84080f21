package import SelectorRuntime

/// `NSPurgeableData`: mutable bytes that can be discarded while not in use.
///
/// There is no memory pressure here: only `discardContentIfPossible` discards bytes.
package enum NSPurgeableData {
  fileprivate static func define(_ data: ClassDefinition<NSData>) {
    data.adopt(FoundationProtocols.discardableContent)
    NSData.defineConcrete(data)
    NSData.defineMutable(data)
    data.classSide.method("alloc") { (cls) -> RuntimeObject in
      let made = cls.runtime.createInstance(cls)
      (made as? NSData)?.fill([], isMutable: true)
      (made as? NSData)?.uses = 1
      (made as? NSData)?.isPurgeable = true
      return made
    }
    data.method("beginContentAccess") { (data) -> Bool in
      if data.isDiscarded { return false }
      data.uses += 1
      return true
    }
    data.method("endContentAccess") { (data) in
      try data.checkAccess("endContentAccess")
      data.uses -= 1
    }
    data.method("discardContentIfPossible") { (data) in
      guard data.uses == 0 else { return }
      data.change { $0 = [] }
      data.isDiscarded = true
    }
    data.method("isContentDiscarded") { (data) -> Bool in data.isDiscarded }
  }
}

extension FoundationClasses {
  package static let purgeableData = NativeClass<NSData>(
    "NSPurgeableData", superclass: TextAndNumberClasses.named("NSMutableData"),
    NSPurgeableData.define)
}
