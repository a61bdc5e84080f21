internal import FoundationCore
internal import QuartzCore
internal import SelectorRuntime
internal import UIKitBase
internal import UIKitRuntime

/// Activates a view when a drag rests on it, from UISpringLoadedInteraction.h.
final class UISpringLoadedInteraction: UIViewInteraction {
  @Strong fileprivate(set) var behavior: RuntimeObject?
  @Strong fileprivate(set) var effect: RuntimeObject?
  @Owned fileprivate(set) var handler: Block?

  static func define(_ interaction: ClassDefinition<UISpringLoadedInteraction>) {
    defineView(interaction)
    let make = interaction.runtime.selector(
      "initWithInteractionBehavior:interactionEffect:activationHandler:")
    interaction.method(make.name) {
      (
        interaction, behavior: RuntimeObject?, effect: RuntimeObject?, handler: Block
      ) -> UISpringLoadedInteraction in
      (interaction.behavior, interaction.effect) = (behavior, effect)
      interaction.handler = handler
      return interaction
    }
    interaction.method("initWithActivationHandler:") {
      (interaction, handler: Block) -> UISpringLoadedInteraction in
      try interaction.call(make, RuntimeObject?.none, RuntimeObject?.none, handler)
    }
    interaction.readonly(
      "interactionBehavior", .strong, of: "<UISpringLoadedInteractionBehavior>"
    ) { $0.behavior }
    interaction.readonly(
      "interactionEffect", .strong, of: "<UISpringLoadedInteractionEffect>"
    ) { $0.effect }
  }
}

/// The state of one spring.
///
/// Headers declare only the protocol `UISpringLoadedInteractionContext`; the class name is ours.
final class SpringLoadedContext: StoringObject {
  override class var declaredName: String { "_UISpringLoadedInteractionContextImpl" }

  /// Numbered as in `UISpringLoadedInteractionEffectState`.
  enum State: Int { case inactive, possible, activating, activated }

  var state = State.inactive
  @Weak var drag: DragSession?
  @Strong var target: UIView?

  static func define(_ context: ClassDefinition<SpringLoadedContext>) {
    context.adopt(UIKitProtocols.springLoadedInteractionContext)
    context.readonly("state") { $0.state.rawValue }
    context.property("targetView", .strong, get: { $0.target }, set: { $0.target = $1 })
    context.stored("targetItem", .strong, usual: Value.none)
    context.method("locationInView:") { (context, view: UIView?) -> CGPoint in
      guard let drag = context.drag, let window = drag.window else { return .zero }
      return window.convert(drag.location, to: view ?? window) ?? .zero
    }
  }
}

/// Rows and items that a resting drag opens, as a tap selects them.
extension ItemDragging where Self: UIScrollView {
  /// The row or item under the finger, excluding paths that only a reordering proposes.
  func springPath(at point: CGPoint) throws -> ItemPath? {
    guard let path = try destination(at: point), let cell = cellView(at: path),
      cell.frame.contains(point)
    else { return nil }
    return path
  }

  /// Whether the delegate allows spring loading; true by default.
  func springs(at path: ItemPath, _ context: SpringLoadedContext) throws -> Bool {
    let asks = runtime.selector(
      "\(messagePrefix):shouldSpringLoad\(itemWord)AtIndexPath:withContext:")
    let delegate: RuntimeObject? = try call(runtime.selector("delegate"))
    guard let delegate, try delegate.implements(asks) else { return true }
    return try delegate.keptAlive {
      try delegate.call(asks, self, uikit.indexPath(path), context)
    }
  }
}

extension UIKitClasses {
  static let springLoadedInteraction = NativeClass<UISpringLoadedInteraction>(
    "UISpringLoadedInteraction", superclass: FoundationClasses.object,
    UISpringLoadedInteraction.define)
  static let springLoadedContext = NativeClass<SpringLoadedContext>(
    "_UISpringLoadedInteractionContextImpl", superclass: FoundationClasses.object,
    SpringLoadedContext.define)
}
