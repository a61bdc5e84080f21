/// The content of a handle, a userdata that `LuaStack.pushHandle(_:tag:)` made.
package struct LuaHandle {
  /// The object, which the handle keeps alive.
  package let object: AnyObject

  /// The kind of the object, chosen by who made the handle.
  package let tag: UInt8

  /// One bit for who made the handle.
  package let flag: Bool
}
