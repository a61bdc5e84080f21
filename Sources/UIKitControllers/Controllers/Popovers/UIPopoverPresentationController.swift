internal import QuartzCore
package import SelectorRuntime
internal import UIKitBase
package import UIKitRuntime

/// Presents a view next to its source, with an arrow, from UIPopoverPresentationController.h.
///
/// It is a popover on a pad, and on a phone if the delegate disables the adaptation; otherwise the
/// controller covers the screen. A tap outside dismisses it, unless the controller or the delegate
/// refuses, or the tap hits a passthrough view.
package final class UIPopoverPresentationController: UIPresentationController {
  /// `UIPopoverArrowDirection`; unknown while the popover is not presented.
  private var arrow = Arrow.unknown
  @Strong private var dimming: UIView?
  @Strong private var border: UIView?
  private var sourceRect: CGRect?
  /// The pre-iOS 8 popover controller whose delegate is used.
  weak var owner: UIPopoverController?

  var arrowDirection: Int { arrow.rawValue }

  private enum Arrow: Int {
    case up = 1
    case down = 2
    case left = 4
    case right = 8
    case unknown = -1
  }

  /// The arrow's height, and the size of a controller without a preferred size; commonly seen
  /// values.
  private static let (arrowLength, usualSize) = (13.0, CGSize(width: 320, height: 480))

  private func value<Kept: MessageValue>(_ name: String, as type: Kept.Type = Kept.self) -> Kept? {
    storedValues?.value(name).flatMap { Kept.from($0, in: runtime) }
  }

  // MARK: - Adapting

  /// Returns the delegate's adaptive style for a compact width, or the default style.
  ///
  /// - Throws: the errors of the delegate.
  private func adaptedStyle() throws -> Int {
    guard owner == nil else { return Self.style }
    let traits = uikit.traits.currentCollection
    let isNarrow = traits.values[.horizontalSizeClass] == 1
    guard let delegate else { return isNarrow ? 0 : Self.style }
    let newer = runtime.selector(
      "adaptivePresentationStyleForPresentationController:traitCollection:")
    if try delegate.implements(newer) {
      return try delegate.keptAlive { try delegate.call(newer, self, traits) }
    }
    guard isNarrow else { return Self.style }
    let older = runtime.selector("adaptivePresentationStyleForPresentationController:")
    guard try delegate.implements(older) else { return 0 }
    return try delegate.keptAlive { try delegate.call(older, self) }
  }

  /// `UIModalPresentationPopover`, and `…None`, which a delegate returns to prevent the adaptation.
  static let (style, noAdaptation) = (7, -1)

  /// Prepares a presentation.
  ///
  /// - Returns: whether it is presented as a popover.
  /// - Throws: the errors of the delegate; ``RuntimeError`` if there is no source view or bar item.
  func prepare() throws -> Bool {
    let prepares = runtime.selector("prepareForPopoverPresentation:")
    if let delegate, try delegate.implements(prepares) {
      try delegate.keptAlive { try delegate.send(prepares, self) }
    }
    let style = try adaptedStyle()
    guard style == Self.style || style == Self.noAdaptation else { return false }
    guard try source() != nil else {
      throw RuntimeError(
        .generic,
        "UIPopoverPresentationController (\(defaultDescription)) should have a non-nil sourceView "
          + "or barButtonItem set before the presentation occurs.")
    }
    return true
  }

  // MARK: - Frames

  /// Returns the source view and the source rectangle.
  private func source() throws -> (view: UIView, rect: CGRect)? {
    if let item: UIBarButtonItem = value("barButtonItem") {
      return (item.shownView ?? item.bar).map { ($0, $0.bounds) }
    }
    let item = storedValues?.value("sourceItem")?.object
    if let item = item as? UIBarItem, let view = item.shownView { return (view, view.bounds) }
    guard let view = value("sourceView", as: UIView.self) ?? item as? UIView else { return nil }
    return (view, sourceRect ?? view.bounds)
  }

  override var usualFrame: CGRect { (try? place().frame) ?? super.usualFrame }

  private func place() throws -> (frame: CGRect, arrow: Arrow) {
    guard let container, let source = try source(),
      let target = source.view.convert(source.rect, to: container)
    else { return (container?.bounds ?? .zero, .unknown) }
    let margins = value("popoverLayoutMargins", as: UIEdgeInsets.self) ?? .zero
    let room = container.bounds.inset(by: margins)
    var size: CGSize =
      try owner?.contentSize ?? presented?.call(runtime.selector("preferredContentSize")) ?? .zero
    if size.width <= 0 { size.width = Self.usualSize.width }
    if size.height <= 0 { size.height = Self.usualSize.height }
    size.width = min(size.width, room.size.width)
    size.height = min(size.height, room.size.height)
    let length = try background?.arrowLength ?? Self.arrowLength
    let permitted = value("permittedArrowDirections", as: Int.self) ?? 15
    let spaces: [(arrow: Arrow, space: Double, wanted: Double)] = [
      (.up, room.maxY - target.maxY, size.height),
      (.down, target.origin.y - room.origin.y, size.height),
      (.left, room.maxX - target.maxX, size.width),
      (.right, target.origin.x - room.origin.x, size.width),
    ]
    let allowed = spaces.filter { permitted & $0.arrow.rawValue != 0 }
    let fitting = allowed.first { $0.space >= $0.wanted + length }
    guard
      let best = fitting ?? allowed.max(by: { $0.space - $0.wanted < $1.space - $1.wanted })
    else {
      return (CGRect.around(room.center, size), .unknown)
    }
    var frame = CGRect.around(target.center, size)
    switch best.arrow {
    case .up: frame.origin.y = target.maxY + length
    case .down: frame.origin.y = target.origin.y - length - size.height
    case .left: frame.origin.x = target.maxX + length
    case .right: frame.origin.x = target.origin.x - length - size.width
    case .unknown: break
    }
    frame.origin.x = max(room.origin.x, min(frame.origin.x, room.maxX - size.width))
    frame.origin.y = max(room.origin.y, min(frame.origin.y, room.maxY - size.height))
    return (frame, best.arrow)
  }

  override func layOutContainer() throws {
    guard let container, let view = presented?.loadedView, view.superview === container else {
      return
    }
    if dimming?.superview !== container {
      let made = try uikit.makeView(UIKitClasses.dimmingView)
      dimming = made
      let tap = uikit.create(UIKitClasses.tapGestureRecognizer)
      tap.add(self, runtime.selector("_dimmingViewWasTapped:"))
      made.own(tap)
      try container.insert(made, at: 0)
    }
    try dimming?.place(container.bounds)
    let place = try place()
    arrow = place.arrow
    try view.place(place.frame)
    try layOutBorder(below: view, in: container)
  }

  /// The background class, if one is set; that of a pre-iOS 8 popover controller comes first.
  private var background: PopoverBackground? {
    get throws {
      let named =
        owner?.storedValues?.value("popoverBackgroundViewClass")
        ?? storedValues?.value("popoverBackgroundViewClass") ?? .none
      return try UIPopoverBackgroundView.checked(named, for: self).map { .init(cls: $0) }
    }
  }

  private func layOutBorder(below view: UIView, in container: UIView) throws {
    guard let background = try background, let source = try source(),
      let target = source.view.convert(source.rect, to: container)
    else { return }
    if border == nil { border = try background.makeView() }
    guard let border else { return }
    if border.superview !== container {
      try container.insert(border, at: dimming?.superview === container ? 1 : 0)
    }
    try background.place(border, around: view.frame, arrow.rawValue, to: target.center)
  }

  /// Whether a touch at a point of the container goes to the views behind it.
  override func lets(_ point: CGPoint, through hit: UIView?) throws -> Bool {
    guard hit === container || hit === dimming, let container else { return false }
    let views: [UIView] = value("passthroughViews") ?? []
    return views.contains { view in
      container.convert(point, to: view).map { view.bounds.contains($0) } ?? false
    }
  }

  override func finishPresentation() {
    arrow = .unknown
    dimming = nil
    try? border?.removeFromSuperview()
    border = nil
  }

  // MARK: - Dismissal by a tap outside

  override func mayBeDismissedByFinger() throws -> Bool {
    if let owner { return try owner.mayBeDismissedByFinger() }
    let asks = runtime.selector("popoverPresentationControllerShouldDismissPopover:")
    guard let delegate, try delegate.implements(asks) else {
      return try super.mayBeDismissedByFinger()
    }
    return try delegate.keptAlive { try delegate.call(asks, self) }
  }

  override func wasDismissedByFinger() throws {
    if let owner { return try owner.wasDismissedByFinger() }
    try super.wasDismissedByFinger()
    let tells = runtime.selector("popoverPresentationControllerDidDismissPopover:")
    if let delegate, try delegate.implements(tells) {
      try delegate.keptAlive { try delegate.send(tells, self) }
    }
  }

  static func define(_ popover: ClassDefinition<UIPopoverPresentationController>) {
    popover.stored("sourceView", .strong, usual: UIView?.none)
    // An empty rectangle at the origin stands for the bounds of the source view.
    popover.property("sourceRect", get: { (popover) -> CGRect in popover.sourceRect ?? .zero }) {
      (popover, rect: CGRect) in
      popover.sourceRect = rect == .zero ? nil : rect
      popover.container?.markNeedsLayout()
    }
    popover.stored("sourceItem", .strong, usual: Value.none)
    popover.stored("barButtonItem", .strong, usual: UIBarButtonItem?.none)
    // UIPopoverArrowDirectionAny
    popover.stored("permittedArrowDirections", usual: 15)
    popover.readonly("arrowDirection") { $0.arrow.rawValue }
    popover.stored("passthroughViews", .copy, usual: [UIView]?.none)
    popover.stored("backgroundColor", .copy, usual: UIColor?.none)
    popover.stored("popoverLayoutMargins", usual: UIEdgeInsets.zero)
    popover.stored("canOverlapSourceViewRect", usual: false)
    UIPopoverBackgroundView.declareClass(in: popover)
    popover.readonly(
      "adaptiveSheetPresentationController", .strong, of: "UISheetPresentationController"
    ) { (popover) -> UIPresentationController? in popover.presented?.adaptiveSheet }
    popover.method("frameOfPresentedViewInContainerView") { (popover) -> CGRect in
      try popover.place().frame
    }
    popover.method("_dimmingViewWasTapped:") { (popover, _: UIGestureRecognizer) in
      try popover.keptAlive { try popover.dismissByFinger() }
    }
  }
}

extension CGRect {
  /// Returns the rectangle with a center and a size.
  fileprivate static func around(_ center: CGPoint, _ size: CGSize) -> CGRect {
    CGRect(
      x: center.x - size.width / 2, y: center.y - size.height / 2, width: size.width,
      height: size.height)
  }
}

extension UIKitClasses {
  package static let popoverPresentationController = NativeClass<UIPopoverPresentationController>(
    "UIPopoverPresentationController", superclass: presentationController,
    UIPopoverPresentationController.define)
}
