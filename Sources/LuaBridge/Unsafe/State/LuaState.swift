internal import CLua
internal import CLuaShims
internal import CProcess

// no traps of stop: only the bridge calls it, with stacks that it keeps itself.

/// A Lua state: created in `init`, closed by `close()` or when it is released.
///
/// It is used by one thread at a time; see ``LuaFiber``. A `LuaStack` does not keep it
/// alive.
@safe public final class LuaState {
  private(set) var block: UnsafeMutablePointer<bridge_state>?
  private var isClosing = false
  let ledger = ReferenceLedger()
  /// The values that become unreachable with released references, while they are tracked.
  var cascade: LuaCascade?
  /// Saves results before the process is terminated.
  var exitHandler: ((_ exitStatus: Int32) -> Void)?

  /// Called before the state is closed, while everything in it still works.
  package var willClose: (() -> Void)?

  /// Pushes one value for an error that a callable threw and that is not a `LuaError`.
  ///
  /// By default the value is the error's description.
  package var errorPusher: ((any Error, LuaStack) -> Void)?

  /// Creates a state.
  /// - Throws: a memory error when there is not enough memory, also because of the configured
  ///   limit.
  ///
  /// The corresponding C function is `luaL_newstate`.
  package init(_ configuration: LuaConfiguration = .init()) throws {
    let client = unsafe bridge_client(
      owner: Unmanaged.passUnretained(self).toOpaque(), run: runCallable, release: releaseObject,
      before_exit: runExitHandler, run_fiber: runFiber)
    let limit = configuration.memoryLimit.map { max($0, 1) } ?? 0
    unsafe block = bridge_state_create(client, limit)
    guard unsafe block != nil else { throw LuaError("not enough memory", status: .memoryError) }
    guard configuration.opensLibraries else { return }
    let stack = self.stack
    try stack.check(
      unsafe bridge_open_libraries(stack.thread, configuration.ignoresEnvironment))  // stack:
    unsafe bridge_use_generational_collection(stack.thread)
  }

  deinit {
    precondition(isClosing || isIdle, "a Lua state was dropped while it ran")
    close()
  }

  /// Limits the memory of Lua in this state, which runs a small script beside other work.
  ///
  /// - Parameter bytes: The limit; what native code and other states use does not count.
  package func limitOwnMemory(to bytes: Int) {
    guard let block = unsafe block else { return }
    unsafe bridge_limit_own_memory(block, max(bytes, 1))
  }

  /// The main thread's stack.
  package var stack: LuaStack {
    guard let block = unsafe block else { preconditionFailure("this Lua state has been closed") }
    return unsafe LuaStack(thread: block.pointee.main_thread)
  }

  /// Whether the state is not closed or being closed.
  package var isOpen: Bool {
    unsafe block != nil && !isClosing
  }

  /// Closes the state: finalizers run, handles release their objects, references become invalid.
  ///
  /// A second call does nothing. A call from inside a running callable does nothing either, because
  /// Lua frames are in use; the state is then closed when it is released.
  ///
  /// - Parameter endsProgram: Whether the process exits now, so that Lua's memory need not be
  ///   freed.
  ///
  /// The corresponding C function is `lua_close`.
  package func close(endsProgram: Bool = false) {
    guard unsafe block != nil, !isClosing, isIdle else { return }
    let last = willClose
    willClose = nil
    last?()
    guard let block = unsafe block else { return }
    isClosing = true
    ledger.close()
    unsafe bridge_close(block, endsProgram)
    unsafe self.block = nil
    unsafe bridge_stop_time_limit(block)
    unsafe bridge_stop_watching_tail_calls(block)
    unsafe bridge_state_free(block)
  }

  /// Whether the running thread's stack has room for deeper calls, with a reserve for errors.
  package static var hasStack: Bool { bridge_has_native_stack() }

  /// The number of running callables.
  package var callDepth: Int {
    unsafe Int(block?.pointee.callbacks_running ?? 0)
  }

  /// The number of calls from Swift to Lua: while it is unchanged, no script has run.
  package var callsMade: UInt64 {
    unsafe block?.pointee.calls_made ?? 0
  }

  /// The number of references to values of this state.
  package var liveReferences: Int {
    ledger.live
  }

  /// Whether references were released whose values Lua still has.
  package var hasReleasedReferences: Bool {
    ledger.hasReleased
  }

  /// The memory of Lua in bytes.
  package var usedBytes: Int {
    unsafe block?.pointee.used_bytes ?? 0
  }

  /// Adds memory that native code allocates for scripts, or frees when negative.
  ///
  /// Exceeding the limit raises an error when Lua runs next.
  package func count(bytes: Int) {
    // The program's allocator counts all memory.
    guard let block = unsafe block, !bridge_counts_native_memory() else { return }
    let used = max(0, unsafe block.pointee.used_bytes + bytes)
    unsafe block.pointee.used_bytes = used
    let limit = unsafe block.pointee.byte_limit
    if bytes > 0 && limit != 0 && used > limit { unsafe block.pointee.limit_overstepped = true }
  }

  /// Notes a large allocation of native code, for which Lua's collector then runs earlier.
  package func noteAllocation(of bytes: Int) {
    guard let block = unsafe block else { return }
    unsafe block.pointee.noted_bytes &+= bytes
  }

  /// The maximum memory of Lua in bytes, or nil for no limit.
  package var memoryLimit: Int? {
    get {
      guard let limit = unsafe block?.pointee.byte_limit, limit != 0 else { return nil }
      return limit
    }
    set {
      unsafe block?.pointee.byte_limit = newValue.map { max($0, 1) } ?? 0
    }
  }

  private var isIdle: Bool {
    guard let block = unsafe block else { return true }
    return unsafe block.pointee.callbacks_running == 0 && block.pointee.calls_running == 0
  }
}
