internal import CLua
internal import CLuaShims

/// One Lua state, owned: made in `init`, closed by `close()` or when its owner lets go of it.
///
/// It is used by one thread at a time; see ``LuaStrand``. Views on it (`LuaStack`) do not keep it alive.
@safe public final class LuaState {
  private(set) var block: UnsafeMutablePointer<bridge_state>?
  private var isClosing = false
  let ledger = ReferenceLedger()
  /// The values that fall with the references that end, while that is followed.
  var cascade: LuaCascade?
  /// Keeps what must not be lost before the process ends by force.
  var farewell: ((_ exitStatus: Int32) -> Void)?

  /// Called when the state is about to be closed, while everything in it still works.
  package var willClose: (() -> Void)?

  /// Pushes exactly one value for an error that a callable threw and that is not a `LuaError`.
  ///
  /// Without it the value is the error's description.
  package var errorPusher: ((any Error, LuaStack) -> Void)?

  /// Makes a state.
  /// - Throws: a memory error when there is not enough memory, also by the configuration's limit.
  ///
  /// The corresponding C function is `luaL_newstate`.
  package init(_ configuration: LuaConfiguration = .init()) throws {
    let client = unsafe bridge_client(
      owner: Unmanaged.passUnretained(self).toOpaque(), run: runCallable, release: releaseObject,
      say_farewell: runFarewell, run_strand: runStrand)
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

  /// A view on the main thread's stack.
  package var stack: LuaStack {
    guard let block = unsafe block else { preconditionFailure("this Lua state has been closed") }
    return unsafe LuaStack(thread: block.pointee.main_thread)
  }

  /// Whether `close()` has not begun.
  package var isOpen: Bool {
    unsafe block != nil && !isClosing
  }

  /// Closes the state: finalizers run, handles let go of their objects, references go stale.
  ///
  /// A second call does nothing. Nor does a call from inside a running callable: frames of Lua are
  /// in use then, and the state closes when its owner lets go of it.
  ///
  /// - Parameter endsProgram: Whether the process ends now, which gives Lua's memory back by itself.
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

  /// Whether the running thread's stack has room for calls that go deeper, which would leave
  /// something for Lua and for an error.
  package static var hasStack: Bool { bridge_has_native_stack() }

  /// How many callables are running now.
  package var callDepth: Int {
    unsafe Int(block?.pointee.callbacks_running ?? 0)
  }

  /// How often Swift has called Lua: while it stays the same, no script has run.
  package var callsMade: UInt64 {
    unsafe block?.pointee.calls_made ?? 0
  }

  /// How many references to values of this state exist.
  package var liveReferences: Int {
    ledger.live
  }

  /// How many bytes Lua uses.
  package var usedBytes: Int {
    unsafe block?.pointee.used_bytes ?? 0
  }

  /// Counts bytes that others use on behalf of scripts, or give back when the number is negative.
  ///
  /// Bytes over the limit are an error as soon as Lua runs again.
  package func count(bytes: Int) {
    // The program's allocator counts whatever there is.
    guard let block = unsafe block, !bridge_counts_native_memory() else { return }
    let used = max(0, unsafe block.pointee.used_bytes + bytes)
    unsafe block.pointee.used_bytes = used
    let limit = unsafe block.pointee.byte_limit
    if bytes > 0 && limit != 0 && used > limit { unsafe block.pointee.limit_overstepped = true }
  }

  /// How many bytes Lua may use, or nil for no limit.
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
