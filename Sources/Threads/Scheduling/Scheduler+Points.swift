/// Switch points, at which the schedule may switch although the thread could continue.
extension Scheduler {
  /// Switches to another thread if the schedule chooses one.
  ///
  /// Points are counted only while another thread is ready.
  /// - Parameter thing: The variable that the thread is about to access, if other threads access it
  ///   too.
  /// - Throws: ``ThreadEnd`` when the thread is terminated meanwhile.
  @inline(__always)
  package func point(_ thing: @autoclosure () -> String? = nil) throws {
    if schedule.switches && !ready.isEmpty { try decide(thing) }
  }

  private func decide(_ thing: () -> String?) throws {
    guard endingThread == nil else { return }
    points += 1
    let others = ready.all
    if schedule.recordsAlternatives {
      schedule.alternatives.append(
        .init(point: points, ready: others.map(\.number), thing: thing()))
    }
    guard let index = schedule.choose(at: points, ready: others) else { return }
    let thread = current
    let next = others[index]
    ready.remove(next)
    schedule.choices.append(.init(point: points, thread: next.number))
    guard prepare(next) else { return }
    thread.state = .ready
    ready.append(thread)
    resume(next)
    if thread.isEnding { throw ThreadEnd() }
  }

  /// Whether accesses to variables must be reported.
  package var tracksAccesses: Bool { accessLog != nil || schedule.recordsAlternatives }

  /// Sets the schedule for the following switch points.
  package func use(_ schedule: Schedule) {
    self.schedule = schedule
    points = 0
  }

  /// Starts or stops race detection.
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
