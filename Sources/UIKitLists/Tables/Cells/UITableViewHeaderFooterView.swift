internal import QuartzCore
package import SelectorRuntime
package import UIKitBase
package import UIKitControls
package import UIKitRuntime

/// A view with a text above or below a section.
package final class UITableViewHeaderFooterView: UIView, ConfiguredView {
  package internal(set) var reuseIdentifier: String?
  @Strong private var title: UILabel?
  @Strong private var content: UIView?
  @Strong private var detail: UILabel?
  @Strong private var background: UIView?
  package var configurations: ViewConfigurations?
  package var needsConfigurationUpdate = true

  package override func destruct() {
    configurations?.clear()
    super.destruct()
  }

  /// The frame of the label.
  ///
  /// It has the margin of a row's text, plus the inset of an inset section. In a grouped table it
  /// is close to the rows.
  private var textPlace: CGRect {
    let table = superview as? UITableView
    let side = UITableViewCell.margin + (table?.rowInset ?? 0)
    let spare = isInPlainTable ? 0 : max(0, bounds.size.height - UITableView.standardHeaderHeight)
    let isFooter = table?.displayedHeaders.contains { $0.view === self && $0.isFooter } ?? false
    return bounds.inset(
      by: UIEdgeInsets(
        top: isFooter ? 0 : spare, left: side, bottom: isFooter ? spare : 0, right: side))
  }

  private func contentView() throws -> UIView {
    if let content { return content }
    let made = try world.makeView(UIKitClasses.view)
    content = made
    try made.place(bounds)
    try insert(made, at: subviews.count)
    return made
  }

  private func setBackground(_ view: UIView?) throws {
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

  package var configurationStates: KeyValuePairs<String, Bool> {
    ["disabled": !isUserInteractionEnabled]
  }

  private var isInPlainTable: Bool { (superview as? UITableView)?.style ?? 0 == 0 }

  package var usualBackground: UIBackgroundConfiguration.Style {
    isInPlainTable ? .plainHeaderFooter : .groupedHeaderFooter
  }

  package var usualContent: UIListContentConfiguration.Style {
    isInPlainTable ? .plainHeader : .groupedHeader
  }

  package var shownContent: UIView? { content }

  package func show(content view: UIView?) throws {
    let former = content
    try (former ?? self).keptAlive {
      (title, detail) = (nil, nil)
      content = view
      if former?.superview === self { try former?.removeFromSuperview() }
      guard let view else { return _ = try contentView() }
      try view.place(CGRect(origin: .zero, size: bounds.size))
      try insert(view, at: configurations?.backgroundView?.superview === self ? 1 : 0)
    }
    markNeedsLayout()
  }

  package func dropBackgroundViews() throws { try setBackground(nil) }

  /// The second label, which only older grouped tables displayed.
  private func detailTextLabel() throws -> UILabel {
    if let detail { return detail }
    let label = try world.makeView(UIKitClasses.label)
    detail = label
    let content = try contentView()
    try content.insert(label, at: content.subviews.count)
    return label
  }

  private func layOut() throws {
    try updateConfigurationsIfNeeded()
    try placeConfiguredBackground()
    let bounds = CGRect(origin: .zero, size: bounds.size)
    try content?.place(bounds)
    try background?.place(bounds)
    guard configurations?.content == nil else { return }
    guard let detail, detail.text?.isEmpty == false else {
      return try title?.place(textPlace) ?? ()
    }
    let above = title?.fittingSize(in: .zero).height ?? 0
    let below = detail.fittingSize(in: .zero).height
    var (first, second) = (textPlace, textPlace)
    first.origin.y += max(0, (textPlace.size.height - above - below) / 2)
    first.size.height = above
    second.origin.y = first.maxY
    second.size.height = below
    try title?.place(first)
    try detail.place(second)
  }

  private func textLabel() throws -> UILabel {
    if let title { return title }
    let label = try world.makeView(UIKitClasses.label)
    title = label
    let content = try contentView()
    try label.place(textPlace)
    try content.insert(label, at: content.subviews.count)
    return label
  }
}

extension UITableViewHeaderFooterView {
  static func define(_ header: ClassDefinition<UITableViewHeaderFooterView>) {
    let runtime = header.runtime
    let initWithReuseIdentifier = runtime.selector("initWithReuseIdentifier:")
    header.method("initWithFrame:") { (header, frame: CGRect) -> Value in
      try header.checkedSetFrame(frame)
      return try header.call(initWithReuseIdentifier, String?.none)
    }
    header.method(initWithReuseIdentifier.name) {
      (header, identifier: String?) -> UITableViewHeaderFooterView in
      header.reuseIdentifier = identifier
      return header
    }
    header.readonly("reuseIdentifier", .copy) { $0.reuseIdentifier }
    header.ivar("_reuseIdentifier", { $0.reuseIdentifier }, set: { $0.reuseIdentifier = $1 })
    header.method("prepareForReuse") { _ in }
    header.readonly("contentView", .strong) { (header) -> UIView in try header.contentView() }
    header.readonly("textLabel", .strong) { (header) -> UILabel in try header.textLabel() }
    header.readonly("detailTextLabel", .strong) { (header) -> UILabel in
      try header.detailTextLabel()
    }
    header.property(
      "backgroundView", .strong, get: { $0.background }, set: { try $0.setBackground($1) })
    header.method("layoutSubviews") { (header) in try header.layOut() }
    defineConfigurations(header)
    header.method("sizeThatFits:") { (header, size: CGSize) -> CGSize in
      try header.configuredSize(fitting: size) ?? header.sizeThatFits(size)
    }
  }
}

extension UIKitClasses {
  package static let tableViewHeaderFooterView = NativeClass<UITableViewHeaderFooterView>(
    "UITableViewHeaderFooterView", superclass: view, UITableViewHeaderFooterView.define)
}
