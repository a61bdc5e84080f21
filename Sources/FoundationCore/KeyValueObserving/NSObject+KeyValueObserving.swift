internal import SelectorRuntime

/// Key-value observing of NSObject.
extension NSObjectClass {
  static func defineKeyValueObserving(_ object: ClassDefinition<RuntimeObject>) {
    defineObserverRegistration(object)
    object.method("willChangeValueForKey:") { (object, key: String) in
      try object.foundation.willChange(object, key)
    }
    object.method("didChangeValueForKey:") { (object, key: String) in
      try object.foundation.didChange(object, key)
    }
    object.method("willChange:valuesAtIndexes:forKey:") {
      (object, kind: Int, indexes: [Int], key: String) in
      let mutation = KeyValueChange(rawValue: kind).map {
        $0 == .setting ? KeyValueMutation.whole : .list($0, at: indexes)
      }
      try object.foundation.willChange(object, key, mutation ?? .whole)
    }
    object.method("didChange:valuesAtIndexes:forKey:") {
      (object, _: Int, _: [Int], key: String) in
      try object.foundation.didChange(object, key)
    }
    object.method("willChangeValueForKey:withSetMutation:usingObjects:") {
      (object, key: String, mutation: Int, objects: [Value]) in
      let mutation = SetMutation(rawValue: mutation).map {
        KeyValueMutation.set($0, using: objects)
      }
      try object.foundation.willChange(object, key, mutation ?? .whole)
    }
    object.method("didChangeValueForKey:withSetMutation:usingObjects:") {
      (object, key: String, _: Int, _: [Value]) in
      try object.foundation.didChange(object, key)
    }
    object.method("observationInfo") { (object) -> NSKeyValueObservationInfo? in
      NSKeyValueObservationInfo.make(of: object)
    }
    object.classSide.method("automaticallyNotifiesObserversForKey:") {
      (cls, key: String) -> Bool in
      let search = AccessorSearch(key, of: cls)
      let name = "automaticallyNotifiesObserversOf" + KeyPath.capitalized(key)
      guard let asked = try search.implemented([name]) else { return true }
      return try cls.runtime.send(cls, asked, as: Bool.self)
    }
    object.classSide.method("keyPathsForValuesAffectingValueForKey:") {
      (cls, key: String) -> Value in
      let search = AccessorSearch(key, of: cls)
      let name = "keyPathsForValuesAffecting" + KeyPath.capitalized(key)
      guard let asked = try search.implemented([name]) else {
        return .list(cls.foundation.keys(affecting: key, in: cls).map { .string($0) })
      }
      return try cls.runtime.send(cls, asked)
    }
    object.classSide.method("setKeys:triggerChangeNotificationsForDependentKey:") {
      (cls, keys: [String], dependent: String) in
      cls.foundation.setKeys(keys, affecting: dependent, in: cls)
    }
  }

  private static func defineObserverRegistration(_ object: ClassDefinition<RuntimeObject>) {
    object.method("addObserver:forKeyPath:options:context:") {
      (object, observer: RuntimeObject, path: String, options: Int, context: Value) in
      try object.foundation.addObserver(
        observer, to: object, path, ObservingOptions(rawValue: options), context: context)
    }
    object.method("removeObserver:forKeyPath:") {
      (object, observer: RuntimeObject, path: String) in
      let world = object.foundation
      let context = world.removedContext
      world.removedContext = nil
      try world.removeObserver(observer, from: object, path, context: context)
    }
    // It sends the message without a context, as Foundation does; a hook may have replaced that
    // method.
    object.method("removeObserver:forKeyPath:context:") {
      (object, observer: RuntimeObject, path: String, context: Value) in
      let world = object.foundation
      let outer = world.removedContext
      world.removedContext = context
      defer { world.removedContext = outer }
      _ = try object.runtime.send(
        object, object.runtime.selector("removeObserver:forKeyPath:"),
        Arguments(.object(observer), .string(path)))
    }
    object.method("observeValueForKeyPath:ofObject:change:context:") {
      (object, path: Value, observed: Value, change: Value, context: Value) -> Value in
      throw try unhandled(object, path, observed, change, context)
    }
  }

  private static func unhandled(
    _ object: RuntimeObject, _ path: Value, _ observed: Value, _ change: Value, _ context: Value
  ) throws -> RuntimeError {
    let world = object.foundation
    let lines = try (change.entries ?? []).map { entry in
      (try world.text(of: entry.key), try world.text(of: entry.value))
    }
    let changeText = lines.sorted { $0.0 < $1.0 }.map { "    \($0) = \($1);\n" }.joined()
    return RuntimeError(
      .inconsistency,
      "\(object.defaultDescription): An -observeValueForKeyPath:ofObject:change:context: message was "
        + "received but not handled.\nKey path: \(try world.text(of: path))\n"
        + "Observed object: \(try world.text(of: observed))\nChange: {\n\(changeText)}\n"
        + "Context: \(context.isNone ? "0x0" : try world.text(of: context))")
  }
}
