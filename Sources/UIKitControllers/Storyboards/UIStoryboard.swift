internal import FoundationCore
package import SelectorRuntime
internal import UIKitBase
package import UIKitRuntime

/// Instantiates the controllers of a storyboard.
package final class UIStoryboard: RuntimeObject {
  private(set) var name = ""

  private func description() throws -> Storyboard {
    let storyboards = uikit.nibs.storyboards
    guard let found = storyboards[name] else {
      let near = NearestName.find(name, among: Array(storyboards.keys))
      throw RuntimeError(
        .invalidArgument,
        "Could not find a storyboard named '\(name)' in bundle NSBundle </hookhost.app> (loaded)",
        hint: near.map { "did you mean '\($0)'?" })
    }
    return found
  }

  /// Creates a scene's controller: `initWithCoder:`, its relationships, `awakeFromNib`.
  ///
  /// - Parameters:
  ///   - id: the id of the scene.
  ///   - creator: creates the controller from its coder; without it, or if it returns nil, the
  ///     scene's class is instantiated.
  /// - Throws: ``RuntimeError`` for an unknown scene, and for scenes that are each other's root
  ///   controllers; errors of the messages and of `creator`.
  func instantiate(_ id: String, _ creator: Block? = nil) throws -> UIViewController {
    try runtime.enter("-[\(className) instantiateViewControllerWithIdentifier:]")
    defer { runtime.leave() }
    let storyboard = try description()
    guard let scene = storyboard.scenes[id] else {
      let near = NearestName.find(id, among: Array(storyboard.scenes.keys))
      throw RuntimeError(
        .invalidArgument,
        "Storyboard (\(defaultDescription)) doesn't contain a view controller with identifier "
          + "'\(id)'", hint: near.map { "did you mean '\($0)'?" })
    }
    if let (name, scene) = scene.reference {
      let other = try uikit.makeStoryboard(name)
      guard let id = try scene ?? other.description().initial else {
        throw RuntimeError(
          .invalidArgument, "the storyboard '\(name)' names no initial controller")
      }
      return try creator == nil ? other.sendInstantiate(id) : other.instantiate(id, creator)
    }
    return try keptAlive {
      let loading = NibLoading(name, owner: nil, in: uikit)
      loading.creator = creator
      return try loading.load(scene, of: self)
    }
  }

  /// Sends `instantiateViewControllerWithIdentifier:`, which a subclass may override.
  ///
  /// Segues and the initial controller use it, as on a device, where related controllers are decoded
  /// with their container.
  func sendInstantiate(_ id: String) throws -> UIViewController {
    try call(runtime.selector("instantiateViewControllerWithIdentifier:"), id)
  }

  func instantiateInitial(_ creator: Block? = nil) throws -> UIViewController? {
    try description().initial.map { id in
      if let creator { try instantiate(id, creator) } else { try sendInstantiate(id) }
    }
  }

  static func define(_ storyboard: ClassDefinition<UIStoryboard>) {
    storyboard.classSide.method("storyboardWithName:bundle:") {
      (cls, name: String, _: Value) -> UIStoryboard in
      let made = try cls.uikit.instance(UIStoryboard.self, of: cls)
      made.name = name
      _ = try made.description()
      return made
    }
    storyboard.method("instantiateInitialViewController") { (storyboard) -> UIViewController? in
      try storyboard.instantiateInitial()
    }
    storyboard.method("instantiateInitialViewControllerWithCreator:") {
      (storyboard, creator: Block?) -> UIViewController? in
      try storyboard.instantiateInitial(creator)
    }
    storyboard.method("instantiateViewControllerWithIdentifier:creator:") {
      (storyboard, id: String, creator: Block?) -> UIViewController in
      try storyboard.instantiate(id, creator)
    }
    storyboard.method("instantiateViewControllerWithIdentifier:") {
      (storyboard, id: String) -> UIViewController in try storyboard.instantiate(id)
    }
  }
}

extension NibLoading {
  /// Creates a scene's controller and the controllers that are its relationships.
  fileprivate func load(
    _ scene: Storyboard.Scene, of storyboard: UIStoryboard
  ) throws -> UIViewController {
    rootIsOwner = true
    let made = try load([scene.description]) { object in
      guard let controller = object as? UIViewController else { return }
      controller.storyboardScene = StoryboardScene(scene, storyboard)
      if let name = scene.nibName { controller.nibName = name }
      try controller.loadRelationships()
      try controller.connectSegues(embeds: false) { self.object($0) }
    }
    guard let controller = made.first as? UIViewController else {
      throw RuntimeError(
        .inconsistency,
        "the scene '\(scene.id)' of the storyboard '\(storyboard.name)' is no UIViewController")
    }
    return controller
  }
}

/// The storyboard scene of a controller.
final class StoryboardScene: ControllerScene {
  let scene: Storyboard.Scene
  @Strong var storyboard: UIStoryboard?
  /// The segue templates, which the view's objects send `perform:` to.
  @StrongList var templates: [UIStoryboardSegueTemplate] = []

  var nib: [NibObject]? { scene.nib }

  init(_ scene: Storyboard.Scene, _ storyboard: UIStoryboard) {
    self.scene = scene
    self.storyboard = storyboard
  }

  func end() {
    templates = []
    storyboard = nil
  }
}

extension UIKitClasses {
  package static let storyboard = NativeClass<UIStoryboard>(
    "UIStoryboard", superclass: FoundationClasses.object, UIStoryboard.define)
}

extension UIKitWorld {
  /// Returns a storyboard by name.
  func makeStoryboard(_ name: String) throws -> UIStoryboard {
    try runtime.cls(UIKitClasses.storyboard).call(
      runtime.selector("storyboardWithName:bundle:"), name, Value.none)
  }

  /// Instantiates the initial controller of a storyboard, with which an app starts.
  func initialController(ofStoryboard name: String) throws -> UIViewController {
    let storyboard = try makeStoryboard(name)
    guard let controller = try storyboard.instantiateInitial() else {
      throw RuntimeError(
        .invalidArgument, "the storyboard '\(name)' names no initial controller")
    }
    return controller
  }
}
