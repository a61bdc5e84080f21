internal import FoundationCore
internal import QuartzCore
package import SelectorRuntime
package import UIKitBase
package import UIKitRuntime

// no traps of abs: these are floating-point numbers, whose magnitudes exist.

/// A height at which a sheet rests, from UISheetPresentationController.h.
package final class UISheetPresentationControllerDetent: RuntimeObject {
  fileprivate var identifier = ""
  @Owned private var resolver: Block?

  static let medium = "com.apple.UIKit.medium"
  static let large = "com.apple.UIKit.large"

  func fill(_ identifier: String, _ resolver: Block?) -> UISheetPresentationControllerDetent {
    (self.identifier, self.resolver) = (identifier, resolver)
    return self
  }

  /// Returns the sheet's height within the maximum height; nil for an inactive detent.
  ///
  /// According to the documentation, a medium detent is about half of the maximum.
  func height(most: Double) throws -> Double? {
    guard let resolver else { return identifier == Self.medium ? (most / 2).rounded() : most }
    let context = uikit.create(UIKitClasses.sheetDetentResolutionContext)
    context.most = most
    let answer = try context.keptAlive { try resolver(.object(context)) }
    return Double.from(answer, in: runtime).map { min(max($0, 0), most) }
  }

  static func define(_ detent: ClassDefinition<UISheetPresentationControllerDetent>) {
    for (name, identifier) in [("mediumDetent", medium), ("largeDetent", large)] {
      detent.classSide.method(name) { (cls) -> UISheetPresentationControllerDetent in
        try cls.uikit.instance(UISheetPresentationControllerDetent.self, of: cls)
          .fill(identifier, nil)
      }
    }
    detent.classSide.method("customDetentWithIdentifier:resolver:") {
      (cls, identifier: String?, resolver: Block) -> UISheetPresentationControllerDetent in
      let made = try cls.uikit.instance(UISheetPresentationControllerDetent.self, of: cls)
      return made.fill(identifier ?? "custom \(made.address)", resolver)
    }
    detent.readonly("identifier", .strong) { $0.identifier }
    detent.method("resolvedValueInContext:") {
      (detent, context: SheetDetentResolutionContext) -> Double in
      // UISheetPresentationControllerDetentInactive is a negative number, which is no valid height.
      try detent.height(most: context.most) ?? -1
    }
  }
}

/// The maximum height and the traits for resolving a detent.
///
/// The headers only declare the protocol `UISheetPresentationControllerDetentResolutionContext`;
/// the class name is ours.
package final class SheetDetentResolutionContext: RuntimeObject {
  package override class var declaredName: String { "_UISheetDetentResolutionContext" }

  fileprivate(set) var most = 0.0

  static func define(_ context: ClassDefinition<SheetDetentResolutionContext>) {
    context.readonly("maximumDetentValue") { $0.most }
    context.readonly("containerTraitCollection", .strong) { (context) -> UITraitCollection in
      context.uikit.traits.currentCollection
    }
  }
}

