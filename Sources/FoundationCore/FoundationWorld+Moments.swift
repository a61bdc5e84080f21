internal import SelectorRuntime
internal import Threads
internal import VirtualTime

/// A moment of a whole world: of its runtime, of its clock, and of what its models share.
package final class WorldSnapshot {
  let runtime: RuntimeSnapshot
  /// How much had been scheduled, ever.
  let scheduled: Int
  let threads: Scheduler.SavedState

  init(_ runtime: RuntimeSnapshot, scheduled: Int, threads: Scheduler.SavedState) {
    self.runtime = runtime
    self.scheduled = scheduled
    self.threads = threads
  }
}

extension FoundationWorld {
  /// Notes the present moment.
  ///
  /// - Throws: `ThreadError` that names another thread which is in the middle of something.
  /// - Complexity: O(what waits on the run loop).
  package func snapshot() throws -> WorldSnapshot {
    let threads = try threads.savedState()
    return WorldSnapshot(
      runtime.snapshot(sharing: restoration()), scheduled: runLoop.lastSequence, threads: threads)
  }

  /// Whether nothing has been made, changed or scheduled since a moment that would be taken back.
  package func isPresent(_ snapshot: WorldSnapshot) -> Bool {
    runtime.isPresent(snapshot.runtime) && runLoop.lastSequence == snapshot.scheduled
  }

  /// Whether a moment can be gone back to: it is one of this world, and no older one was since.
  package func holds(_ snapshot: WorldSnapshot) -> Bool { runtime.holds(snapshot.runtime) }

  /// Goes back to a moment; see `Runtime.restore(_:)` for what that means to objects.
  ///
  /// Threads that were begun since end first, while everything is there that they have to close.
  /// - Throws: `RuntimeError` when an older moment has been restored since it was noted; `ThreadError` on
  ///   another thread than the main one.
  package func restore(_ snapshot: WorldSnapshot) throws {
    if threads.hasOtherThreads { try threads.endOthers() }
    try runtime.restore(snapshot.runtime)
    try threads.restore(snapshot.threads)
    runningQueues = [:]
  }

  /// The step that takes Foundation's shared part back: the clock, the delayed messages, timers and
  /// display links.
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
      onlyInstances = instances
      settings()
      device()
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
    }
  }
}
