internal import SelectorRuntime

/// The messages of manual reference counting.
///
/// Models and the bridge retain and release without sending messages, like compiled code for
/// classes without overrides. An override is therefore called only by explicit messages. Classes
/// are never deallocated, and return the same values as in libobjc.
extension NSObjectClass {
  static func defineReferenceCounting(_ object: ClassDefinition<RuntimeObject>) {
    defineCounts(object)
    object.method("autorelease") { (object) -> RuntimeObject in
      object.autorelease()
      return object
    }
    object.method("allowsWeakReference") { (object) -> Bool in !object.isDeallocating }
    object.method("retainWeakReference") { (object) -> Bool in !object.isDeallocating }
    let cls = object.classSide
    for name in ["retain", "autorelease"] { cls.method(name) { (cls) -> RuntimeClass in cls } }
    cls.method("release") { _ in }
    cls.method("retainCount") { (_) -> Int in immortalCount }
    for name in ["allowsWeakReference", "retainWeakReference"] {
      cls.method(name) { (_) -> Bool in true }
    }
  }

  /// Defines the messages that change and return the retain count.
  static func defineCounts(_ object: ClassDefinition<some RuntimeObject>) {
    object.method("retain") { (object) -> RuntimeObject in
      object.retain()
      return object
    }
    // The result is oneway void.
    object.raw("release", types: "Vv@:") { object, _, _ in
      object.release()
      return .none
    }
    object.method("retainCount") { (object) -> Int in
      // The retain count of a class cluster's placeholder is `NSUIntegerMax`.
      if object is PlaceholderObject { return -1 }
      return object.isImmortal ? immortalCount : object.retainCount
    }
  }

  /// The retain count of immortal objects: `NSUIntegerMax`, limited to a script's integers.
  private static var immortalCount: Int { .max }
}
