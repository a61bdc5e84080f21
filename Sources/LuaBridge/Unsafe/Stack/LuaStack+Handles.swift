internal import CLua
internal import CLuaShims

// no traps of narrow: indexes, levels and counts are the bridge's own and small.

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

  /// Returns the object and the slot of the only value, a handle that has that tag and is not empty.
  ///
  /// The object is not retained, as above.
  package func onlyHandle(tag: UInt8) -> (object: Unmanaged<AnyObject>, slot: Int32)? {
    guard let box = unsafe bridge_only_handle(thread, tag),
      let object = unsafe box.pointee.object
    else { return nil }
    return unsafe (.fromOpaque(object), Int32(bitPattern: box.pointee.slot))
  }

  /// Lets the function on top return its only argument without a call into Swift, if that is the handle
  /// which the last call has marked as a newborn one.
  package func letFunctionReturnNewborn() { unsafe bridge_let_return_newborn(thread) }

  /// Marks the handle on top as newborn until the next call into Swift.
  package func markNewborn() {
    unsafe bridge_state_of(thread).pointee.newborn = UnsafeRawPointer(lua_touserdata(thread, -1))
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

  /// Pushes a new handle that retains `object`, with a metatable.
  ///
  /// The metatable's `__gc` calls `emptyHandle(at:)`, as for `pushHandle(_:tag:)`.
  /// - Parameters:
  ///   - object: The object.
  ///   - tag: The kind of handle, by which the owner of the state tells handles apart.
  ///   - metatable: The number of a reference to the metatable.
  ///   - isListed: Whether the handle is listed as reached.
  /// - Returns: the handle's slot, by which the functions below find it.
  package func pushHandle(
    _ object: AnyObject, tag: UInt8, metatable: Int32, isListed: Bool
  ) -> Int32 {
    let slot = unsafe bridge_push_object_handle(
      thread, Unmanaged.passRetained(object).toOpaque(), tag, metatable, isListed)
    return Int32(truncatingIfNeeded: slot)
  }

  /// Marks the handle at `index` as that of an object that a source counts by hand.
  package func markCountedHandle(at index: Int) { unsafe box(at: index)?.pointee.counted = true }

  /// Lists the handle on top as reached by scripts; the list does not keep it.
  package func listHandle() { unsafe bridge_list_handle(thread) }

  /// Pushes the listed handle with a slot; pushes nothing and returns false if there is none.
  @inline(__always)
  package func pushReachedHandle(slot: Int32) -> Bool {
    unsafe slot >= 0 && bridge_push_reached_handle(thread, UInt32(bitPattern: slot))
  }

  /// Sets a metatable on the listed handle with a slot.
  ///
  /// - Returns: whether there is one.
  package func setMetatable(ofReachedHandle slot: Int32, _ metatable: LuaReference) -> Bool {
    unsafe slot >= 0
      && bridge_set_metatable_of_reached(thread, UInt32(bitPattern: slot), metatable.number)
  }

  /// Keeps the handle at `index`, which scripts no longer reach, until `forgetKeptHandle(slot:)`.
  package func keepHandle(at index: Int) {
    unsafe bridge_keep_handle(thread, Int32(truncatingIfNeeded: index))
  }

  /// Pushes the kept handle with a slot; pushes nothing and returns false if there is none.
  package func pushKeptHandle(slot: Int32) -> Bool {
    unsafe slot >= 0 && bridge_push_kept_handle(thread, UInt32(bitPattern: slot))
  }

  /// Stops keeping the handle with a slot, if it is kept.
  package func forgetKeptHandle(slot: Int32) {
    if slot >= 0 { unsafe bridge_forget_kept_handle(thread, UInt32(bitPattern: slot)) }
  }

  /// Returns whether the value at `index` is the handle of `object` with a slot, and not empty.
  @inline(__always)
  package func isHandle(at index: Int, of object: AnyObject, slot: Int32) -> Bool {
    guard let box = unsafe box(at: index) else { return false }
    return unsafe box.pointee.slot == UInt32(bitPattern: slot)
      && box.pointee.object == Unmanaged.passUnretained(object).toOpaque()
  }

  /// How often handles were listed: while it is unchanged, no script has received another one.
  package var handlesListed: UInt64 { unsafe bridge_state_of(thread).pointee.handles_listed }

  /// Returns whether the handle at `index` is listed as reached, or kept.
  package func isListedHandle(at index: Int) -> Bool {
    guard let box = unsafe box(at: index) else { return false }
    return unsafe bridge_is_listed_handle(thread, box)
  }

  /// The number of pages in which handles are listed; some may be empty.
  package var handlePageCount: UInt32 { unsafe bridge_state_of(thread).pointee.handle_page_count }

  /// Pushes the table with all handles of a page as keys, also those that Lua is about to finalize.
  ///
  /// - Returns: whether the page has one.
  package func pushHandles(ofPage page: UInt32) -> Bool {
    unsafe bridge_push_handles_of_page(thread, page)
  }

  /// Sets the counting functions of translated sources that run without Swift in the table on top.
  package func setCountingFunctions() { unsafe bridge_set_counting_functions(thread) }

  func box(at index: Int) -> UnsafeMutablePointer<bridge_box>? {
    unsafe bridge_box_at(thread, Int32(index), bridge_box_kind_handle)
  }
}
