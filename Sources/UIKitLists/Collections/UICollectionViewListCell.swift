package import QuartzCore
package import SelectorRuntime
internal import UIKitBase
package import UIKitControls
package import UIKitRuntime

/// A cell of a list: indented content, and accessories at its edges.
///
/// It is declared in UICollectionViewListCell.h.
package final class UICollectionViewListCell: UICollectionViewCell {
  @StrongList private var accessories: [UICellAccessory] = []
  /// The accessories whose views are in the cell.
  @StrongList private var shown: [UICellAccessory] = []
  @Strong private var separatorGuide: UILayoutGuide?
  /// The separators of the cell, which the list defines.
  @Strong package private(set) var separator: UIListSeparatorConfiguration?
  private var indentationLevel = 0
  /// 10 points, as in table cells.
  private var indentationWidth = 10.0

  package override func destruct() {
    separatorGuide?.owner = nil
    super.destruct()
  }

  /// Sets the separators; nil if the list shows none.
  func show(separator new: UIListSeparatorConfiguration?) { separator = new }

  package override var usualBackground: UIBackgroundConfiguration.Style { .listCell }

  private var room: (leading: Double, trailing: Double) {
    shown.reduce(into: (0, 0)) { room, accessory in
      if accessory.isLeading {
        room.leading += accessory.width
      } else {
        room.trailing += accessory.width
      }
    }
  }

  override var contentFrame: CGRect {
    let room = room
    let leading = room.leading + Double(indentationLevel) * indentationWidth
    return CGRect(
      x: leading, y: 0, width: max(0, bounds.size.width - leading - room.trailing),
      height: bounds.size.height)
  }

  private func set(accessories new: [UICellAccessory]) throws {
    let kinds = new.map(\.kind).filter { $0 != "customView" && $0 != "label" }
    guard Set(kinds).count == kinds.count else {
      throw RuntimeError(
        .inconsistency,
        "Accessories array contains more than one accessory of the same type: "
          + kinds.joined(separator: ", "))
    }
    accessories = new
    try showAccessories()
    markNeedsLayout()
  }

  /// Returns the accessories from the edges inwards, with the order of their position blocks.
  private func ordered(_ accessories: [UICellAccessory]) throws -> [UICellAccessory] {
    try [true, false].flatMap { isLeading in
      let side = accessories.filter { $0.isLeading == isLeading }
      var result = side.filter { $0.storedValues?.value("position") == nil }
      for accessory in side where accessory.storedValues?.value("position") != nil {
        let index = try accessory.place(among: result) ?? result.count
        result.insert(accessory, at: index)
      }
      return result
    }
  }

  /// Adds the views of the visible accessories to the cell, and removes the others.
  private func showAccessories() throws {
    let wanted = try ordered(
      accessories.filter {
        // UICellAccessoryDisplayedWhenEditing, UICellAccessoryDisplayedWhenNotEditing
        !$0.isHidden && $0.displayedState != (isEditing ? 2 : 1)
      })
    for accessory in shown where !wanted.contains(where: { $0 === accessory }) {
      try accessory.leave()
    }
    shown = wanted
    for accessory in wanted {
      let view = try accessory.view()
      if view.superview !== self { try insert(view, at: subviews.count) }
    }
  }

  override func editingDidChange() throws {
    try showAccessories()
    markNeedsLayout()
    try super.editingDidChange()
  }

  override func layOut() throws {
    try showAccessories()
    try super.layOut()
    var (left, right) = (0.0, bounds.size.width)
    for accessory in shown {
      let x: Double
      if accessory.isLeading {
        x = left
        left += accessory.width
      } else {
        right -= accessory.width
        x = right
      }
      try accessory.place(
        in: CGRect(x: x, y: 0, width: accessory.width, height: bounds.size.height))
    }
    separatorGuide?.solved = separatorPlace
  }

  /// The area of the separator: half a point high, from the text's margin to the trailing edge.
  package var separatorPlace: CGRect {
    CGRect(
      x: contentFrame.origin.x + UITableViewCell.margin, y: bounds.size.height - 0.5,
      width: max(0, bounds.size.width - contentFrame.origin.x - UITableViewCell.margin),
      height: 0.5)
  }

  static func define(_ cell: ClassDefinition<UICollectionViewListCell>) {
    cell.property(
      "accessories", .copy, get: { $0.accessories }, set: { try $0.set(accessories: $1) })
    cell.property("indentationLevel", get: { $0.indentationLevel }) { (cell, level: Int) in
      cell.indentationLevel = level
      cell.markNeedsLayout()
    }
    cell.property("indentationWidth", get: { $0.indentationWidth }) { (cell, width: Double) in
      cell.indentationWidth = width
      cell.markNeedsLayout()
    }
    cell.stored("indentsAccessories", usual: true)
    cell.readonly("separatorLayoutGuide", .strong) { (cell) -> UILayoutGuide in
      if let guide = cell.separatorGuide { return guide }
      let made = cell.world.create(UIKitClasses.layoutGuide)
      made.owner = cell
      made.solved = cell.separatorPlace
      cell.separatorGuide = made
      return made
    }
    // A list determines the width; the cell only prefers a height.
    cell.method("preferredLayoutAttributesFittingAttributes:") {
      (cell, attributes: UICollectionViewLayoutAttributes) -> UICollectionViewLayoutAttributes in
      // UILayoutPriorityRequired and UILayoutPriorityFittingSizeLevel
      let fitted: CGSize = try cell.call(
        cell.world.selectors.tables.fittingSize,
        CGSize(width: attributes.frame.size.width, height: 0), 1000.0, 50.0)
      let size = CGSize(width: attributes.frame.size.width, height: fitted.height)
      guard size.height > 0, size != attributes.frame.size else { return attributes }
      let preferred = try attributes.copied()
      try preferred.setSize(checked: size)
      return preferred
    }
  }
}

extension UIKitClasses {
  package static let collectionViewListCell = NativeClass<UICollectionViewListCell>(
    "UICollectionViewListCell", superclass: collectionViewCell, UICollectionViewListCell.define)
}
