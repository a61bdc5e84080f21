internal import FoundationCore
internal import QuartzCore
package import SelectorRuntime
internal import Systems
package import UIKitBase
package import UIKitControls
package import UIKitRuntime

/// A reusable view of a collection: a cell or a supplementary view.
package class UICollectionReusableView: UIView {
  final var reuseIdentifier: String?
  /// The element kind for which the view was created; nil for a cell.
  final var elementKind: String?

  static func define(_ view: ClassDefinition<UICollectionReusableView>) {
    view.readonly("reuseIdentifier", .copy) { $0.reuseIdentifier }
    view.method("prepareForReuse") { _ in }
    for name in ["willTransitionFromLayout:toLayout:", "didTransitionFromLayout:toLayout:"] {
      view.method(name) { (_, _: UICollectionViewLayout, _: UICollectionViewLayout) in }
    }
    view.method("applyLayoutAttributes:") { (_, _: RuntimeObject?) in }
    definePreference(view)
  }
}

/// A cell of a collection: a content view, and highlighted and selected states.
package class UICollectionViewCell: UICollectionReusableView, ConfiguredView, FocusableCell {
  private(set) final var isSelected = false
  private(set) final var isHighlighted = false
  @Strong private final var content: UIView?
  @Strong private final var background: UIView?
  @Strong private final var selectedBackground: UIView?
  /// The template of a storyboard's segue, which receives `perform:` when the item is selected.
  @Strong package final var selectionSegueTemplate: RuntimeObject?
  package final var configurations: ViewConfigurations?
  package final var needsConfigurationUpdate = true

  package override func destruct() {
    configurations?.clear()
    super.destruct()
  }

  /// Resets the state to that of a new cell, before `prepareForReuse` is sent.
  final func forgetState() throws {
    isSelected = false
    isHighlighted = false
    needsConfigurationUpdate = true
    try showState()
  }

  package override func placeOfDecodedSubviews() throws -> UIView { try contentView() }

  private final func contentView() throws -> UIView {
    if let content { return content }
    let made = try world.makeView(UIKitClasses.view)
    content = made
    try made.place(CGRect(origin: .zero, size: bounds.size))
    try insert(made, at: subviews.count)
    return made
  }

  private final func setBackground(_ view: UIView?) throws {
    if view != nil { try dropBackgroundConfiguration() }
    guard view !== background else { return }
    let former = background
    try (former ?? self).keptAlive {
      background = view
      if former?.superview === self { try former?.removeFromSuperview() }
      if let view { try insert(view, at: 0) }
    }
    markNeedsLayout()
  }

  private final func setSelectedBackground(_ view: UIView?) throws {
    guard view !== selectedBackground else { return }
    let former = selectedBackground
    try (former ?? self).keptAlive {
      selectedBackground = view
      if former?.superview === self { try former?.removeFromSuperview() }
      try showState()
    }
  }

  private final func showState() throws {
    guard let view = selectedBackground else { return }
    if isSelected || isHighlighted {
      guard view.superview !== self else { return }
      try view.place(CGRect(origin: .zero, size: bounds.size))
      try insert(view, at: background?.superview === self ? 1 : 0)
    } else if view.superview === self {
      try view.removeFromSuperview()
    }
  }

  /// The states besides selection and highlighting; subclasses add to them.
  package var configurationStates: KeyValuePairs<String, Bool> {
    [
      "selected": isSelected, "highlighted": isHighlighted, "disabled": !isUserInteractionEnabled,
      "editing": isEditing,
    ]
  }

  /// Whether the enclosing collection is in editing mode.
  final var isEditing: Bool {
    (superview as? UICollectionView)?.storedValues?.value("editing")
      .flatMap { Bool.from($0, in: runtime) } ?? false
  }

  /// Called when the collection enters or leaves editing mode.
  func editingDidChange() throws { try configurationStateDidChange() }

  package var usualBackground: UIBackgroundConfiguration.Style { .clear }

  package var usualContent: UIListContentConfiguration.Style { .cell }

  package final var shownContent: UIView? { content }

  /// The frame of the content view.
  var contentFrame: CGRect { CGRect(origin: .zero, size: bounds.size) }

  package final func show(content view: UIView?) throws {
    let former = content
    try (former ?? self).keptAlive {
      content = view
      if former?.superview === self { try former?.removeFromSuperview() }
      guard let view else { return _ = try contentView() }
      try view.place(contentFrame)
      try insert(view, at: configurations?.backgroundView?.superview === self ? 1 : 0)
    }
    markNeedsLayout()
  }

  package final func dropBackgroundViews() throws {
    try setBackground(nil)
    try setSelectedBackground(nil)
  }

  /// Lays out the subviews.
  func layOut() throws {
    try updateConfigurationsIfNeeded()
    try placeConfiguredBackground()
    let bounds = CGRect(origin: .zero, size: bounds.size)
    try contentView().place(contentFrame)
    try background?.place(bounds)
    try selectedBackground?.place(bounds)
  }

  static func define(_ cell: ClassDefinition<UICollectionViewCell>) {
    defineConfigurations(cell)
    cell.method("dragStateDidChange:") { (_, _: Int) in }
    cell.method("initWithFrame:") { (cell, frame: CGRect) -> UICollectionViewCell in
      try cell.checkedSetFrame(frame)
      // Since iOS 14 it is created on first access, above the subviews that the cell has by then;
      // the accessories of a list's cell stay above it.
      if !cell.world.changes[.cellContentViewOnTop] || cell is UICollectionViewListCell {
        _ = try cell.contentView()
      }
      return cell
    }
    cell.resizesCells()
    cell.readonly("contentView", .strong) { (cell) -> UIView in try cell.contentView() }
    cell.property("selected", getter: "isSelected", get: { $0.isSelected }) {
      (cell, selected: Bool) in
      cell.isSelected = selected
      try cell.showState()
      try cell.configurationStateDidChange()
    }
    cell.property("highlighted", getter: "isHighlighted", get: { $0.isHighlighted }) {
      (cell, highlighted: Bool) in
      cell.isHighlighted = highlighted
      try cell.showState()
      try cell.configurationStateDidChange()
    }
    cell.property(
      "backgroundView", .strong, get: { $0.background }, set: { try $0.setBackground($1) })
    cell.property(
      "selectedBackgroundView", .strong, get: { $0.selectedBackground },
      set: { try $0.setSelectedBackground($1) })
    cell.method("layoutSubviews") { (cell) in
      try cell.layOut()
    }
  }
}

extension UIKitClasses {
  package static let collectionReusableView = NativeClass<UICollectionReusableView>(
    "UICollectionReusableView", superclass: view, UICollectionReusableView.define)
}

extension UIKitClasses {
  package static let collectionViewCell = NativeClass<UICollectionViewCell>(
    "UICollectionViewCell", superclass: collectionReusableView, UICollectionViewCell.define)
}
