package import SelectorRuntime
internal import Threads

/// Registers and removes observers, and processes the beginning and the end of a change.
extension FoundationWorld {
  /// Registers an observer.
  ///
  /// As on a device, the initial notification is sent before the registration is stored and before
  /// the object's class changes: an observer that removes itself there is not registered yet.
  func addObserver(
    _ observer: RuntimeObject, to object: RuntimeObject, _ path: String,
    _ options: ObservingOptions, context: Value
  ) throws {
    lastObservance += 1
    let observance = Observance(
      observer, of: object, path, options, context: context, number: lastObservance)
    if options.contains(.initial) { try observance.tellWholeValue() }
    let info = ObservationInfo.of(object)
    info.observances.append(observance)
    do {
      observance.watch = try Watch.attach(KeyPath(path), to: object, for: observance)
    } catch {
      info.observances.removeAll(observance)
      if info.isEmpty { try stopNotifying(object) }
      throw error
    }
    runtime.recordUndo { [unowned self] in withdraw(observance) }
  }

  /// Removes the newest matching registration.
  ///
  /// - Parameter context: The context to match, or nil for any.
  /// - Throws: `NSRangeException` if there is none; `NSInternalInconsistencyException` if a part of
  ///   the path was replaced without a notification. The registration is removed in that case too.
  func removeObserver(
    _ observer: RuntimeObject, from object: RuntimeObject, _ path: String, context: Value?
  ) throws {
    let info = object.attachment as? ObservationInfo
    let place = info?.observances.lastIndex { observance in
      observance.observer === observer && observance.path == path
        && (context.map { $0.isIdentical(to: observance.context) } ?? true)
    }
    guard let info, let place else {
      throw RuntimeError(
        .range,
        "Cannot remove an observer \(observer.descriptionForErrors) for the key path \"\(path)\" "
          + "from \(object.descriptionForErrors) because it is not registered as an observer.")
    }
    threads.touch("the observers of \(object.defaultDescription)")
    let observance = info.observances.remove(at: place)
    observance.isActive = false
    runtime.recordUndo { [unowned self] in reinstate(observance) }
    let stale = Result { try observance.watch?.staleWatch() }
    try observance.watch?.detach()
    observance.watch = nil
    if info.isEmpty && !object.isDeallocating { try stopNotifying(object) }
    if let watch = try stale.get() { throw watch.staleError("Cannot remove an observer") }
  }

  /// Undoes a registration, for a restored snapshot.
  private func withdraw(_ observance: Observance) {
    guard observance.isActive, let info = observance.object.attachment as? ObservationInfo
    else { return }
    observance.isActive = false
    info.observances.removeAll(observance)
    try? observance.watch?.detach()
    observance.watch = nil
  }

  /// Undoes a removal, for a restored snapshot, if both objects still exist.
  private func reinstate(_ observance: Observance) {
    let object = observance.object
    guard !object.isDeallocating, !observance.observer.isDeallocating else { return }
    observance.isActive = true
    ObservationInfo.of(object).insert(observance)
    observance.watch = try? Watch.attach(KeyPath(observance.path), to: object, for: observance)
  }

  /// Implements `willChangeValueForKey:`.
  func willChange(
    _ object: RuntimeObject, _ key: String, _ mutation: KeyValueMutation = .whole
  ) throws {
    guard let info = object.attachment as? ObservationInfo else { return }
    let watches = info.watches[key] ?? []
    var notices: [PendingChange.Notice] = []
    var part: ChangedPart?
    for watch in watches where watch.observance.isActive {
      guard !notices.contains(where: { $0.observance === watch.observance }) else { continue }
      guard watch.isDirect else {
        notices.append(try watch.observance.changeBegins(.setting, .whole))
        continue
      }
      let changed = try part ?? changedPart(of: mutation, object, key)
      part = changed
      notices.append(try watch.observance.changeBegins(mutation.change, changed))
    }
    var before: [ObjectIdentifier: RuntimeObject] = [:]
    for watch in watches { try watch.recordTargets(in: &before) }
    info.pending.append(
      PendingChange(key: key, notices: notices, watches: watches, targets: before))
  }

