package import FoundationCore
internal import SelectorRuntime

/// The arguments and environment variables that a scheme of Xcode adds to those of the app's process.
package struct LaunchSurroundings {
  /// The arguments after the program's path.
  package fileprivate(set) var arguments: [String] = []
  /// Variables by name; they replace those that launchd sets.
  package fileprivate(set) var environment: [String: String] = [:]
}

private enum LaunchSurroundingsKey: SavedWorldKey {
  static func initialValue(in world: FoundationWorld) -> LaunchSurroundings { LaunchSurroundings() }
}

extension FoundationWorld {
  /// The arguments and variables of the app's process.
  package private(set) var launchSurroundings: LaunchSurroundings {
    get { self[LaunchSurroundingsKey.self] }
    set { self[LaunchSurroundingsKey.self] = newValue }
  }

  /// Sets the arguments and variables of the app's process.
  ///
  /// Each argument `-key value` becomes a value of `NSArgumentDomain`, as in Foundation: a property list of
  /// the old style where the text is one, else a string.
  /// - Parameters:
  ///   - arguments: The arguments after the program's path.
  ///   - environment: The variables by name.
  /// - Returns: The values of the argument domain.
  @discardableResult
  package func setLaunchSurroundings(
    arguments: [String], environment: [String: String]
  ) -> [String: PropertyList] {
    runtime.noteChange()
    launchSurroundings = LaunchSurroundings(arguments: arguments, environment: environment)
    var domain: [String: PropertyList] = [:]
    for (name, text) in zip(arguments, arguments.dropFirst()) {
      guard name.hasPrefix("-"), case let key = String(name.dropFirst()), !key.isEmpty else {
        continue
      }
      domain[key] = PropertyList(Array(text.utf8)) ?? .string(UTF16Text(text))
    }
    userDefaults.setDomain(
      UserDefaults.argumentDomain, domain.isEmpty ? nil : domain, isVolatile: true)
    return domain
  }
}
