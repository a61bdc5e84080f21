internal import FoundationCore
internal import QuartzCore
package import SelectorRuntime
internal import UIKitBase
internal import UIKitControls
internal import UIKitLists
package import UIKitRuntime

/// The protocols of view controllers and of their containers.
extension UIKitProtocols {
  /// All protocols, adopted ones first.
  package static let containersProtocols = [
    contentContainer, coordinateSpace, layoutSupport, layoutGuideAspectFitting,
    viewControllerTransitionCoordinatorContext, viewControllerPreviewing,
    viewControllerPreviewingDelegate, popoverPresentationControllerDelegate,
    popoverPresentationControllerSourceItem, popoverBackgroundViewMethods,
    popoverControllerDelegate, sheetPresentationControllerDetentResolutionContext,
    tabBarControllerSidebarAnimating, tabBarControllerSidebarDelegate,
  ]

  package static let contentContainer = NativeProtocol(
    "UIContentContainer", adopts: [FoundationProtocols.object], givesTypes: false,
    required: [
      .init("preferredContentSize", returns: CGSize.self),
      .init(
        "preferredContentSizeDidChangeForChildContentContainer:", Adopter<UIContentContainer>.self),
      .init(
        "systemLayoutFittingSizeDidChangeForChildContentContainer:",
        Adopter<UIContentContainer>.self),
      .init(
        "sizeForChildContentContainer:withParentContainerSize:", returns: CGSize.self,
        Adopter<UIContentContainer>.self, CGSize.self),
      .init(
        "viewWillTransitionToSize:withTransitionCoordinator:", CGSize.self,
        Adopter<UIViewControllerTransitionCoordinator>.self),
      .init(
        "willTransitionToTraitCollection:withTransitionCoordinator:", UITraitCollection.self,
        Adopter<UIViewControllerTransitionCoordinator>?.self),
    ])

  static let layoutSupport = NativeProtocol(
    "UILayoutSupport", adopts: [FoundationProtocols.object], givesTypes: false,
    required: [
      .init("length", returns: Double.self),
      .init("topAnchor", returns: NSLayoutAnchor.self),
      .init("bottomAnchor", returns: NSLayoutAnchor.self),
      .init("heightAnchor", returns: NSLayoutAnchor.self),
    ])

  static let layoutGuideAspectFitting = NativeProtocol(
    "UILayoutGuideAspectFitting", adopts: [FoundationProtocols.object], givesTypes: false,
    required: [
      .init("aspectRatio", returns: Double.self),
      .init("setAspectRatio:", Double.self),
    ])

  static let viewControllerTransitionCoordinatorContext = NativeProtocol(
    "UIViewControllerTransitionCoordinatorContext", adopts: [FoundationProtocols.object],
    givesTypes: false,
    required: [
      .init("isAnimated", returns: Bool.self),
      .init("presentationStyle", returns: Int.self),
      .init("initiallyInteractive", returns: Bool.self),
      .init("isInteractive", returns: Bool.self),
      .init("isCancelled", returns: Bool.self),
      .init("transitionDuration", returns: Double.self),
      .init("percentComplete", returns: Double.self),
      .init("completionVelocity", returns: Double.self),
      .init("completionCurve", returns: Int.self),
      .init("viewControllerForKey:", returns: UIViewController.self, String.self),
      .init("containerView", returns: UIView.self),
      .init("targetTransform", returns: CGAffineTransform.self),
      .init("viewForKey:", returns: UIView.self, String.self),
      .init("isInterruptible", returns: Bool.self),
    ])

  static let viewControllerPreviewing = NativeProtocol(
    "UIViewControllerPreviewing", adopts: [FoundationProtocols.object], givesTypes: false,
    required: [
      .init("previewingGestureRecognizerForFailureRelationship", returns: UIGestureRecognizer.self),
      .init("delegate", returns: Adopter<UIViewControllerPreviewingDelegate>?.self),
      .init("sourceView", returns: UIView.self),
      .init("sourceRect", returns: CGRect.self),
      .init("setSourceRect:", CGRect.self),
    ])

  static let viewControllerPreviewingDelegate = NativeProtocol(
    "UIViewControllerPreviewingDelegate", adopts: [FoundationProtocols.object],
    required: [
      .init(
        "previewingContext:viewControllerForLocation:", returns: UIViewController.self,
        Adopter<UIViewControllerPreviewing>.self, CGPoint.self),
      .init(
        "previewingContext:commitViewController:", Adopter<UIViewControllerPreviewing>.self,
        UIViewController.self),
    ])

