internal import FoundationCore
internal import FoundationFiles
internal import SelectorRuntime
internal import Systems
internal import UIKitBase
internal import UIKitRuntime

/// Saves the state of the interface when the app enters the background.
///
/// A controller without a restoration identifier is not saved, and neither are the controllers that
/// it contains or presents.
final class InterfaceSaving {
  private let world: UIKitWorld
  private var saved = SavedInterface()
  /// The texts of the paths of what has been saved, or will be.
  private var paths: [ObjectIdentifier: [String]] = [:]
  private var taken: Set<String> = []

  private init(_ world: UIKitWorld) { self.world = world }

  /// Asks the delegate of the application, and saves what it allows.
  ///
  /// - Throws: the errors of the delegate, and of the controllers, views and objects.
  static func save(_ world: UIKitWorld) throws {
    let application = world.application
    let old = "application:shouldSaveApplicationState:"
    let secure = "application:shouldSaveSecureApplicationState:"
    guard let delegate = application.delegate else { return }
    // A system before 13.2 does not have the secure message.
    let secureMessage = world.runtime.selector(secure)
    let isSecure = try !secureMessage.isAbsent && delegate.implements(secureMessage)
    let asks = isSecure ? secureMessage : world.runtime.selector(old)
    guard try isSecure || delegate.implements(asks) else { return }
    let pass = InterfaceSaving(world)
    pass.saved.isSecure = isSecure
    application.restorationPass = pass
    defer { application.restorationPass = nil }
    application.savedState = nil
    let coder = try pass.archiver()
    try pass.encodeFacts(coder)
    let isWanted: Bool = try delegate.keptAlive { try delegate.call(asks, application, coder) }
    guard isWanted else { return }
    let will = world.runtime.selector("application:willEncodeRestorableStateWithCoder:")
    if try delegate.implements(will) {
      try delegate.keptAlive { try delegate.send(will, application, coder) }
    }
    for window in application.windows where !window.isOfSystem {
      if let root = window.rootViewController { try pass.save(root, below: []) }
    }
    for (identifier, reference) in application.registeredForRestoration.sorted(by: {
      $0.key < $1.key
    }) {
      guard let object = reference.load() else { continue }
      pass.saved.objects.append((identifier, try pass.state(of: object)))
    }
    pass.saved.application = try pass.bytes(coder)
    application.savedState = pass.saved
  }

  private func selector(_ name: String) -> Selector { world.runtime.selector(name) }

  // MARK: - Archives

  private func archiver() throws -> RuntimeObject {
    let cls = world.runtime.cls(UIKitClasses.restorationArchiver)
    guard let made = try world.runtime.send(cls, selector("alloc")).object else {
      throw RuntimeError(.inconsistency, "an archiver of the interface's state was not created")
    }
    let archiver: RuntimeObject = try made.call(
      selector("initRequiringSecureCoding:"), saved.isSecure)
    try archiver.send(selector("setDelegate:"), archiver)
    return archiver
  }

  private func bytes(_ archiver: RuntimeObject) throws -> [UInt8] {
    try archiver.send(selector("finishEncoding"))
    return try archiver.call(selector("encodedData"), as: NSData.self).bytes
  }

  /// Sends `encodeRestorableStateWithCoder:` to an object.
  private func state(of object: RuntimeObject) throws -> [UInt8] {
    let encode = selector("encodeRestorableStateWithCoder:")
    let coder = try archiver()
    if try object.implements(encode) {
      try object.keptAlive { try object.send(encode, coder) }
    }
    return try bytes(coder)
  }

