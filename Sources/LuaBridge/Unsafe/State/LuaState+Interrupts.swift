internal import CLua
internal import CLuaShims

/// A limit on the real time of a script.
package struct LuaTimeLimit: Sendable {
  /// The maximum time of the script in seconds; more than 0.
  package let seconds: Double

  /// The time after the error was first raised until the process is terminated, in seconds.
  ///
  /// It is more than 0.
  package let grace: Double

  /// The message on standard error when the process is terminated.
  package let lastWords: StaticString

  /// The exit status when the process is terminated.
  package let exitStatus: Int32

  /// Creates a limit; see the properties.
  package init(seconds: Double, grace: Double, lastWords: StaticString, exitStatus: Int32) {
    self.seconds = seconds
    self.grace = grace
    self.lastWords = lastWords
    self.exitStatus = exitStatus
  }
}

extension LuaState {
  /// Starts the time limit of a script.
  ///
  /// When it is exceeded, "time limit exceeded" is raised at every Lua instruction, in every
  /// coroutine, until no `pcall` can catch it. Until then the script runs at full speed. If Lua
  /// cannot be interrupted (a long `string.find`, a blocking read, a finalizer), the process is
  /// terminated after the grace time.
  ///
  /// Call it before any script runs, because it replaces the functions that resume coroutines.
  ///
  /// - Throws: an error when another state of the process has a limit, or no timer can be created.
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

  /// Ends the system threads that wait for a script's next thread.
  package func endIdleThreads() { unsafe bridge_end_idle_fibers(stack.thread) }

  /// Puts off the time limits of running calls until ``restartCallLimits()``.
  package func putOffCallLimits() { bridge_put_off_calls() }

  /// Restarts the time limits of running calls, also in a copy of the process.
  package func restartCallLimits() { bridge_restart_calls() }

  /// Makes time limits of calls apply in coroutines too.
  ///
  /// Call it before any script runs, because it replaces the functions that resume coroutines. A
  /// limit on the whole script does it too.
  package func trackCoroutines() throws {
    try stack.check(unsafe bridge_track_coroutines(stack.thread))  // stack: …
  }

  /// Raises "stack overflow" for endless tail calls of messages.
  ///
  /// Lua makes tail calls without a frame; see `tail_calls.h`. Of several states in a process, the
  /// first is watched.
  /// - Parameter areMessages: returns whether the calls of ``LuaStack/pushTailCall(_:)`` include
  ///   messages; endless tail calls of functions are allowed.
  package func watchTailCalls(areMessages: @escaping (LuaStack) -> Bool) {
    stack.push(
      LuaClosure { stack in
        stack.pushBoolean(areMessages(stack))
        return 1
      })
    unsafe bridge_watch_tail_calls(stack.thread)
  }

  /// Ends the script: the message is raised at every Lua instruction, in every coroutine, until no
  /// `pcall` can catch it.
  ///
  /// - Returns: the error for the native function that is running.
  package func halt(_ message: String) -> LuaError {
    if let block = unsafe block { unsafe bridge_halt(block, message) }
    return LuaError(message)
  }

  /// Whether the host has ended the script with ``halt(_:)``.
  package var isHalted: Bool {
    unsafe block.map { unsafe $0.pointee.isStopped(for: bridge_reason_halt) } ?? false
  }

  /// Whether the time limit is exceeded.
  package var isTimeUp: Bool {
    unsafe block.map { unsafe $0.pointee.isStopped(for: bridge_reason_time_limit) } ?? false
  }

  /// Whether Ctrl-C raised an error in the last `LuaStack.callInterruptibly`.
  package var wasInterrupted: Bool {
    unsafe block?.pointee.was_interrupted ?? false
  }

  /// Makes Ctrl-C stop a script permanently, past every `pcall` and in all coroutines, for a
  /// prompt.
  ///
  /// The process is never terminated. Call it before any script runs, because it replaces the
  /// functions that resume coroutines.
  ///
  /// - Throws: a memory error.
  package func stopOnEveryInterrupt() throws {
    guard let block = unsafe block else { return }
    try stack.check(unsafe bridge_insist_on_interrupts(block))  // stack: …
  }

  /// Throws the error of a time limit, Ctrl-C or a memory limit; long native code calls it
  /// repeatedly.
  ///
  /// - Throws: ``LuaError``.
  package func checkStop() throws {
    guard let block = unsafe block else { return }
    guard unsafe block.pointee.stops != 0 else {
      if unsafe bridge_is_over_limit(block) { throw LuaError.noMemory }
      return
    }
    if isHalted { throw LuaError("halted") }
    let isLate = unsafe block.pointee.isStopped(
      for: bridge_stop_reason(
        bridge_reason_time_limit.rawValue | bridge_reason_late_call.rawValue))
    guard isLate else { throw LuaError("interrupted!") }
    throw LuaError(unsafe String(cString: bridge_stop_place(block)) + "time limit exceeded")
  }
}

extension LuaState {
  /// Throws a memory error if an allocation would exceed the memory limit or the machine's memory.
  ///
  /// Native code calls it before an allocation whose size a script or a file determines.
  ///
  /// - Parameter bytes: The size of the allocation; a negative one is an overflow, and too large.
  /// - Throws: ``LuaError``.
  package func checkMemory(for bytes: Int) throws {
    guard let block = unsafe block else { return }
    guard bytes >= 0, unsafe bridge_has_room_for(block, bytes) else { throw LuaError.noMemory }
  }
}

extension LuaError {
  /// Lua's own memory error.
  fileprivate static var noMemory: LuaError {
    LuaError("not enough memory", status: .memoryError)
  }
}

extension bridge_state {
  /// Returns whether scripts are being stopped for one of these reasons.
  fileprivate func isStopped(for reasons: bridge_stop_reason) -> Bool {
    unsafe UInt32(bitPattern: stops) & reasons.rawValue != 0
  }
}
