internal import SelectorRuntime

/// An interaction that a view takes part in: menus of its own, dragging and dropping.
///
/// The view is told of it by `addInteraction:`, and tells it where it has come to.
class UIViewInteraction: StoringObject {
  @Weak final var view: UIView?
  @Weak final var delegate: RuntimeObject?

  /// Called when it has come to a view, or has left one.
  ///
  /// - Throws: what the views throw when recognizers come and go.
  func didMove(from former: UIView?) throws {}

  static func defineCommon<Interaction: UIViewInteraction>(
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

  /// What an interaction has that no delegate speaks for.
  static func defineView<Interaction: UIViewInteraction>(
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
