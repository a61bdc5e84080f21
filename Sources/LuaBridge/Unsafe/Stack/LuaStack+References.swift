internal import CLua
internal import CLuaShims

extension LuaStack {
  /// Pops a value and keeps it.
  package func reference() -> LuaReference {
    liftReleasedAnchors()
    precondition(unsafe lua_checkstack(thread, 3) != 0, "no room on a Lua stack")
    let anchor = unsafe bridge_anchor(thread)  // stack: …
    return LuaReference(anchor: anchor, ledger: unsafe owner._withUnsafeGuaranteedRef(\.ledger))
  }

  /// Keeps the value at `index`.
  package func makeReference(at index: Int) -> LuaReference {
    copy(at: index)  // stack: … value
    return reference()  // stack: …
  }

  /// Pushes the value of a reference; nil if its state has been closed.
  package func push(_ reference: LuaReference) {
    if isOwn(reference) {
      noteShown(reference)
      unsafe bridge_push_anchored(thread, reference.anchor)
    } else {
      precondition(!reference.ledger.isOpen, "a reference belongs to one Lua state")
      pushNil()
    }
  }

  /// Lifts the anchors of references that have ended.
  @inline(__always)
  func liftReleasedAnchors() {
    if unsafe owner._withUnsafeGuaranteedRef({ $0.ledger.hasReleased }) { liftAnchors() }
  }

  private func liftAnchors() {
    guard unsafe lua_checkstack(thread, 2) != 0 else { return }
    let anchors = unsafe owner._withUnsafeGuaranteedRef { state in
      let anchors = state.ledger.takeReleased()
      state.cascade?.lift(anchors)
      return anchors
    }
    for anchor in anchors { unsafe bridge_lift_anchor(thread, anchor) }
  }

  @inline(__always)
  private func noteShown(_ reference: LuaReference) {
    unsafe owner._withUnsafeGuaranteedRef { state in
      if state.cascade != nil { state.cascade?.show(reference.anchor) }
    }
  }

  private func isOwn(_ reference: LuaReference) -> Bool {
    unsafe owner._withUnsafeGuaranteedRef { $0.ledger === reference.ledger }
  }
}

// MARK: Errors

extension LuaStack {
  /// Throws the error value on top, and pops it, unless `code` is `LUA_OK`.
  func check(_ code: Int32) throws {
    guard code == LUA_OK else {
      throw popError(status: LuaStatus(code: code))  // stack: …
    }
  }

  /// Throws the error on top, and pops it and the traceback and description above, unless `code` is
  /// `LUA_OK`.
  func checkTraced(_ code: Int32) throws {
    guard code != LUA_OK else { return }
    let traceback = text(at: -2)  // stack: … error traceback description
    let description = bytes(at: -1)
    pop(2)  // stack: … error
    throw popError(  // stack: …
      status: LuaStatus(code: code), traceback: traceback, objectDescription: description)
  }

  /// Pops an error value and makes an error of it.
  func popError(
    status: LuaStatus, traceback: String? = nil, objectDescription: [UInt8]? = nil
  ) -> LuaError {
    // As lua.c says it: no `__name` is asked.
    let type = unsafe String(cString: lua_typename(thread, lua_type(thread, -1)))
    let origin = takeOrigin()
    let message = text(at: -1) ?? "(error object is a \(type) value)"
    return LuaError(
      value: reference(), message: message, traceback: traceback, origin: origin,
      objectDescription: objectDescription, status: status)
  }

  /// The traceback of the error that a call has just failed with, if it was noted.
  private func takeOrigin() -> String? {
    guard unsafe bridge_state_of(thread).pointee.origin_noted else { return nil }
    unsafe bridge_take_origin(thread)  // stack: … origin
    defer { pop() }  // stack: …
    return text(at: -1)
  }

  /// Hands on where the error that is about to be raised was raised first.
  func passOrigin(of error: any Error) {
    if let origin = (error as? LuaError)?.origin { pushString(origin) } else { pushNil() }
    unsafe bridge_pass_origin(thread)
  }

  /// Pushes the one value that stands for an error.
  ///
  /// The stack has to be empty but for that.
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

  /// A string with bytes that are not UTF-8 replaced, or a number as text; nil for anything else.
  func text(at index: Int) -> String? {
    switch type(at: index) {
    case .string: bytes(at: index).map { String(decoding: $0, as: UTF8.self) }
    case .number: description(at: index)
    default: nil
    }
  }
}
