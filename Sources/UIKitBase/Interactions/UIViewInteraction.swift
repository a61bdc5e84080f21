package import SelectorRuntime
public import UIKitRuntime

/// The base class of interactions that a view owns, such as menus and drag and drop.
///
/// `addInteraction:` adds one to a view, which then sends it `didMoveToView:`.
open class UIViewInteraction: StoringObject {
  @Weak package final var view: UIView?
  @Weak package final var delegate: RuntimeObject?

  /// Called after the interaction was added to a view or removed from one.
  ///
  /// - Throws: errors of the views when recognizers are added and removed.
  open func didMove(from former: UIView?) throws {}

  package static func defineCommon<Interaction: UIViewInteraction>(
    _ interaction: ClassDefinition<Interaction>, delegate adopted: String
  ) {
    interaction.method("initWithDelegate:") {
      (interaction, delegate: RuntimeObject?) -> Interaction in
      interaction.delegate = delegate
      return interaction
    }
    interaction.readonly("delegate", .weak, of: "<\(adopted)>") { $0.delegate }
    defineView(interaction)
  }

  /// Declares the members of interactions without a delegate.
  package static func defineView<Interaction: UIViewInteraction>(
    _ interaction: ClassDefinition<Interaction>
  ) {
    interaction.readonly("view", .weak) { $0.view }
    interaction.method("willMoveToView:") { (_, _: UIView?) in }
    interaction.method("didMoveToView:") { (interaction, view: UIView?) in
      let former = interaction.view
      interaction.view = view
      if former !== view { try interaction.keptAlive { try interaction.didMove(from: former) } }
    }
  }
}
