package import SelectorRuntime

extension FoundationWorld {
  /// Changes a value or device setting.
  ///
  /// - Returns: the setting, or nil if there is none of that name.
  /// - Throws: ``RuntimeError`` if the value is not allowed.
  package final func changeFoundationSetting(
    _ name: String, to value: Value
  ) throws -> (any AnySetting)? {
    if let setting = try deviceSettings.set(name, to: value, in: runtime) { return setting }
    let setting = try valueSettings.set(name, to: value, in: runtime)
    if setting === valueSettings.$blockSuperclasses { try placeBlockClasses() }
    return setting
  }

  /// Sets the superclasses of the block classes according to the setting.
  private func placeBlockClasses() throws {
    let hasMiddle = valueSettings.blockSuperclasses == .four
    for kind in ["Global", "Stack", "Malloc"] {
      let parent = valueClass(hasMiddle ? "__NS\(kind)Block" : "NSBlock")
      _ = try runtime.setSuperclass(of: valueClass("__NS\(kind)Block__"), to: parent)
    }
  }
}
