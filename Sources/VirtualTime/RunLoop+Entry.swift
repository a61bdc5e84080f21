extension RunLoop {
  /// One thing that waits to be run, once.
  package final class Entry {
    /// The virtual time for which it was scheduled, in seconds.
    package let deadline: Double
    package let phase: Phase
    /// The modes in which it runs.
    package let modes: Mode
    /// Whether the host goes on running because of it.
    package let keepsAlive: Bool

    /// Its place among the others; renewed when it has had to wait.
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

    /// Whether it has neither begun to run nor been cancelled.
    package var isPending: Bool { body != nil }

    /// Takes it back, and lets go of what its body captured; afterwards, and while it runs, nothing.
    /// - Complexity: O(1), amortized.
    package func cancel() {
      guard take() != nil else { return }
      runLoop?.didCancel(self)
    }

    /// The body that is still to run, or nil once it has begun or been cancelled.
    var pendingBody: Body? {
      if let body { Body(run: body) } else { nil }
    }

    /// Gives it a body again.
    func arm(_ body: @escaping () throws -> Void) { self.body = body }

    /// Takes the body out, so that it can run once only.
    func take() -> (() throws -> Void)? {
      defer { body = nil }
      return body
    }
  }

  /// The order of entries: by instant, turn, phase, deadline, and who came first.
  struct Order: Comparable {
    /// When it can run: its deadline, or the time at which it was late already.
    var instant: Double
    /// Which of several turns at one instant.
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
