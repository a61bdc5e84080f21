internal import CLua
internal import CLuaShims

/// A handle that is being finalized.
///
/// Its block is looked up once for all questions of the finalizer. It is valid while the handle is on
/// the stack.
@safe package struct FinalizedHandle {
  private let box: UnsafeMutablePointer<bridge_box>
  private let thread: OpaquePointer

  /// The object, which the handle retains until it is emptied.
  package let object: Unmanaged<AnyObject>
  /// The handle's slot.
  package let slot: Int32
  /// The bit for its creator.
  package let flag: Bool

  /// Whether the handle is listed as reached, or kept.
  package var isListed: Bool { unsafe bridge_is_listed_handle(thread, box) }

  fileprivate init(
    _ box: UnsafeMutablePointer<bridge_box>, _ object: UnsafeMutableRawPointer,
    _ thread: OpaquePointer
  ) {
    unsafe self.box = box
    unsafe self.thread = thread
    unsafe self.object = .fromOpaque(object)
    slot = Int32(truncatingIfNeeded: unsafe box.pointee.slot)
    flag = unsafe box.pointee.flag
  }

  /// Removes the object from the handle, as `__gc` must do; does nothing the second time.
  package func empty() {
    guard let object = unsafe bridge_empty_box(bridge_state_of(thread), box) else { return }
    unsafe Unmanaged<AnyObject>.fromOpaque(object).release()
  }
}

extension LuaStack {
  /// Returns the handle at `index`, if it has that tag and is not empty.
  package func finalizedHandle(at index: Int, tag: UInt8) -> FinalizedHandle? {
    guard let box = unsafe box(at: index), unsafe box.pointee.tag == tag,
      let object = unsafe box.pointee.object
    else { return nil }
    return unsafe FinalizedHandle(box, object, thread)
  }
}
