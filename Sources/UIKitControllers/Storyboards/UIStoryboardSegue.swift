internal import FoundationCore
package import SelectorRuntime
internal import UIKitBase
internal import UIKitLists
package import UIKitRuntime

/// A segue while it is performed.
package final class UIStoryboardSegue: RuntimeObject {
  private var identifier: String?
  @Strong private(set) var source: UIViewController?
  @Strong private(set) var destination: UIViewController?
  @Owned private var handler: Block?
  /// The perform action of an unwind segue.
  @Owned var unwinding: ((UIStoryboardSegue) throws -> Void)?

  static func define(_ segue: ClassDefinition<UIStoryboardSegue>) {
    let runtime = segue.runtime
    let initialize = runtime.selector("initWithIdentifier:source:destination:")
    segue.method(initialize.name) {
      (segue, id: String?, source: UIViewController, destination: UIViewController)
        -> UIStoryboardSegue in
      segue.identifier = id
      segue.source = source
      segue.destination = destination
      return segue
    }
    segue.classSide.method("segueWithIdentifier:source:destination:performHandler:") {
      (cls, id: String?, source: UIViewController, destination: UIViewController, handler: Block)
        -> Value in
      let made: RuntimeObject = try cls.call(cls.uikit.selectors.alloc)
      let answer: Value = try made.call(initialize, id, source, destination)
      (answer.object as? UIStoryboardSegue)?.handler = handler
      return answer
    }
    segue.readonly("identifier", .copy) { $0.identifier }
    segue.readonly("sourceViewController", .strong) { $0.source }
    segue.readonly("destinationViewController", .strong) { $0.destination }
    segue.method("perform") { (segue) in
      if let unwinding = segue.unwinding { return try unwinding(segue) }
      _ = try segue.handler?()
    }
  }

  /// Shows the destination by the source's container controllers.
  static func defineShowing(_ segue: ClassDefinition<UIStoryboardSegue>) {
    segue.method("perform") { (segue) in
      guard let source = segue.source, let destination = segue.destination else { return }
      try source.send(
        segue.runtime.selector("showViewController:sender:"), destination, segue)
    }
  }

  /// Presents the destination.
  static func definePresenting(_ segue: ClassDefinition<UIStoryboardSegue>) {
    segue.method("perform") { (segue) in
      guard let source = segue.source, let destination = segue.destination else { return }
      try source.send(
        segue.runtime.selector("presentViewController:animated:completion:"), destination, true,
        Value.none)
    }
  }

  /// Makes the destination a child, whose view is added to a view of the source.
  static func defineEmbedding(_ segue: ClassDefinition<UIStoryboardSegue>) {
    segue.method("perform") { (segue) in
      guard let source = segue.source, let destination = segue.destination else { return }
      try source.send(segue.runtime.selector("addChildViewController:"), destination)
      let container = try segue.container ?? source.callView()
      let view = try destination.callView()
      try view.place(container.bounds)
      view.autoresizing = [.width, .height]
      try container.send(segue.runtime.selector("addSubview:"), view)
      try destination.send(source.messages.didMoveToParent, source)
    }
  }

  /// The container view of an embedded destination, by its id in the nib.
  private var container: UIView? { template?.container }
  fileprivate weak var template: UIStoryboardSegueTemplate?

  /// The sender, while the segue is performed.
  fileprivate var sender: Value = .none
  /// The popover controller of an older app.
  @Strong private var popover: UIPopoverController?

  /// Presents the destination in a popover beside the sender.
  static func definePopping(_ segue: ClassDefinition<UIStoryboardSegue>) {
    let present = segue.runtime.selector("presentViewController:animated:completion:")
    segue.method("perform") { (segue) in
      guard let source = segue.source, let destination = segue.destination else { return }
      destination.modalPresentationStyle = UIPopoverPresentationController.style
      let popover: RuntimeObject? = try destination.call(
        segue.runtime.selector("popoverPresentationController"))
      if let anchor = segue.sender.object {
        let setter = anchor is UIBarButtonItem ? "setBarButtonItem:" : "setSourceView:"
        if anchor is UIBarButtonItem || anchor is UIView {
          try popover?.send(segue.runtime.selector(setter), anchor)
        }
      }
      try source.send(present, destination, true, Value.none)
    }
  }

  /// Presents the destination with a popover controller.
  static func defineOlderPopping(_ segue: ClassDefinition<UIStoryboardSegue>) {
    let runtime = segue.runtime
    let initialize = runtime.selector("initWithIdentifier:source:destination:")
    let cls = segue.cls
    segue.method(initialize.name) {
      (segue, id: String?, source: UIViewController, destination: UIViewController)
        -> UIStoryboardSegue in
      let answer = try runtime.sendSuper(
        segue, above: cls, initialize,
        Arguments(id.messageValue, .object(source), .object(destination)))
      let made: RuntimeObject = try runtime.cls(UIKitClasses.popoverController).call(
        segue.uikit.selectors.alloc)
      segue.popover = try made.call(
        runtime.selector("initWithContentViewController:"), destination)
      return answer.object as? UIStoryboardSegue ?? segue
    }
    segue.readonly("popoverController", .strong) { $0.popover }
    segue.method("perform") { (segue) in
      guard let popover = segue.popover, let source = segue.source else { return }
      switch segue.sender.object {
      case let item as UIBarButtonItem:
        try popover.send(
          runtime.selector("presentPopoverFromBarButtonItem:permittedArrowDirections:animated:"),
          item, 15, true)
      case let anchor:
        let view = try anchor as? UIView ?? source.callView()
        try popover.send(
          runtime.selector("presentPopoverFromRect:inView:permittedArrowDirections:animated:"),
          view.bounds, view, 15, true)
      }
    }
  }
}