/// A sheet that rests at detents and can be dragged between them and off the screen.
///
/// It is declared in UISheetPresentationController.h.
package final class UISheetPresentationController: UIPresentationController {
  @StrongList private var ownDetents: [UISheetPresentationControllerDetent] = []
  private(set) var selectedIdentifier: String?
  @Strong private var dimming: UIView?
  @Strong private var pan: UIPanGestureRecognizer?
  /// The sheet's top edge at the start of a drag.
  private var dragStart: Double?

  /// The distance of a large sheet from the safe area's top, as commonly seen.
  private static let topDistance = 10.0

  var detents: [UISheetPresentationControllerDetent] {
    if ownDetents.isEmpty {
      ownDetents = [
        uikit.create(UIKitClasses.sheetDetent).fill(UISheetPresentationControllerDetent.large, nil)
      ]
    }
    return ownDetents
  }

  private var most: Double {
    guard let container else { return 0 }
    return container.bounds.size.height - uikit.safeAreas.screen.top - Self.topDistance
  }

  /// Returns the top edges of the sheet at its detents, from the lowest sheet to the highest.
  private func tops() throws -> [(identifier: String, top: Double)] {
    guard let container else { return [] }
    return try detents.compactMap { detent in
      try detent.height(most: most).map {
        (detent.identifier, container.bounds.size.height - $0)
      }
    }
    .sorted { $0.top > $1.top }
  }

  /// Returns the current detent: the selected one, or the lowest.
  private func resting() throws -> (identifier: String, top: Double)? {
    let tops = try tops()
    return tops.first { $0.identifier == selectedIdentifier } ?? tops.first
  }

  private func frame() throws -> CGRect {
    guard let container else { return super.usualFrame }
    let top = try resting()?.top ?? 0
    return CGRect(
      x: 0, y: top, width: container.bounds.size.width, height: container.bounds.size.height - top)
  }

  override func layOutContainer() throws {
    guard let container, let view = presented?.loadedView, view.superview === container else {
      return
    }
    if pan == nil {
      let made = uikit.create(UIKitClasses.panGestureRecognizer)
      made.add(self, runtime.selector("_sheetWasDragged:"))
      pan = made
      view.own(made)
    }
    if dimming == nil {
      let made = try uikit.makeView(UIKitClasses.dimmingView)
      dimming = made
      let tap = uikit.create(UIKitClasses.tapGestureRecognizer)
      tap.add(self, runtime.selector("_dimmingViewWasTapped:"))
      made.own(tap)
      try container.insert(made, at: 0)
    }
    try dimming?.place(container.bounds)
    dimming?.isHidden = try isUndimmed()
    if dragStart == nil { try view.place(frame()) }
  }

  override func lets(_ point: CGPoint, through hit: UIView?) throws -> Bool {
    try hit === container && isUndimmed()
  }

  /// Whether the views behind the sheet receive touches at its current height.
  func isUndimmed() throws -> Bool {
    guard
      let largest = storedValues?.value("largestUndimmedDetentIdentifier")
        .flatMap({ String.from($0, in: runtime) }),
      let limit = try tops().first(where: { $0.identifier == largest }), let resting = try resting()
    else { return false }
    return resting.top >= limit.top
  }

  /// Whether the grabber is visible.
  package var hasGrabber: Bool {
    storedValues?.value("prefersGrabberVisible").flatMap { Bool.from($0, in: runtime) } ?? false
  }

  /// The preferred corner radius; nil for the device's default.
  package var cornerRadius: Double? {
    let radius = storedValues?.value("preferredCornerRadius").flatMap {
      Double.from($0, in: runtime)
    }
    return radius == .greatestFiniteMagnitude ? nil : radius
  }

  private func select(_ identifier: String?) throws {
    selectedIdentifier = identifier
    container?.markNeedsLayout()
  }

  // MARK: Dragging

  private func drag(_ pan: UIPanGestureRecognizer) throws {
    guard let view = presented?.loadedView, let container else { return }
    switch pan.state {
    case .began: dragStart = view.frame.origin.y
    case .changed:
      guard let dragStart else { return }
      let way: CGPoint = try pan.call(
        runtime.selector("translationInView:"), container.messageValue)
      let highest = try tops().last?.top ?? 0
      var place = view.frame
      place.origin.y = max(highest, dragStart + way.y)
      place.size.height = max(place.size.height, container.bounds.size.height - place.origin.y)
      try view.place(place)
    case .ended:
      let speed: CGPoint = try pan.call(
        runtime.selector("velocityInView:"), container.messageValue)
      dragStart = nil
      try settle(at: view.frame.origin.y + speed.y * Self.projection)
    case .cancelled:
      dragStart = nil
      container.markNeedsLayout()
    default: break
    }
  }

  /// The time for which a released sheet's velocity is projected, in seconds; no document gives it.
  private static let projection = 0.2

  /// Moves to the nearest detent, or dismisses the sheet if the bottom edge is nearer.
  private func settle(at top: Double) throws {
    guard let container else { return }
    container.markNeedsLayout()
    let tops = try tops()
    guard let nearest = tops.min(by: { abs($0.top - top) < abs($1.top - top) }) else { return }
    if container.bounds.size.height - top < abs(nearest.top - top) { return try dismissByFinger() }
    let former = try resting()?.identifier
    guard nearest.identifier != former else { return }
    try select(nearest.identifier)
    let changed = runtime.selector(
      "sheetPresentationControllerDidChangeSelectedDetentIdentifier:")
    if let delegate, try delegate.implements(changed) {
      try delegate.keptAlive { try delegate.send(changed, self) }
    }
  }

  static func define(_ sheet: ClassDefinition<UISheetPresentationController>) {
    sheet.method("frameOfPresentedViewInContainerView") { (sheet) -> CGRect in try sheet.frame() }
    sheet.property("detents", .copy, get: { $0.detents }) {
      (sheet, detents: [UISheetPresentationControllerDetent]) in
      guard !detents.isEmpty else {
        throw RuntimeError(
          .invalidArgument, "-[UISheetPresentationController setDetents:]: the array is empty")
      }
      sheet.ownDetents = detents
      sheet.container?.markNeedsLayout()
    }
    sheet.property("selectedDetentIdentifier", .copy, get: { $0.selectedIdentifier }) {
      (sheet, identifier: String?) in try sheet.select(identifier)
    }
    sheet.method("invalidateDetents") { (sheet) in sheet.container?.markNeedsLayout() }
    sheet.method("animateChanges:") { (sheet, changes: Block) in
      try sheet.keptAlive { _ = try changes() }
      sheet.container?.markNeedsLayout()
    }
    sheet.stored("largestUndimmedDetentIdentifier", .copy, usual: String?.none) { (sheet) in
      sheet.container?.markNeedsLayout()
    }
    sheet.stored("sourceView", .strong, usual: UIView?.none)
    for name in [
      "prefersEdgeAttachedInCompactHeight", "widthFollowsPreferredContentSizeWhenEdgeAttached",
      "prefersGrabberVisible", "prefersPageSizing",
    ] {
      sheet.stored(name, usual: false)
    }
    sheet.stored("prefersScrollingExpandsWhenScrolledToEdge", usual: true)
    // UISheetPresentationControllerAutomaticDimension is CGFLOAT_MAX in the header.
    sheet.stored("preferredCornerRadius", usual: Double.greatestFiniteMagnitude)
    sheet.method("_sheetWasDragged:") { (sheet, pan: UIPanGestureRecognizer) in
      try sheet.keptAlive { try sheet.drag(pan) }
    }
    sheet.method("_dimmingViewWasTapped:") { (sheet, _: UIGestureRecognizer) in
      try sheet.keptAlive { try sheet.dismissByFinger() }
    }
  }
}

