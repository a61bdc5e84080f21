package import QuartzCore
package import UIKitBase
internal import UIKitRuntime

/// A table or collection whose own interaction asks the delegate for item menus.
///
/// The interaction exists while the delegate implements a menu method.
package protocol ContextMenuItems: AnyObject {
  /// The interaction; nil while the delegate implements no menu method.
  var menuInteraction: UIContextMenuInteraction? { get set }

  /// The type of view, which determines the delegate's messages.
  var contextMenuOwner: ContextMenuSource.Owner { get }

  /// Returns the menu for the item under a touch.
  ///
  /// - Parameters:
  ///   - touch: the touch that was held.
  ///   - point: the location of the touch, in the view's coordinates.
  /// - Throws: errors of the delegate.
  func contextMenu(
    for touch: UITouch, at point: CGPoint
  ) throws -> (ContextMenuSource, UIContextMenuConfiguration)?
}

extension ContextMenuItems where Self: UIScrollView {
  /// Creates the interaction when the delegate implements a menu method.
  package func makeMenuInteraction(_ knows: Bool) {
    guard knows, menuInteraction == nil else { return }
    let made = world.create(UIKitClasses.contextMenuInteraction)
    menuInteraction = made
    made.belong(to: self)
  }
}
