package import SelectorRuntime

extension FoundationWorld {
  /// Changes a value or device setting.
  ///
  /// - Returns: the setting, or nil if there is none of that name.
  /// - Throws: ``RuntimeError`` if the value is not allowed.
  package final func changeFoundationSetting(
    _ name: String, to value: Value
  ) throws -> (any AnySetting)? {
    if let setting = try deviceSettings.set(name, to: value, in: runtime) {
      if setting === deviceSettings.$systemVersion { applySystem() }
      return setting
    }
    let setting = try valueSettings.set(name, to: value, in: runtime)
    if setting === valueSettings.$blockSuperclasses { placeBlockClasses() }
    return setting
  }

  /// Sets the superclasses of the block classes according to the setting.
  func placeBlockClasses() {
    for kind in ["Global", "Stack", "Malloc"] { placeBlockClass(valueClass("__NS\(kind)Block__")) }
  }

  /// Sets the superclass of a block class, such as `__NSMallocBlock__`, according to the setting.
  func placeBlockClass(_ cls: RuntimeClass) {
    let name = valueSettings.blockSuperclasses == .four ? String(cls.name.dropLast(2)) : "NSBlock"
    let parent = valueClass(name)
    if cls.superclass !== parent { _ = try? runtime.setSuperclass(of: cls, to: parent) }
  }
}