/// The template of a storyboard segue, which creates it; a control's action is sent to it.
package final class UIStoryboardSegueTemplate: RuntimeObject {
  fileprivate var segue: Storyboard.Segue?
  @Weak fileprivate var owner: UIViewController?
  @Weak var container: UIView?

  /// Creates the destination and the segue, sends `prepareForSegue:sender:`, and performs it.
  fileprivate func perform(_ sender: Value) throws {
    guard let owner, let segue, let scene = owner.storyboardScene,
      let storyboard = scene.storyboard
    else { return }
    try owner.keptAlive {
      if let action = segue.action {
        return try owner.unwind(runtime.selector(action), sender) { end in
          try make(segue, owner, end)
        }
      }
      guard let id = segue.destination else { return }
      let ready = try make(segue, owner, storyboard.sendInstantiate(id))
      try ready.keptAlive {
        try owner.send(runtime.selector("prepareForSegue:sender:"), ready, sender)
        sender.retain()
        ready.sender = sender
        defer {
          ready.sender = .none
          sender.release()
        }
        try ready.send(runtime.selector("perform"))
      }
    }
  }

  private func make(
    _ segue: Storyboard.Segue, _ source: UIViewController, _ destination: UIViewController
  ) throws -> UIStoryboardSegue {
    let made: RuntimeObject = try segueClass(segue).call(uikit.selectors.alloc)
    let ready: UIStoryboardSegue = try made.call(
      runtime.selector("initWithIdentifier:source:destination:"), segue.id, source, destination)
    ready.template = self
    return ready
  }

  private func segueClass(_ segue: Storyboard.Segue) throws -> RuntimeClass {
    if let name = segue.className {
      if let cls = runtime.lookUpClass(name) { return cls }
      throw RuntimeError(
        .inconsistency,
        "Could not create a segue of class '\(name)': there is no class of that name")
    }
    switch segue.kind {
    case .show, .root: return runtime.cls(UIKitClasses.storyboardShowSegue)
    case .popover: return runtime.cls(UIKitClasses.storyboardPopoverPresentationSegue)
    case .present: return runtime.cls(UIKitClasses.storyboardPresentationSegue)
    case .embed: return runtime.cls(UIKitClasses.storyboardEmbedSegue)
    case .unwind: return runtime.cls(UIKitClasses.storyboardSegue)
    }
  }

  static func define(_ template: ClassDefinition<UIStoryboardSegueTemplate>) {
    let should = template.runtime.selector("shouldPerformSegueWithIdentifier:sender:")
    template.method("perform:") { (template, sender: Value) in
      guard let owner = template.owner,
        try owner.call(should, template.segue?.id, sender, as: Bool.self)
      else { return }
      try template.keptAlive { try template.perform(sender) }
    }
  }
}

extension UIViewController {
  /// Creates the template of a segue.
  private final func template(_ segue: Storyboard.Segue) -> UIStoryboardSegueTemplate {
    let made = world.create(UIKitClasses.storyboardSegueTemplate)
    made.segue = segue
    made.owner = self
    return made
  }

