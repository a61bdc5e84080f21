package import FoundationCore
package import SelectorRuntime

extension UIKitWorld {
  /// All settings with their names: UIKit's, those of Foundation's values, and the device's.
  package var allSettings: [(name: String, setting: any AnySetting)] {
    settings.all + valueSettings.all + deviceSettings.all
  }

  /// Changes a setting, and does what follows from it.
  ///
  /// - Throws: `RuntimeError` when there is no such setting, or it cannot be that; what observers of
  ///   the device throw.
  package func changeSetting(_ name: String, to value: Value) throws {
    if let setting = try changeFoundationSetting(name, to: value) {
      return try device.noteChange(of: setting)
    }
    guard try settings.set(name, to: value, in: runtime) != nil else {
      let names = allSettings.map(\.name).sorted().joined(separator: ", ")
      throw RuntimeError(.invalidArgument, "no setting is named '\(name)'; there are \(names)")
    }
    setClock()
  }

  /// Lets the clocks that scripts read begin where the settings say.
  func setClock() {
    clockStart.epoch = settings.epoch
    clockStart.uptime = settings.uptime
  }
}
