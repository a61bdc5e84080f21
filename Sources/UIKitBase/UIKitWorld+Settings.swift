package import FoundationCore
package import SelectorRuntime

extension UIKitWorld {
  /// All settings with their names: those of UIKit, of Foundation's values, and of the device.
  package var allSettings: [(name: String, setting: any AnySetting)] {
    settings.all + valueSettings.all + deviceSettings.all
  }

  /// Changes a setting, and applies its effects.
  ///
  /// - Throws: `RuntimeError` for an unknown setting or an invalid value; the errors of device
  ///   observers.
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

  /// Sets the start time of the clocks that scripts read.
  func setClock() {
    clockStart.epoch = settings.epoch
    clockStart.uptime = settings.uptime
  }
}
