internal import SelectorRuntime

/// A view that a collection uses again: a cell, or an element beside the cells.
class UICollectionReusableView: UIView {
  final var reuseIdentifier: String?
  /// The kind of element that it was made for; nil for a cell.
  final var elementKind: String?

  static func define(_ view: ClassDefinition<UICollectionReusableView>) {
    view.readonly("reuseIdentifier", .copy) { $0.reuseIdentifier }
    view.method("prepareForReuse") { _ in }
    view.method("applyLayoutAttributes:") { (_, _: RuntimeObject?) in }
    definePreference(view)
  }
}

/// An item on the screen: a content view, and a look for being highlighted or selected.
final class UICollectionViewCell: UICollectionReusableView {
  private(set) var isSelected = false
  private(set) var isHighlighted = false
  @Strong private var content: UIView?
  @Strong private var background: UIView?
  @Strong private var selectedBackground: UIView?

  override func destruct() {
    content = nil
    background = nil
    selectedBackground = nil
    super.destruct()
  }

  /// Back to the look of a new one, before `prepareForReuse` is sent.
  func forgetState() throws {
    isSelected = false
    isHighlighted = false
    try showState()
  }

  override func placeOfDecodedSubviews() throws -> UIView { try contentView() }

  private func contentView() throws -> UIView {
    if let content { return content }
    let made = try world.makeView(UIKitClasses.view)
    content = made
    try made.place(CGRect(origin: .zero, size: bounds.size))
    try insert(made, at: subviews.count)
    return made
  }

  private func setBackground(_ view: UIView?) throws {
    guard view !== background else { return }
    let former = background
    try (former ?? self).keptAlive {
      background = view
      if former?.superview === self { try former?.removeFromSuperview() }
      if let view { try insert(view, at: 0) }
    }
    markNeedsLayout()
  }

  private func setSelectedBackground(_ view: UIView?) throws {
    guard view !== selectedBackground else { return }
    let former = selectedBackground
    try (former ?? self).keptAlive {
      selectedBackground = view
      if former?.superview === self { try former?.removeFromSuperview() }
      try showState()
    }
  }

  private func showState() throws {
    guard let view = selectedBackground else { return }
    if isSelected || isHighlighted {
      guard view.superview !== self else { return }
      try view.place(CGRect(origin: .zero, size: bounds.size))
      try insert(view, at: background?.superview === self ? 1 : 0)
    } else if view.superview === self {
      try view.removeFromSuperview()
    }
  }

  static func define(_ cell: ClassDefinition<UICollectionViewCell>) {
    cell.method("initWithFrame:") { (cell, frame: CGRect) -> UICollectionViewCell in
      try cell.checkedSetFrame(frame)
      _ = try cell.contentView()
      return cell
    }
    cell.readonly("contentView", .strong) { (cell) -> UIView in try cell.contentView() }
    cell.property("selected", getter: "isSelected", get: { $0.isSelected }) {
      (cell, selected: Bool) in
      cell.isSelected = selected
      try cell.showState()
    }
    cell.property("highlighted", getter: "isHighlighted", get: { $0.isHighlighted }) {
      (cell, highlighted: Bool) in
      cell.isHighlighted = highlighted
      try cell.showState()
    }
    cell.property(
      "backgroundView", .strong, get: { $0.background }, set: { try $0.setBackground($1) })
    cell.property(
      "selectedBackgroundView", .strong, get: { $0.selectedBackground },
      set: { try $0.setSelectedBackground($1) })
    cell.method("layoutSubviews") { (cell) in
      let bounds = CGRect(origin: .zero, size: cell.bounds.size)
      try cell.content?.place(bounds)
      try cell.background?.place(bounds)
      try cell.selectedBackground?.place(bounds)
    }
  }
}

extension UIKitClasses {
  static let collectionReusableView = NativeClass<UICollectionReusableView>(
    "UICollectionReusableView", superclass: view, UICollectionReusableView.define)
}

extension UIKitClasses {
  static let collectionViewCell = NativeClass<UICollectionViewCell>(
    "UICollectionViewCell", superclass: collectionReusableView, UICollectionViewCell.define)
}
