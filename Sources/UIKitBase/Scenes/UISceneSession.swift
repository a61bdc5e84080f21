package import FoundationCore
internal import FoundationFiles
package import SelectorRuntime
package import UIKitRuntime

// no traps of stop: native classes are declared by the host and not by scripts.

/// The persistent session of a scene.
package final class UISceneSession: StoringObject {
  @Weak var scene: UIScene?
  @Strong var configuration: UISceneConfiguration?
  /// The role `UIWindowSceneSessionRoleApplication`.
  let role = "UIWindowSceneSessionRoleApplication"
  private let identifier = "00000000-0000-0000-0000-000000000001"
  private var userInfo: Value = .none

  private func set(userInfo: Value) {
    userInfo.retain()
    self.userInfo.release()
    self.userInfo = userInfo
  }

  package override func destruct() {
    set(userInfo: .none)
    super.destruct()
  }

  static func define(_ session: ClassDefinition<UISceneSession>) {
    session.readonly("scene") { $0.scene }
    session.readonly("role", .copy) { $0.role }
    session.readonly("configuration", .copy) { $0.configuration }
    session.readonly("persistentIdentifier", .copy) { $0.identifier }
    session.stored("stateRestorationActivity", .strong, usual: NSUserActivity?.none)
    session.property(
      "userInfo", .strong, of: "NSDictionary", get: { $0.userInfo }, set: { $0.set(userInfo: $1) })
  }
}

/// The classes that a scene is created with.
package final class UISceneConfiguration: RuntimeObject {
  private var name: String?
  private var role = ""
  @Strong var delegateClass: RuntimeClass?
  @Strong private var sceneClass: RuntimeClass?
  /// The storyboard with the scene's initial controller.
  package var storyboard: String?

  func fill(name: String?, role: String) {
    self.name = name
    self.role = role
  }

  /// Takes what the Info dictionary says of the configuration with its name and role.
  private func readInfo() {
    guard let info = LaunchInfo(uikit).configuration(name, role: role) else { return }
    name = name ?? info.name
    delegateClass = info.cls("UISceneDelegateClassName", in: uikit)
    sceneClass = info.cls("UISceneClassName", in: uikit)
    storyboard = info.storyboard
  }

  static func define(_ configuration: ClassDefinition<UISceneConfiguration>) {
    configuration.classSide.method("configurationWithName:sessionRole:") {
      (cls, name: String?, role: String) -> Value in
      let made = try cls.runtime.send(cls, cls.runtime.known.alloc)
      let selector = cls.runtime.selector("initWithName:sessionRole:")
      return try made.object?.call(selector, name, role) ?? .none
    }
    configuration.method("initWithName:sessionRole:") {
      (configuration, name: String?, role: String) -> UISceneConfiguration in
      configuration.fill(name: name, role: role)
      configuration.readInfo()
      return configuration
    }
    configuration.readonly("name", .copy) { $0.name }
    configuration.readonly("role", .copy) { $0.role }
    configuration.property(
      "delegateClass", .strong, get: { $0.delegateClass }, set: { $0.delegateClass = $1 })
    configuration.property(
      "sceneClass", .strong, get: { $0.sceneClass }, set: { $0.sceneClass = $1 })
  }
}

/// The reasons for which a scene is connected.
package final class UISceneConnectionOptions: RuntimeObject {
  @StrongList var urlContexts: [UIOpenURLContext] = []
  @StrongList var activities: [NSUserActivity] = []
  @Strong var shortcut: UIApplicationShortcutItem?

  static func define(_ options: ClassDefinition<UISceneConnectionOptions>) {
    options.readonly("URLContexts", .copy, of: "NSSet") { $0.urlContexts }
    options.readonly("userActivities", .copy, of: "NSSet") { $0.activities }
    options.readonly("shortcutItem") { $0.shortcut }
    options.readonly("sourceApplication") { (_) -> String? in nil }
    options.readonly("notificationResponse", of: "UNNotificationResponse") {
      (_) -> RuntimeObject? in nil
    }
    options.readonly("handoffUserActivityType") { (_) -> String? in nil }
    // No iCloud share has been accepted.
    options.readonly("cloudKitShareMetadata", of: "CKShareMetadata") { (_) -> RuntimeObject? in nil
    }
  }
}

/// A URL that a scene opens, with its options.
package final class UIOpenURLContext: RuntimeObject {
  @Strong fileprivate var url: NSURL?
  @Strong fileprivate var options: UISceneOpenURLOptions?

  static func define(_ context: ClassDefinition<UIOpenURLContext>) {
    context.readonly("URL", .copy) { $0.url }
    context.readonly("options", .strong) { $0.options }
  }
}

/// The options of a URL: the source application and others.
package final class UISceneOpenURLOptions: RuntimeObject {
  fileprivate var options: Value = .none

  package override func destruct() {
    options.release()
    options = .none
    super.destruct()
  }

  static func define(_ options: ClassDefinition<UISceneOpenURLOptions>) {
    options.readonly("sourceApplication", of: "NSString") { (options) -> Value in
      options.options.entry("UIApplicationOpenURLOptionsSourceApplicationKey")
    }
    options.readonly("annotation") { (options) -> Value in
      options.options.entry("UIApplicationOpenURLOptionsAnnotationKey")
    }
    // URLs here are never opened by an advertisement.
    options.readonly("eventAttribution", of: "UIEventAttribution") { (_) -> RuntimeObject? in nil }
    options.readonly("openInPlace") { (options) -> Bool in
      Bool.answered(
        options.options.entry("UIApplicationOpenURLOptionsOpenInPlaceKey"), in: options.runtime)
        ?? false
    }
  }
}

extension UIKitClasses {
  package static let sceneSession = NativeClass<UISceneSession>(
    "UISceneSession", superclass: FoundationClasses.object, UISceneSession.define)

  package static let sceneConfiguration = NativeClass<UISceneConfiguration>(
    "UISceneConfiguration", superclass: FoundationClasses.object, UISceneConfiguration.define)

  package static let sceneConnectionOptions = NativeClass<UISceneConnectionOptions>(
    "UISceneConnectionOptions", superclass: FoundationClasses.object,
    UISceneConnectionOptions.define)

  package static let openURLContext = NativeClass<UIOpenURLContext>(
    "UIOpenURLContext", superclass: FoundationClasses.object, UIOpenURLContext.define)

  package static let sceneOpenURLOptions = NativeClass<UISceneOpenURLOptions>(
    "UISceneOpenURLOptions", superclass: FoundationClasses.object, UISceneOpenURLOptions.define)
}

extension UIKitWorld {
  /// Wraps a URL for a scene.
  func makeContext(_ url: NSURL, options: Value) -> UIOpenURLContext {
    let made = create(UIKitClasses.openURLContext)
    let described = create(UIKitClasses.sceneOpenURLOptions)
    options.retain()
    described.options = options
    made.url = url
    made.options = described
    return made
  }
}

extension NSError {
  /// Creates a UIKit error with a description.
  package static func make(
    domain: String, code: Int, description: String, in world: UIKitWorld
  ) -> NSError {
    guard let cls = world.runtime.lookUpClass("NSError"),
      let made = world.runtime.createInstance(cls) as? NSError
    else { preconditionFailure("the class NSError is not defined") }
    made.fill(
      domain: domain, code: code,
      userInfo: .dictionary([
        .init(key: .string("NSLocalizedDescription"), value: .string(description))
      ]))
    return made
  }
}
