internal import FoundationModels
internal import SelectorRuntime

/// An interaction that a view takes part in: menus of its own, dragging and dropping.
///
/// The view is told of it by `addInteraction:`; no finger starts one.
class UIViewInteraction: StoringObject {
  @Weak private var view: UIView?
  @Weak private var delegate: RuntimeObject?

  override func destruct() {
    view = nil
    delegate = nil
    super.destruct()
  }

  static func defineCommon<Interaction: UIViewInteraction>(
    _ interaction: ClassDefinition<Interaction>
  ) {
    interaction.method("initWithDelegate:") {
      (interaction, delegate: RuntimeObject?) -> Interaction in
      interaction.delegate = delegate
      return interaction
    }
    interaction.readonly("view", .weak) { $0.view }
    interaction.readonly("delegate", .weak) { $0.delegate }
    interaction.method("willMoveToView:") { (_, _: UIView?) in }
    interaction.method("didMoveToView:") { (interaction, view: UIView?) in interaction.view = view }
  }
}

/// Lets a view be dragged from.
final class UIDragInteraction: UIViewInteraction {
  static func define(_ interaction: ClassDefinition<UIDragInteraction>) {
    defineCommon(interaction)
    interaction.stored("enabled", getter: "isEnabled", usual: false)
    interaction.stored("allowsSimultaneousRecognitionDuringLift", usual: false)
    interaction.classSide.readonly("enabledByDefault", getter: "isEnabledByDefault") {
      (_) -> Bool in false
    }
  }
}

/// Lets a view be dropped on.
final class UIDropInteraction: UIViewInteraction {
  static func define(_ interaction: ClassDefinition<UIDropInteraction>) {
    defineCommon(interaction)
    interaction.stored("allowsSimultaneousDropSessions", usual: false)
  }
}

/// Shows a menu for a long press on a view.
final class UIContextMenuInteraction: UIViewInteraction {
  static func define(_ interaction: ClassDefinition<UIContextMenuInteraction>) {
    defineCommon(interaction)
    interaction.readonly("menuAppearance") { (_) -> Int in 0 }
    interaction.method("dismissMenu") { _ in }
    interaction.method("locationInView:") { (_, _: UIView?) -> CGPoint in .zero }
    interaction.method("updateVisibleMenuWithBlock:") { (_, _: Block) in }
  }
}

extension UIKitClasses {
  static let dragInteraction = NativeClass<UIDragInteraction>(
    "UIDragInteraction", superclass: FoundationClasses.object, UIDragInteraction.define)
  static let dropInteraction = NativeClass<UIDropInteraction>(
    "UIDropInteraction", superclass: FoundationClasses.object, UIDropInteraction.define)
  static let contextMenuInteraction = NativeClass<UIContextMenuInteraction>(
    "UIContextMenuInteraction", superclass: FoundationClasses.object,
    UIContextMenuInteraction.define)
}
