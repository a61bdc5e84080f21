internal import FoundationCore
package import QuartzCore
package import SelectorRuntime
internal import Systems
package import UIKitBase
package import UIKitControls
package import UIKitRuntime

/// A table cell: a content view, backgrounds for its states, and an accessory.
///
/// It handles no touches. Those of its content are forwarded by the responder chain to the table.
package final class UITableViewCell: UIView, ConfiguredView, FocusableCell {
  package var style = 0
  package internal(set) var reuseIdentifier: String?
  /// `UITableViewCellSelectionStyleDefault`; a cell with style None is selected nevertheless.
  package var selectionStyle = 3
  package private(set) var isSelected = false
  package private(set) var isHighlighted = false
  package var accessoryType = 0 { didSet { markNeedsLayout() } }
  var editingAccessoryType = 0 { didSet { markNeedsLayout() } }
  var indentationLevel = 0 { didSet { markNeedsLayout() } }
  /// Ten points, from UITableViewCell.h.
  var indentationWidth = 10.0 { didSet { markNeedsLayout() } }
  private var madeEdit: CellEditing?
  /// The editing state, which is created on first access.
  package var edit: CellEditing {
    if let madeEdit { return madeEdit }
    let made = CellEditing()
    madeEdit = made
    return made
  }
  @Strong private var content: UIView?
  @Strong private(set) var title: UILabel?
  @Strong private(set) var detail: UILabel?
  @Strong private(set) var image: UIImageView?
  @Strong var accessory: UIView?
  @Strong var editingAccessory: UIView?
  @Strong var detailButton: UIButton?
  @Strong private var background: UIView?
  @Strong private var selectedBackground: UIView?
  /// The templates of a storyboard's segues, which receive `perform:` when the row is selected or its
  /// accessory button is tapped.
  @Strong package var selectionSegueTemplate: RuntimeObject?
  @Strong package var accessorySegueTemplate: RuntimeObject?
  /// The backgrounds that the highlighted or selected state has cleared; before iOS 13 only.
  private var clearedBackgrounds: [ClearedBackground] = []
  package var configurations: ViewConfigurations?
  package var needsConfigurationUpdate = true

  /// The margin beside a label, as commonly seen on phones.
  static let margin = 16.0

  package override func savedState() -> () -> Void {
    let rest = super.savedState()
    let isSelected = isSelected
    return { [weak self] in
      rest()
      guard let self, !isDeallocated else { return }
      self.isSelected = isSelected
    }
  }

  package override func destruct() {
    madeEdit?.clear()
    configurations?.clear()
    super.destruct()
  }

  /// The default height of a row, whatever its content is.
  package override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: UITableView.standardRowHeight)
  }

  private func fill(_ style: Int, _ identifier: String?) throws {
    self.style = style
    reuseIdentifier = identifier
    if bounds.size == .zero { try setFrame(CGRect(x: 0, y: 0, width: 320, height: 44)) }
    // Since iOS 14 it is created on first access, above the subviews that the cell has by then.
    if !world.changes[.cellContentViewOnTop] { _ = try contentView() }
  }

  /// The content view, created on first access.
  package override func placeOfDecodedSubviews() throws -> UIView { try contentView() }

  private func contentView() throws -> UIView {
    if let content { return content }
    let made = try world.makeView(UIKitClasses.tableViewCellContentView)
    content = made
    try made.place(contentFrame)
    try insert(made, at: subviews.count)
    return made
  }

  private func textLabel() throws -> UILabel {
    if let title { return title }
    let made = try addLabel()
    title = made
    return made
  }

  /// Nil in the default style, as on a device.
  private func detailTextLabel() throws -> UILabel? {
    if let detail { return detail }
    guard style != 0 else { return nil }
    let made = try addLabel()
    detail = made
    showUsualLook(ofDetail: made)
    return made
  }

  private func addLabel() throws -> UILabel {
    let label = try world.makeView(UIKitClasses.tableViewLabel)
    label.isHighlighted = isHighlighted || isSelected
    let content = try contentView()
    try content.insert(label, at: content.subviews.count)
    markNeedsLayout()
    return label
  }

  private func imageView() throws -> UIImageView {
    if let image { return image }
    let made = try world.makeView(UIKitClasses.imageView)
    image = made
    let content = try contentView()
    try content.insert(made, at: 0)
    return made
  }

  private func setBackground(_ view: UIView?) throws {
    if view != nil { try dropBackgroundConfiguration() }
    guard view !== background else { return }
    let former = background
    background = view
    if former?.superview === self { try former?.removeFromSuperview() }
    if let view { try insert(view, at: 0) }
    markNeedsLayout()
  }

  private func setSelectedBackground(_ view: UIView?) throws {
    guard view !== selectedBackground else { return }
    let former = selectedBackground
    selectedBackground = view
    if former?.superview === self { try former?.removeFromSuperview() }
    try showState()
  }

  private func set(selected: Bool? = nil, highlighted: Bool? = nil) throws {
    isSelected = selected ?? isSelected
    isHighlighted = highlighted ?? isHighlighted
    try showState()
    try configurationStateDidChange()
  }

  /// Clears the backgrounds inside the content view, or restores them.
  private func clearBackgrounds(_ isLit: Bool) throws {
    guard isLit, selectionStyle != 0 else {
      let cleared = clearedBackgrounds
      clearedBackgrounds = []
      for background in cleared { try background.restore() }
      return
    }
    guard clearedBackgrounds.isEmpty, let content else { return }
    clearedBackgrounds = try content.subviews.flatMap { try ClearedBackground.clear($0) }
  }

  /// Shows the highlighted or selected state in the labels and the background.
  private func showState() throws {
    let isLit = isSelected || isHighlighted
    try title?.send(selectors.setHighlighted, isLit)
    try detail?.send(selectors.setHighlighted, isLit)
    if !world.changes[.highlightBackground] { try clearBackgrounds(isLit) }
    guard let view = selectedBackground else { return }
    if isLit && selectionStyle != 0 {
      guard view.superview !== self else { return }
      try view.place(bounds)
      try insert(view, at: background?.superview === self ? 1 : 0)
    } else if view.superview === self {
      try view.removeFromSuperview()
    }
  }

  private var contentFrame: CGRect {
    let indent = edit.indent
    return CGRect(
      x: indent - edit.reveal, y: 0, width: max(0, bounds.size.width - accessorySpace - indent),
      height: bounds.size.height)
  }

  private func layOut() throws {
    try updateConfigurationsIfNeeded()
    try placeConfiguredBackground()
    let content = try contentView()
    try content.place(contentFrame)
    try background?.place(bounds)
    try selectedBackground?.place(bounds)
    try placeAccessory()
    try placeControls()
    try placeTexts(in: content.bounds.size)
  }

  package var configurationStates: KeyValuePairs<String, Bool> {
    [
      "selected": isSelected, "highlighted": isHighlighted, "disabled": !isUserInteractionEnabled,
      "editing": edit.isEditing, "swiped": edit.actions != nil,
    ]
  }

  package var usualBackground: UIBackgroundConfiguration.Style {
    (superview as? UITableView)?.style ?? 0 == 0 ? .plainCell : .groupedCell
  }

  package var usualContent: UIListContentConfiguration.Style {
    switch style {
    case 1, 2: .valueCell
    case 3: .subtitleCell
    default: .cell
    }
  }

  package var shownContent: UIView? { content }

  package func show(content view: UIView?) throws {
    let former = content
    try (former ?? self).keptAlive {
      (title, detail, image) = (nil, nil, nil)
      content = view
      if former?.superview === self { try former?.removeFromSuperview() }
      guard let view else { return _ = try contentView() }
      try view.place(contentFrame)
      try insert(view, at: configurations?.backgroundView?.superview === self ? 1 : 0)
    }
    markNeedsLayout()
  }

  package func dropBackgroundViews() throws {
    try setBackground(nil)
    try setSelectedBackground(nil)
  }

  /// Resets the state before `prepareForReuse` is sent.
  func forgetState() throws {
    try set(selected: false, highlighted: false)
    try change(editing: false)
    try change(actions: nil)
    edit.isSwiped = false
  }
}

