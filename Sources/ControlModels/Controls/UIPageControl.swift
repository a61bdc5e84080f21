internal import SelectorRuntime

/// A row of dots, one for each page; a tap beside the middle goes one page further or back.
final class UIPageControl: UIControl {
  private(set) var currentPage = 0
  private var numberOfPages = 0
  private var hidesForSinglePage = false
  private var defersCurrentPageDisplay = false
  @Strong private var pageIndicatorTintColor: UIColor?
  @Strong private var currentPageIndicatorTintColor: UIColor?

  override func destruct() {
    pageIndicatorTintColor = nil
    currentPageIndicatorTintColor = nil
    super.destruct()
  }

  /// A dot's share of the row, and the height of the row; ours, no document says so.
  private static let (dot, height) = (16.0, 26.0)

  private func size(for pages: Int) -> CGSize {
    CGSize(width: Double(max(0, pages)) * Self.dot, height: Self.height)
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize { self.size(for: numberOfPages) }
  override func isOwnGesture(_ recognizer: UIGestureRecognizer) -> Bool { isPlainTap(recognizer) }

  private func set(_ page: Int) { currentPage = min(max(page, 0), max(0, numberOfPages - 1)) }

  private func end(_ touch: UITouch?, _ event: UIEvent?) throws {
    guard isTouchInside, let touch, let point = touch.window?.convert(touch.location, to: self)
    else { return }
    let before = currentPage
    set(currentPage + (point.x < bounds.center.x ? -1 : 1))
    guard currentPage != before else { return }
    try sendActions(for: [.valueChanged, .primaryActionTriggered], event)
  }
}

extension UIPageControl {
  static func definePageControl(in runtime: Runtime, superclass: RuntimeClass) {
    let control = ClassDefinition<UIPageControl>(
      "UIPageControl", in: runtime, superclass: superclass)
    control.method("numberOfPages") { (control) -> Int in control.numberOfPages }
    control.method("setNumberOfPages:") { (control, pages: Int) in
      control.numberOfPages = max(0, pages)
      control.set(control.currentPage)
    }
    control.method("currentPage") { (control) -> Int in control.currentPage }
    control.method("setCurrentPage:") { (control, page: Int) in control.set(page) }
    control.method("sizeForNumberOfPages:") { (control, pages: Int) -> CGSize in
      control.size(for: pages)
    }
    control.method("updateCurrentPageDisplay") { _ in }
    control.method("endTrackingWithTouch:withEvent:") {
      (control, touch: UITouch?, event: UIEvent?) in try control.end(touch, event)
    }
    let flags: [(String, String, ReferenceWritableKeyPath<UIPageControl, Bool>)] = [
      ("hidesForSinglePage", "setHidesForSinglePage:", \.hidesForSinglePage),
      ("defersCurrentPageDisplay", "setDefersCurrentPageDisplay:", \.defersCurrentPageDisplay),
    ]
    for (getter, setter, path) in flags {
      control.method(getter) { (control) -> Bool in control[keyPath: path] }
      control.method(setter) { (control, flag: Bool) in control[keyPath: path] = flag }
    }
    control.method("pageIndicatorTintColor") { (control) -> UIColor? in
      control.pageIndicatorTintColor
    }
    control.method("setPageIndicatorTintColor:") { (control, color: UIColor?) in
      control.pageIndicatorTintColor = color
    }
    control.method("currentPageIndicatorTintColor") { (control) -> UIColor? in
      control.currentPageIndicatorTintColor
    }
    control.method("setCurrentPageIndicatorTintColor:") { (control, color: UIColor?) in
      control.currentPageIndicatorTintColor = color
    }
  }
}
