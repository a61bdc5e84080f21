internal import CLua
internal import CLuaShims

/// A fiber: a system thread with a Lua thread, on which functions of a script run.
///
/// Exactly one of them runs in a state. ``resume()`` runs another one and returns when this one is
/// resumed, so neither Lua nor Swift needs a lock. If one has not ended when its state is closed,
/// it stays suspended with everything its frames reference.
@safe package final class LuaFiber {
  fileprivate let pointer: UnsafeMutablePointer<bridge_fiber>

  fileprivate init(_ pointer: UnsafeMutablePointer<bridge_fiber>) {
    unsafe self.pointer = pointer
  }

  /// Runs this fiber, until the calling one is resumed.
  ///
  /// It must not have ended.
  package func resume() { unsafe bridge_resume_fiber(pointer) }

  /// Its title in tracebacks.
  package var title = "" {
    didSet { unsafe title.withCString { unsafe bridge_title_fiber(pointer, $0) } }
  }

  /// Whether no `pcall` catches errors any more, so that an error unwinds to the fiber's base.
  package var isEnding = false {
    didSet { unsafe bridge_let_fiber_end(pointer, isEnding) }
  }
}

extension LuaState {
  /// Returns the fiber that runs the state's owner.
  /// - Throws: a memory error.
  package func mainFiber() throws -> LuaFiber {
    guard let block = unsafe block, let pointer = unsafe bridge_main_fiber(block) else {
      throw LuaError("not enough memory", status: .memoryError)
    }
    return unsafe LuaFiber(pointer)
  }
}

extension LuaStack {
  /// Creates a fiber, which runs a body when it is first resumed.
  ///
  /// The body receives the stack of its Lua thread, and returns the fiber to run when it has
  /// ended; that one has started or is about to.
  /// - Throws: an error when the system cannot create a thread.
  package func makeFiber(_ body: @escaping (LuaStack) -> LuaFiber) throws -> LuaFiber {
    let kept = unsafe Unmanaged.passRetained(FiberBody(run: body))
    guard let pointer = unsafe bridge_make_fiber(thread, kept.toOpaque()) else {
      unsafe kept.release()
      throw LuaError("cannot create a thread: \(SystemFailure.last)")
    }
    return unsafe LuaFiber(pointer)
  }
}

private final class FiberBody {
  let run: (LuaStack) -> LuaFiber

  init(run: @escaping (LuaStack) -> LuaFiber) { self.run = run }
}

/// Runs the body of a fiber, as `bridge_client.run_fiber`.
func runFiber(
  _ body: UnsafeMutableRawPointer, _ thread: OpaquePointer
) -> UnsafeMutablePointer<bridge_fiber>? {
  let next = unsafe Unmanaged<FiberBody>.fromOpaque(body).takeRetainedValue()
    .run(LuaStack(thread: thread))
  return unsafe next.pointer
}