  static let popoverPresentationControllerDelegate = NativeProtocol(
    "UIPopoverPresentationControllerDelegate", adopts: [FoundationProtocols.object],
    optional: [
      .init("prepareForPopoverPresentation:", UIPopoverPresentationController.self),
      .init(
        "popoverPresentationControllerShouldDismissPopover:", returns: Bool.self,
        UIPopoverPresentationController.self),
      .init(
        "popoverPresentationControllerDidDismissPopover:", UIPopoverPresentationController.self),
      .init(
        "popoverPresentationController:willRepositionPopoverToRect:inView:",
        UIPopoverPresentationController.self, InOut<CGRect>.self, InOut<UIView?>.self),
    ])

  package static let popoverPresentationControllerSourceItem = NativeProtocol(
    "UIPopoverPresentationControllerSourceItem", adopts: [FoundationProtocols.object],
    givesTypes: false,
    required: [
      .init("frameInView:", returns: CGRect.self, UIView.self)
    ])

  static let popoverBackgroundViewMethods = NativeProtocol(
    "UIPopoverBackgroundViewMethods", adopts: [FoundationProtocols.object], givesTypes: false,
    optional: [
      .init("+arrowHeight", returns: Double.self),
      .init("+arrowBase", returns: Double.self),
      .init("+contentViewInsets", returns: UIEdgeInsets.self),
    ])

  static let popoverControllerDelegate = NativeProtocol(
    "UIPopoverControllerDelegate", adopts: [FoundationProtocols.object],
    optional: [
      .init("popoverControllerDidDismissPopover:", UIPopoverController.self),
      .init("popoverControllerShouldDismissPopover:", returns: Bool.self, UIPopoverController.self),
      .init(
        "popoverController:willRepositionPopoverToRect:inView:", UIPopoverController.self,
        InOut<CGRect>.self, InOut<UIView?>.self),
    ])

  static let sheetPresentationControllerDetentResolutionContext = NativeProtocol(
    "UISheetPresentationControllerDetentResolutionContext", adopts: [FoundationProtocols.object],
    givesTypes: false,
    required: [
      .init("containerTraitCollection", returns: UITraitCollection.self),
      .init("maximumDetentValue", returns: Double.self),
    ])

  static let tabBarControllerSidebarAnimating = NativeProtocol(
    "UITabBarControllerSidebarAnimating", adopts: [FoundationProtocols.object], givesTypes: false,
    required: [
      .init("addAnimations:", Block.self),
      .init("addCompletion:", Block.self),
    ])

  static let tabBarControllerSidebarDelegate = NativeProtocol(
    "UITabBarControllerSidebarDelegate", adopts: [FoundationProtocols.object],
    optional: [
      .init(
        "tabBarController:sidebarVisibilityWillChange:animator:", UITabBarController.self,
        RuntimeObject.self, RuntimeObject.self),
      .init(
        "tabBarController:sidebar:itemForRequest:", returns: RuntimeObject.self,
        UITabBarController.self, RuntimeObject.self, RuntimeObject.self),
      .init(
        "tabBarController:sidebar:updateItem:", UITabBarController.self, RuntimeObject.self,
        RuntimeObject.self),
      .init(
        "tabBarController:sidebar:willBeginDisplayingTab:", UITabBarController.self,
        RuntimeObject.self, UITab.self),
      .init(
        "tabBarController:sidebar:didEndDisplayingTab:", UITabBarController.self,
        RuntimeObject.self, UITab.self),
      .init(
        "tabBarController:sidebar:leadingSwipeActionsConfigurationForTab:",
        returns: UISwipeActionsConfiguration?.self, UITabBarController.self, RuntimeObject.self,
        UITab.self),
      .init(
        "tabBarController:sidebar:trailingSwipeActionsConfigurationForTab:",
        returns: UISwipeActionsConfiguration?.self, UITabBarController.self, RuntimeObject.self,
        UITab.self),
      .init(
        "tabBarController:sidebar:contextMenuConfigurationForTab:",
        returns: UIContextMenuConfiguration?.self,
        UITabBarController.self, RuntimeObject.self, UITab.self),
    ])
}
