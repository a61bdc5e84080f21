internal import SelectorRuntime

/// A view with a text above or below a section.
package final class UITableViewHeaderFooterView: UIView {
  package private(set) var reuseIdentifier: String?
  @Strong private var title: UILabel?
  @Strong private var content: UIView?

  package override func destruct() {
    title = nil
    content = nil
    super.destruct()
  }

  private func contentView() throws -> UIView {
    if let content { return content }
    let made = world.create(UIKitClasses.view)
    content = made
    made.setFrame(bounds)
    try insert(made, at: subviews.count)
    return made
  }

  private func textLabel() throws -> UILabel {
    if let title { return title }
    let label = world.create(UIKitClasses.label)
    title = label
    let content = try contentView()
    label.setFrame(content.bounds)
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
      return try header.ask(initWithReuseIdentifier, String?.none)
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
      header.content?.setFrame(header.bounds)
      header.title?.setFrame(header.bounds)
    }
  }
}

extension UIKitClasses {
  static let tableViewHeaderFooterView = NativeClass<UITableViewHeaderFooterView>(
    "UITableViewHeaderFooterView", superclass: view, UITableViewHeaderFooterView.define)
}
