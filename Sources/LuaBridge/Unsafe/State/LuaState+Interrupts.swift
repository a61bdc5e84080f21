internal import CLua
internal import CLuaShims

/// A limit on the wall-clock time of a script.
package struct LuaTimeLimit: Sendable {
  /// How long the script may take, in seconds; more than 0.
  package let seconds: Double

  /// How long it may take to end once the error is being raised, in seconds; more than 0.
  package let grace: Double

  /// The words of the process to standard error when it has to end without the script's consent.
  package let lastWords: StaticString

  /// The exit status of the process, then.
  package let exitStatus: Int32

  /// Makes a limit; see the properties.
  package init(seconds: Double, grace: Double, lastWords: StaticString, exitStatus: Int32) {
    self.seconds = seconds
    self.grace = grace
    self.lastWords = lastWords
    self.exitStatus = exitStatus
  }
}

extension LuaState {
  /// Starts the time of a script: when it is up, "time limit exceeded" is raised at every Lua
  /// instruction, in every coroutine, until no `pcall` is left to catch it.
  ///
  /// Until then the script runs at full speed. Where Lua cannot be interrupted (a long
  /// `string.find`, a blocked read, a finalizer), the process ends after the limit's grace.
  ///
  /// Start it before any script runs: it replaces the functions that resume coroutines.
  ///
  /// - Throws: an error when another state of the process has a limit, or no timer can be had.
  package func start(_ limit: LuaTimeLimit) throws {
    guard let block = unsafe block else { return }
    try stack.check(unsafe bridge_track_coroutines(stack.thread))  // stack: …
    let longest = 1e9
    let started = unsafe bridge_start_time_limit(
      block,
      bridge_time_limit(
        seconds: min(limit.seconds, longest), grace: min(limit.grace, longest),
        last_words: UnsafeRawPointer(limit.lastWords.utf8Start)
          .assumingMemoryBound(to: CChar.self),
        exit_status: limit.exitStatus))
    if !started { throw LuaError("cannot start a timer: \(SystemFailure.last)") }
  }

  /// Makes coroutines stop as the main thread does when a limited call is late.
  ///
  /// Do it before any script runs: it replaces the functions that resume coroutines. A limit on the
  /// whole script does it too.
  package func trackCoroutines() throws {
    try stack.check(unsafe bridge_track_coroutines(stack.thread))  // stack: …
  }

  /// Raises "stack overflow" where messages end in sending each other without end.
  ///
  /// Lua makes such calls without a frame; see `tail_calls.h`. Of several states in a process, the
  /// first is watched.
  /// - Parameter areMessages: answers whether messages are among the calls that
  ///   ``LuaStack/pushTailCall(_:)`` shows; functions may call each other without end.
  package func watchTailCalls(areMessages: @escaping (LuaStack) -> Bool) {
    stack.push(
      LuaClosure { stack in
        stack.pushBoolean(areMessages(stack))
        return 1
      })
    unsafe bridge_watch_tail_calls(stack.thread)
  }

  /// Whether the time limit has passed.
  package var isTimeUp: Bool {
    unsafe block.map { unsafe $0.pointee.isStopped(for: bridge_reason_time_limit) } ?? false
  }

  /// Whether Ctrl-C raised an error in the latest `LuaStack.callInterruptibly`.
  package var wasInterrupted: Bool {
    unsafe block?.pointee.was_interrupted ?? false
  }

  /// Makes Ctrl-C stop a script for good, past every `pcall` and in every coroutine, and never end
  /// the process: what a prompt needs.
  ///
  /// Call it before any script runs: it replaces the functions that resume coroutines.
  ///
  /// - Throws: a memory error.
  package func insistOnInterrupts() throws {
    guard let block = unsafe block else { return }
    try stack.check(unsafe bridge_insist_on_interrupts(block))  // stack: …
  }

  /// Throws what is being raised in the script, if its time is up or Ctrl-C was typed: native work
  /// that takes long does so now and then, since nothing is raised in it.
  ///
  /// - Throws: ``LuaError``.
  package func checkStop() throws {
    guard let block = unsafe block else { return }
    guard unsafe block.pointee.stops != 0 else { return }
    let isLate = unsafe block.pointee.isStopped(
      for: bridge_stop_reason(
        bridge_reason_time_limit.rawValue | bridge_reason_late_call.rawValue))
    guard isLate else { throw LuaError("interrupted!") }
    throw LuaError(unsafe String(cString: bridge_stop_place(block)) + "time limit exceeded")
  }
}

extension bridge_state {
  /// Whether scripts are being stopped for one of these reasons, perhaps among others.
  fileprivate func isStopped(for reasons: bridge_stop_reason) -> Bool {
    unsafe UInt32(bitPattern: stops) & reasons.rawValue != 0
  }
}
