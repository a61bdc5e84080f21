internal import QuartzCore
internal import SelectorRuntime
internal import UIKitBase
internal import UIKitControls
internal import UIKitRuntime

// The sizes and distances in this file are measured on screens of iOS 15 to 17; no document states
// them.

extension UIPickerView: DrawnView {
  /// The band behind the selected rows.
  func shapes(_ look: Look) -> [Shape] { [Shape.band(in: bounds, look)] }
}

extension Shape {
  /// The band behind a wheel's selected row.
  fileprivate static func band(in bounds: CGRect, _ look: Look) -> Shape {
    let place = CGRect(
      x: bounds.origin.x + 8, y: bounds.center.y - 16, width: max(0, bounds.size.width - 16),
      height: 32)
    return .rectangle(place, look[.tertiarySystemFill], radius: 8)
  }
}
