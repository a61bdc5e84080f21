internal import CLua
internal import CLuaShims

// no traps of stop: only the bridge calls it, with stacks that it keeps itself.

extension LuaStack {
  /// Pops a value and returns a reference to it.
  package func reference() -> LuaReference {
    unrefReleased()
    precondition(unsafe lua_checkstack(thread, 3) != 0, "no room on a Lua stack")
    let number = unsafe bridge_ref(thread)  // stack: …
    return LuaReference(number: number, ledger: unsafe owner._withUnsafeGuaranteedRef(\.ledger))
  }

  /// Returns a reference to the value at `index`.
  package func makeReference(at index: Int) -> LuaReference {
    copy(at: index)  // stack: … value
    return reference()  // stack: …
  }

  /// Pushes the value of a reference; nil if its state has been closed.
  package func push(_ reference: LuaReference) {
    if isOwn(reference) {
      recordPush(reference)
      unsafe bridge_push_ref(thread, reference.number)
    } else {
      precondition(!reference.ledger.isOpen, "a reference belongs to one Lua state")
      pushNil()
    }
  }

  /// Whether the list of a reference has no element.
  package func isEmptyList(_ reference: LuaReference) -> Bool {
    unsafe bridge_is_empty_list(thread, reference.number)
  }

  /// Removes the values of released references.
  @inline(__always)
  func unrefReleased() {
    if unsafe owner._withUnsafeGuaranteedRef({ $0.ledger.hasReleased }) { unrefAll() }
  }

  private func unrefAll() {
    guard unsafe lua_checkstack(thread, 2) != 0 else { return }
    let numbers = unsafe owner._withUnsafeGuaranteedRef { state in
      let numbers = state.ledger.takeReleased()
      state.cascade?.recordRelease(numbers)
      return numbers
    }
    for number in numbers { unsafe bridge_unref(thread, number) }
  }

  @inline(__always)
  private func recordPush(_ reference: LuaReference) {
    unsafe owner._withUnsafeGuaranteedRef { state in
      if state.cascade != nil { state.cascade?.recordPush(reference.number) }
    }
  }

  private func isOwn(_ reference: LuaReference) -> Bool {
    unsafe owner._withUnsafeGuaranteedRef { $0.ledger === reference.ledger }
  }
}

// MARK: Errors

extension LuaStack {
  /// Pops and throws the error value on top, unless `code` is `LUA_OK`.
  func check(_ code: Int32) throws {
    guard code == LUA_OK else {
      throw popError(status: LuaStatus(code: code))  // stack: …
    }
  }

  /// Pops and throws the error with its traceback and description, unless `code` is `LUA_OK`.
  func checkTraced(_ code: Int32) throws {
    guard code != LUA_OK else { return }
    let traceback = text(at: -2)  // stack: … error traceback description
    let description = bytes(at: -1)
    pop(2)  // stack: … error
    throw popError(  // stack: …
      status: LuaStatus(code: code), traceback: traceback, objectDescription: description)
  }

  /// Pops an error value and creates an error from it.
  func popError(
    status: LuaStatus, traceback: String? = nil, objectDescription: [UInt8]? = nil
  ) -> LuaError {
    // As in lua.c, `__name` is not used.
    let type = unsafe String(cString: lua_typename(thread, lua_type(thread, -1)))
    let origin = takeOrigin()
    let message = text(at: -1) ?? "(error object is a \(type) value)"
    return LuaError(
      value: reference(), message: message, traceback: traceback, origin: origin,
      objectDescription: objectDescription, status: status)
  }

  /// Returns the original traceback of the error of a failed call, if it was recorded.
  private func takeOrigin() -> String? {
    guard unsafe bridge_state_of(thread).pointee.origin_noted else { return nil }
    unsafe bridge_take_origin(thread)  // stack: … origin
    defer { pop() }  // stack: …
    return text(at: -1)
  }

  /// Sets the original traceback of the error that is about to be raised.
  func passOrigin(of error: any Error) {
    if let origin = (error as? LuaError)?.origin { pushString(origin) } else { pushNil() }
    unsafe bridge_pass_origin(thread)
  }

  /// Pushes the value of an error.
  ///
  /// The stack must be empty.
  func push(_ error: any Error) {
    guard let error = error as? LuaError else {
      pushForeign(error)
      return
    }
    if let value = error.value, isOwn(value) {
      push(value)  // stack: value
    } else {
      pushString(error.message)  // stack: message
    }
  }

  private func pushForeign(_ error: any Error) {
    if let pusher = state.errorPusher {
      pusher(error, self)  // stack: value
      if count == 1 { return }
      setCount(0)  // stack:
    }
    pushString(String(describing: error))  // stack: message
  }

  /// Returns a string with invalid UTF-8 replaced, or a number as text; nil for another value.
  func text(at index: Int) -> String? {
    switch type(at: index) {
    case .string: bytes(at: index).map { String(decoding: $0, as: UTF8.self) }
    case .number: description(at: index)
    default: nil
    }
  }
}
