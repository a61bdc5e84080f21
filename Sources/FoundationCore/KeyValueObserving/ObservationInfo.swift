internal import SelectorRuntime

/// The attachment of an observed object: its registrations, the watches of its keys, and the
/// changes that have begun.
final class ObservationInfo: ObjectAttachment {
  /// In the order in which they were made.
  var observances: [Observance] = []
  /// By key; also those of registrations on other objects, whose paths lead here.
  var watches: [String: [Watch]] = [:]
  var pending: [PendingChange] = []
  /// Keys whose setter is sent by somebody who tells the observers himself.
  var quietKeys: [String] = []

  var isEmpty: Bool { observances.isEmpty && watches.isEmpty }

  /// An object's own, made on first use.
  static func of(_ object: RuntimeObject) -> ObservationInfo {
    if let info = object.attachment as? ObservationInfo { return info }
    let made = ObservationInfo()
    object.attachment = made
    return made
  }

  /// Lets the setter of a key tell nobody meanwhile.
  func keepingQuiet(of key: String, _ change: () throws -> Void) rethrows {
    quietKeys.append(key)
    defer {
      if let place = quietKeys.lastIndex(of: key) { quietKeys.remove(at: place) }
    }
    try change()
  }

  /// Adds a registration, where it stood if it has been here before.
  func insert(_ observance: Observance) {
    let before = observances.lastIndex { $0.number < observance.number }
    observances.insert(observance, at: before.map { $0 + 1 } ?? 0)
  }

  /// Adds what a registration watches, in the order of the registrations.
  func insert(_ watch: Watch) {
    var known = watches[watch.key] ?? []
    let before = known.lastIndex { $0.observance.number <= watch.observance.number }
    known.insert(watch, at: before.map { $0 + 1 } ?? 0)
    watches[watch.key] = known
  }

  /// Ends the registrations of an object that has gone.
  ///
  /// - Throws: `NSInternalInconsistencyException` unless the object told of its changes
  ///   automatically, which is when a device cleans up by itself.
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
    guard !left.isEmpty, !owner.isa.lineage.contains(where: { $0.concealment == .notifying })
    else { return }
    throw RuntimeError(
      .inconsistency,
      "An instance \(owner.address) of class \(owner.apparentClass.name) was deallocated while key "
        + "value observers were still registered with it. Current observation info: \(text)")
  }

  /// As `-[NSObject observationInfo]` prints.
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
