package import SelectorRuntime

extension FoundationWorld {
  /// Changes a setting of values.
  ///
  /// - Returns: false when there is none of that name.
  /// - Throws: ``RuntimeError`` when it cannot be that.
  package func changeValueSetting(_ name: String, to value: Value) throws -> Bool {
    guard try valueSettings.set(name, to: value) else { return false }
    if name == ValueSetting.blockSuperclasses.rawValue { try placeBlockClasses() }
    return true
  }

  /// Puts the classes of blocks below the ones that the setting says.
  private func placeBlockClasses() throws {
    let hasMiddle = valueSettings.is(.blockSuperclasses, "four")
    for kind in ["Global", "Stack", "Malloc"] {
      let parent = valueClass(hasMiddle ? "__NS\(kind)Block" : "NSBlock")
      _ = try runtime.setSuperclass(of: valueClass("__NS\(kind)Block__"), to: parent)
    }
  }
}
