package import SelectorRuntime
public import UIKitRuntime

/// The base class of interactions that a view owns, such as menus and drag and drop.
///
/// `addInteraction:` adds one to a view, which then sends it `didMoveToView:`.
open class UIViewInteraction: StoringObject {
  @Weak package final var view: UIView?
  @Weak package final var delegate: RuntimeObject?
  /// The optional messages that the delegate implemented when it was set; nil if each is looked up
  /// before it is sent.
  private final var keptAnswers: [Selector]?

  /// Called after the interaction was added to a view or removed from one.
  ///
  /// - Throws: errors of the views when recognizers are added and removed.
  open func didMove(from former: UIView?) throws {}

  /// Sets the delegate, and asks it for the optional messages of a protocol.
  package final func setDelegate(
    _ new: RuntimeObject?, keeping adopted: NativeProtocol
  ) throws {
    delegate = new
    keptAnswers = try adopted.optionalSelectors(in: runtime).filter {
      try new?.implements($0) ?? false
    }
  }

  /// Whether the delegate implements an optional message, or did when it was set.
  package final func delegateImplements(_ selector: Selector) throws -> Bool {
    guard let delegate, !delegate.isDeallocating, !delegate.isErased else { return false }
    return try keptAnswers?.contains { $0 === selector } ?? delegate.implements(selector)
  }

  /// Defines an interaction that is created with its delegate.
  ///
  /// - Parameters:
  ///   - interaction: The class.
  ///   - adopted: The name of the delegate's protocol.
  ///   - kept: The protocol whose optional messages are looked up when the delegate is set, according
  ///     to private flags in iOS 17's header; nil if each is looked up before it is sent.
  package static func defineCommon<Interaction: UIViewInteraction>(
    _ interaction: ClassDefinition<Interaction>, delegate adopted: String,
    keeps kept: NativeProtocol? = nil
  ) {
    interaction.method("initWithDelegate:") {
      (interaction, delegate: RuntimeObject?) -> Interaction in
      if let kept {
        try interaction.setDelegate(delegate, keeping: kept)
      } else {
        interaction.delegate = delegate
      }
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
