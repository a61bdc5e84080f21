internal import FoundationModels
internal import SelectorRuntime

/// The arranger of a presentation; each controller has one for as long as it lives.
class UIPresentationController: RuntimeObject, StoringObject {
  final var storedValues: StoredValues?
  @Weak final var presented: UIViewController?
  @Weak final var presenting: UIViewController?
  @Weak final var delegate: RuntimeObject?

  override func destruct() {
    presented = nil
    presenting = nil
    delegate = nil
    storedValues?.empty()
    storedValues = nil
    super.destruct()
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
      presentation.presented?.loadedView?.superview
    }
    presentation.readonly("presentedView", .strong) { (presentation) -> UIView? in
      presentation.presented?.loadedView
    }
    presentation.readonly("frameOfPresentedViewInContainerView") { (presentation) -> CGRect in
      presentation.presented?.loadedView?.superview?.bounds ?? .zero
    }
    presentation.readonly("shouldPresentInFullscreen") { (_) -> Bool in true }
    presentation.readonly("shouldRemovePresentersView") { (_) -> Bool in false }
    presentation.hooks(
      "presentationTransitionWillBegin", "dismissalTransitionWillBegin",
      "containerViewWillLayoutSubviews", "containerViewDidLayoutSubviews")
    presentation.method("presentationTransitionDidEnd:") { (_, _: Bool) in }
    presentation.method("dismissalTransitionDidEnd:") { (_, _: Bool) in }
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

extension UIViewController {
  /// `UIModalPresentationPopover`.
  private static let popoverStyle = 7

  private final func makePresentation(_ isPopover: Bool) -> UIPresentationController {
    let made: UIPresentationController =
      isPopover
      ? world.create(UIKitClasses.popoverPresentationController)
      : world.create(UIKitClasses.presentationController)
    made.presented = self
    return made
  }

  /// The one of its kind, made when it is first asked for.
  private final func presentation(isPopover: Bool) -> UIPresentationController {
    let name = isPopover ? "popoverPresentationController" : "presentationController"
    if let known = storedValues?.value(name)?.object as? UIPresentationController { return known }
    let made = makePresentation(isPopover)
    let values = storedValues ?? StoredValues()
    storedValues = values
    values.set(name, .object(made), .strong)
    return made
  }

  static func definePresentationControllers(_ controller: ClassDefinition<UIViewController>) {
    controller.readonly("presentationController", .strong) {
      (controller) -> UIPresentationController in
      controller.presentation(isPopover: controller.modalPresentationStyle == popoverStyle)
    }
    controller.readonly("popoverPresentationController", .strong) {
      (controller) -> UIPresentationController? in
      // An alert's sheet and an activity's have one on every device, for those that show popovers.
      let mayPop =
        controller.modalPresentationStyle == popoverStyle || controller is UIAlertController
        || controller is UIActivityViewController
      return mayPop ? controller.presentation(isPopover: true) : nil
    }
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