  /// Creates the related controllers: a root, the tabs.
  final func loadRelationships() throws {
    guard let scene = storyboardScene, let storyboard = scene.storyboard else { return }
    let roots = try scene.scene.segues.filter { $0.kind == .root }.compactMap {
      try $0.destination.map { try storyboard.instantiate($0) }
    }
    guard !roots.isEmpty else { return }
    try send(runtime.selector("setViewControllers:"), roots)
  }

  /// Connects the objects of a loaded view, of the scene or of a prototype, and performs embed segues.
  ///
  /// - Parameters:
  ///   - embeds: whether embed segues are performed; only the view has their containers.
  ///   - object: finds an object by its id.
  final func connectSegues(embeds: Bool = true, _ object: (String) -> RuntimeObject?) throws {
    guard let scene = storyboardScene else { return }
    for segue in scene.scene.segues {
      if segue.kind == .embed {
        guard embeds else { continue }
        let template = template(segue)
        template.container = segue.object.flatMap(object) as? UIView
        try template.perform(.none)
      } else if let id = segue.object, let control = object(id) {
        let template = template(segue)
        let perform = runtime.selector("perform:")
        switch control {
        case let cell as UITableViewCell:
          if segue.isOfAccessory {
            cell.accessorySegueTemplate = template
          } else {
            cell.selectionSegueTemplate = template
          }
          continue
        case let cell as UICollectionViewCell:
          cell.selectionSegueTemplate = template
          continue
        default: scene.templates.append(template)
        }
        switch control {
        case is UIControl:
          // UIControlEventTouchUpInside
          try control.send(
            runtime.selector("addTarget:action:forControlEvents:"), template, perform, 1 << 6)
        case is UIGestureRecognizer:
          try control.send(runtime.selector("addTarget:action:"), template, perform)
        default:
          try control.send(runtime.selector("setTarget:"), template)
          try control.send(runtime.selector("setAction:"), perform)
        }
      }
    }
  }

  private final func performSegue(_ id: String, _ sender: Value) throws {
    guard let segue = storyboardScene?.scene.segues.first(where: { $0.id == id }) else {
      let known = storyboardScene?.scene.segues.compactMap(\.id) ?? []
      throw RuntimeError(
        .invalidArgument, "Receiver (\(defaultDescription)) has no segue with identifier '\(id)'",
        hint: NearestName.find(id, among: known).map { "did you mean '\($0)'?" })
    }
    let template = template(segue)
    try template.keptAlive { try template.perform(sender) }
  }

  static func defineSegues(_ controller: ClassDefinition<UIViewController>) {
    controller.readonly("storyboard", .strong) { $0.storyboardScene?.storyboard }
    controller.method("performSegueWithIdentifier:sender:") {
      (controller, id: String, sender: Value) in try controller.performSegue(id, sender)
    }
    controller.method("shouldPerformSegueWithIdentifier:sender:") {
      (_, _: String?, _: Value) -> Bool in true
    }
    controller.method("prepareForSegue:sender:") { (_, _: RuntimeObject?, _: Value) in }
    defineUnwinding(controller)
  }
}

extension UIKitClasses {
  package static let storyboardSegue = NativeClass<UIStoryboardSegue>(
    "UIStoryboardSegue", superclass: FoundationClasses.object, UIStoryboardSegue.define)

  package static let storyboardShowSegue = NativeClass<UIStoryboardSegue>(
    "UIStoryboardShowSegue", superclass: storyboardSegue, UIStoryboardSegue.defineShowing)

  package static let storyboardPresentationSegue = NativeClass<UIStoryboardSegue>(
    "UIStoryboardPresentationSegue", superclass: storyboardSegue,
    UIStoryboardSegue.definePresenting)

  package static let storyboardPopoverPresentationSegue = NativeClass<UIStoryboardSegue>(
    "UIStoryboardPopoverPresentationSegue", superclass: storyboardPresentationSegue,
    UIStoryboardSegue.definePopping)

  package static let storyboardPopoverSegue = NativeClass<UIStoryboardSegue>(
    "UIStoryboardPopoverSegue", superclass: storyboardSegue, UIStoryboardSegue.defineOlderPopping)

  package static let storyboardEmbedSegue = NativeClass<UIStoryboardSegue>(
    "UIStoryboardEmbedSegue", superclass: storyboardSegue, UIStoryboardSegue.defineEmbedding)

  package static let storyboardSegueTemplate = NativeClass<UIStoryboardSegueTemplate>(
    "UIStoryboardSegueTemplate", superclass: FoundationClasses.object,
    UIStoryboardSegueTemplate.define)
}
