internal import QuartzCore
internal import UIKitBase
internal import UIKitControllers

// The sizes in this file are measured on screens of iOS 15 to 17; no document states them.

/// A sheet's rounded upper corners and its grabber.
struct SheetShapes {
  private let bounds: CGRect
  private let hasGrabber: Bool
  let radius: Double

  /// - Parameter view: any view; nil is returned unless a sheet's controller owns it.
  init?(of view: UIView) {
    guard let container = view.superview as? UITransitionView,
      let sheet = container.presentation as? UISheetPresentationController,
      sheet.presented?.loadedView === view
    else { return nil }
    bounds = view.bounds
    hasGrabber = sheet.hasGrabber
    radius = max(0, sheet.cornerRadius ?? Self.usualRadius)
  }

  private static let usualRadius = 10.0

  /// The sheet, extended below the screen, where its lower corners are not visible.
  var outline: CGRect {
    CGRect(
      origin: bounds.origin,
      size: CGSize(width: bounds.size.width, height: bounds.size.height + radius))
  }

  func grabber(_ look: Look) -> [Shape] {
    guard hasGrabber else { return [] }
    let place = CGRect(x: bounds.center.x - 18, y: bounds.origin.y + 5, width: 36, height: 5)
    return [.rectangle(place, look[.tertiaryLabel], radius: 2.5)]
  }
}
