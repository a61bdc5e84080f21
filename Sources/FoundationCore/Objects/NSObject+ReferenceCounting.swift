internal import SelectorRuntime

/// The messages by which references are counted by hand.
///
/// The models and the bridge count without messages, as compiled code does where a class overrides
/// none of these: an override is seen by who sends the message and by nobody else. Classes outlive
/// their references, and answer as libobjc's do.
extension NSObjectClass {
  static func defineReferenceCounting(_ object: ClassDefinition<RuntimeObject>) {
    object.method("retain") { (object) -> RuntimeObject in
      object.retain()
      return object
    }
    // It answers nothing to who does not wait for it.
    object.raw("release", types: "Vv@:") { object, _, _ in
      object.release()
      return .none
    }
    object.method("autorelease") { (object) -> RuntimeObject in
      object.autorelease()
      return object
    }
    object.method("retainCount") { (object) -> Int in
      // The count of what `alloc` of a cluster answers is `NSUIntegerMax`.
      if object is PlaceholderObject { return -1 }
      return object.isImmortal ? immortalCount : object.retainCount
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

  /// The count that is never used up: `NSUIntegerMax` as far as a script's integers reach.
  private static var immortalCount: Int { .max }
}
