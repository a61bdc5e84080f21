internal import QuartzCore
internal import UIKitBase
internal import UIKitLists

extension UICollectionViewListCell: DrawnView {
  /// Returns the shapes of the bottom separator, and of the top one if it is visible.
  func shapesAbove(_ look: Look) -> [Shape] {
    guard let separator else { return [] }
    let paint = look.stored("color", of: separator) ?? look[.separator]
    func line(_ edge: String, at y: Double) -> Shape {
      let usual = UIEdgeInsets(
        top: 0, left: separatorPlace.origin.x, bottom: 0,
        right: bounds.size.width - separatorPlace.maxX)
      let insets = separator.insets(edge, usual)
      return .rectangle(
        CGRect(
          x: insets.left, y: y, width: max(0, bounds.size.width - insets.left - insets.right),
          height: Shape.hairline), paint)
    }
    var lines: [Shape] = []
    // UIListSeparatorVisibilityVisible, UIListSeparatorVisibilityHidden
    if separator.visibility("top") == 1 { lines.append(line("top", at: 0)) }
    if separator.visibility("bottom") != 2 {
      lines.append(line("bottom", at: bounds.size.height - Shape.hairline))
    }
    return lines
  }
}
