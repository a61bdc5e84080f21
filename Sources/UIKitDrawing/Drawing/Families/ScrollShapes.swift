internal import QuartzCore
internal import UIKitBase

extension UIScrollView {
  /// The indicators of a scroll view whose content is scrolled; a device shows them while
  /// scrolling.
  func scrollIndicators(_ look: Look) -> [Shape] {
    let paint = look.choose(light: Paint.black.faded(0.35), dark: Paint.white.faded(0.5))
    guard isDragging || isDecelerating else { return [] }
    var shapes: [Shape] = []
    let inset = adjustedContentInset
    let shown = bounds.inset(by: inset)
    if contentSize.height > shown.size.height, shown.size.height > 20 {
      let (start, length) = Self.indicator(
        bounds.origin.y, shown.size.height, contentSize.height, track: shown.size.height - 6)
      let bar = CGRect(x: bounds.maxX - 6, y: shown.origin.y + 3 + start, width: 3, height: length)
      shapes.append(.rectangle(bar, paint, radius: 1.5))
    }
    if contentSize.width > shown.size.width, shown.size.width > 20 {
      let (start, length) = Self.indicator(
        bounds.origin.x, shown.size.width, contentSize.width, track: shown.size.width - 6)
      let bar = CGRect(x: shown.origin.x + 3 + start, y: bounds.maxY - 6, width: length, height: 3)
      shapes.append(.rectangle(bar, paint, radius: 1.5))
    }
    return shapes
  }

  /// The position and length of an indicator, which shrinks when the content is overscrolled.
  static func indicator(
    _ offset: Double, _ shown: Double, _ content: Double, track: Double
  ) -> (start: Double, length: Double) {
    let first = (offset / content).clamped(to: 0...1)
    let last = ((offset + shown) / content).clamped(to: 0...1)
    let length = max(8, (last - first) * track)
    return (min(first * track, track - length), length)
  }
}
