internal import FoundationCore
internal import QuartzCore
package import SelectorRuntime
internal import UIKitBase
package import UIKitRuntime

/// The popover API before iOS 8, from UIPopoverController.h.
///
/// It presents a controller with a popover presentation controller, and notifies its own delegate.
package final class UIPopoverController: StoringObject {
  @Weak private var delegate: RuntimeObject?
  @Strong private(set) var content: UIViewController?
  private var size: CGSize?
  /// The source of the presentation, which is reused when the content changes.
  @Owned private var place: (source: Value, rect: CGRect?, directions: Int)?

  package override func destruct() {
    place?.source.release()
    super.destruct()
  }

  private var presentation: UIPopoverPresentationController? {
    guard let content, content.modalPresentationStyle == UIPopoverPresentationController.style
    else { return nil }
    return content.presentationInUse as? UIPopoverPresentationController
  }

  private var isVisible: Bool { content?.presenting != nil && content?.isBeingDismissed == false }

  /// The popover content size; by default the content's own, or else 320 × 1100 points (header).
  var contentSize: CGSize {
    if let size { return size }
    let wanted: CGSize? = try? content?.call(runtime.selector("preferredContentSize"))
    return wanted.flatMap { $0.width > 0 && $0.height > 0 ? $0 : nil }
      ?? CGSize(width: 320, height: 1100)
  }

  private func begin(_ content: UIViewController?) throws -> UIPopoverController {
    guard let content else {
      throw RuntimeError(
        .invalidArgument,
        "-[UIPopoverController initWithContentViewController:] must not be called with `nil`.")
    }
    // UIUserInterfaceIdiomPad
    guard uikit.traits.values[.idiom] == 1 else {
      throw RuntimeError(
        .invalidArgument,
        "-[UIPopoverController initWithContentViewController:] called when not running under "
          + "UIUserInterfaceIdiomPad.")
    }
    self.content = content
    return self
  }

  private func set(_ content: UIViewController, animated: Bool) throws {
    guard content !== self.content else { return }
    let wasVisible = isVisible
    if wasVisible { try dismiss(animated: false) }
    self.content = content
    if wasVisible, let place { try present(place.source, place.rect, place.directions, animated) }
  }

  private func present(
    _ source: Value, _ rect: CGRect?, _ directions: Int, _ animated: Bool
  ) throws {
    guard let content, !isVisible else { return }
    let view = source.object as? UIView ?? (source.object as? UIBarButtonItem)?.shownView
    guard let window = view?.window ?? (source.object is UIView ? nil : uikit.keyWindow) else {
      throw RuntimeError(
        .invalidArgument,
        "Popovers cannot be presented from a view which does not have a window.")
    }
    source.retain()
    place?.source.release()
    place = (source, rect, directions)
    content.modalPresentationStyle = UIPopoverPresentationController.style
    guard
      let presentation = try content.call(
        runtime.selector("popoverPresentationController"), as: RuntimeObject?.self)
        as? UIPopoverPresentationController
    else { return }
    presentation.owner = self
    let isItem = source.object is UIBarButtonItem
    try presentation.send(
      runtime.selector(isItem ? "setBarButtonItem:" : "setSourceView:"), source)
    if let rect { try presentation.send(runtime.selector("setSourceRect:"), rect) }
    try presentation.send(runtime.selector("setPermittedArrowDirections:"), directions)
    for name in ["PassthroughViews", "PopoverLayoutMargins", "BackgroundColor"] {
      let own = name.prefix(1).lowercased() + name.dropFirst()
      guard let value = storedValues?.value(own) else { continue }
      try presentation.send(runtime.selector("set\(name):"), value)
    }
    var presenter = window.rootViewController
    while let next = presenter?.presented, !next.isBeingDismissed { presenter = next }
    try presenter?.send(
      runtime.selector("presentViewController:animated:completion:"), content, animated, Value.none)
  }

  private func dismiss(animated: Bool) throws {
    guard isVisible, let content, let presenting = content.presenting else { return }
    try presenting.send(presenting.messages.dismiss, animated, Value.none)
  }

  // MARK: - Dismissal by a tap outside

  /// Whether the delegate allows the dismissal.
  ///
  /// - Throws: the errors of the delegate.
  func mayBeDismissedByFinger() throws -> Bool {
    let asks = runtime.selector("popoverControllerShouldDismissPopover:")
    guard let delegate, try delegate.implements(asks) else { return true }
    return try delegate.keptAlive { try delegate.call(asks, self) }
  }

  /// Notifies the delegate of the dismissal.
  ///
  /// - Throws: the errors of the delegate.
  func wasDismissedByFinger() throws {
    let tells = runtime.selector("popoverControllerDidDismissPopover:")
    guard let delegate, try delegate.implements(tells) else { return }
    try delegate.keptAlive { try delegate.send(tells, self) }
  }

  static func define(_ popover: ClassDefinition<UIPopoverController>) {
    popover.method("initWithContentViewController:") {
      (popover, content: UIViewController?) -> UIPopoverController in try popover.begin(content)
    }
    popover.property(
      "delegate", .weak, of: "<UIPopoverControllerDelegate>", get: { $0.delegate },
      set: { $0.delegate = $1 })
    let setContent = popover.runtime.selector("setContentViewController:animated:")
    popover.property("contentViewController", .strong, get: { $0.content }) {
      (popover, content: UIViewController?) in
      // Only a restored snapshot takes the content away.
      guard content != nil || !popover.runtime.isRestoringProperty else {
        popover.content = nil
        return
      }
      try popover.send(setContent, content, false)
    }
    popover.method(setContent.name) { (popover, content: UIViewController, animated: Bool) in
      try popover.keptAlive { try popover.set(content, animated: animated) }
    }
    let setSize = popover.runtime.selector("setPopoverContentSize:animated:")
    popover.property("popoverContentSize", get: { $0.contentSize }) {
      (popover, size: CGSize) in try popover.send(setSize, size, false)
    }
    popover.method(setSize.name) { (popover, size: CGSize, _: Bool) in
      popover.size = size
      popover.presentation?.container?.markNeedsLayout()
    }
    popover.readonly("popoverVisible", getter: "isPopoverVisible") { $0.isVisible }
    popover.readonly("popoverArrowDirection") { (popover) -> Int in
      popover.isVisible ? popover.presentation?.arrowDirection ?? -1 : -1
    }
    popover.stored("passthroughViews", .copy, usual: [UIView]?.none)
    popover.stored("backgroundColor", .copy, usual: UIColor?.none)
    popover.stored("popoverLayoutMargins", usual: UIEdgeInsets.zero)
    UIPopoverBackgroundView.declareClass(in: popover)
    popover.method("presentPopoverFromRect:inView:permittedArrowDirections:animated:") {
      (popover, rect: CGRect, view: UIView, directions: Int, animated: Bool) in
      try popover.keptAlive { try popover.present(.object(view), rect, directions, animated) }
    }
    popover.method("presentPopoverFromBarButtonItem:permittedArrowDirections:animated:") {
      (popover, item: UIBarButtonItem, directions: Int, animated: Bool) in
      try popover.keptAlive { try popover.present(.object(item), nil, directions, animated) }
    }
    popover.method("dismissPopoverAnimated:") { (popover, animated: Bool) in
      try popover.keptAlive { try popover.dismiss(animated: animated) }
    }
  }
}

extension UIKitClasses {
  package static let popoverController = NativeClass<UIPopoverController>(
    "UIPopoverController", superclass: FoundationClasses.object, UIPopoverController.define)
}
