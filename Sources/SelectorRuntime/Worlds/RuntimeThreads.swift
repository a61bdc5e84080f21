/// Knows which thread does what in a runtime that several threads use, one at a time.
package protocol RuntimeThreads: AnyObject {
  /// The running thread begins to initialize a class.
  func willInitialize(_ cls: RuntimeClass)

  /// The thread that initializes a class has done so.
  func didInitialize(_ cls: RuntimeClass)

  /// Waits while another thread initializes a class; the one that does so goes on.
  ///
  /// - Throws: what keeps the thread from waiting.
  func waitForInitialization(of cls: RuntimeClass) throws

  /// The running thread reads or writes a property that a script has declared.
  ///
  /// - Throws: what ends the thread there.
  func willAccess(
    _ property: DeclaredProperty, of object: RuntimeObject, isWrite: Bool
  ) throws
}

/// A runtime's state of one thread: how deep its messages are, its pool, what its `dealloc`s raised.
package struct RuntimeThreadState {
  fileprivate var depth = 0
  fileprivate var pool: [RuntimeObject] = []
  fileprivate var poolLimit = 1024
  fileprivate var autoreleased: [(object: RuntimeObject, order: Int)] = []
  fileprivate var forwardingPath = ForwardingPath()
  fileprivate var deallocationDepth = 0
  fileprivate var postponedDeallocations: [RuntimeObject] = []
  fileprivate var pendingError: (any Error)?

  /// Makes the state of a thread that has sent nothing yet.
  package init() {}
}

extension Runtime {
  /// Puts what belongs to another thread in place of what belongs to the one that has run.
  package func exchange(_ state: inout RuntimeThreadState) {
    swap(&depth, &state.depth)
    swap(&pool, &state.pool)
    swap(&poolLimit, &state.poolLimit)
    swap(&autoreleased, &state.autoreleased)
    swap(&forwardingPath, &state.forwardingPath)
    swap(&deallocationDepth, &state.deallocationDepth)
    swap(&postponedDeallocations, &state.postponedDeallocations)
    swap(&pendingError, &state.pendingError)
  }

  /// Whether messages to instances of a class may take the shortest path: not while it is being
  /// initialized and others have to wait for that.
  package func isOpenToAll(_ cls: RuntimeClass) -> Bool {
    switch cls.initialization {
    case .none: false
    case .running: threads == nil
    case .done: true
    }
  }
}
