internal import FoundationCore
internal import SelectorRuntime
internal import Threads

/// Where loads run: a serial queue of their own, so that they go on while the main thread waits.
///
/// The corresponding queue of a device is `com.apple.NSURLSession-work`.
final class NetworkQueue {
  /// Something that has not been done.
  final class Step {
    fileprivate var body: (() throws -> Void)?
    fileprivate var wakeUp: WakeUp?
    private unowned let scheduler: Scheduler

    fileprivate init(_ scheduler: Scheduler, _ body: @escaping () throws -> Void) {
      self.scheduler = scheduler
      self.body = body
    }

    var isPending: Bool { body != nil }

    /// Takes it back.
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

  /// Does something in a while.
  ///
  /// - Parameter keepsAlive: whether the host goes on running because of it.
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
  /// The queue of all loads, made when the first one begins.
  var networkQueue: NetworkQueue {
    if let queue = network.queue { return queue }
    let made = NetworkQueue(threads)
    network.queue = made
    return made
  }
}
