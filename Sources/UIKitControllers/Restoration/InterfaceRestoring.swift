internal import FoundationCore
internal import SelectorRuntime
internal import UIKitBase
internal import UIKitRuntime

/// Restores the saved state of the interface between `application:willFinishLaunching…` and
/// `application:didFinishLaunching…`.
///
/// A controller is created by its restoration class, else by the delegate of the application, else
/// it is the one that exists at its path, else it is created from its storyboard.
final class InterfaceRestoring {
  private let world: UIKitWorld
  private let saved: SavedInterface
  /// The controllers that have been found or created, by the texts of the paths.
  private var found: [String: UIViewController] = [:]

  private init(_ world: UIKitWorld, _ saved: SavedInterface) {
    self.world = world
    self.saved = saved
  }

  /// Asks the delegate of the application, and restores what it allows.
  ///
  /// - Returns: presents what was presented, once the window is visible.
  /// - Throws: the errors of the delegate, and of the controllers, views and objects.
  static func restore(_ world: UIKitWorld) throws -> () throws -> Void {
    let application = world.application
    guard let saved = application.savedState as? SavedInterface,
      let delegate = application.delegate
    else { return {} }
    let asks = world.runtime.selector(
      saved.isSecure
        ? "application:shouldRestoreSecureApplicationState:"
        : "application:shouldRestoreApplicationState:")
    guard try delegate.implements(asks) else { return {} }
    // A state that ends the app while it is restored is not restored again.
    application.savedState = nil
    let pass = InterfaceRestoring(world, saved)
    application.restorationPass = pass
    defer { application.restorationPass = nil }
    let coder = try pass.unarchiver(saved.application)
    let isWanted: Bool = try delegate.keptAlive { try delegate.call(asks, application, coder) }
    guard isWanted else { return {} }
    for controller in saved.controllers { try pass.find(controller, delegate) }
    for controller in saved.controllers {
      try pass.fill(controller)
      try pass.select(controller)
    }
    var restored: [RuntimeObject] = []
    for controller in saved.controllers {
      if let own = pass.found[controller.path.pathText] {
        try pass.decode(controller, into: own)
        restored.append(own)
      }
    }
    for (identifier, state) in saved.objects {
      guard let object = application.registeredForRestoration[identifier]?.load() else { continue }
      try pass.decode(state, into: object)
      restored.append(object)
    }
    let did = world.runtime.selector("application:didDecodeRestorableStateWithCoder:")
    if try delegate.implements(did) {
      try delegate.keptAlive { try delegate.send(did, application, coder) }
    }
    let finished = world.runtime.selector("applicationFinishedRestoringState")
    for object in restored where try object.implements(finished) {
      try object.keptAlive { try object.send(finished) }
    }
    return { try pass.present() }
  }

  /// The controller at a path; nil if it was not restored.
  func object(at path: String) -> RuntimeObject? { found[path] }

  private func selector(_ name: String) -> Selector { world.runtime.selector(name) }

  private func unarchiver(_ bytes: [UInt8]) throws -> RuntimeObject {
    let cls = world.runtime.cls(FoundationClasses.keyedUnarchiver)
    guard let made = try world.runtime.send(cls, selector("alloc")).object else {
      throw RuntimeError(.inconsistency, "an unarchiver of the interface's state was not created")
    }
    let unarchiver: RuntimeObject = try made.call(
      selector("initForReadingWithData:"), world.data(bytes))
    try unarchiver.send(selector("setRequiresSecureCoding:"), false)
    return unarchiver
  }

  // MARK: - Controllers

