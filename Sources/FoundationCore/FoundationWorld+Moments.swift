internal import SelectorRuntime
internal import Threads
internal import VirtualTime

/// A snapshot of a world: of its runtime, its clock, and the state that its models share.
package final class WorldSnapshot {
  let runtime: RuntimeSnapshot
  /// The sequence number of the last entry scheduled on the run loop.
  let scheduled: Int
  let threads: Scheduler.SavedState

  init(_ runtime: RuntimeSnapshot, scheduled: Int, threads: Scheduler.SavedState) {
    self.runtime = runtime
    self.scheduled = scheduled
    self.threads = threads
  }
}

extension FoundationWorld {
  /// Takes a snapshot of the world.
  ///
  /// - Throws: `ThreadError` that names a thread, other than the current one, that has unfinished
  ///   work.
  /// - Complexity: O(entries that wait on the run loop).
  package func snapshot() throws -> WorldSnapshot {
    let threads = try threads.savedState()
    return WorldSnapshot(
      runtime.snapshot(sharing: restoration()), scheduled: runLoop.lastSequence, threads: threads)
  }

  /// Returns whether nothing has been created, changed or scheduled since the snapshot.
  package func isPresent(_ snapshot: WorldSnapshot) -> Bool {
    runtime.isPresent(snapshot.runtime) && runLoop.lastSequence == snapshot.scheduled
  }

  /// Returns whether the snapshot can be restored: it is of this world, and no older one was
  /// restored.
  package func holds(_ snapshot: WorldSnapshot) -> Bool { runtime.holds(snapshot.runtime) }

  /// Restores a snapshot; see `Runtime.restore(_:)` for the effect on objects.
  ///
  /// Threads started since the snapshot end first, while the objects that they have to clean up
  /// exist.
  /// - Throws: `RuntimeError` if an older snapshot has been restored since this one was taken;
  ///   `ThreadError` on any thread but the main one.
  package func restore(_ snapshot: WorldSnapshot) throws {
    if threads.hasOtherThreads { try threads.endOthers() }
    try runtime.restore(snapshot.runtime)
    try threads.restore(snapshot.threads)
  }

  /// Returns a function that restores Foundation's shared state.
  ///
  /// This is the clock, the delayed messages, the timers, the display links and the settings.
  func foundationRestoration() -> () -> Void {
    let moment = runLoop.savedState()
    let messages = delayedMessages
    let instances = onlyInstances
    let settings = valueSettings.restoration()
    let files = files
    let (classNames, classes) = (archivedClassNames, unarchivedClasses)
    let device = deviceSettings.restoration()
    let values = values.restoration(in: self)
    let (uuids, zone) = (uuidState, defaultTimeZone)
    let (providers, abbreviations) = (errorProviders, zoneAbbreviations)
    let versions = classVersions
    let (timers, displayLinks) = (timers, displayLinks)
    let restorations = timers.map { $0.restoration() } + displayLinks.map { $0.restoration() }
    return { [unowned self] in
      restoreOnlyInstances(instances)
      settings()
      device()
      applySystem()
      self.files = files
      (archivedClassNames, unarchivedClasses) = (classNames, classes)
      values()
      (uuidState, defaultTimeZone) = (uuids, zone)
      (errorProviders, zoneAbbreviations) = (providers, abbreviations)
      classVersions = versions
      for message in delayedMessages where !messages.contains(where: { $0 === message }) {
        message.end()
      }
      delayedMessages = messages.filter { !$0.target.isDeallocated }
      for message in delayedMessages { message.begin() }
      runLoop.restore(moment)
      for message in messages where message.target.isDeallocated { message.entry?.cancel() }
      for timer in self.timers where !timers.contains(where: { $0 === timer }) {
        timer.forgetWaiting()
      }
      for link in self.displayLinks where !displayLinks.contains(where: { $0 === link }) {
        link.forgetWaiting()
      }
      for restoration in restorations { restoration() }
      // What was restored may have asked for singletons.
      restoreOnlyInstances(instances)
    }
  }

  /// Replaces the singletons, which the world owns, by those of a snapshot.
  private func restoreOnlyInstances(_ saved: [String: RuntimeObject]) {
    let later = onlyInstances
    onlyInstances = saved.filter { !$0.value.isDeallocated }
    for (name, object) in onlyInstances where later[name] !== object { object.retain() }
    for (name, object) in later where saved[name] !== object && !object.isErased {
      object.release()
    }
  }
}
