extension RunLoop {
  /// The clock at one moment, and all that waited for it then.
  package struct Moment {
    fileprivate let now: Double
    fileprivate let mode: Mode
    fileprivate let frameRate: Int
    fileprivate let observer: ((Activity) throws -> Void)?
    fileprivate let waiting: [(entry: Entry, body: Body)]
  }

  /// The body of an entry.
  ///
  /// A closure that goes through an array comes out as one around it; each moment that is gone back
  /// to would add one to what waits.
  struct Body {
    let run: () throws -> Void
  }

  /// Notes the present moment.
  /// - Complexity: O(n).
  package func moment() -> Moment {
    Moment(
      now: now, mode: mode, frameRate: frameRate, observer: observer,
      waiting: everyEntry.compactMap { entry in entry.pendingBody.map { (entry, $0) } })
  }

  /// Goes back to a moment: what was scheduled since is dropped, what waited then waits again.
  ///
  /// The clock goes back too, the only time that it does.
  /// - Complexity: O(n log n).
  package func restore(_ moment: Moment) {
    for entry in everyEntry { entry.cancel() }
    dropEverything()
    clock.now = moment.now
    mode = moment.mode
    frameRate = moment.frameRate
    observer = moment.observer
    for (entry, body) in moment.waiting { rearm(entry, body.run) }
  }
}
