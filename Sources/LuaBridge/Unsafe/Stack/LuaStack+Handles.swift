internal import CLua
internal import CLuaShims

// A handle is a script's reference to a Swift object. All functions here accept any value; a value
// that is not a handle of this state is handled as no handle, whatever a script did to it.
extension LuaStack {
  /// Pushes a new handle that retains `object`, without a metatable.
  ///
  /// Set a metatable whose `__gc` calls `emptyHandle(at:)`; a handle without its finalizer retains
  /// the object until the state is closed.
  package func pushHandle(_ object: AnyObject, tag: UInt8) {
    unsafe bridge_push_handle(thread, Unmanaged.passRetained(object).toOpaque(), tag)
  }

  /// Returns the content of the handle at `index`; nil for another value and for an empty handle.
  package func handle(at index: Int) -> LuaHandle? {
    guard let box = unsafe box(at: index), let object = unsafe box.pointee.object else {
      return nil
    }
    return unsafe LuaHandle(
      object: Unmanaged.fromOpaque(object).takeUnretainedValue(),
      tag: box.pointee.tag, flag: box.pointee.flag)
  }

  /// Returns the object of the handle at `index`, if it has that tag and is not empty.
  ///
  /// The object is not retained, because every native message calls this; the handle retains it
  /// while it is on the stack.
  @inline(__always)
  package func uncountedHandleObject(at index: Int, tag: UInt8) -> Unmanaged<AnyObject>? {
    guard let object = unsafe bridge_handle_object(thread, Int32(index), tag) else { return nil }
    return unsafe Unmanaged<AnyObject>.fromOpaque(object)
  }

  /// Removes the object from the handle at `index`, as `__gc` must do.
  ///
  /// - Returns: the object; nil for another value and for an empty handle.
  package func emptyHandle(at index: Int) -> AnyObject? {
    guard let box = unsafe box(at: index),
      let object = unsafe bridge_empty_box(bridge_state_of(thread), box)
    else { return nil }
    return unsafe Unmanaged.fromOpaque(object).takeRetainedValue()
  }

  /// Sets the bit of the handle at `index` for its creator.
  package func setHandleFlag(at index: Int, _ flag: Bool) {
    unsafe box(at: index)?.pointee.flag = flag
  }

  /// Returns the bit of the handle at `index` for its creator; false for another value.
  package func handleFlag(at index: Int) -> Bool {
    unsafe box(at: index)?.pointee.flag ?? false
  }

  private func box(at index: Int) -> UnsafeMutablePointer<bridge_box>? {
    unsafe bridge_box_at(thread, Int32(index), bridge_box_kind_handle)
  }
}
