package import SelectorRuntime

/// Observes the rest of a path on an object with its own registration of observers.
///
/// Such an object is a proxy, or overrides `addObserver:forKeyPath:options:context:`. As on a
/// device, it receives that message, and it notifies this observer by message; the notification is
/// forwarded to the observer of the whole path.
package final class NestedObserver: RuntimeObject {
  private var watch: Watch?
  private(set) var target: RuntimeObject?
  private var path = ""

  /// Registers with an object for an observer of a longer path.
  ///
  /// - Throws: errors of the object's method.
  static func register(
    with target: RuntimeObject, _ path: String, for watch: Watch
  ) throws -> NestedObserver? {
    let runtime = target.runtime
    guard let cls = runtime.lookUpClass("NSKeyValueNestedProperty"),
      let made = runtime.createInstance(cls) as? NestedObserver
    else { return nil }
    made.retain()
    made.watch = watch
    made.path = path
    made.target = target
    let options = watch.observance.options.subtracting(.initial).rawValue
    do {
      _ = try runtime.send(
        target, target.foundation.keyValue.addObserver,
        Arguments([.object(made), .string(path), .integer(Int64(options)), .none]))
    } catch {
      made.forget()
      throw error
    }
    return made
  }

  /// Removes the registration.
  func end() throws {
    guard let target else { return }
    defer { forget() }
    guard !target.isDeallocating, !target.isErased, !isErased else { return }
    _ = try runtime.send(
      target, target.foundation.keyValue.removeObserver,
      Arguments(.object(self), .string(path)))
  }

  private func forget() {
    watch = nil
    target = nil
    release()
  }

  static func define(_ nested: ClassDefinition<NestedObserver>) {
    nested.method("observeValueForKeyPath:ofObject:change:context:") {
      (nested, _: Value, _: Value, change: Value, _: Value) in
      guard let watch = nested.watch, watch.observance.isActive else { return }
      guard watch.dependent != nil else { return try watch.observance.passOn(change) }
      // The dependent value has changed as a whole; its old value is not known any more.
      let isPrior = change.entries?.contains { $0.key.isText("notificationIsPrior") } ?? false
      if !isPrior { try watch.observance.tellWholeValue() }
    }
  }
}

extension FoundationWorld {
  /// Returns whether an object uses `NSObject`'s registration of observers.
  func registersPlainly(_ object: RuntimeObject) -> Bool {
    object.isa.method(keyValue.addObserver)?.owner === runtime.cls(FoundationClasses.object)
  }
}

extension FoundationClasses {
  package static let keyValueNestedProperty = NativeClass<NestedObserver>(
    "NSKeyValueNestedProperty", superclass: object, NestedObserver.define)
}
