internal import SelectorRuntime

/// A view with a text above or below a section.
package final class UITableViewHeaderFooterView: UIView {
  package internal(set) var reuseIdentifier: String?
  @Strong private var title: UILabel?
  @Strong private var content: UIView?

  package override func destruct() {
    title = nil
    content = nil
    super.destruct()
  }

  /// The text stands as far from the edges as that of a row, and the space of an inset section more.
  private var textPlace: CGRect {
    let side = UITableViewCell.margin + ((superview as? UITableView)?.rowInset ?? 0)
    return bounds.inset(by: UIEdgeInsets(top: 0, left: side, bottom: 0, right: side))
  }

  private func contentView() throws -> UIView {
    if let content { return content }
    let made = try world.makeView(UIKitClasses.view)
    content = made
    try made.place(bounds)
    try insert(made, at: subviews.count)
    return made
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
    header.method("prepareForReuse") { _ in }
    header.readonly("contentView", .strong) { (header) -> UIView in try header.contentView() }
    header.readonly("textLabel", .strong) { (header) -> UILabel in try header.textLabel() }
    header.method("layoutSubviews") { (header) in
      try header.content?.place(header.bounds)
      try header.title?.place(header.textPlace)
    }
  }
}

extension UIKitClasses {
  static let tableViewHeaderFooterView = NativeClass<UITableViewHeaderFooterView>(
    "UITableViewHeaderFooterView", superclass: view, UITableViewHeaderFooterView.define)
}
