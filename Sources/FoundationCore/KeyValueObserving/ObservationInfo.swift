internal import SelectorRuntime
internal import Systems

/// The attachment of an observed object: registrations, watches of keys, and unfinished changes.
final class ObservationInfo: ObjectAttachment {
  /// The registrations, in order.
  var observances: [Observance] = []
  /// The watches by key, including those of registrations on other objects whose paths lead here.
  var watches: [String: [Watch]] = [:]
  var pending: [PendingChange] = []
  /// Keys for which the caller of the setter posts the change notifications.
  var quietKeys: [String] = []
  /// Whether the object was made an instance of a notifying class.
  var hasUsedNotifyingClass = false

  var isEmpty: Bool { observances.isEmpty && watches.isEmpty && pending.isEmpty }

  /// Whether a registration exists, or an equal one.
  ///
  /// A device has one `NSKeyValueObservance` for equal registrations: an observer that was removed
  /// and registered again during a change receives the change.
  func isRegistered(_ observance: Observance) -> Bool {
    observance.isActive
      || observances.contains {
        $0.observer === observance.observer && $0.path == observance.path
          && $0.options == observance.options && $0.context.isIdentical(to: observance.context)
      }
  }

  /// Returns the info of an object, created on first use.
  static func of(_ object: RuntimeObject) -> ObservationInfo {
    if let info = object.attachment as? ObservationInfo { return info }
    let made = ObservationInfo()
    object.attachment = made
    return made
  }

  /// Disables the notifications of a key's setter while `change` runs.
  func keepingQuiet(of key: String, _ change: () throws -> Void) rethrows {
    quietKeys.append(key)
    defer {
      if let place = quietKeys.lastIndex(of: key) { quietKeys.remove(at: place) }
    }
    try change()
  }

  /// Adds a registration, at its original position if it is restored.
  func insert(_ observance: Observance) {
    let before = observances.lastIndex { $0.number < observance.number }
    observances.insert(observance, at: before.map { $0 + 1 } ?? 0)
  }

  /// Adds a watch, in the order of the registrations.
  func insert(_ watch: Watch) {
    let before = watches[watch.key]?.lastIndex { $0.observance.number <= watch.observance.number }
    watches[watch.key, default: []].insert(watch, at: before.map { $0 + 1 } ?? 0)
  }

  /// Removes the registrations of a deallocated object.
  ///
  /// - Throws: `NSInternalInconsistencyException` unless the object used automatic notifications,
  ///   for which a device removes observers itself since iOS 11, or another class was set for it
  ///   instead of the notifying one, which would find the observers.
  func ownerDidDeallocate(_ owner: RuntimeObject) throws {
    let left = observances
    let text = description
    observances = []
    for observance in left { observance.isActive = false }
    for (_, ending) in watches.sorted(by: { $0.key < $1.key }) {
      for watch in ending { try watch.ownerEnded() }
    }
    watches = [:]
    for observance in left { observance.watch = nil }
    pending = []
    let isAutomatic = owner.isa.lineage.contains { $0.concealment == .notifying }
    guard !left.isEmpty, !(isAutomatic && owner.foundation.changes[.kvoDeallocRaises]),
      isAutomatic || !hasUsedNotifyingClass
    else { return }
    throw RuntimeError(
      .inconsistency,
      "An instance \(owner.address) of class \(owner.apparentClass.name) was deallocated while key "
        + "value observers were still registered with it. Current observation info: \(text)")
  }

  /// The text of `-[NSObject observationInfo]`.
  var description: String {
    let lines = observances.map { observance in
      let options = observance.options
      func flag(_ option: ObservingOptions) -> String { options.contains(option) ? "YES" : "NO" }
      return "<NSKeyValueObservance: Observer: \(observance.observer.address), "
        + "Key path: \(observance.path), Options: <New: \(flag(.new)), Old: \(flag(.old)), "
        + "Prior: \(flag(.prior))>>"
    }
    return "<NSKeyValueObservationInfo> (\n" + lines.joined(separator: "\n") + "\n)"
  }
}
