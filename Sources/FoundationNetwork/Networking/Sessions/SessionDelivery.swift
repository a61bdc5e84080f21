internal import FoundationCore
internal import SelectorRuntime
internal import VirtualTime

/// Delivers the messages of sessions and connections to their delegates.
///
/// With a queue, a message is an operation. Without one it is a block on the main run loop, on
/// which connections are scheduled.
enum SessionDelivery {
  /// Runs a body on a queue.
  ///
  /// - Parameters:
  ///   - queue: the operation queue; nil for the main run loop.
  ///   - world: the world that runs the body.
  ///   - objects: objects that the body uses, retained until it has run.
  ///   - body: the body.
  ///   - then: called after the body, even if the body raised.
  static func deliver(
    on queue: RuntimeObject?, in world: FoundationWorld, keeping objects: [RuntimeObject?],
    _ body: @escaping () throws -> Void, then: (() throws -> Void)? = nil
  ) throws {
    let objects = objects.compactMap { $0 }
    for object in objects { object.retain() }
    let run = {
      defer {
        for object in objects { object.release() }
        if let then { world.networkQueue.after(0, then) }
      }
      try body()
    }
    guard let queue, try queue.responds(to: "addOperationWithBlock:") else {
      try world.runLoop.schedule(after: 0, phase: .blocks, run)
      return
    }
    let block = NativeBlock { _ in
      try run()
      return .none
    }
    try queue.send("addOperationWithBlock:", Value.foreign(block))
  }

  /// Creates the serial queue of a session without a delegate queue.
  static func makeQueue(in world: FoundationWorld) throws -> RuntimeObject? {
    guard let cls = world.runtime.lookUpClass("NSOperationQueue") else { return nil }
    let made = try cls.send("new").object
    try made?.send("setMaxConcurrentOperationCount:", 1)
    return made
  }
}