  private func changedPart(
    of mutation: KeyValueMutation, _ object: RuntimeObject, _ key: String
  ) throws -> ChangedPart {
    let isOfSet = if case .set = mutation { true } else { false }
    let value = isOfSet ? try value(forKey: key, of: .object(object)) : .none
    return try ChangedPart(of: mutation, in: value, self)
  }

  /// Implements `didChangeValueForKey:`; does nothing without a matching `willChangeValueForKey:`.
  ///
  /// The newest observer is notified first, as on a device and in GNUstep; prior notifications are
  /// sent in the order of registration.
  package func didChange(_ object: RuntimeObject, _ key: String) throws {
    guard let info = object.attachment as? ObservationInfo,
      let place = info.pending.lastIndex(where: { $0.key == key })
    else { return }
    let change = info.pending.remove(at: place)
    for watch in change.watches where watch.observance.isActive {
      try watch.refresh(change.targets)
    }
    for notice in change.notices.reversed() where info.isRegistered(notice.observance) {
      try notice.observance.changeEnded(notice)
    }
    // All observers were removed during the change.
    if info.isEmpty, (object.attachment as? ObservationInfo) === info, !object.isDeallocating {
      try stopNotifying(object)
    }
  }

  /// Changes a key's value between the two messages; observers are not notified if the change
  /// fails.
  func changing<Result>(
    _ object: RuntimeObject, _ key: String, _ mutation: KeyValueMutation = .whole,
    _ change: () throws -> Result
  ) throws -> Result {
    object.retain()
    defer { object.release() }
    let messages = mutation.messages(keyValue, key)
    _ = try runtime.send(object, messages.before, Arguments(messages.arguments))
    let result: Result
    do {
      result = try change()
    } catch {
      let info = object.attachment as? ObservationInfo
      if let info, let place = info.pending.lastIndex(where: { $0.key == key }) {
        info.pending.remove(at: place)
      }
      throw error
    }
    _ = try runtime.send(object, messages.after, Arguments(messages.arguments))
    return result
  }

  /// Returns the result of `keyPathsForValuesAffectingValueForKey:` of the class.
  func keyPathsAffecting(_ key: String, of object: RuntimeObject) throws -> [String] {
    let answer = try runtime.send(
      object is RuntimeClass ? object : object.apparentClass, keyValue.keyPathsAffecting,
      Arguments(.string(key)))
    return try (elements(of: answer) ?? []).compactMap { String.from($0, in: runtime) }
  }

  /// Returns the result of `automaticallyNotifiesObserversForKey:` of the class.
  func notifiesAutomatically(of key: String, _ object: RuntimeObject) throws -> Bool {
    try runtime.send(object.apparentClass, keyValue.automaticallyNotifies, key, as: Bool.self)
  }
}

extension RuntimeObject {
  /// Changes a key's value without a setter, and notifies observers of the key.
  package final func notifying(ofDirectChangeOf key: String, _ change: () throws -> Void) throws {
    guard try tellsOfChanges(of: key) else { return try change() }
    try foundation.changing(self, key) { try change() }
  }

  /// Changes elements of a list or a set without its own accessors.
  ///
  /// Observers of the key are notified once; a setter that is called does not notify them again.
  final func notifying(
    of mutation: KeyValueMutation, ofKey key: String, _ change: () throws -> Void
  ) throws {
    guard try tellsOfChanges(of: key), let info = attachment as? ObservationInfo,
      !info.quietKeys.contains(key)
    else { return try change() }
    try foundation.changing(self, key, mutation) { try info.keepingQuiet(of: key, change) }
  }

  /// Changes a key's value with its setter, without notifying observers.
  package final func withoutNotifying(
    ofKey key: String, _ change: () throws -> Void
  ) rethrows {
    guard let info = attachment as? ObservationInfo else { return try change() }
    try info.keepingQuiet(of: key, change)
  }

  private final func tellsOfChanges(of key: String) throws -> Bool {
    guard let info = attachment as? ObservationInfo, info.watches[key] != nil else { return false }
    return try foundation.notifiesAutomatically(of: key, self)
  }
}
