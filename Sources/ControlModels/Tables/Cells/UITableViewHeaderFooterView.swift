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
    let made = world.create(UIView.self, of: world.classes.view)
    content = made
    made.setFrame(bounds)
    try insert(made, at: subviews.count)
    return made
  }

  private func textLabel() throws -> UILabel {
    if let title { return title }
    let label = world.create(UILabel.self, of: world.classes.label)
    title = label
    let content = try contentView()
    label.setFrame(content.bounds)
    try content.insert(label, at: content.subviews.count)
    return label
  }
}

extension UITableViewHeaderFooterView {
  static func defineHeader(in runtime: Runtime, superclass: RuntimeClass) -> RuntimeClass {
    let header = ClassDefinition<UITableViewHeaderFooterView>(
      "UITableViewHeaderFooterView", in: runtime, superclass: superclass)
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
    header.method("reuseIdentifier") { (header) -> String? in header.reuseIdentifier }
    header.method("prepareForReuse") { _ in }
    header.method("contentView") { (header) -> UIView in try header.contentView() }
    header.method("textLabel") { (header) -> UILabel in try header.textLabel() }
    header.method("layoutSubviews") { (header) in
      header.content?.setFrame(header.bounds)
      header.title?.setFrame(header.bounds)
    }
    return header.cls
  }
}
