internal import SelectorRuntime

/// The undeclared messages of Foundation about an object's type and a class's methods.
///
/// No header declares these; debuggers and test suites send them.
extension NSObjectClass {
  private static let kinds = [
    "NSArray", "NSData", "NSDate", "NSDictionary", "NSNumber", "NSObject", "NSOrderedSet", "NSSet",
    "NSString", "NSTimeZone", "NSValue",
  ]

  static func defineKinds(_ object: ClassDefinition<RuntimeObject>) {
    object.later { object in
      for name in kinds {
        object.method("is\(name)__") { (object) -> Bool in
          guard let kind = object.runtime.lookUpClass(name) else { return false }
          return try shownClass(of: object)?.inherits(from: kind) ?? false
        }
      }
      for side in sides(object) {
        side.method("implementsSelector:") { (object, selector: Selector?) -> Bool in
          guard let selector else { return false }
          return try object.runtime.responds(object.isa, to: selector)
        }
      }
      object.classSide.method("instancesImplementSelector:") { (cls, selector: Selector?) -> Bool in
        try selector.map { try cls.runtime.responds(cls, to: $0) } ?? false
      }
      object.method("_copyDescription") { (object) -> Value in
        try object.runtime.send(object, object.runtime.known.description)
      }
    }
  }
}
