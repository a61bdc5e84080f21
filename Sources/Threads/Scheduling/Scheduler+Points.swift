/// Switch points: where a thread may be left though it could go on.
extension Scheduler {
  /// Whether points are counted now.
  package var countsPoints: Bool { schedule.switches && hasCompany }

  /// Lets the schedule leave the running thread here.
  ///
  /// - Throws: ``ThreadEnd`` when the thread is ended meanwhile.
  @inline(__always)
  package func point() throws {
    if schedule.switches && !ready.isEmpty { try decide() }
  }

  private func decide() throws {
    guard endingThread == nil, !isAtomic else { return }
    points += 1
    let thread = current
    let next = schedule.choose(at: points, running: thread, ready: ready)
    guard next !== thread, let place = ready.firstIndex(where: { $0 === next }) else { return }
    ready.remove(at: place)
    guard prepare(next) else { return }
    thread.state = .ready
    ready.append(thread)
    resume(next)
    if thread.isEnding { throw ThreadEnd() }
  }

  /// Sets who decides at the points that come.
  package func use(_ schedule: any Schedule) {
    self.schedule = schedule
    points = 0
  }
}