extension UITableViewCell {
  static func define(_ cell: ClassDefinition<UITableViewCell>) {
    defineProperties(cell)
    let runtime = cell.runtime
    let initWithStyle = runtime.selector("initWithStyle:reuseIdentifier:")
    cell.method("initWithFrame:") { (cell, frame: CGRect) -> Value in
      try cell.checkedSetFrame(frame)
      return try cell.runtime.send(cell, initWithStyle, Arguments(.integer(0), .none))
    }
    cell.method(initWithStyle.name) { (cell, style: Int, identifier: String?) -> UITableViewCell in
      try cell.fill(style, identifier)
      return cell
    }
    cell.nativeInit(sending: initWithStyle.name, [.integer(0), .none]) { try $0.fill(0, nil) }
    cell.readonly("reuseIdentifier", .copy) { $0.reuseIdentifier }
    cell.ivar("_reuseIdentifier", { $0.reuseIdentifier }, set: { $0.reuseIdentifier = $1 })
    cell.method("prepareForReuse") { _ in }
    cell.method("layoutSubviews") { (cell) in try cell.layOut() }
    defineState(cell)
    defineParts(cell)
    defineAccessories(cell)
    defineEditing(cell)
    defineConfigurations(cell)
    UITableView.defineMeasuring(cell)
  }

