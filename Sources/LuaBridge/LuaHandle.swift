/// The content of a handle, a userdata that `LuaStack.pushHandle(_:tag:)` created.
package struct LuaHandle {
  /// The object, which the handle retains.
  package let object: AnyObject

  /// The type of the object, chosen by the creator of the handle.
  package let tag: UInt8

  /// One bit for the creator of the handle.
  package let flag: Bool
}
