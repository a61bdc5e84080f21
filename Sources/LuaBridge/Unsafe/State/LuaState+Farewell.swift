internal import CLua
internal import CLuaShims
internal import Glibc

extension LuaState {
  /// A signal that ended a program from outside.
  package enum EndSignal: Sendable {
    case interrupt, termination
  }

  /// Makes Ctrl-C and the signal TERM stop a script for good, past every `pcall` and in every
  /// coroutine, so that the program ends by itself and keeps what it has.
  ///
  /// Where Lua cannot be stopped, the process is ended after a moment, or by a second signal; so is it
  /// by the time limit. Then the farewell is called with the exit status, on another thread while the
  /// script's stands still: it must touch neither Lua nor what may be in the middle of a change.
  ///
  /// Call it before any script runs: it replaces the functions that resume coroutines.
  ///
  /// - Throws: a memory error.
  package func end(withFarewell farewell: @escaping (_ exitStatus: Int32) -> Void) throws {
    guard let block = unsafe block else { return }
    self.farewell = farewell
    try stack.check(unsafe bridge_end_with_farewell(block))  // stack: …
  }

  /// Keeps what there is to keep, after the scripts have ended.
  ///
  /// Neither a signal nor the time limit stops it. A signal that comes now is only noted; a second one
  /// has its default effect.
  package func sayFarewell<Answer>(_ body: () -> Answer) -> Answer {
    guard let block = unsafe block else { return body() }
    unsafe bridge_begin_farewell(block)
    farewell = nil
    defer { bridge_end_farewell() }
    return body()
  }

  /// Which signal has come since ``end(withFarewell:)``.
  package var endSignal: EndSignal? {
    switch unsafe block?.pointee.end_signal {
    case SIGTERM: .termination
    case SIGINT: .interrupt
    default: nil
    }
  }
}

/// Lets the owner of a state keep what would be lost, as `bridge_client.say_farewell`.
func runFarewell(_ owner: UnsafeMutableRawPointer, _ exitStatus: Int32) {
  unsafe Unmanaged<LuaState>.fromOpaque(owner)._withUnsafeGuaranteedRef { state in
    state.farewell?(exitStatus)
  }
}
