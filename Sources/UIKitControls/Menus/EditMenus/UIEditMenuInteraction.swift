internal import FoundationCore
internal import QuartzCore
internal import SelectorRuntime
internal import Systems
internal import UIKitBase
internal import UIKitRuntime
internal import UIKitText

/// Shows an edit menu over a view, from UIEditMenuInteraction.h.
///
/// The delegate receives the actions of the responder chain and returns the menu: nil means the
/// suggested one, an empty one means none. Then it returns the target rectangle, and is notified
/// when the menu appears and disappears.
final class UIEditMenuInteraction: UIViewInteraction, VisibleMenu {
  /// The visible menu.
  @Strong private(set) var shown: EditMenuView?
  /// The text field or text view that owns the interaction; nil for any other view.
  weak var text: (any EditMenuText)?

  override func didMove(from former: UIView?) throws {
    if former != nil { try dismiss(nil) }
  }

  // Requests to the delegate.

  private func delegate(_ name: String) throws -> (RuntimeObject, Selector)? {
    let selector = runtime.selector(name)
    guard let delegate, try delegateImplements(selector) else { return nil }
    return (delegate, selector)
  }

  /// The actions that the responder chain can perform, as one inline menu, or none.
  private func suggestions() throws -> [UIMenuElement] {
    guard let view else { return [] }
    let start = uikit.keyWindow?.firstResponder ?? view
    let target = uikit.selectors.targetForAction
    let commands = [
      ("Cut", "cut:"), ("Copy", "copy:"), ("Paste", "paste:"), ("Delete", "delete:"),
      ("Select", "select:"), ("Select All", "selectAll:"),
    ].map { (title: $0, action: runtime.selector($1)) }
    func list(_ items: [(title: String, action: Selector)]) throws -> [UICommand] {
      try items.compactMap { title, action in
        let found: RuntimeObject? = try start.call(target, action, self)
        guard found != nil else { return nil }
        let command = uikit.temporary(UIKitClasses.command)
        try command.fill(action, title: title, image: nil, list: .none)
        return command
      }
    }
    // UIMenuStandardEdit, displayed inline.
    let inline = 1 << 0
    var menus = [
      uikit.temporary(UIKitClasses.menu).fill(
        "", nil, "com.apple.menu.standard-edit", inline, try list(commands))
    ]
    if text != nil {
      let custom = try list(uikit.menuController.itemsForText())
      menus.append(uikit.temporary(UIKitClasses.menu).fill("", nil, nil, inline, custom))
    }
    let built = uikit.changes[.editMenuBuild] ? try build(menus, from: start) : menus
    return built.filter { ($0 as? UIMenu)?.children.isEmpty != true }
  }

  /// Lets each responder of the chain change the menu.
  private func build(
    _ menus: [UIMenuElement], from start: UIResponder
  ) throws -> [UIMenuElement] {
    let builder = uikit.create(UIKitClasses.editMenuBuilder).fill(menus)
    return try builder.keptAlive {
      let build = runtime.selector("buildMenuWithBuilder:")
      var responder: UIResponder? = start
      while let current = responder {
        responder = try current.keptAlive {
          try current.send(build, builder)
          return try current.call(uikit.selectors.nextResponder)
        }
      }
      return builder.root?.children ?? []
    }
  }

  private func makeMenu(_ configuration: UIEditMenuConfiguration) throws -> UIMenu {
    let suggested = try suggestions()
    let name = "editMenuInteraction:menuForConfiguration:suggestedActions:"
    var menu: UIMenu?
    if let text {
      menu = try text.editMenu(suggested)
    } else if let (delegate, selector) = try delegate(name) {
      menu = try delegate.keptAlive {
        try delegate.call(selector, self, configuration, suggested)
      }
    }
    return menu ?? uikit.temporary(UIKitClasses.menu).fill("", nil, nil, 0, suggested)
  }

  /// The target rectangle of the menu, in the view's coordinates.
  private func targetRect(_ configuration: UIEditMenuConfiguration) throws -> CGRect {
    if let text { return text.editMenuRect }
    if let (delegate, selector) = try delegate("editMenuInteraction:targetRectForConfiguration:") {
      return try delegate.keptAlive { try delegate.call(selector, self, configuration) }
    }
    return CGRect(origin: configuration.sourcePoint, size: .zero)
  }

  private func tell(
    _ word: String, _ configuration: UIEditMenuConfiguration, _ animator: ContextMenuAnimator
  ) throws {
    if let text { return try text.tell("will\(word)EditMenuWithAnimator:", animator) }
    let name = "editMenuInteraction:will\(word)MenuForConfiguration:animator:"
    guard let (delegate, selector) = try delegate(name) else { return }
    try delegate.keptAlive { try delegate.send(selector, self, configuration, animator) }
  }

