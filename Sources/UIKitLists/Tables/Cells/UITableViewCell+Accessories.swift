internal import QuartzCore
internal import SelectorRuntime
internal import UIKitBase
internal import UIKitControls
internal import UIKitRuntime

/// The accessory at the right: a custom view, or an accessory type with or without a button.
extension UITableViewCell {
  /// The width of an accessory type, as commonly seen; no document states it.
  static let accessoryWidth = 34.0

  var shownAccessory: UIView? { showsEditing ? editingAccessory : accessory }
  private var shownAccessoryType: Int { showsEditing ? editingAccessoryType : accessoryType }
  private var showsEditing: Bool { edit.isEditing && !edit.isSwiped }

  /// The width of the content that the accessory takes.
  var accessorySpace: Double {
    if edit.showsGrip { return CellEditing.gripWidth }
    if let shownAccessory { return shownAccessory.bounds.size.width + Self.margin }
    return shownAccessoryType == 0 ? 0 : Self.accessoryWidth
  }

  /// The `UITableViewCellAccessoryType`, or nil if there is an accessory view.
  package var signedAccessoryType: Int? {
    shownAccessory == nil && !edit.showsGrip ? shownAccessoryType : nil
  }

  /// Lays out the accessory view, or the button of an accessory type.
  func placeAccessory() throws {
    for view in [accessory, editingAccessory] where view !== shownAccessory {
      if view?.superview === self { try view?.removeFromSuperview() }
    }
    if let shownAccessory {
      if shownAccessory.superview !== self { try insert(shownAccessory, at: subviews.count) }
      let size = shownAccessory.bounds.size
      try shownAccessory.place(
        CGRect(
          x: bounds.size.width - size.width - Self.margin,
          y: (bounds.size.height - size.height) / 2, width: size.width, height: size.height))
    }
    // UITableViewCellAccessoryDetailDisclosureButton, …DetailButton
    let hasButton = shownAccessory == nil && [2, 4].contains(shownAccessoryType)
    if hasButton, detailButton == nil {
      let made = try world.makeView(UIKitClasses.button)
      made.add(self, world.selectors.tables.accessoryTapped, .touchUpInside)
      detailButton = made
      try insert(made, at: subviews.count)
    } else if !hasButton, let button = detailButton {
      detailButton = nil
      try button.removeFromSuperview()
    }
    try detailButton?.place(
      CGRect(
        x: bounds.size.width - Self.accessoryWidth, y: 0, width: Self.accessoryWidth,
        height: bounds.size.height))
  }

  private func set(
    _ view: UIView?, _ slot: ReferenceWritableKeyPath<UITableViewCell, UIView?>
  ) throws {
    guard view !== self[keyPath: slot] else { return }
    let former = self[keyPath: slot]
    try former?.keptAlive {
      self[keyPath: slot] = nil
      if former?.superview === self { try former?.removeFromSuperview() }
    }
    self[keyPath: slot] = view
    if let view, view === shownAccessory { try insert(view, at: subviews.count) }
    markNeedsLayout()
  }

  static func defineAccessories(_ cell: ClassDefinition<UITableViewCell>) {
    cell.property("accessoryType", get: { $0.accessoryType }, set: { $0.accessoryType = $1 })
    cell.property("accessoryView", .strong, get: { $0.accessory }) { (cell, view: UIView?) in
      try cell.set(view, \.accessory)
    }
    cell.property(
      "editingAccessoryType", get: { $0.editingAccessoryType },
      set: { $0.editingAccessoryType = $1 })
    cell.property("editingAccessoryView", .strong, get: { $0.editingAccessory }) {
      (cell, view: UIView?) in
      try cell.set(view, \.editingAccessory)
    }
    cell.property(
      "indentationLevel", get: { $0.indentationLevel }, set: { $0.indentationLevel = $1 })
    cell.property(
      "indentationWidth", get: { Real($0.indentationWidth) },
      set: { $0.indentationWidth = $1.number })
  }
}
