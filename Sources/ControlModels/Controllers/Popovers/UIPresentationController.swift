internal import FoundationCore
internal import SelectorRuntime

/// The arranger of a presentation; each controller has one for as long as it lives.
class UIPresentationController: StoringObject {
  @Weak final var presented: UIViewController?
  @Weak final var presenting: UIViewController?
  @Weak final var delegate: RuntimeObject?
  /// The view between the window and the presented one, for as long as there is one.
  @Strong final var container: UITransitionView?

  override func destruct() {
    container?.presentation = nil
    super.destruct()
  }

  /// Where the presented view stands if no subclass says so: all of the container.
  var usualFrame: CGRect {
    (container ?? presented?.loadedView?.superview)?.bounds ?? .zero
  }

  /// Puts the parts of the container where they belong, at its layout.
  func layOutContainer() throws {}

  /// Whether a finger at a point of the container goes to what is behind it.
  ///
  /// - Throws: what a script's answers throw.
  func lets(_ point: CGPoint, through hit: UIView?) throws -> Bool { false }

  /// Forgets what belonged to the presentation that is over.
  func finishPresentation() {}

  // MARK: - A finger that dismisses

  /// The delegate, if it knows a message of which the first part is the presentation's.
  private func listener(_ name: String) throws -> (RuntimeObject, Selector)? {
    let selector = runtime.selector("presentationController" + name)
    guard let delegate, try delegate.implements(selector) else { return nil }
    return (delegate, selector)
  }

  /// Whether the delegate lets a finger dismiss it.
  ///
  /// - Throws: what the delegate throws.
  func mayBeDismissedByFinger() throws -> Bool {
    guard let (delegate, asks) = try listener("ShouldDismiss:") else { return true }
    return try delegate.call(asks, self)
  }

  /// Tells the delegate that a finger has dismissed it.
  ///
  /// - Throws: what the delegate throws.
  func wasDismissedByFinger() throws {
    if let (delegate, tells) = try listener("DidDismiss:") { try delegate.send(tells, self) }
  }

  /// Dismisses the controller for a finger, unless it or the delegate does not want that.
  ///
  /// - Throws: what they and the dismissal throw.
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
      // A narrow screen shows all of a sheet or a popover: UIModalPresentationFullScreen.
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
  static let presentationController = NativeClass<UIPresentationController>(
    "UIPresentationController", superclass: FoundationClasses.object,
    UIPresentationController.define)
}
