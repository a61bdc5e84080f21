internal import FoundationCore
internal import FoundationFiles
internal import SelectorRuntime
internal import UIKitRuntime

// A launch as `main` asks for it: classes are named by texts, and what the call leaves out is read from
// the Info dictionary of the main bundle. The words of the exceptions are UIKit's own.

extension UIApplication {
  /// Launches the application with the classes of these names.
  ///
  /// The corresponding function is `UIApplicationMain`, which then runs the run loop.
  ///
  /// - Parameter principal: The name of the application's class; nil for `NSPrincipalClass` of the Info
  ///   dictionary, or `UIApplication`.
  /// - Parameter delegate: The name of the delegate's class; nil where the main nib or the principal
  ///   class sets a delegate.
  /// - Throws: `RuntimeError` when a class does not exist, and as ``launch(_:)`` does.
  package func main(principal: String?, delegate: String?) throws {
    let info = LaunchInfo(world)
    let principalName = principal ?? info["NSPrincipalClass"]
    let principalClass = try principalName.map { try subclass($0) }
    let isItsOwnDelegate = delegate != nil && delegate == principalName
    var launch = ApplicationLaunch(
      delegate: try delegate.flatMap { isItsOwnDelegate ? nil : try delegateClass($0) },
      hasScenes: info.hasScenes, storyboard: info["UIMainStoryboardFile"])
    launch.principal = principalClass
    launch.isItsOwnDelegate = isItsOwnDelegate
    // A scene's configuration names its own storyboard.
    launch.nib = launch.storyboard == nil && !info.hasScenes ? info["NSMainNibFile"] : nil
    if info.hasScenes { launch.storyboard = nil }
    try self.launch(launch)
  }

  private func subclass(_ name: String) throws -> RuntimeClass {
    let purpose = "Unable to instantiate the UIApplication subclass instance. "
    guard let cls = runtime.lookUpClass(name) else {
      throw RuntimeError(.inconsistency, purpose + "No class named \(name) is loaded.")
    }
    guard cls.inherits(from: runtime.cls(UIKitClasses.application)) else {
      throw RuntimeError(.inconsistency, purpose + "\(name) is not a subclass of UIApplication.")
    }
    return cls
  }

  private func delegateClass(_ name: String) throws -> RuntimeClass {
    guard let cls = runtime.lookUpClass(name) else {
      throw RuntimeError(
        .inconsistency,
        "Unable to instantiate the UIApplication delegate instance. "
          + "No class named \(name) is loaded.")
    }
    return cls
  }
}

/// The entries of the Info dictionary that a launch reads.
struct LaunchInfo {
  private let world: UIKitWorld
  init(_ world: UIKitWorld) { self.world = world }

  /// A text of the dictionary; a key with the device's name behind it comes first (`key~ipad`).
  subscript(key: String) -> String? {
    let device = world.traits.values[.idiom] == 1 ? "~ipad" : "~iphone"
    return (world.bundles[info: key + device] ?? world.bundles[info: key])?.text
  }

  /// Whether the app has the life of scenes.
  var hasScenes: Bool { world.bundles[info: "UIApplicationSceneManifest"] != nil }

  /// The dictionary of a scene's configuration.
  ///
  /// - Parameter name: The configuration's name; nil for the first of the role.
  func configuration(_ name: String?, role: String) -> SceneConfigurationInfo? {
    let manifest = world.bundles[info: "UIApplicationSceneManifest"]
    let list = manifest?["UISceneConfigurations"]?[role]?.elements ?? []
    let entries = list.map { SceneConfigurationInfo(entry: $0, role: role) }
    return name == nil ? entries.first : entries.first { $0.name == name }
  }
}

/// An entry of `UISceneConfigurations`.
struct SceneConfigurationInfo {
  fileprivate let entry: PropertyList
  fileprivate let role: String

  var name: String? { entry["UISceneConfigurationName"]?.text }
  var storyboard: String? { entry["UISceneStoryboardFile"]?.text }

  /// The class that a key names; one that is not loaded is logged, as UIKit does, and left out.
  func cls(_ key: String, in world: UIKitWorld) -> RuntimeClass? {
    guard let className = entry[key]?.text else { return nil }
    if let cls = world.runtime.lookUpClass(className) { return cls }
    world.writeLog(
      "[SceneConfiguration] Info.plist configuration \"\(name ?? "(no name)")\" for \(role) "
        + "contained \(key) key, but could not load class with name \"\(className)\".")
    return nil
  }
}

extension PropertyList {
  fileprivate var text: String? {
    if case .string(let text) = self, text.count > 0 { text.string } else { nil }
  }
}
