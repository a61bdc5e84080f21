internal import FoundationCore
package import QuartzCore
internal import SelectorRuntime
package import UIKitBase
internal import UIKitRuntime

/// The layout of a text view's text, and its content size.
extension UITextView {
  private var inset: UIEdgeInsets { look.textContainerInset }

  /// The layout of the text, in the view's coordinates.
  package var layout: (lines: TextLayout, origin: CGPoint, width: Double) {
    fitContainer(width: bounds.size.width)
    let padding = container.lineFragmentPadding
    let lines = layoutManager?.layout ?? TextLayout(StyledText("", usualStyle))
    return (lines, CGPoint(x: inset.left + padding, y: inset.top), container.limits.width)
  }

  /// Sets the container's width from the view's; its height is unlimited.
  private func fitContainer(width: Double) {
    let wanted = max(0, width - inset.left - inset.right)
    guard container.size != CGSize(width: wanted, height: 0) else { return }
    container.size = CGSize(width: wanted, height: 0)
    layoutManager?.invalidate()
  }

  /// The size of the text with its insets in a width.
  private func textSize(width: Double) -> CGSize {
    var limits = container.limits
    let padding = 2 * container.lineFragmentPadding
    limits.width = max(0, width - inset.left - inset.right - padding)
    let text = StyledText(storage, usualStyle)
    let size = TextLayout(text, limits).size
    return CGSize(
      width: size.width + padding + inset.left + inset.right,
      height: max(size.height, usualStyle.font.lineHeight) + inset.top + inset.bottom
    ).roundedUp(scale: world.screen.scale)
  }

  func fittingSize(in size: CGSize) -> CGSize {
    textSize(width: size.width > 0 ? size.width : .infinity)
  }

  /// Sets the content size to the size of the text.
  func fitContent() throws {
    let width = bounds.size.width
    let height = textSize(width: width).height
    let size = CGSize(width: width, height: height)
    if size != contentSize { try send(runtime.selector("setContentSize:"), size) }
  }

  /// Scrolls the minimum distance that makes a range visible.
  private func show(_ range: Range<Int>) throws {
    let (lines, origin, width) = layout
    let rects = lines.rectangles(of: range, in: width)
    var rect =
      rects.first.map { first in rects.dropFirst().reduce(first) { $0.union($1) } }
      ?? lines.caret(at: range.lowerBound, in: width)
    rect.origin.x += origin.x
    rect.origin.y += origin.y
    try send(runtime.selector("scrollRectToVisible:animated:"), rect, false)
  }

  /// Handles a tap on the text.
  ///
  /// A tap begins editing and moves the caret; a double tap selects the word and shows the edit
  /// menu.
  private func tapped(_ touch: UITouch) throws {
    guard !isDragging, let point = touch.window?.convert(touch.location, to: self),
      bounds.contains(point)
    else { return }
    if !isEditable, isSelectable, try interact(at: point) { return }
    guard try call(selectors.becomeFirstResponder) else { return }
    let (lines, origin, width) = layout
    let inText = CGPoint(x: point.x - origin.x, y: point.y - origin.y)
    let index = lines.index(at: inText, in: width)
    try select(index..<index)
    if touch.tapCount == 2 { try world.textMenus.wordWasTapped(self) }
  }

  static func defineContent(_ view: ClassDefinition<UITextView>) {
    view.property("textContainerInset", get: { $0.look.textContainerInset }) {
      (view, inset: UIEdgeInsets) in
      view.look.textContainerInset = inset
      try view.contentDidChange()
    }
    view.method("scrollRangeToVisible:") { (view, range: IndexRange) in
      let length = view.characters.count
      guard range.fits(in: length) else {
        throw RuntimeError(
          .range,
          "-[\(view.className) scrollRangeToVisible:]: Range \(range.text) out of bounds; string "
            + "length \(length)")
      }
      try view.show(range.bounds)
    }
    view.method("layoutSubviews") { (view) in try view.keptAlive { try view.fitContent() } }
    view.method("intrinsicContentSize") { (view) -> CGSize in
      let none = UIView.noIntrinsicMetric
      guard !view.isScrollEnabled else { return CGSize(width: none, height: none) }
      return view.fittingSize(in: CGSize(width: view.bounds.size.width, height: 0))
    }
    let touchesEnded = view.runtime.selector("touchesEnded:withEvent:")
    view.method(touchesEnded.name) { (view, touches: [UITouch], event: UIEvent?) in
      try view.keptAlive {
        _ = try view.runtime.sendSuper(
          view, above: view.declaredClass, touchesEnded,
          Arguments(touches.messageValue, event.messageValue))
        if touches.count == 1, let touch = touches.first { try view.tapped(touch) }
      }
    }
    // The layout manager draws the background, then the glyphs.
    view.method("drawRect:") { (view, _: CGRect) in
      let (lines, origin, _) = view.layout
      guard let manager = view.layoutManager, !lines.text.units.isEmpty else { return }
      let range = IndexRange(location: 0, length: lines.text.units.count)
      let start = CGPoint(x: view.inset.left, y: origin.y)
      try manager.send(
        view.runtime.selector("drawBackgroundForGlyphRange:atPoint:"), range, start)
      try manager.send(view.runtime.selector("drawGlyphsForGlyphRange:atPoint:"), range, start)
    }
  }
}
