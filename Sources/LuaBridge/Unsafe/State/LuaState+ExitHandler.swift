internal import CLua
internal import CLuaShims
internal import CStandardLibrary

extension LuaState {
  /// A signal that requested the end of the program.
  package enum EndSignal: Sendable {
    case interrupt, termination
  }

  /// Makes Ctrl-C and SIGTERM stop a script permanently, past every `pcall` and in all coroutines.
  ///
  /// The program then exits normally and can save its results. If Lua cannot be interrupted, the
  /// process is terminated after a short time or by a second signal, as by the time limit. Before
  /// that, the handler is called with the exit status, on another thread while the script's thread
  /// is stopped: it must access neither Lua nor data that may be in an inconsistent state.
  ///
  /// Call it before any script runs, because it replaces the functions that resume coroutines.
  ///
  /// - Throws: a memory error.
  package func end(withExitHandler handler: @escaping (_ exitStatus: Int32) -> Void) throws {
    guard let block = unsafe block else { return }
    exitHandler = handler
    try stack.check(unsafe bridge_install_exit_handler(block))  // stack: …
  }

  /// Saves results after the scripts have ended.
  ///
  /// Neither a signal nor the time limit interrupts the body. A first signal is only recorded; a
  /// second one has its default effect.
  package func saveResults<Answer>(_ body: () -> Answer) -> Answer {
    guard let block = unsafe block else { return body() }
    unsafe bridge_begin_exit(block)
    exitHandler = nil
    defer { bridge_end_exit() }
    return body()
  }

  /// The signal that was received since ``end(withExitHandler:)``.
  package var endSignal: EndSignal? {
    switch unsafe block?.pointee.end_signal {
    case SIGTERM: .termination
    case SIGINT: .interrupt
    default: nil
    }
  }
}

/// Calls the exit handler of a state, as `bridge_client.before_exit`.
func runExitHandler(_ owner: UnsafeMutableRawPointer, _ exitStatus: Int32) {
  unsafe Unmanaged<LuaState>.fromOpaque(owner)._withUnsafeGuaranteedRef { state in
    state.exitHandler?(exitStatus)
  }
}
