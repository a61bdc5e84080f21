package import VirtualTime

/// A simulated thread: a stack, which runs when the scheduler resumes it.
package final class SimulatedThread {
  /// The state of a thread.
  package enum State: Sendable {
    case ready, running, waiting, ended
  }

  /// The reason why a waiting thread continues.
  enum WakeReason {
    case signal, timeout, failure
  }

  /// Its number; the main thread has number 1.
  package let number: Int
  /// Its name, or nil.
  package var name: String?
  package internal(set) var state = State.ready
  /// The reason of its wait, and the source location.
  package internal(set) var wait: Wait?
  package internal(set) var waitPlace: String?
  /// The queues whose blocks it runs, innermost last.
  package internal(set) var frames: [QueueFrame] = []
  /// Its run loop, created on first use.
  package var runLoop: RunLoop?
  /// The app's `NSThread` object.
  package var object: AnyObject?
  /// Called when it has ended.
  package var ends: [() -> Void] = []
  /// Whether it is a pool thread of queues, not a thread of the app.
  package let isWorker: Bool
  /// Whether it is terminated at its next wait.
  package internal(set) var isEnding = false
  /// Whether a deadlock error has named it.
  var isReported = false
  /// Its vector clock in the happens-before order.
  var clock = VectorClock()
  /// Its key in that order: its number, or the negative number of a pool thread's current task.
  var task: Int

  var body: (() throws -> Void)?
  var carrier: (any Carrier)?
  var wakeReason = WakeReason.signal

  init(number: Int, name: String?, isWorker: Bool, _ body: (() throws -> Void)?) {
    self.number = number
    self.name = name
    self.isWorker = isWorker
    self.body = body
    task = number
  }

  /// Whether it is the main thread.
  package var isMain: Bool { number == 1 }

  /// The queue whose block it runs.
  package var queue: BlockQueue? { frames.last?.queue }

  /// Its description: `thread 3 "name" (com.example.queue)`.
  package var text: String {
    var text = isMain ? "the main thread" : "thread \(number)"
    if let name, !name.isEmpty { text += " \"\(name)\"" }
    if !isMain, let label = queue?.label, !label.isEmpty { text += " (\(label))" }
    return text
  }
}

/// A queue whose block a thread runs.
package struct QueueFrame {
  package let queue: BlockQueue
  /// Whether no other thread can run a block of the queue meanwhile.
  let isExclusive: Bool
  /// The thread that has the queue, and where it started the block.
  let holder: Wait.Holder
}
