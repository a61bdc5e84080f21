internal import FoundationCore
internal import QuartzCore
package import SelectorRuntime
package import UIKitBase
package import UIKitRuntime

/// Manages a presentation; each view controller has one for its lifetime.
package class UIPresentationController: StoringObject {
  @Weak package final var presented: UIViewController?
  @Weak final var presenting: UIViewController?
  @Weak final var delegate: RuntimeObject?
  /// The container view between the window and the presented view during a presentation.
  @Strong final var container: UITransitionView?

  package override func destruct() {
    container?.presentation = nil
    super.destruct()
  }

  /// The default frame of the presented view: the bounds of the container.
  var usualFrame: CGRect {
    (container ?? presented?.loadedView?.superview)?.bounds ?? .zero
  }

  /// Lays out the subviews of the container.
  func layOutContainer() throws {}

  /// Whether a touch at a point of the container goes to the views behind it.
  ///
  /// - Throws: the errors of the script's methods.
  func lets(_ point: CGPoint, through hit: UIView?) throws -> Bool { false }

  /// Releases the objects of a finished presentation.
  func finishPresentation() {}

  // MARK: - Interactive dismissal

  /// Returns the delegate if it implements the message with the prefix `presentationController`.
  private func listener(_ name: String) throws -> (RuntimeObject, Selector)? {
    let selector = runtime.selector("presentationController" + name)
    guard let delegate, try delegate.implements(selector) else { return nil }
    return (delegate, selector)
  }

  /// Whether the delegate allows an interactive dismissal.
  ///
  /// - Throws: the errors of the delegate.
  func mayBeDismissedByFinger() throws -> Bool {
    guard let (delegate, asks) = try listener("ShouldDismiss:") else { return true }
    return try delegate.call(asks, self)
  }

  /// Notifies the delegate of an interactive dismissal.
  ///
  /// - Throws: the errors of the delegate.
  func wasDismissedByFinger() throws {
    if let (delegate, tells) = try listener("DidDismiss:") { try delegate.send(tells, self) }
  }

  /// Dismisses the controller interactively, unless it or the delegate refuses.
  ///
  /// - Throws: the errors of both, and of the dismissal.
  final func dismissByFinger() throws {
    guard let presented, let presenter = presented.presenting, !presented.isBeingDismissed else {
      return
    }
    try keptAlive {
      var mayGo: Bool = try !presented.call(runtime.selector("isModalInPresentation"))
      if mayGo { mayGo = try mayBeDismissedByFinger() }
      guard mayGo else {
        if let (delegate, tells) = try listener("DidAttemptToDismiss:") {
          try delegate.send(tells, self)
        }
        return
      }
      if let (delegate, tells) = try listener("WillDismiss:") { try delegate.send(tells, self) }
      retain()
      let done = NativeBlock { [self] _ in
        defer { release() }
        try wasDismissedByFinger()
        return .none
      }
      try presenter.send(presenter.messages.dismiss, true, Value.foreign(done))
    }
  }

  static func define(_ presentation: ClassDefinition<UIPresentationController>) {
    presentation.method("initWithPresentedViewController:presentingViewController:") {
      (presentation, presented: UIViewController, presenting: UIViewController?)
        -> UIPresentationController in
      (presentation.presented, presentation.presenting) = (presented, presenting)
      return presentation
    }
    presentation.readonly("presentedViewController", .strong) { $0.presented }
    presentation.readonly("presentingViewController", .strong) { (presentation) in
      presentation.presented?.presenting ?? presentation.presenting
    }
    presentation.property(
      "delegate", .weak, of: "<UIAdaptivePresentationControllerDelegate>", get: { $0.delegate },
      set: { $0.delegate = $1 })
    presentation.readonly("presentationStyle") { (presentation) -> Int in
      presentation.presented?.modalPresentationStyle ?? -1
    }
    presentation.readonly("containerView", .strong) { (presentation) -> UIView? in
      presentation.container ?? presentation.presented?.loadedView?.superview
    }
    presentation.readonly("presentedView", .strong) { (presentation) -> UIView? in
      presentation.presented?.loadedView
    }
    presentation.readonly("frameOfPresentedViewInContainerView") { (presentation) -> CGRect in
      presentation.usualFrame
    }
    presentation.readonly("shouldPresentInFullscreen") { (_) -> Bool in true }
    presentation.readonly("shouldRemovePresentersView") { (_) -> Bool in false }
    presentation.hooks(
      "presentationTransitionWillBegin", "dismissalTransitionWillBegin",
      "containerViewWillLayoutSubviews", "containerViewDidLayoutSubviews")
    presentation.method("presentationTransitionDidEnd:") { (_, _: Bool) in }
    presentation.method("dismissalTransitionDidEnd:") { (_, _: Bool) in }
    presentation.stored("overrideTraitCollection", .copy, usual: UITraitCollection?.none)
    let adapted = presentation.runtime.selector("adaptivePresentationStyle")
    presentation.method("adaptivePresentationStyleForTraitCollection:") {
      (presentation, traits: UITraitCollection) -> Int in
      // At compact width, sheets and popovers adapt to UIModalPresentationFullScreen.
      let style: Int = try presentation.call(adapted)
      let isNarrow = traits.values[.horizontalSizeClass] == 1
      // UIModalPresentationPageSheet, FormSheet, Popover
      return isNarrow && [1, 2, 7].contains(style) ? 0 : style
    }
    presentation.method("adaptivePresentationStyle") { (presentation) -> Int in
      presentation.presented?.modalPresentationStyle ?? -1
    }
  }
}

extension UIKitClasses {
  package static let presentationController = NativeClass<UIPresentationController>(
    "UIPresentationController", superclass: FoundationClasses.object,
    UIPresentationController.define)
}
