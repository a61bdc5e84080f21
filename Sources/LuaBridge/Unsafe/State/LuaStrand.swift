internal import CLua
internal import CLuaShims

/// A stack of its own for functions of a script: a system thread with a Lua thread.
///
/// Exactly one strand of a state runs; ``resume()`` lets another one run and returns when the baton
/// comes back, so that nothing of Lua and nothing of Swift needs a lock. A strand that has not ended
/// when its state is closed stays where it waits, with what its frames hold.
@safe package final class LuaStrand {
  fileprivate let pointer: UnsafeMutablePointer<bridge_strand>

  fileprivate init(_ pointer: UnsafeMutablePointer<bridge_strand>) {
    unsafe self.pointer = pointer
  }

  /// Lets this strand run, until somebody resumes the one that calls.
  ///
  /// It must not have ended.
  package func resume() { unsafe bridge_pass_baton(pointer) }

  /// Its title in tracebacks.
  package var title = "" {
    didSet { unsafe title.withCString { unsafe bridge_title_strand(pointer, $0) } }
  }

  /// Whether no `pcall` keeps an error any more, so that one goes to the strand's base.
  package var isEnding = false {
    didSet { unsafe bridge_let_strand_end(pointer, isEnding) }
  }
}

extension LuaState {
  /// The strand on which the state's owner runs.
  /// - Throws: a memory error.
  package func mainStrand() throws -> LuaStrand {
    guard let block = unsafe block, let pointer = unsafe bridge_main_strand(block) else {
      throw LuaError("not enough memory", status: .memoryError)
    }
    return unsafe LuaStrand(pointer)
  }
}

extension LuaStack {
  /// Makes a strand, which runs a body when it is first resumed.
  ///
  /// The body gets the stack of the strand's own Lua thread, and answers the strand that runs when it
  /// has ended, which has begun already or is about to.
  /// - Throws: an error when the system has no more threads.
  package func makeStrand(_ body: @escaping (LuaStack) -> LuaStrand) throws -> LuaStrand {
    let kept = unsafe Unmanaged.passRetained(StrandBody(run: body))
    guard let pointer = unsafe bridge_make_strand(thread, kept.toOpaque()) else {
      unsafe kept.release()
      throw LuaError("cannot make a thread: \(SystemFailure.last)")
    }
    return unsafe LuaStrand(pointer)
  }
}

private final class StrandBody {
  let run: (LuaStack) -> LuaStrand

  init(run: @escaping (LuaStack) -> LuaStrand) { self.run = run }
}

/// Swift's side of a strand, as `bridge_client.run_strand`.
func runStrand(
  _ body: UnsafeMutableRawPointer, _ thread: OpaquePointer
) -> UnsafeMutablePointer<bridge_strand>? {
  let next = unsafe Unmanaged<StrandBody>.fromOpaque(body).takeRetainedValue()
    .run(LuaStack(thread: thread))
  return unsafe next.pointer
}
