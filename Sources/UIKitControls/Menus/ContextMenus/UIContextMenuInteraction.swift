internal import FoundationCore
internal import QuartzCore
package import SelectorRuntime
package import UIKitBase
package import UIKitRuntime

/// Shows a menu when a finger is held on a view.
///
/// The delegate returns the configuration and the preview of the lifted view. Then the preview and
/// the menu are created, and the delegate is notified that the menu appears. When the menu is
/// dismissed, the delegate returns the dismissal preview and is notified of the end. Then the
/// selected action runs.
package final class UIContextMenuInteraction: UIViewInteraction {
  @Strong private var press: ContextMenuPress?
  /// The configuration for the active press.
  @Strong private var promised: UIContextMenuConfiguration?
  @Owned private var source: ContextMenuSource?
  /// The visible menu.
  @Strong private(set) var shown: ContextMenuView?
  /// The start of the touch, in the view's coordinates.
  private var location = CGPoint.zero

  /// The recognizer of the press.
  package var recognizer: UIGestureRecognizer? { press }

  package override func didMove(from former: UIView?) throws {
    if let press {
      try former?.send(runtime.selector("removeGestureRecognizer:"), press)
      self.press = nil
    }
    if let view { attach(to: view) } else { try dismiss(nil) }
  }

  /// Makes the receiver the built-in interaction of a table or collection.
  func belong(to view: UIView) {
    self.view = view
    attach(to: view)
  }

  private func attach(to view: UIView) {
    let press = uikit.create(UIKitClasses.contextMenuPress)
    press.interaction = self
    press.add(self, runtime.selector("_handleGestureRecognizer:"))
    view.own(press)
    self.press = press
  }

  /// Requests the menu after the press duration.
  ///
  /// - Returns: whether there is one.
  /// - Throws: errors of the delegate.
  func prepare(_ touch: UITouch) throws -> Bool {
    guard shown == nil, let view, let window = touch.window,
      let point = window.convert(touch.location, to: view)
    else { return false }
    location = point
    promised = nil
    source = nil
    if let items = view as? any ContextMenuItems, items.menuInteraction === self {
      guard let (source, configuration) = try items.contextMenu(for: touch, at: point) else {
        return false
      }
      (self.source, promised) = (source, configuration)
      return true
    }
    let asks = runtime.selector("contextMenuInteraction:configurationForMenuAtLocation:")
    guard let delegate else { return false }
    if try delegate.implements(asks) {
      promised = try delegate.keptAlive {
        try delegate.call(asks, self, point, as: UIContextMenuConfiguration?.self)
      }
    } else if let delegate = delegate as? any PreviewMenuDelegate {
      promised = try delegate.keptAlive { try delegate.menuConfiguration(at: point) }
    }
    source = ContextMenuSource(receiver: delegate, sender: self, view: view, path: nil)
    return promised != nil
  }

  private func follow(_ press: ContextMenuPress) throws {
    switch UIGestureRecognizer.State(rawValue: try press.call(uikit.selectors.gestures.state)) {
    case .began: try present()
    case .ended:
      // The finger that opened the menu may select an element without lifting.
      guard let shown, let start = view?.convert(location, to: shown) else { return }
      let point = press.convert(press.centroid ?? press.lastLocation, to: shown)
      guard start.distance(to: point) > 10 else { return }
      try shown.keptAlive { try shown.choose(at: point, orDismiss: false) }
    default: break
    }
  }

  private func present() throws {
    guard let configuration = promised, let source, let window = source.view.window else { return }
    try configuration.keptAlive {
      promised = nil
      try source.askForPreview(.highlightPreview, configuration)
      let preview = try configuration.makePreview()
      let menu = try configuration.makeMenu()
      guard preview != nil || menu?.children.isEmpty == false, shown == nil else { return }
      let animator = uikit.create(UIKitClasses.contextMenuAnimator).fill(preview)
      try animator.keptAlive {
        try source.tell(.willDisplay, configuration, animator)
        let view = try uikit.makeView(UIKitClasses.contextMenuView, frame: window.bounds)
        view.show(menu, preview, configuration, source, for: self)
        shown = view
        runtime.recordUndo { [weak self] in self?.forget() }
        if let control = source.view as? UIControl {
          try control.sendActions(for: .menuActionTriggered, nil)
        }
        try window.insert(view, at: window.subviews.count)
        try view.showElements()
        try animator.run()
        try view.finish([animator], leaving: false)
      }
    }
  }

  private func forget() {
    shown = nil
    promised = nil
    source = nil
  }

  /// Dismisses the menu, and performs the selected action.
  ///
  /// - Parameters:
  ///   - action: the selected action, or nil.
  ///   - commits: whether the preview action is performed.
  /// - Throws: errors of the delegate, its animations or the action.
  package func dismiss(_ action: (() throws -> Void)?, commits: Bool = false) throws {
    guard let shown, let configuration = shown.configuration, let source = shown.source else {
      return
    }
    try shown.keptAlive {
      self.shown = nil
      shown.isUserInteractionEnabled = false
      let make = { [uikit, preview = shown.preview] in
        uikit.create(UIKitClasses.contextMenuAnimator).fill(preview)
      }
      let (committing, ending) = (commits ? make() : nil, make())
      let animators = [committing, ending].compactMap { $0 }
      for animator in animators { animator.retain() }
      defer { for animator in animators { animator.release() } }
      var deferred = DeferredErrors()
      if let committing {
        deferred.run {
          try source.tell(.willPerformPreviewAction, configuration, committing)
          try committing.run()
        }
      } else {
        deferred.run { try source.askForPreview(.dismissalPreview, configuration) }
      }
      deferred.run {
        try source.tell(.willEnd, configuration, ending)
        try ending.run()
      }
      deferred.run { try action?() }
      deferred.run {
        try shown.finish(animators, leaving: true)
      }
      try deferred.throwFirst()
    }
  }

  static func define(_ interaction: ClassDefinition<UIContextMenuInteraction>) {
    defineCommon(
      interaction, delegate: "UIContextMenuInteractionDelegate",
      keeps: UIKitProtocols.contextMenuInteractionDelegate)
    // UIContextMenuInteractionAppearanceRich for a preview or a menu; Unknown before.
    interaction.readonly("menuAppearance") { (interaction) -> Int in
      interaction.shown == nil ? 0 : 1
    }
    interaction.method("dismissMenu") { (interaction) in
      try interaction.keptAlive { try interaction.dismiss(nil) }
    }
    interaction.method("locationInView:") { (interaction, view: UIView?) -> CGPoint in
      guard let own = interaction.view else { return .zero }
      return own.convert(interaction.location, to: view ?? own.window ?? own) ?? .zero
    }
    interaction.method("updateVisibleMenuWithBlock:") { (interaction, block: Block) in
      guard let shown = interaction.shown, let menu = shown.menu else { return }
      let answer = try shown.keptAlive { try block(.object(menu)) }
      guard let new = answer.object as? UIMenu else {
        throw RuntimeError(
          .invalidArgument,
          "-[UIContextMenuInteraction updateVisibleMenuWithBlock:]: the block must answer a UIMenu, "
            + "got \(answer.typeName)")
      }
      guard interaction.shown === shown else { return }
      try shown.replace(with: new)
    }
    interaction.method("_handleGestureRecognizer:") { (interaction, press: ContextMenuPress) in
      try interaction.keptAlive { try interaction.follow(press) }
    }
  }
}

extension UIKitClasses {
  package static let contextMenuInteraction = NativeClass<UIContextMenuInteraction>(
    "UIContextMenuInteraction", superclass: FoundationClasses.object,
    UIContextMenuInteraction.define)
}
