/// Suspending, targets, and what is known of the queue that is running.
extension BlockQueue {
  /// Lets no further block begin.
  ///
  /// The corresponding function is `dispatch_suspend`.
  package func suspend() { if !isGlobal { suspensions += 1 } }

  /// Takes one suspension back.
  ///
  /// - Throws: ``ThreadError`` when there is none.
  /// The corresponding function is `dispatch_resume`.
  package func resume() throws {
    guard !isGlobal else { return }
    guard suspensions > 0 else {
      throw ThreadError.dispatch("Over-resume of an \(isActive ? "" : "inactive ")object")
    }
    suspensions -= 1
    pump()
  }

  /// Lets a queue begin that was made inactive.
  ///
  /// The corresponding function is `dispatch_activate`.
  package func activate() {
    guard !isActive else { return }
    isActive = true
    pump()
  }

  /// Sets where the blocks go; what has begun stays where it is, and so do the main queue and the global
  /// ones.
  ///
  /// - Throws: ``ThreadError`` for a queue that was made with a target and has been activated, and for
  ///   one that would lead to itself.
  /// The corresponding function is `dispatch_set_target_queue`.
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

  /// The error of a queue that goes for good while it must not; nil when there is none.
  package var releaseError: ThreadError? {
    if !isActive { return .dispatch("Release of an inactive object") }
    return suspensions > 0 ? .dispatch("Release of a suspended object") : nil
  }

  /// Sets the value of a key; nil takes it away.
  ///
  /// - Throws: ``ThreadError`` for a global queue.
  /// The corresponding function is `dispatch_queue_set_specific`.
  package func setSpecific(_ key: SpecificKey, _ value: Any?) throws {
    if isGlobal {
      throw ThreadError.dispatch("Queue doesn't support dispatch_queue_set_specific")
    }
    specifics[key] = value
  }

  /// The value of a key, of the queue or of its targets.
  package func specific(_ key: SpecificKey) -> Any? {
    for queue in chain { if let value = queue.specifics[key] { return value } }
    return nil
  }

  /// Whether the running thread runs a block of the queue, or of one that leads to it.
  private var isCurrent: Bool {
    let thread = scheduler.current
    if thread.frames.isEmpty { return isMain && thread.isMain }
    return thread.frames.contains { $0.queue.chain.contains { $0 === self } }
  }

  /// Refuses to go on off the queue, or on it.
  ///
  /// - Throws: ``ThreadError``.
  /// The corresponding functions are `dispatch_assert_queue` and `dispatch_assert_queue_not`.
  package func assertCurrent(_ expected: Bool) throws {
    guard isCurrent != expected else { return }
    throw ThreadError.dispatch(
      "Assertion failed: Block was \(expected ? "" : "not ")expected to execute on queue [\(label)]"
    )
  }
}

extension Scheduler {
  /// The qualities of service, each with a global queue.
  package enum Quality: String, CaseIterable, Sendable {
    case userInteractive = "user-interactive"
    case userInitiated = "user-initiated"
    case `default` = "default"
    case utility
    case background
  }

  /// How many iterations of `dispatch_apply` go beside each other.
  static let processors = 6
  /// How many threads a global queue has at most, as libdispatch's pool.
  private static let poolSize = 64

  /// The global queue of a quality.
  ///
  /// The corresponding function is `dispatch_get_global_queue`.
  package func globalQueue(_ quality: Quality) -> BlockQueue {
    let label = "com.apple.root.\(quality.rawValue)-qos"
    if let known = globalQueues[label] { return known }
    let made = BlockQueue(self, label: label, kind: .global(width: Scheduler.poolSize))
    globalQueues[label] = made
    return made
  }

  /// The queue whose block runs; the main queue on the main thread.
  package var currentQueue: BlockQueue? { current.queue ?? (current.isMain ? mainQueue : nil) }

  func beginCompanyIfNeeded(for queue: BlockQueue) {
    if !queue.isMain { beginCompany() }
  }
}
