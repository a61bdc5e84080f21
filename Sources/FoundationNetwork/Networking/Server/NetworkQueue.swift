internal import FoundationCore
internal import SelectorRuntime
internal import Threads
internal import VirtualTime

/// The serial queue of all loads, which continues while the main thread waits.
///
/// The corresponding queue of a device is `com.apple.NSURLSession-work`.
final class NetworkQueue {
  /// A pending step.
  final class Step {
    fileprivate var body: (() throws -> Void)?
    fileprivate var wakeUp: WakeUp?
    private unowned let scheduler: Scheduler

    fileprivate init(_ scheduler: Scheduler, _ body: @escaping () throws -> Void) {
      self.scheduler = scheduler
      self.body = body
    }

    var isPending: Bool { body != nil }

    /// Cancels the step.
    func cancel() {
      body = nil
      if let wakeUp { scheduler.cancel(wakeUp) }
      wakeUp = nil
    }

    fileprivate func run() throws {
      guard let body else { return }
      self.body = nil
      try body()
    }
  }

  private let scheduler: Scheduler
  private let queue: BlockQueue

  init(_ scheduler: Scheduler) {
    self.scheduler = scheduler
    queue = BlockQueue(scheduler, label: "com.apple.NSURLSession-work", kind: .serial)
  }

  /// Schedules a step after a delay.
  ///
  /// - Parameters:
  ///   - seconds: the delay in virtual seconds.
  ///   - keepsAlive: whether the step keeps the host running.
  ///   - body: the step.
  @discardableResult
  func after(
    _ seconds: Double, keepsAlive: Bool = true, _ body: @escaping () throws -> Void
  ) -> Step {
    let step = Step(scheduler, body)
    if seconds > 0 {
      let order = scheduler.releasedPoint()
      step.wakeUp = scheduler.schedule(after: seconds, keepsAlive: keepsAlive) { [queue] in
        queue.async(after: order) { try step.run() }
      }
    } else {
      queue.async { try step.run() }
    }
    return step
  }
}

extension FoundationWorld {
  /// The queue of all loads, created for the first one.
  var networkQueue: NetworkQueue {
    if let queue = network.queue { return queue }
    let made = NetworkQueue(threads)
    network.queue = made
    return made
  }
}

extension FoundationWorld {
  /// Runs a body on the thread of the scripts' protocols, whose run loop always runs.
  ///
  /// Protocols schedule timers and blocks on the run loop that starts them.
  func onProtocolThread(_ body: @escaping () throws -> Void) throws {
    let known = network.protocolThread.flatMap { $0.state == .ended ? nil : $0 }
    try runLoop(of: known ?? protocolThread()).schedule(after: 0, phase: .blocks, body)
  }

  private func protocolThread() -> SimulatedThread {
    let world = self
    let thread = threads.begin(name: "com.apple.CFNetwork.CustomProtocols", isWorker: true) {
      [unowned world] in try world.threads.serve(world.currentRunLoop)
    }
    network.protocolThread = thread
    return thread
  }
}
