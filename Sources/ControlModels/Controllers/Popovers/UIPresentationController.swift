internal import FoundationModels
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
    container = nil
    presented = nil
    presenting = nil
    delegate = nil
    super.destruct()
  }

  /// Where the presented view stands if no subclass says so: all of the container.
  var usualFrame: CGRect {
    (container ?? presented?.loadedView?.superview)?.bounds ?? .zero
  }

  /// Puts the parts of the container where they belong, at its layout.
  func layOutContainer() throws {}

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

/// Where a popover points, and what may be touched beside it.
final class UIPopoverPresentationController: UIPresentationController {
  static func define(_ popover: ClassDefinition<UIPopoverPresentationController>) {
    popover.stored("sourceView", .strong, usual: UIView?.none)
    popover.stored("sourceRect", usual: CGRect.zero)
    popover.stored("sourceItem", .strong, usual: Value.none)
    popover.stored("barButtonItem", .strong, usual: UIBarButtonItem?.none)
    // UIPopoverArrowDirectionAny
    popover.stored("permittedArrowDirections", usual: 15)
    popover.readonly("arrowDirection") { (_) -> Int in -1 }
    popover.stored("passthroughViews", .copy, usual: [UIView]?.none)
    popover.stored("backgroundColor", .copy, usual: UIColor?.none)
    popover.stored("popoverLayoutMargins", usual: UIEdgeInsets.zero)
    popover.stored("canOverlapSourceViewRect", usual: false)
    popover.stored("popoverBackgroundViewClass", usual: Value.none)
  }
}

extension UIKitClasses {
  static let presentationController = NativeClass<UIPresentationController>(
    "UIPresentationController", superclass: FoundationClasses.object,
    UIPresentationController.define)
  static let popoverPresentationController = NativeClass<UIPopoverPresentationController>(
    "UIPopoverPresentationController", superclass: presentationController,
    UIPopoverPresentationController.define)
}
