extension RunLoop {
  /// A scheduled body, which runs once.
  package final class Entry: HeapElement {
    /// The virtual time for which it was scheduled, in seconds.
    package let deadline: Double
    package let phase: Phase
    /// The modes in which it runs.
    package let modes: Mode
    /// Whether the host keeps running for it.
    package let keepsAlive: Bool

    /// Its position among the entries; updated when it had to wait for its mode.
    var order: Order
    private var body: (() throws -> Void)?
    private weak var runLoop: RunLoop?

    init(
      deadline: Double, phase: Phase, modes: Mode, keepsAlive: Bool, order: Order,
      runLoop: RunLoop, body: @escaping () throws -> Void
    ) {
      self.deadline = deadline
      self.phase = phase
      self.modes = modes
      self.keepsAlive = keepsAlive
      self.order = order
      self.runLoop = runLoop
      self.body = body
    }

    /// Whether it is due before another entry.
    package func precedes(_ other: Entry) -> Bool { order < other.order }

    /// Whether it is neither running nor cancelled.
    package var isPending: Bool { body != nil }

    /// Cancels it and releases its body; has no effect once it runs or has run.
    /// - Complexity: O(1), amortized.
    package func cancel() {
      guard take() != nil else { return }
      runLoop?.didCancel(self)
    }

    /// The body, or nil once it runs or is cancelled.
    var pendingBody: Body? {
      if let body { Body(run: body) } else { nil }
    }

    /// Sets the body again.
    func arm(_ body: @escaping () throws -> Void) { self.body = body }

    /// Removes and returns the body, so that it runs only once.
    func take() -> (() throws -> Void)? {
      defer { body = nil }
      return body
    }
  }

  /// The order of entries: by instant, turn, phase, deadline, and sequence.
  struct Order: Comparable {
    /// The time at which it can run: its deadline, or the time when it was scheduled late.
    var instant: Double
    /// The turn within the instant.
    var turn: Int
    var phase: Phase
    var deadline: Double
    var sequence: Int

    static func < (left: Order, right: Order) -> Bool {
      if left.instant != right.instant { return left.instant < right.instant }
      if left.turn != right.turn { return left.turn < right.turn }
      if left.phase != right.phase { return left.phase < right.phase }
      if left.deadline != right.deadline { return left.deadline < right.deadline }
      return left.sequence < right.sequence
    }
  }
}