extension UIKitProtocols {
  package static let adaptivePresentationControllerDelegate = NativeProtocol(
    "UIAdaptivePresentationControllerDelegate", adopts: [FoundationProtocols.object],
    optional: [
      .init(
        "presentationControllerShouldDismiss:", returns: Bool.self, UIPresentationController.self),
      .init("presentationControllerWillDismiss:", UIPresentationController.self),
      .init("presentationControllerDidDismiss:", UIPresentationController.self),
      .init("presentationControllerDidAttemptToDismiss:", UIPresentationController.self),
      .init(
        "adaptivePresentationStyleForPresentationController:", returns: Int.self,
        UIPresentationController.self),
      .init(
        "adaptivePresentationStyleForPresentationController:traitCollection:", returns: Int.self,
        UIPresentationController.self, UITraitCollection.self),
      .init(
        "presentationController:viewControllerForAdaptivePresentationStyle:",
        returns: UIViewController.self, UIPresentationController.self, Int.self),
      .init(
        "presentationController:prepareAdaptivePresentationController:",
        UIPresentationController.self, UIPresentationController.self),
      .init(
        "presentationController:willPresentWithAdaptiveStyle:transitionCoordinator:",
        UIPresentationController.self, Int.self,
        Adopter<UIViewControllerTransitionCoordinator>?.self),
    ])
  package static let sheetPresentationControllerDelegate = NativeProtocol(
    "UISheetPresentationControllerDelegate", adopts: [adaptivePresentationControllerDelegate],
    optional: [
      .init(
        "sheetPresentationControllerDidChangeSelectedDetentIdentifier:",
        UISheetPresentationController.self)
    ])
}

extension UIKitClasses {
  package static let sheetDetent = NativeClass<UISheetPresentationControllerDetent>(
    "UISheetPresentationControllerDetent", superclass: FoundationClasses.object,
    UISheetPresentationControllerDetent.define)
  package static let sheetDetentResolutionContext = NativeClass<SheetDetentResolutionContext>(
    "_UISheetDetentResolutionContext", superclass: FoundationClasses.object,
    SheetDetentResolutionContext.define)
  package static let sheetPresentationController = NativeClass<UISheetPresentationController>(
    "UISheetPresentationController", superclass: presentationController,
    UISheetPresentationController.define)
  /// The view that dims the content behind a sheet, and receives the touches there.
  package static let dimmingView = NativeClass<UIView>("UIDimmingView", superclass: view)
}
