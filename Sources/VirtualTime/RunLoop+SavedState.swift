extension RunLoop {
  /// The state of the clock and all scheduled entries, for snapshots.
  package struct SavedState {
    fileprivate let now: Double
    fileprivate let mode: Mode
    fileprivate let frameRate: Int
    fileprivate let observer: ((Activity) throws -> Void)?
    fileprivate let waiting: [(entry: Entry, body: Body)]
  }

  /// The body of an entry.
  ///
  /// A closure in an array is wrapped in another closure when it is read. The structure prevents
  /// one wrapper per restored snapshot.
  struct Body {
    let run: () throws -> Void
  }

  /// Returns the current state.
  /// - Complexity: O(n).
  package func savedState() -> SavedState {
    SavedState(
      now: now, mode: mode, frameRate: frameRate, observer: observer,
      waiting: allEntries.compactMap { entry in entry.pendingBody.map { (entry, $0) } })
  }

  /// Restores a state: removes entries scheduled since, and reschedules those scheduled then.
  ///
  /// The clock goes back too; it does so nowhere else.
  /// - Complexity: O(n log n).
  package func restore(_ savedState: SavedState) {
    for entry in allEntries { entry.cancel() }
    removeAll()
    clock.now = savedState.now
    mode = savedState.mode
    frameRate = savedState.frameRate
    observer = savedState.observer
    for (entry, body) in savedState.waiting { rearm(entry, body.run) }
  }
}
