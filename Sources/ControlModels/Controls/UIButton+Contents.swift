internal import SelectorRuntime

/// The label and the image view of a button: what the present state shows arrives there by messages.
///
/// Both are made when there is something to show, or when somebody asks for them. A device sends the
/// same messages from its layout or from the getters; here they are sent with the change itself, so
/// that a button outside a window shows what it was told.
extension UIButton {
  /// The label that shows the title, made when it is first asked for.
  ///
  /// - Throws: what making it and showing the title throw.
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

  /// The view that shows the image, made when it is first asked for.
  private func imageView() throws -> UIImageView {
    if let picture { return picture }
    let made = try world.makeView(UIKitClasses.imageView)
    picture = made
    try insert(made, at: 0)
    try showContents()
    return made
  }

  /// Sends the parts what the present state shows, where that is not what they have.
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

  /// Something that the button shows has been set: it is shown, and its place found anew.
  func contentsDidChange() throws {
    try showContents()
    try send(selectors.invalidateIntrinsicContentSize)
    try send(selectors.setNeedsLayout)
  }

  /// Asks the methods that say where the parts stand, and puts them there.
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
