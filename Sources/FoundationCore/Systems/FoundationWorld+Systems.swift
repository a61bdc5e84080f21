internal import SelectorRuntime
internal import Systems

extension FoundationWorld {
  /// Makes everything that depends on the system's version agree with the setting.
  ///
  /// These are the bits of the differences, the settings that follow the system, and the native
  /// classes and members that were introduced later. Earlier changes keep their effect.
  package final func applySystem() {
    let version = deviceSettings.systemVersion
    guard version != appliedSystem else { return }
    appliedSystem = version
    changes = SystemChanges(of: version, builtWith: sdkVersion)
    for (_, setting) in followingSettings { setting.follow(version) }
    runtime.setAbsences(listAbsences(version))
    if valueSettings.$blockSuperclasses.follows { placeBlockClasses() }
    systemHasChanged()
  }

  /// The settings that may follow the system.
  private var followingSettings: [(name: String, setting: any AnySetting)] {
    valueSettings.all + deviceSettings.all + listSettings()
  }
}
