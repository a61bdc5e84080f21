internal import FoundationCore

/// The key of the operation queues whose operations are running.
private enum RunningQueuesKey: WorldKey {
  static func initialValue(in world: FoundationWorld) -> [Int: [NSOperationQueue]] { [:] }

  /// A restored world runs no operations.
  static func restoration(
    of value: [Int: [NSOperationQueue]], in world: FoundationWorld
  ) -> (() -> Void)? {
    { [unowned world] in world[Self.self] = [:] }
  }
}

extension FoundationWorld {
  /// The operation queues whose operations are running, by the numbers of the threads.
  var runningQueues: [Int: [NSOperationQueue]] {
    get { self[RunningQueuesKey.self] }
    _modify { yield &self[RunningQueuesKey.self] }
  }
}
