internal import FoundationCore
internal import SelectorRuntime
internal import UIKitBase
internal import UIKitRuntime

/// Loading a controller's view from a nib.
extension UIViewController {
  /// The nib of the view: the one in `nibName`, or one named after the class.
  ///
  /// From the documentation of `nibName`: without a name, `MyViewController` looks for a nib
  /// `MyView`, then for `MyViewController`, unless it overrides `loadView`.
  private final var nibOfView: [NibObject]? {
    get throws {
      if let nib = storyboardScene?.nib { return nib }
      if let nibName { return try world.nib(nibName) }
      guard isa.method(messages.loadView)?.owner.isNative == true else { return nil }
      let nibs = world.nibs.nibs
      let name = apparentClass.name
      let short = name.hasSuffix("Controller") ? String(name.dropLast("Controller".count)) : name
      return nibs[short] ?? nibs[name]
    }
  }

  /// Loads the objects of a named nib, whose view the controller's class does not need.
  ///
  /// - Throws: ``RuntimeError`` if there is no such nib.
  final func loadNamedNib() throws {
    guard let nibName else { return }
    let loading = NibLoading(nibName, owner: self, in: world)
    _ = try loading.load(world.nib(nibName))
    loadedView?.controller = nil
    loadedView = nil
  }

  /// Loads the view from its nib; returns whether there is one.
  final func loadViewFromNib() throws -> Bool {
    guard let roots = try nibOfView else { return false }
    let loading = NibLoading(nibName ?? className, owner: self, in: world)
    _ = try loading.load(roots)
    try connectSegues { loading.object($0) }
    guard loadedView == nil else { return true }
    throw RuntimeError(
      .inconsistency,
      "-[UIViewController _loadViewFromNibNamed:bundle:] loaded the \"\(nibName ?? className)\" "
        + "nib but the view outlet was not set.")
  }

  static func defineNibs(_ controller: ClassDefinition<UIViewController>) {
    controller.method("initWithCoder:") { (controller, coder: NSCoder?) -> UIViewController in
      guard let coder else { return controller }
      let name = try coder.decodeObject(forKey: "UINibName", of: nil)
      controller.nibName = String.from(name, in: controller.runtime)
      try controller.read(coder)
      try PropertyArchives.decodeOwned(controller, coder)
      return controller
    }
    // The view of a controller in a nib is there before anything asks for it.
    controller.method("awakeFromNib") { (controller) in
      guard controller.loadedView != nil else { return }
      try controller.send(controller.runtime.selector("viewDidLoad"))
    }
    controller.method("encodeWithCoder:") { (controller, coder: NSCoder) in
      try coder.encodeObject(
        controller.nibName.messageValue, forKey: "UINibName", isConditional: false)
      try PropertyArchives.encodeOwned(controller, coder)
    }
    controller.readonly("nibBundle", .strong, of: "NSBundle") { (_) -> RuntimeObject? in nil }
    defineSegues(controller)
  }
}
