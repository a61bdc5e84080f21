/// Suspending, target queues, and the current queue.
extension BlockQueue {
  /// Prevents further blocks from starting.
  ///
  /// The corresponding function is `dispatch_suspend`.
  package func suspend() { if !isGlobal { suspensions += 1 } }

  /// Undoes one suspension.
  ///
  /// The corresponding function is `dispatch_resume`.
  /// - Throws: ``ThreadError`` when the queue is not suspended.
  package func resume() throws {
    guard !isGlobal else { return }
    guard suspensions > 0 else {
      throw ThreadError.dispatch("Over-resume of an \(isActive ? "" : "inactive ")object")
    }
    suspensions -= 1
    pump()
  }

  /// Activates a queue that was created inactive.
  ///
  /// The corresponding function is `dispatch_activate`.
  package func activate() {
    guard !isActive else { return }
    isActive = true
    pump()
  }

  /// Sets the target queue; started blocks are not affected.
  ///
  /// Has no effect on the main queue and on global queues. The corresponding function is
  /// `dispatch_set_target_queue`.
  /// - Throws: ``ThreadError`` for a queue that was created with a target and has been activated,
  ///   and for a cycle of targets.
  package func setTarget(_ target: BlockQueue?) throws {
    if isMain || isGlobal { return }
    if wasMadeWithTarget && isActive {
      throw ThreadError.dispatch(
        "Cannot change the target of this object after it has been activated")
    }
    if let target, target.chain.contains(where: { $0 === self }) {
      throw ThreadError(.invalidArgument, "\(text) cannot be its own target")
    }
    switch kind {
    case .serial: self.target = target ?? scheduler.overcommit
    default: self.target = target ?? scheduler.globalQueue(.default)
    }
  }

  /// The error of deallocating the queue in its current state, or nil.
  package var releaseError: ThreadError? {
    if !isActive { return .dispatch("Release of an inactive object") }
    return suspensions > 0 ? .dispatch("Release of a suspended object") : nil
  }

  /// Sets the value of a key; nil removes it.
  ///
  /// The corresponding function is `dispatch_queue_set_specific`.
  /// - Throws: ``ThreadError`` for a global queue.
  package func setSpecific(_ key: SpecificKey, _ value: Any?) throws {
    if isGlobal {
      throw ThreadError.dispatch("Queue doesn't support dispatch_queue_set_specific")
    }
    specifics[key] = value
  }

  /// Returns the value of a key, of the queue or of its targets.
  package func specific(_ key: SpecificKey) -> Any? {
    for queue in chain { if let value = queue.specifics[key] { return value } }
    return nil
  }

  /// Whether the running thread runs a block of the queue, or of a queue that targets it.
  private var isCurrent: Bool {
    let thread = scheduler.current
    if thread.frames.isEmpty { return isMain && thread.isMain }
    return thread.frames.contains { $0.queue.chain.contains { $0 === self } }
  }

  /// Checks that the running thread is on the queue, or is not.
  ///
  /// The corresponding functions are `dispatch_assert_queue` and `dispatch_assert_queue_not`.
  /// - Throws: ``ThreadError`` if the condition is not met.
  package func assertCurrent(_ expected: Bool) throws {
    guard isCurrent != expected else { return }
    throw ThreadError.dispatch(
      "Assertion failed: Block was \(expected ? "" : "not ")expected to execute on queue [\(label)]"
    )
  }
}

extension Scheduler {
  /// The quality-of-service classes, each with a global queue.
  package enum Quality: String, CaseIterable, Sendable {
    case userInteractive = "user-interactive"
    case userInitiated = "user-initiated"
    case `default` = "default"
    case utility
    case background
  }

  /// The number of parallel iterations of `dispatch_apply`.
  static let processors = 6
  /// The maximum number of threads of a global queue, as in libdispatch.
  private static let poolSize = 64

  /// Returns the global queue of a quality-of-service class.
  ///
  /// The corresponding function is `dispatch_get_global_queue`.
  package func globalQueue(_ quality: Quality) -> BlockQueue {
    let label = "com.apple.root.\(quality.rawValue)-qos"
    if let known = globalQueues[label] { return known }
    let made = BlockQueue(self, label: label, kind: .global(width: Scheduler.poolSize))
    globalQueues[label] = made
    return made
  }

  /// The queue whose block is running; the main queue on the main thread.
  package var currentQueue: BlockQueue? { current.queue ?? (current.isMain ? mainQueue : nil) }

  func becomeMultithreadedIfNeeded(for queue: BlockQueue) {
    if !queue.isMain { becomeMultithreaded() }
  }
}
