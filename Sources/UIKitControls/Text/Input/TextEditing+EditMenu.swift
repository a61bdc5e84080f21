internal import FoundationCore
internal import QuartzCore
internal import SelectorRuntime
package import UIKitBase
internal import UIKitRuntime
internal import UIKitText

/// A text with an edit menu, which its delegate can replace.
protocol EditMenuText: AnyObject {
  /// Returns the menu for the selection; nil means the suggested one.
  func editMenu(_ suggested: [UIMenuElement]) throws -> UIMenu?

  /// The selection's rectangle, in the coordinates of the view.
  var editMenuRect: CGRect { get }

  /// Notifies the delegate that the menu will appear or disappear.
  func tell(_ event: String, _ animator: ContextMenuAnimator) throws
}

extension TextEditing where Self: UIView & EditMenuText {
  /// Selects the word at a double tap, and shows the menu above it.
  ///
  /// - Throws: errors of the delegate.
  func selectWordAndShowMenu() throws {
    guard isSelectable, !characters.isEmpty else { return }
    try selectWord()
    try showEditMenu()
  }

  private func showEditMenu() throws {
    let interaction =
      input.editMenu as? UIEditMenuInteraction ?? world.create(UIKitClasses.editMenuInteraction)
    input.editMenu = interaction
    interaction.view = self
    interaction.text = self
    let configuration = try world.temporary(UIKitClasses.editMenuConfiguration)
      .fill(.none, editMenuRect.origin)
    try interaction.keptAlive { try interaction.present(configuration) }
  }

  var editMenuRect: CGRect {
    let (lines, origin, width) = layout
    var rect =
      lines.rectangles(of: input.selection, in: width).first
      ?? lines.caret(at: input.selection.lowerBound, in: width)
    rect.origin.x += origin.x
    rect.origin.y += origin.y
    return rect
  }

  fileprivate func askForMenu(
    _ slot: DelegateSlot, _ name: String, _ suggested: [UIMenuElement]
  ) throws -> UIMenu? {
    let range = IndexRange(location: input.selection.lowerBound, length: input.selection.count)
    let selector = runtime.selector(name)
    guard let delegate = try slot.delegate(respondingTo: selector) else { return nil }
    return try delegate.keptAlive { try delegate.call(selector, self, range, suggested) }
  }

  fileprivate func tell(
    _ slot: DelegateSlot, _ name: String, _ animator: ContextMenuAnimator
  ) throws {
    let selector = runtime.selector(name)
    guard let delegate = try slot.delegate(respondingTo: selector) else { return }
    try delegate.keptAlive { try delegate.send(selector, self, animator) }
  }
}

extension UITextView: EditMenuText {
  func editMenu(_ suggested: [UIMenuElement]) throws -> UIMenu? {
    try askForMenu(delegateSlot, "textView:editMenuForTextInRange:suggestedActions:", suggested)
  }

  func tell(_ event: String, _ animator: ContextMenuAnimator) throws {
    try tell(delegateSlot, "textView:\(event)", animator)
  }
}

extension UITextField: EditMenuText {
  func editMenu(_ suggested: [UIMenuElement]) throws -> UIMenu? {
    try askForMenu(delegate, "textField:editMenuForCharactersInRange:suggestedActions:", suggested)
  }

  func tell(_ event: String, _ animator: ContextMenuAnimator) throws {
    try tell(delegate, "textField:\(event)", animator)
  }
}

extension UIKitWorld {
  /// Connects texts with their menus.
  package func connectTextMenus() {
    textMenus.delegateWasSet = { try $0.delegateDidChangeForMenus() }
    textMenus.wordWasTapped = { try $0.selectWordAndShowMenu() }
  }
}
