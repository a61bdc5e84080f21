internal import FoundationCore
internal import QuartzCore
package import SelectorRuntime
package import UIKitBase
package import UIKitRuntime

/// The context menu and the tool tip of a control.
extension UIControl {
  private func kept<Kept: RuntimeObject>(
    _ name: String, _ flag: String, _ declaration: NativeClass<Kept>
  ) throws -> Kept? {
    guard storedValues?.value(flag).map({ Bool.from($0, in: runtime) ?? true }) == true else {
      return nil
    }
    if let made = storedValues?.value(name)?.object as? Kept { return made }
    let made = world.create(declaration)
    let values = makeStoredValues()
    values.set(name, .object(made), .strong)
    return made
  }

  /// Adds the context menu interaction or removes it, as the control's menu requires.
  ///
  /// - Throws: the errors of the interaction methods.
  func menuDidChange() throws {
    let known = storedValues?.value("contextMenuInteraction")?.object as? UIContextMenuInteraction
    guard
      let interaction = try kept(
        "contextMenuInteraction", "contextMenuInteractionEnabled",
        UIKitClasses.contextMenuInteraction)
    else {
      if let known { try send(runtime.selector("removeInteraction:"), known) }
      return
    }
    try interaction.setDelegate(self, keeping: UIKitProtocols.contextMenuInteractionDelegate)
    try send(runtime.selector("addInteraction:"), interaction)
  }

  /// Whether a touch shows the menu immediately, as the primary action.
  ///
  /// - Throws: the errors of the property's getter.
  func showsMenuAtOnce() throws -> Bool {
    try isEnabled && call(runtime.selector("showsMenuAsPrimaryAction"))
  }

  /// Defines the interactions, which exist while the control has a menu or a tool tip.
  ///
  /// The control's methods are those of the interactions' delegates.
  static func defineInteractions(_ control: ClassDefinition<UIControl>) {
    control.stored(
      "contextMenuInteractionEnabled", getter: "isContextMenuInteractionEnabled", usual: false
    ) { try $0.menuDidChange() }
    control.readonly("contextMenuInteraction", .strong) { (control) -> UIContextMenuInteraction? in
      try control.kept(
        "contextMenuInteraction", "contextMenuInteractionEnabled",
        UIKitClasses.contextMenuInteraction)
    }
    control.readonly("toolTipInteraction", .strong) { (control) -> UIToolTipInteraction? in
      try control.kept("toolTipInteraction", "toolTip", UIKitClasses.toolTipInteraction)
    }
    control.method("contextMenuInteraction:configurationForMenuAtLocation:") {
      (_, _: UIContextMenuInteraction, _: CGPoint) -> RuntimeObject? in nil
    }
    for part in ["willDisplayMenuForConfiguration", "willEndForConfiguration"] {
      control.method("contextMenuInteraction:\(part):animator:") {
        (_, _: UIContextMenuInteraction, _: RuntimeObject?, _: RuntimeObject?) in
      }
    }
    for part in ["previewForHighlightingMenu", "previewForDismissingMenu"] {
      control.method("contextMenuInteraction:\(part)WithConfiguration:") {
        (_, _: UIContextMenuInteraction, _: RuntimeObject?) -> RuntimeObject? in nil
      }
    }
  }
}

extension UIButton {
  /// Returns the configuration of the button's own menu; nil without a menu.
  func configurationOfMenu() throws -> RuntimeObject? {
    guard let menu = try call(runtime.selector("menu"), as: UIMenu?.self), isEnabled else {
      return nil
    }
    let provider = NativeBlock { [weak menu] _ in menu.map { .object($0) } ?? .none }
    let cls = runtime.cls(UIKitClasses.contextMenuConfiguration)
    return try cls.call(
      runtime.selector("configurationWithIdentifier:previewProvider:actionProvider:"), Value.none,
      Value.none, Value.foreign(provider))
  }
}

/// Displays a tool tip when the pointer is over a view.
package final class UIToolTipInteraction: UIViewInteraction {
  static func define(_ interaction: ClassDefinition<UIToolTipInteraction>) {
    defineView(interaction)
    interaction.property(
      "delegate", .weak, of: "<UIToolTipInteractionDelegate>", get: { $0.delegate },
      set: { $0.delegate = $1 })
    interaction.method("initWithDefaultToolTip:") {
      (interaction, text: String) -> UIToolTipInteraction in
      let values = interaction.makeStoredValues()
      values.set("defaultToolTip", .string(text), .copy)
      return interaction
    }
    interaction.stored("defaultToolTip", .copy, usual: String?.none)
    interaction.stored("enabled", getter: "isEnabled", usual: true)
  }
}

extension UIKitClasses {
  package static let toolTipInteraction = NativeClass<UIToolTipInteraction>(
    "UIToolTipInteraction", superclass: FoundationClasses.object, UIToolTipInteraction.define)
}
