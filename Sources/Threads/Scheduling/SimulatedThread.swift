package import VirtualTime

/// One thread of a world: a stack of its own, which runs when the scheduler lets it.
package final class SimulatedThread {
  /// How far a thread has come.
  package enum State: Sendable {
    case ready, running, waiting, ended
  }

  /// Why a thread that waited goes on.
  enum Waking {
    case signal, timeout, failure
  }

  /// Its number, from 1, which is the main thread's.
  package let number: Int
  /// Its name, or nil.
  package var name: String?
  package internal(set) var state = State.ready
  /// The thing that it waits for, and the place where it does.
  package internal(set) var wait: Wait?
  package internal(set) var waitPlace: String?
  /// The queues whose blocks it runs, the innermost last.
  package internal(set) var frames: [QueueFrame] = []
  /// Its run loop, once it has asked for it.
  package var runLoop: RunLoop?
  /// The app's object for it.
  package var object: AnyObject?
  /// Called when it has ended.
  package var ends: [() -> Void] = []
  /// Whether it works for queues, and so is none of the app's.
  package let isWorker: Bool
  /// Whether it is to end wherever it waits next.
  package internal(set) var isEnding = false
  /// Whether it has been named in the report of a deadlock.
  var isReported = false
  /// Its knowledge in the happens-before order.
  var clock = VectorClock()
  /// Its name in that order: its number, or that of the work that a thread of a pool does now,
  /// below 0.
  var task: Int

  var body: (() throws -> Void)?
  var carrier: (any Carrier)?
  var waking = Waking.signal

  init(number: Int, name: String?, isWorker: Bool, _ body: (() throws -> Void)?) {
    self.number = number
    self.name = name
    self.isWorker = isWorker
    self.body = body
    task = number
  }

  /// Whether it is the thread that made the world.
  package var isMain: Bool { number == 1 }

  /// The queue whose block it runs.
  package var queue: BlockQueue? { frames.last?.queue }

  /// `thread 3 "name" (com.example.queue)`.
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
  /// Whether nobody else runs a block of the queue meanwhile.
  let isExclusive: Bool
  /// Who has the queue by it, and since where.
  let holder: Wait.Holder
}