  /// Finds or creates a controller.
  private func find(_ controller: SavedInterface.Controller, _ delegate: RuntimeObject) throws {
    let key = controller.path.pathText
    let coder = try unarchiver(controller.state)
    if let name = controller.restorationClass {
      let make = selector("viewControllerWithRestorationIdentifierPath:coder:")
      guard let cls = world.runtime.lookUpClass(name), try cls.implements(make) else { return }
      found[key] = try cls.call(make, controller.path, coder, as: UIViewController?.self)
      return
    }
    let make = selector("application:viewControllerWithRestorationIdentifierPath:coder:")
    if try delegate.implements(make) {
      let made = try delegate.keptAlive {
        try delegate.call(
          make, world.application, controller.path, coder, as: UIViewController?.self)
      }
      if let made {
        found[key] = made
        return
      }
    }
    if let existing = try existing(controller.path) {
      found[key] = existing
    } else if let name = controller.storyboard, let identifier = controller.path.last {
      let made = try world.makeStoryboard(name).sendInstantiate(identifier)
      found[key] = made
      // A scene has its restoration identifier, unless code has set it.
      if try made.call(selector("restorationIdentifier"), as: String?.self) == nil {
        try made.send(selector("setRestorationIdentifier:"), identifier)
      }
    }
  }

  /// The controller that the launch has created at a path.
  private func existing(_ path: [String]) throws -> UIViewController? {
    var level = world.application.windows.filter { !$0.isOfSystem }.compactMap(\.rootViewController)
    var last: UIViewController?
    for identifier in path {
      last = try level.first {
        try $0.call(selector("restorationIdentifier"), as: String?.self) == identifier
      }
      guard let last else { return nil }
      level = last.children + (last.presented.map { [$0] } ?? [])
    }
    return last
  }

  /// Gives a container the controllers that it had.
  private func fill(_ controller: SavedInterface.Controller) throws {
    guard let container = found[controller.path.pathText], let paths = controller.children else {
      return
    }
    let children = paths.compactMap { found[$0.pathText] }
    let present = try container.call(
      selector("viewControllers"), as: [UIViewController]?.self)
    if !children.isEmpty, !(present ?? []).elementsEqual(children, by: { $0 === $1 }) {
      if container is UISplitViewController {
        try container.send(selector("setViewControllers:"), children)
      } else if !(container is UITabBarController) || children.count == paths.count {
        try container.send(selector("setViewControllers:animated:"), children, false)
      }
    }
  }

  /// Selects the tab that was selected.
  private func select(_ controller: SavedInterface.Controller) throws {
    guard let container = found[controller.path.pathText] else { return }
    if let index = controller.selectedIndex {
      try container.send(selector("setSelectedIndex:"), index)
    }
  }

  /// Loads the view of a controller, and sends it and its views their states.
  private func decode(
    _ controller: SavedInterface.Controller, into own: UIViewController
  ) throws {
    let view = try own.call(selector("view"), as: UIView?.self)
    try decode(controller.state, into: own)
    guard let view else { return }
    for (identifier, state) in controller.views {
      if let found = try restorable(identifier, below: view, of: own) {
        try decode(state, into: found)
      }
    }
  }

  private func decode(_ state: [UInt8], into object: RuntimeObject) throws {
    let decode = selector("decodeRestorableStateWithCoder:")
    guard try object.implements(decode) else { return }
    let coder = try unarchiver(state)
    try object.keptAlive { try object.send(decode, coder) }
  }

  /// The view with an identifier, of no other controller.
  private func restorable(
    _ identifier: String, below view: UIView, of controller: UIViewController
  ) throws -> UIView? {
    if let owner = view.controller, owner !== controller { return nil }
    if try view.call(selector("restorationIdentifier"), as: String?.self) == identifier {
      return view
    }
    for subview in view.subviews {
      if let found = try restorable(identifier, below: subview, of: controller) { return found }
    }
    return nil
  }

  /// Presents what was presented, without animation.
  private func present() throws {
    for controller in saved.controllers {
      guard let path = controller.presented, let own = found[controller.path.pathText],
        let presented = found[path.pathText], own.presented == nil
      else { continue }
      try own.send(
        selector("presentViewController:animated:completion:"), presented, false, Value.none)
    }
  }
}
