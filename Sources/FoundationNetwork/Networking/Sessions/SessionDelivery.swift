internal import FoundationCore
internal import SelectorRuntime
internal import VirtualTime

/// Where what a session or a connection says arrives: the one place that decides it.
///
/// On a queue it is an operation; without one it is a block on the main run loop, where connections
/// are scheduled.
enum SessionDelivery {
  /// Runs a body on a queue.
  ///
  /// - Parameters:
  ///   - objects: what the body uses, kept until it has run.
  ///   - then: what comes when the body has run, also when it raised.
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

  /// The serial queue that a session makes when it is given none.
  static func makeQueue(in world: FoundationWorld) throws -> RuntimeObject? {
    guard let cls = world.runtime.lookUpClass("NSOperationQueue") else { return nil }
    let made = try cls.send("new").object
    try made?.send("setMaxConcurrentOperationCount:", 1)
    return made
  }
}
