internal import FoundationCore
internal import FoundationText
internal import SelectorRuntime

/// The large title: a second line below the buttons, which folds away as the content scrolls.
///
/// It is a view with a label in it, as on a device, where it has the same private name.
extension UINavigationBar {
  /// The height of the second line, from the sizes that Apple's guidelines give.
  static let largeTitleHeight = 52.0
  // The place of the label in it and its font, read off a device's tree of views.
  private static let (labelMargin, labelTop, labelHeight) = (16.0, 3.0 + 2.0 / 3, 40.0 + 2.0 / 3)
  private static let fontSize = 34.0

  private var prefersLargeTitles: Bool {
    storedValues?.value("prefersLargeTitles").flatMap { Bool.from($0, in: runtime) } ?? false
  }

  /// Whether the top item's title is large; an automatic one is as the item's below it.
  ///
  /// A low screen, as a phone's on its side, has no room for one.
  var showsLargeTitle: Bool {
    // UIUserInterfaceSizeClassCompact
    guard prefersLargeTitles, topItem != nil, traits[.verticalSizeClass] != 1 else { return false }
    let modes = items.reversed().lazy.map(\.largeTitleDisplay)
    return (modes.first { $0 != .automatic } ?? .always) == .always
  }

  /// The height with everything unfolded.
  var largestHeight: Double { Self.height + (showsLargeTitle ? Self.largeTitleHeight : 0) }

  /// The height of the line with the buttons.
  var contentHeight: Double {
    showsLargeTitle ? min(Self.height, bounds.size.height) : bounds.size.height
  }

  /// The title stands small among the buttons once most of the large one has gone.
  var showsSmallTitle: Bool {
    !showsLargeTitle || bounds.size.height - Self.height < Self.largeTitleHeight / 2
  }

  /// Whether the large title is whole, as it is above content that has not moved.
  var isAtScrollEdge: Bool { showsLargeTitle && bounds.size.height >= largestHeight }

  /// The look above content that has not moved, where a script has given one.
  var scrollEdgeAppearance: UIBarAppearance? {
    (topItem?.storedValues?.value("scrollEdgeAppearance")
      ?? storedValues?.value("scrollEdgeAppearance"))?.object as? UIBarAppearance
  }

  /// Puts the second line below the first; what does not fit is cut off at its upper edge.
  func layOutLargeTitle() throws {
    let room = max(0, bounds.size.height - Self.height)
    guard showsLargeTitle else {
      largeTitle?.isHidden = true
      return
    }
    let view = try largeTitle ?? makeLargeTitle()
    view.isHidden = room == 0
    try view.place(CGRect(x: 0, y: Self.height, width: bounds.size.width, height: room))
    guard let label = view.subviews.first as? UILabel else { return }
    if label.text != topItem?.title { try label.send(selectors.setText, topItem?.title) }
    let (font, color) = largeTitleAttributes()
    label.appearance.font =
      font ?? world.fonts.font(FontDescription(size: Self.fontSize, weight: FontWeight.bold))
    if label.textColor !== color { try label.send(selectors.setTextColor, color) }
    try label.place(
      CGRect(
        x: Self.labelMargin, y: room - Self.largeTitleHeight + Self.labelTop,
        width: max(0, bounds.size.width - 2 * Self.labelMargin), height: Self.labelHeight))
  }

  private func makeLargeTitle() throws -> UIView {
    let made = try world.makeView(UIKitClasses.navigationBarLargeTitleView)
    largeTitle = made
    made.clipsToBounds = true
    made.isUserInteractionEnabled = false
    try made.insert(world.makeView(UIKitClasses.label), at: 0)
    try insert(made, at: subviews.count)
    return made
  }

  private func largeTitleAttributes() -> (font: UIFont?, color: UIColor?) {
    let appearance = storedValues?.value("standardAppearance")?.object as? UIBarAppearance
    let value =
      appearance?.storedValues?.value("largeTitleTextAttributes")
      ?? storedValues?.value("largeTitleTextAttributes")
    guard let value, let given = try? world.attributes(of: value, "largeTitleTextAttributes")
    else { return (nil, nil) }
    return (given["NSFont"]?.object as? UIFont, given["NSColor"]?.object as? UIColor)
  }
}

extension UIKitClasses {
  static let navigationBarLargeTitleView = NativeClass<UIView>(
    "_UINavigationBarLargeTitleView", superclass: view)
}
