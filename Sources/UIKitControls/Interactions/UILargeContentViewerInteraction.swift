internal import FoundationCore
internal import QuartzCore
internal import SelectorRuntime
internal import UIKitBase
internal import UIKitRuntime

/// Shows an enlarged item under the finger, from UILargeContentViewerInteraction.h.
///
/// It is active for accessibility text sizes only. The item changes as the finger moves. The
/// delegate is notified of the item from which the finger is lifted.
final class UILargeContentViewerInteraction: UIViewInteraction {
  @Strong private var press: UILongPressGestureRecognizer?

  private func recognizer() -> UILongPressGestureRecognizer {
    if let press { return press }
    let made = uikit.create(UIKitClasses.longPressGestureRecognizer)
    made.add(self, runtime.selector("_handleGestureRecognizer:"))
    press = made
    return made
  }

  override func didMove(from former: UIView?) throws {
    let press = recognizer()
    try former?.send(runtime.selector("removeGestureRecognizer:"), press)
    try view?.send(runtime.selector("addGestureRecognizer:"), press)
  }

  /// Whether the content size category is an accessibility size.
  fileprivate static func isEnabled(in world: UIKitWorld) -> Bool {
    world.traits.showsLargeContent
  }

  private func receiver(_ selector: Selector) throws -> RuntimeObject? {
    guard let delegate, try delegate.implements(selector) else { return nil }
    return delegate
  }

  private func follow(_ press: UILongPressGestureRecognizer) throws {
    guard Self.isEnabled(in: uikit), let view else { return }
    let point: CGPoint = try press.call(runtime.selector("locationInView:"), view)
    switch press.state {
    case .began:
      let asks = runtime.selector("viewControllerForLargeContentViewerInteraction:")
      if let receiver = try receiver(asks) {
        _ = try receiver.keptAlive { try receiver.call(asks, self, as: UIViewController.self) }
      }
      _ = try item(at: point)
    case .changed: _ = try item(at: point)
    case .ended:
      let item = try item(at: point)
      let tells = runtime.selector("largeContentViewerInteraction:didEndOnItem:atPoint:")
      guard let receiver = try receiver(tells) else { return }
      try receiver.keptAlive { try receiver.send(tells, self, item, point) }
    default: break
    }
  }

  /// The item at a point: the delegate's, or the innermost view that shows large content.
  private func item(at point: CGPoint) throws -> RuntimeObject? {
    guard let view else { return nil }
    let asks = runtime.selector("largeContentViewerInteraction:itemAtPoint:")
    if let receiver = try receiver(asks) {
      return try receiver.keptAlive { try receiver.call(asks, self, point) }
    }
    let hit: UIView? = try view.call(uikit.selectors.hitTest, point, UIEvent?.none)
    let shows = runtime.selector("showsLargeContentViewer")
    for place in hit?.ancestry ?? [] where place.isDescendant(of: view) {
      if try place.call(shows) { return place }
    }
    return nil
  }

  static func define(_ interaction: ClassDefinition<UILargeContentViewerInteraction>) {
    defineCommon(interaction, delegate: "UILargeContentViewerInteractionDelegate")
    interaction.classSide.readonly("enabled", getter: "isEnabled") { (cls) -> Bool in
      isEnabled(in: cls.uikit)
    }
    interaction.readonly(
      "gestureRecognizerForExclusionRelationship", .strong, of: "UIGestureRecognizer"
    ) { $0.recognizer() }
    interaction.method("_handleGestureRecognizer:") {
      (interaction, press: UILongPressGestureRecognizer) in
      try interaction.keptAlive { try interaction.follow(press) }
    }
  }
}

extension UIKitClasses {
  static let largeContentViewerInteraction = NativeClass<UILargeContentViewerInteraction>(
    "UILargeContentViewerInteraction", superclass: FoundationClasses.object,
    UILargeContentViewerInteraction.define)
}
