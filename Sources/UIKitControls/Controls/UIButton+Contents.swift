internal import QuartzCore
internal import SelectorRuntime
package import UIKitBase
internal import UIKitRuntime

/// The label and the image view of a button, which receive the current state's contents.
///
/// Both are created when there is something to display, or when their getters are called. A device
/// sends the same messages during layout or in the getters. Here they are sent with the change
/// itself, so that a button without a window is up to date.
extension UIButton {
  /// Returns the title label, created on first use.
  ///
  /// - Throws: the errors of creating it and of setting the title.
  package func titleLabel() throws -> UILabel {
    if let label { return label }
    let made = try world.makeView(UIKitClasses.buttonLabel)
    label = made
    made.appearance.font = titleFont
    made.appearance.lineBreakMode = 5  // NSLineBreakByTruncatingMiddle
    try insert(made, at: subviews.count)
    try showContents()
    return made
  }

  /// Returns the image view, created on first use.
  private func imageView() throws -> UIImageView {
    if let picture { return picture }
    let made = try world.makeView(UIKitClasses.imageView)
    picture = made
    try insert(made, at: 0)
    try showContents()
    return made
  }

  /// Sets the current state's contents on the subviews, if they differ.
  func showContents() throws {
    let (title, attributed) = (shownTitle, shownAttributedTitle)
    if label == nil, attributed != nil || title?.isEmpty == false { _ = try titleLabel() }
    if let label {
      if let attributed {
        if label.styledText !== attributed {
          try label.send(selectors.text.setAttributedText, attributed)
        }
      } else if label.text != title || label.styledText != nil {
        try label.send(selectors.setText, title)
      }
      let color = try shownTitleColor()
      if label.textColor !== color { try label.send(selectors.setTextColor, color) }
    }
    try showSubtitle()
    let image = shownImage
    if picture == nil, image != nil { _ = try imageView() }
    if let picture, picture.image !== image { try picture.send(selectors.setImage, image) }
  }

  /// Called after a displayed property was set: updates the contents and invalidates the layout.
  func contentsDidChange() throws {
    try showContents()
    try send(selectors.invalidateIntrinsicContentSize)
    try send(selectors.setNeedsLayout)
  }

  /// Lays out the subviews with the rectangle methods.
  private func layOut() throws {
    try updateConfigurationIfNeeded()
    guard label != nil || picture != nil || subtitleLabel != nil else { return }
    let content: CGRect = try call(selectors.contentRectForBounds, bounds)
    if let picture {
      try picture.place(try call(selectors.imageRectForContentRect, content))
    }
    try placeSubtitle(in: content)
    if let label { try label.place(try call(selectors.titleRectForContentRect, content)) }
  }

  static func defineContents(_ button: ClassDefinition<UIButton>) {
    button.readonly("titleLabel", .strong) { (button) -> UILabel in try button.titleLabel() }
    button.readonly("imageView", .strong) { (button) -> UIImageView in try button.imageView() }
    button.method("backgroundRectForBounds:") { (_, bounds: CGRect) -> CGRect in bounds }
    button.method("contentRectForBounds:") { (button, bounds: CGRect) -> CGRect in
      bounds.inset(by: button.shownInsets)
    }
    button.method("imageRectForContentRect:") { (button, content: CGRect) -> CGRect in
      button.imageRect(in: content)
    }
    button.method("titleRectForContentRect:") { (button, content: CGRect) -> CGRect in
      button.titleRect(in: content)
    }
    button.method("layoutSubviews") { (button) in try button.layOut() }
  }
}
