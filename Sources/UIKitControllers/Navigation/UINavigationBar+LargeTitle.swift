internal import FoundationCore
internal import FoundationText
internal import QuartzCore
package import SelectorRuntime
internal import Systems
package import UIKitBase
package import UIKitRuntime

/// The large title: a second line below the buttons, which collapses as the content scrolls.
///
/// It is a view with a label, and has the same private class name as on a device.
extension UINavigationBar {
  /// The height of the second line, from the sizes in Apple's guidelines.
  static let largeTitleHeight = 52.0
  // The position and font of its label, from a device's view hierarchy.
  private static let (labelMargin, labelTop, labelHeight) = (16.0, 3.0 + 2.0 / 3, 40.0 + 2.0 / 3)
  private static let fontSize = 34.0

  private var prefersLargeTitles: Bool {
    storedValues?.value("prefersLargeTitles").flatMap { Bool.from($0, in: runtime) } ?? false
  }

  /// Whether the top item's title is large; automatic mode inherits from the item below.
  ///
  /// A compact height, as on a phone in landscape, does not allow large titles.
  var showsLargeTitle: Bool {
    // UIUserInterfaceSizeClassCompact
    guard prefersLargeTitles, topItem != nil, traits[.verticalSizeClass] != 1 else { return false }
    let modes = items.reversed().lazy.map(\.largeTitleDisplay)
    return (modes.first { $0 != .automatic } ?? .always) == .always
  }

  /// The height with the large title fully expanded.
  var largestHeight: Double { Self.height + (showsLargeTitle ? Self.largeTitleHeight : 0) }

  /// The height of the line of buttons.
  var contentHeight: Double {
    showsLargeTitle ? min(Self.height, bounds.size.height) : bounds.size.height
  }

  /// Whether the small title is visible, because most of the large one is collapsed.
  package var showsSmallTitle: Bool {
    !showsLargeTitle || bounds.size.height - Self.height < Self.largeTitleHeight / 2
  }

  /// Whether the large title is fully expanded, above unscrolled content.
  ///
  /// Since iOS 15 also a controller's bar without large title above unscrolled content, or above a
  /// page without a scroll view.
  package var isAtScrollEdge: Bool {
    if showsLargeTitle { return bounds.size.height >= largestHeight }
    guard isManaged, world.changes[.scrollEdgeBar] else { return false }
    return edgeContent?.isAtUpperEdge ?? true
  }

  /// Sets the content whose upper edge decides how the bar looks.
  func follow(edgeOf content: UIScrollView?) {
    guard edgeContent !== content || content?.edgeBar == nil else { return }
    edgeContent?.edgeBar = nil
    edgeContent = content
    content?.edgeBar = WeakReference(self)
    markNeedsLayout()
  }

  /// The appearance above unscrolled content, if a script has set one.
  package var scrollEdgeAppearance: UIBarAppearance? {
    (topItem?.storedValues?.value("scrollEdgeAppearance")
      ?? storedValues?.value("scrollEdgeAppearance"))?.object as? UIBarAppearance
  }

  /// Lays out the second line below the first, clipped at its upper edge.
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
  package static let navigationBarLargeTitleView = NativeClass<UIView>(
    "_UINavigationBarLargeTitleView", superclass: view)
}
