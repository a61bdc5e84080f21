/// Tracks the simulated threads that use a runtime, one at a time.
package protocol RuntimeThreads: AnyObject {
  /// Called before the running thread initializes a class.
  func willInitialize(_ cls: RuntimeClass)

  /// Called after a thread has initialized a class.
  func didInitialize(_ cls: RuntimeClass)

  /// Waits while another thread initializes a class; returns at once on the initializing thread.
  ///
  /// - Throws: the error that prevents the thread from waiting.
  func waitForInitialization(of cls: RuntimeClass) throws

  /// Called before the running thread reads or writes a property that a script has declared.
  ///
  /// - Throws: the error that terminates the thread there.
  func willAccess(
    _ property: DeclaredProperty, of object: RuntimeObject, isWrite: Bool
  ) throws
}

/// The state of one thread: nesting depth of messages, autorelease pool, pending errors.
package struct RuntimeThreadState {
  fileprivate var depth = 0
  fileprivate var pool: [RuntimeObject] = []
  fileprivate var poolLimit = 1024
  fileprivate var autoreleased: [(object: RuntimeObject, order: Int)] = []
  fileprivate var forwardingPath = ForwardingPath()
  fileprivate var deallocationDepth = 0
  fileprivate var postponedDeallocations: [RuntimeObject] = []
  fileprivate var pendingError: (any Error)?

  /// Creates the state of a new thread.
  package init() {}
}

extension Runtime {
  /// Exchanges the current thread's state for another thread's.
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

  /// Returns whether messages to instances of a class can use the cache.
  ///
  /// False while it is being initialized, when other threads must wait.
  package func isOpenToAll(_ cls: RuntimeClass) -> Bool {
    switch cls.initialization {
    case .none: false
    case .running: threads == nil
    case .done: true
    }
  }
}