  /// Encodes what the delegate may read before it decides whether to restore.
  private func encodeFacts(_ coder: RuntimeObject) throws {
    let encode = selector("encodeObject:forKey:")
    let version = world.bundles[info: "CFBundleVersion"]
    if case .string(let text)? = version {
      try coder.send(encode, text.string, "UIApplicationStateRestorationBundleVersionKey")
    }
    let device = world.deviceSettings
    try coder.send(
      encode, device.systemVersion.text, "UIApplicationStateRestorationSystemVersionKey")
    try coder.send(encode, Value.integer(0), "UIApplicationStateRestorationUserInterfaceIdiomKey")
    let date = try world.runtime.send(
      world.runtime.cls(FoundationClasses.date), selector("date"))
    try coder.send(encode, date, "UIApplicationStateRestorationTimestampKey")
  }

  // MARK: - Controllers

  private func identifier(of object: RuntimeObject) throws -> String? {
    try object.call(selector("restorationIdentifier"), as: String?.self)
  }

  /// Saves a controller, its views and what it contains and presents; once.
  private func save(_ controller: UIViewController, below parent: [String]) throws {
    guard let path = try take(controller, below: parent) else { return }
    let place = saved.controllers.count
    saved.controllers.append(.init(path: path, state: []))
    saved.controllers[place].restorationClass = try controller.call(
      selector("restorationClass"), as: RuntimeClass?.self)?.name
    saved.controllers[place].storyboard = controller.storyboardScene?.storyboard?.name
    saved.controllers[place].state = try state(of: controller)
    if let view = controller.loadedView { try saveViews(view, of: controller, place) }
    if let children = try children(of: controller) {
      var paths: [[String]] = []
      for child in children {
        try save(child, below: path)
        if let own = self.paths[ObjectIdentifier(child)] { paths.append(own) }
      }
      // Tabs that are not saved stay as the launch creates them, and so do their neighbours.
      if !(controller is UITabBarController) || paths.count == children.count {
        saved.controllers[place].children = paths
      }
    }
    if controller is UITabBarController {
      saved.controllers[place].selectedIndex = try controller.call(
        selector("selectedIndex"), as: Int.self)
    }
    if let presented = controller.presented, !presented.isBeingDismissed {
      try save(presented, below: path)
      saved.controllers[place].presented = paths[ObjectIdentifier(presented)]
    }
  }

  /// The path of a controller that is not saved yet; nil for one without an identifier.
  private func take(_ controller: UIViewController, below parent: [String]) throws -> [String]? {
    guard paths[ObjectIdentifier(controller)] == nil,
      let identifier = try identifier(of: controller)
    else { return nil }
    let path = parent + [identifier]
    // Of two controllers at one path, the first one is restored.
    guard taken.insert(path.pathText).inserted else { return nil }
    paths[ObjectIdentifier(controller)] = path
    return path
  }

  /// The controllers that UIKit's containers save themselves; nil for other controllers.
  private func children(of controller: UIViewController) throws -> [UIViewController]? {
    guard
      controller is UINavigationController || controller is UITabBarController
        || controller is UISplitViewController
    else { return nil }
    return try controller.call(selector("viewControllers"), as: [UIViewController]?.self)
  }

  /// Saves the views with an identifier below a view, except those of other controllers.
  private func saveViews(
    _ view: UIView, of controller: UIViewController, _ place: Int
  ) throws {
    if let owner = view.controller, owner !== controller { return }
    if let identifier = try identifier(of: view) {
      saved.controllers[place].views.append((identifier, try state(of: view)))
    }
    for subview in view.subviews { try saveViews(subview, of: controller, place) }
  }

  /// Saves a controller that another one's state refers to; returns the text of its path.
  ///
  /// - Returns: nil for an object that is archived itself.
  func note(_ object: RuntimeObject) throws -> String? {
    guard let controller = object as? UIViewController else { return nil }
    if paths[ObjectIdentifier(controller)] == nil {
      let parent = controller.lineage.dropFirst().first.flatMap { paths[ObjectIdentifier($0)] }
      try save(controller, below: parent ?? [])
    }
    return paths[ObjectIdentifier(controller)]?.pathText ?? ""
  }
}
