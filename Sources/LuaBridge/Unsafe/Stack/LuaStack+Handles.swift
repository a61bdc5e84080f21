internal import CLua
internal import CLuaShims

// A handle is what a script holds of a Swift object. Everything here can be asked of any value: what
// is not a handle of this state, whatever a script did to it, is none.
extension LuaStack {
  /// Pushes a new handle that keeps `object` alive, without a metatable.
  ///
  /// Give it one whose `__gc` calls `emptyHandle(at:)`; a handle that lost its finalizer keeps the
  /// object until the state closes.
  package func pushHandle(_ object: AnyObject, tag: UInt8) {
    unsafe bridge_push_handle(thread, Unmanaged.passRetained(object).toOpaque(), tag)
  }

  /// The content of the handle at `index`; nil for anything else and for an empty handle.
  package func handle(at index: Int) -> LuaHandle? {
    guard let box = unsafe box(at: index), let object = unsafe box.pointee.object else {
      return nil
    }
    return unsafe LuaHandle(
      object: Unmanaged.fromOpaque(object).takeUnretainedValue(),
      tag: box.pointee.tag, flag: box.pointee.flag)
  }

  /// The object of the handle at `index`, if that is one, has that tag, and is not empty.
  ///
  /// It is not counted, for the path that every native message takes: the handle keeps it while it
  /// stands on the stack.
  @inline(__always)
  package func uncountedHandleObject(at index: Int, tag: UInt8) -> Unmanaged<AnyObject>? {
    guard let object = unsafe bridge_handle_object(thread, Int32(index), tag) else { return nil }
    return unsafe Unmanaged<AnyObject>.fromOpaque(object)
  }

  /// Takes the object out of the handle at `index`: what its `__gc` has to do.
  ///
  /// - Returns: the object; nil for anything else and for an empty handle.
  package func emptyHandle(at index: Int) -> AnyObject? {
    guard let box = unsafe box(at: index),
      let object = unsafe bridge_empty_box(bridge_state_of(thread), box)
    else { return nil }
    return unsafe Unmanaged.fromOpaque(object).takeRetainedValue()
  }

  /// Sets the one bit that the handle at `index` keeps for its maker.
  package func setHandleFlag(at index: Int, _ flag: Bool) {
    unsafe box(at: index)?.pointee.flag = flag
  }

  /// The one bit that the handle at `index` keeps for its maker; false for anything else.
  package func handleFlag(at index: Int) -> Bool {
    unsafe box(at: index)?.pointee.flag ?? false
  }

  private func box(at index: Int) -> UnsafeMutablePointer<bridge_box>? {
    unsafe bridge_box_at(thread, Int32(index), bridge_box_kind_handle)
  }
}