  private static func defineState(_ cell: ClassDefinition<UITableViewCell>) {
    let runtime = cell.cls.runtime
    let setSelected = runtime.selector("setSelected:animated:")
    let setHighlighted = runtime.selector("setHighlighted:animated:")
    cell.property("selected", getter: "isSelected", get: { $0.isSelected }) {
      (cell, selected: Bool) in
      try cell.send(setSelected, selected, false)
    }
    cell.method(setSelected.name) { (cell, selected: Bool, _: Bool) in
      try cell.set(selected: selected)
    }
    cell.property("highlighted", getter: "isHighlighted", get: { $0.isHighlighted }) {
      (cell, highlighted: Bool) in
      try cell.send(setHighlighted, highlighted, false)
    }
    cell.method(setHighlighted.name) { (cell, highlighted: Bool, _: Bool) in
      try cell.set(highlighted: highlighted)
    }
    cell.property("selectionStyle", get: { $0.selectionStyle }, set: { $0.selectionStyle = $1 })
  }

  private static func defineParts(_ cell: ClassDefinition<UITableViewCell>) {
    cell.resizesCells()
    cell.readonly("contentView", .strong) { (cell) -> UIView in try cell.contentView() }
    cell.readonly("textLabel", .strong) { (cell) -> UILabel in try cell.textLabel() }
    cell.readonly("detailTextLabel", .strong) { (cell) -> UILabel? in try cell.detailTextLabel() }
    cell.readonly("imageView", .strong, of: "UIImageView") { (cell) -> UIImageView in
      try cell.imageView()
    }
    // Properties of iOS 2, which are those of the label and of the image view.
    for name in ["text", "textColor", "font", "image"] {
      let part = cell.runtime.selector(name == "image" ? "imageView" : "textLabel")
      let setter = "set" + name.prefix(1).uppercased() + name.dropFirst() + ":"
      for (method, types) in [(name, "@@:"), (setter, "v@:@")] {
        cell.raw(method, types: types) { cell, selector, arguments in
          let view: RuntimeObject = try cell.call(part)
          return try cell.runtime.send(view, selector, arguments)
        }
      }
    }
    cell.property(
      "backgroundView", .strong, get: { $0.background }, set: { try $0.setBackground($1) })
    cell.property(
      "selectedBackgroundView", .strong, get: { $0.selectedBackground },
      set: { try $0.setSelectedBackground($1) })
  }
}

extension UIKitClasses {
  package static let tableViewCell = NativeClass<UITableViewCell>(
    "UITableViewCell", superclass: view, UITableViewCell.define)
  // The class names of a cell's parts on a device.
  package static let tableViewCellContentView = NativeClass<UIView>(
    "UITableViewCellContentView", superclass: view
  ) { $0.resizesCells() }
  package static let tableViewLabel = NativeClass<UILabel>("UITableViewLabel", superclass: label)
}
