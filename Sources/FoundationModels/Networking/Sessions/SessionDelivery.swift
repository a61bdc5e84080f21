internal import SelectorRuntime

/// Where what a session or a connection says arrives: the one place that decides it.
///
/// On a queue it is an operation; without one it runs at once, in the turn of the run loop that
/// brought it.
enum SessionDelivery {
  /// Runs a body on a queue.
  ///
  /// - Parameter objects: what the body uses, kept until it has run.
  static func deliver(
    on queue: RuntimeObject?, keeping objects: [RuntimeObject?], _ body: @escaping () throws -> Void
  ) throws {
    guard let queue, try queue.responds(to: "addOperationWithBlock:") else { return try body() }
    let objects = objects.compactMap { $0 }
    for object in objects { object.retain() }
    let block = NativeBlock { _ in
      defer { for object in objects { object.release() } }
      try body()
      return .none
    }
    try queue.send("addOperationWithBlock:", Value.foreign(block))
  }

  /// The serial queue that a session makes when it is given none, once there are queues.
  static func makeQueue(in world: FoundationWorld) throws -> RuntimeObject? {
    guard let cls = world.runtime.lookUpClass("NSOperationQueue") else { return nil }
    let made = try cls.send("new").object
    try made?.send("setMaxConcurrentOperationCount:", 1)
    return made
  }
}
