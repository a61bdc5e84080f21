internal import SelectorRuntime

// The sizes in this file are read off screens of iOS 15 to 17; no document says them.

/// A sheet's round upper corners and the short bar by which it is dragged.
struct SheetShapes {
  private let bounds: CGRect
  private let hasGrabber: Bool
  let radius: Double

  /// - Parameter view: any view; only that of a sheet's controller has such shapes.
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

  /// The sheet and what would be round below the end of the screen.
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
