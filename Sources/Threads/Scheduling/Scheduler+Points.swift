/// Switch points: where a thread may be left though it could go on.
extension Scheduler {
  /// Lets the schedule leave the running thread here; only those count at which another one is ready.
  ///
  /// - Parameter thing: What the thread is about to touch, where others are known to touch it.
  /// - Throws: ``ThreadEnd`` when the thread is ended meanwhile.
  @inline(__always)
  package func point(_ thing: @autoclosure () -> String? = nil) throws {
    if schedule.switches && !ready.isEmpty { try decide(thing) }
  }

  private func decide(_ thing: () -> String?) throws {
    guard endingThread == nil else { return }
    points += 1
    let others = ready.all
    if schedule.notesAlternatives {
      schedule.alternatives.append(
        .init(point: points, ready: others.map(\.number), thing: thing()))
    }
    guard let place = schedule.choose(at: points, ready: others) else { return }
    let thread = current
    let next = others[place]
    ready.remove(next)
    schedule.choices.append(.init(point: points, thread: next.number))
    guard prepare(next) else { return }
    thread.state = .ready
    ready.append(thread)
    resume(next)
    if thread.isEnding { throw ThreadEnd() }
  }

  /// Whether somebody wants to know what a thread is about to touch.
  package var looksAtAccesses: Bool { accessLog != nil || schedule.notesAlternatives }

  /// Sets who decides at the points that come.
  package func use(_ schedule: Schedule) {
    self.schedule = schedule
    points = 0
  }

  /// Looks for races from now on, or no longer.
  package func setAccessLog(_ log: AccessLog?) {
    accessLog = log
    guard log != nil else { return }
    lastLog += 1
    for thread in threads {
      thread.clock = VectorClock()
      thread.clock.step(thread.task)
    }
  }
}
