internal import FoundationModels
internal import SelectorRuntime

/// An interaction that a view takes part in: menus of its own, dragging and dropping.
///
/// The view is told of it by `addInteraction:`; no finger starts one.
final class UIViewInteraction: RuntimeObject, StoringObject {
  var storedValues: StoredValues?
  @Weak private var view: UIView?
  @Weak private var delegate: RuntimeObject?

  override func destruct() {
    view = nil
    delegate = nil
    storedValues?.empty()
    storedValues = nil
    super.destruct()
  }

  static func defineCommon(_ interaction: ClassDefinition<UIViewInteraction>) {
    interaction.method("initWithDelegate:") {
      (interaction, delegate: RuntimeObject?) -> UIViewInteraction in
      interaction.delegate = delegate
      return interaction
    }
    interaction.readonly("view", .weak) { $0.view }
    interaction.readonly("delegate", .weak) { $0.delegate }
    interaction.method("willMoveToView:") { (_, _: UIView?) in }
    interaction.method("didMoveToView:") { (interaction, view: UIView?) in interaction.view = view }
  }

  static func defineDrag(_ interaction: ClassDefinition<UIViewInteraction>) {
    defineCommon(interaction)
    interaction.stored("enabled", getter: "isEnabled", usual: false)
    interaction.stored("allowsSimultaneousRecognitionDuringLift", usual: false)
    interaction.classSide.readonly("enabledByDefault", getter: "isEnabledByDefault") {
      (_) -> Bool in false
    }
  }

  static func defineDrop(_ interaction: ClassDefinition<UIViewInteraction>) {
    defineCommon(interaction)
    interaction.stored("allowsSimultaneousDropSessions", usual: false)
  }

  static func defineMenu(_ interaction: ClassDefinition<UIViewInteraction>) {
    defineCommon(interaction)
    interaction.readonly("menuAppearance") { (_) -> Int in 0 }
    interaction.method("dismissMenu") { _ in }
    interaction.method("locationInView:") { (_, _: UIView?) -> CGPoint in .zero }
    interaction.method("updateVisibleMenuWithBlock:") { (_, _: Block) in }
  }
}

extension UIKitClasses {
  static let dragInteraction = NativeClass<UIViewInteraction>(
    "UIDragInteraction", superclass: FoundationClasses.object, UIViewInteraction.defineDrag)
  static let dropInteraction = NativeClass<UIViewInteraction>(
    "UIDropInteraction", superclass: FoundationClasses.object, UIViewInteraction.defineDrop)
  static let contextMenuInteraction = NativeClass<UIViewInteraction>(
    "UIContextMenuInteraction", superclass: FoundationClasses.object,
    UIViewInteraction.defineMenu)
}
