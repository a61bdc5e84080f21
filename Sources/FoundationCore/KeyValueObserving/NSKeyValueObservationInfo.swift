package import SelectorRuntime

/// The value of `observationInfo`: a copy of an object's current registrations.
///
/// Its parts have no methods. Scripts read their instance variables by key-value coding, as
/// libraries do that remove and restore observers, since the private classes of a device have these
/// names.
package final class NSKeyValueObservationInfo: RuntimeObject {
  fileprivate var text = ""
  @Owned fileprivate var observances: [NSKeyValueObservance] = []

  /// Returns the registrations of an object; nil if it has none.
  static func make(of object: RuntimeObject) -> NSKeyValueObservationInfo? {
    let runtime = object.runtime
    guard let info = object.attachment as? ObservationInfo, !info.isEmpty,
      let cls = runtime.lookUpClass("NSKeyValueObservationInfo"),
      let made = runtime.createInstance(cls) as? NSKeyValueObservationInfo
    else { return nil }
    made.text = info.description
    made.observances = info.observances.compactMap { NSKeyValueObservance.make(of: $0) }
    for observance in made.observances { observance.retain() }
    return made
  }

  package override func destruct() {
    for observance in observances { observance.release() }
    super.destruct()
  }

}

extension FoundationClasses {
  package static let keyValueObservationInfo = NativeClass<NSKeyValueObservationInfo>(
    "NSKeyValueObservationInfo", superclass: object
  ) { info in
    info.ivar("_observances") { (info) -> Value in .list(info.observances.map { .object($0) }) }
    info.method("description") { (info) -> String in info.text }
  }

  package static let keyValueObservance = NativeClass<NSKeyValueObservance>(
    "NSKeyValueObservance", superclass: object
  ) { observance in
    observance.ivar("_observer") { (observance) -> RuntimeObject? in observance.observer }
    observance.ivar("_property") { (observance) -> RuntimeObject? in observance.property }
    observance.ivar("_options") { (observance) -> Int in observance.options }
    observance.ivar("_context") { (observance) -> Value in observance.context }
  }

  package static let keyValueProperty = NativeClass<NSKeyValueProperty>(
    "NSKeyValueProperty", superclass: object
  ) { property in
    property.ivar("_keyPath") { (property) -> String in property.keyPath }
  }
}

/// One registration; the observer is not retained.
package final class NSKeyValueObservance: RuntimeObject {
  @Weak fileprivate var observer: RuntimeObject?
  @Strong fileprivate var property: RuntimeObject?
  fileprivate var options = 0
  fileprivate var context = Value.none
  /// Retains the context if it is an object.
  @Strong private var contextObject: RuntimeObject?

  fileprivate static func make(of registration: Observance) -> NSKeyValueObservance? {
    let runtime = registration.object.runtime
    guard let cls = runtime.lookUpClass("NSKeyValueObservance"),
      let made = runtime.createInstance(cls) as? NSKeyValueObservance,
      let propertyClass = runtime.lookUpClass("NSKeyValueProperty"),
      let property = runtime.createInstance(propertyClass) as? NSKeyValueProperty
    else { return nil }
    property.keyPath = registration.path
    if !registration.observer.isDeallocating { made.observer = registration.observer }
    made.property = property
    made.options = registration.options.rawValue
    if registration.context.object?.isDeallocating != true { made.context = registration.context }
    made.contextObject = made.context.object
    return made
  }

  package override func destruct() {
    context = .none
    super.destruct()
  }
}

/// The observed property of one registration.
package final class NSKeyValueProperty: RuntimeObject {
  fileprivate var keyPath = ""
}
