package import SelectorRuntime

extension FoundationWorld {
  /// Changes a setting of values or of the device.
  ///
  /// - Returns: the setting, or nil when there is none of that name.
  /// - Throws: ``RuntimeError`` when it cannot be that.
  package final func changeFoundationSetting(
    _ name: String, to value: Value
  ) throws -> (any AnySetting)? {
    if let setting = try deviceSettings.set(name, to: value, in: runtime) { return setting }
    let setting = try valueSettings.set(name, to: value, in: runtime)
    if setting === valueSettings.$blockSuperclasses { try placeBlockClasses() }
    return setting
  }

  /// Puts the classes of blocks below the ones that the setting says.
  private func placeBlockClasses() throws {
    let hasMiddle = valueSettings.blockSuperclasses == .four
    for kind in ["Global", "Stack", "Malloc"] {
      let parent = valueClass(hasMiddle ? "__NS\(kind)Block" : "NSBlock")
      _ = try runtime.setSuperclass(of: valueClass("__NS\(kind)Block__"), to: parent)
    }
  }
}
