package import QuartzCore
package import SelectorRuntime

/// A delegate of UIKit's own, whose menus stand for what systems without context menus show.
///
/// Its methods are called where the system lacks the messages of `UIContextMenuInteractionDelegate`.
package protocol PreviewMenuDelegate: RuntimeObject {
  /// The preview and the actions for a point of the view; nil for none.
  func menuConfiguration(at point: CGPoint) throws -> UIContextMenuConfiguration?

  /// Called when the preview is tapped.
  func menuWillPerformPreviewAction() throws

  /// Called when the menu is dismissed.
  func menuWillEnd() throws
}
