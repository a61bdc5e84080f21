internal import FoundationCore
package import QuartzCore
internal import SelectorRuntime
internal import UIKitBase
package import UIKitControls
internal import UIKitRuntime

/// The menu of a bar button item.
///
/// A tap opens the menu of an item without an action; otherwise a long press opens it.
extension UIBarButtonItem: PreviewMenuDelegate {
  private var menu: UIMenu? { storedValues?.value("menu")?.object as? UIMenu }

  /// Lets touches of the control that a bar created for the item open its menu.
  func offerMenu(on control: UIControl) throws {
    menuControl = control
    try menuDidChange()
  }

  /// Adds or removes the interaction of the displayed control; called when the menu or an action
  /// changes.
  func menuDidChange() throws {
    guard let control = menuControl else { return }
    if menu == nil {
      guard let interaction = menuInteraction else { return }
      try control.send(runtime.selector("removeInteraction:"), interaction)
    } else if menuInteraction?.view !== control {
      let interaction = uikit.create(UIKitClasses.contextMenuInteraction)
      interaction.delegate = self
      menuInteraction = interaction
      try control.send(runtime.selector("addInteraction:"), interaction)
    }
    try control.send(
      runtime.selector("setShowsMenuAsPrimaryAction:"),
      menu != nil && action == nil && primaryAction == nil)
  }

  package func menuConfiguration(at point: CGPoint) throws -> UIContextMenuConfiguration? {
    guard isEnabled, let menu = try call(runtime.selector("menu"), as: UIMenu?.self) else {
      return nil
    }
    let configuration = uikit.temporary(UIKitClasses.contextMenuConfiguration)
    configuration.offer(nil, menu)
    return configuration
  }

  package func menuWillPerformPreviewAction() throws {}
  package func menuWillEnd() throws {}
}