  // Presentation and dismissal.

  /// Presents a menu; a visible menu is dismissed first.
  ///
  /// - Throws: errors of the delegate and of layout.
  func present(_ configuration: UIEditMenuConfiguration) throws {
    try uikit.editMenu?.leave()
    guard let view, let window = view.window else { return }
    try configuration.keptAlive {
      let menu = try makeMenu(configuration)
      try menu.keptAlive {
        let rect = try targetRect(configuration)
        guard shown == nil, try EditMenuView.hasElements(menu) else { return }
        let animator = uikit.create(UIKitClasses.editMenuAnimator)
        try animator.keptAlive {
          try tell("Present", configuration, animator)
          let menuView = try uikit.makeView(UIKitClasses.editMenuView, frame: window.bounds)
          menuView.show(menu, configuration, for: self)
          shown = menuView
          uikit.editMenu = self
          runtime.recordUndo { [weak self] in self?.shown = nil }
          try window.insert(menuView, at: window.subviews.count)
          try menuView.showElements(at: rect, in: view)
          try animator.run()
          try menuView.finish(animator, leaving: false)
        }
      }
    }
  }

  /// Dismisses the menu for a touch outside it; the touch is delivered to its view.
  ///
  /// - Throws: errors of the delegate.
  func touchCame(in view: UIView) throws {
    guard let shown else { return }
    guard sequence(first: view, next: \.superview).contains(where: { $0 === shown }) else {
      return try leave()
    }
  }

  /// Dismisses the menu.
  ///
  /// - Throws: errors of the delegate.
  func leave() throws {
    try keptAlive { try dismiss(nil) }
  }

  /// Dismisses the menu, and performs the selected action.
  ///
  /// - Throws: errors of the delegate, its animations or the action.
  func dismiss(_ action: (() throws -> Void)?) throws {
    guard let shown, let configuration = shown.configuration else { return }
    try shown.keptAlive {
      self.shown = nil
      if uikit.editMenu === self { uikit.editMenu = nil }
      shown.isUserInteractionEnabled = false
      let animator = uikit.create(UIKitClasses.editMenuAnimator)
      try animator.keptAlive {
        var deferred = DeferredErrors()
        deferred.run {
          try tell("Dismiss", configuration, animator)
          try animator.run()
        }
        deferred.run { try action?() }
        deferred.run { try shown.finish(animator, leaving: true) }
        try deferred.throwFirst()
      }
    }
  }

  static func define(_ interaction: ClassDefinition<UIEditMenuInteraction>) {
    defineCommon(
      interaction, delegate: "UIEditMenuInteractionDelegate",
      keeps: UIKitProtocols.editMenuInteractionDelegate)
    interaction.method("presentEditMenuWithConfiguration:") {
      (interaction, configuration: UIEditMenuConfiguration) in
      try interaction.keptAlive { try interaction.present(configuration) }
    }
    interaction.method("dismissMenu") { (interaction) in
      try interaction.keptAlive { try interaction.dismiss(nil) }
    }
    interaction.method("reloadVisibleMenu") { (interaction) in
      guard let shown = interaction.shown, let configuration = shown.configuration,
        let view = interaction.view
      else { return }
      try interaction.keptAlive {
        try shown.keptAlive {
          let menu = try interaction.makeMenu(configuration)
          let rect = try interaction.targetRect(configuration)
          guard interaction.shown === shown else { return }
          shown.show(menu, configuration, for: interaction)
          try shown.showElements(at: rect, in: view)
        }
      }
    }
    interaction.method("updateVisibleMenuPositionAnimated:") { (interaction, animated: Bool) in
      guard let shown = interaction.shown, let configuration = shown.configuration,
        let view = interaction.view
      else { return }
      try shown.keptAlive {
        let rect = try interaction.targetRect(configuration)
        guard interaction.shown === shown else { return }
        guard animated else { return try shown.layOut(at: rect, in: view) }
        let animation = ViewAnimation(
          duration: ContextMenuAnimator.duration, delay: 0, options: [], completion: nil)
        try interaction.uikit.animations.animate(animation) {
          try shown.layOut(at: rect, in: view)
        }
      }
    }
    interaction.method("locationInView:") { (interaction, view: UIView?) -> CGPoint in
      guard let own = interaction.view, let configuration = interaction.shown?.configuration else {
        return .zero
      }
      return own.convert(configuration.sourcePoint, to: view ?? own.window ?? own) ?? .zero
    }
  }
}

extension UIKitClasses {
  static let editMenuInteraction = NativeClass<UIEditMenuInteraction>(
    "UIEditMenuInteraction", superclass: FoundationClasses.object, UIEditMenuInteraction.define)
}
