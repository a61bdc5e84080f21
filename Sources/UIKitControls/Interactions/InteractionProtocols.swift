internal import FoundationCore
internal import QuartzCore
package import SelectorRuntime
internal import UIKitBase
package import UIKitRuntime

/// Protocols of interactions with menus, pointers, pencils and tool tips.
extension UIKitProtocols {
  /// All of them; an adopted protocol precedes its adopters.
  package static let interactionsProtocols = [
    interaction, contextMenuInteractionAnimating, contextMenuInteractionCommitAnimating,
    contextMenuInteractionDelegate, editMenuInteractionAnimating, editMenuInteractionDelegate,
    findInteractionDelegate, pencilInteractionDelegate, indirectScribbleInteractionDelegate,
    scribbleInteractionDelegate, pointerInteractionAnimating, pointerInteractionDelegate,
    toolTipInteractionDelegate, largeContentViewerItem, largeContentViewerInteractionDelegate,
    previewActionItem, previewInteractionDelegate, screenshotServiceDelegate,
  ]

  package static let interaction = NativeProtocol(
    "UIInteraction", adopts: [FoundationProtocols.object], givesTypes: false,
    required: [
      .init("view", returns: UIView.self),
      .init("willMoveToView:", UIView?.self),
      .init("didMoveToView:", UIView?.self),
    ])

  static let contextMenuInteractionAnimating = NativeProtocol(
    "UIContextMenuInteractionAnimating", adopts: [FoundationProtocols.object], givesTypes: false,
    required: [
      .init("previewViewController", returns: UIViewController?.self),
      .init("addAnimations:", Block.self),
      .init("addCompletion:", Block.self),
    ])

  static let contextMenuInteractionCommitAnimating = NativeProtocol(
    "UIContextMenuInteractionCommitAnimating", adopts: [contextMenuInteractionAnimating],
    givesTypes: false,
    required: [
      .init("preferredCommitStyle", returns: Int.self),
      .init("setPreferredCommitStyle:", Int.self),
    ])

  package static let contextMenuInteractionDelegate = NativeProtocol(
    "UIContextMenuInteractionDelegate", adopts: [FoundationProtocols.object],
    required: [
      .init(
        "contextMenuInteraction:configurationForMenuAtLocation:",
        returns: UIContextMenuConfiguration?.self,
        UIContextMenuInteraction.self, CGPoint.self)
    ],
    optional: [
      .init(
        "contextMenuInteraction:previewForHighlightingMenuWithConfiguration:",
        returns: UITargetedPreview?.self, UIContextMenuInteraction.self,
        UIContextMenuConfiguration.self),
      .init(
        "contextMenuInteraction:previewForDismissingMenuWithConfiguration:",
        returns: UITargetedPreview?.self, UIContextMenuInteraction.self,
        UIContextMenuConfiguration.self),
      .init(
        "contextMenuInteraction:willPerformPreviewActionForMenuWithConfiguration:animator:",
        UIContextMenuInteraction.self, UIContextMenuConfiguration.self,
        Adopter<UIContextMenuInteractionCommitAnimating>.self),
      .init(
        "contextMenuInteraction:willDisplayMenuForConfiguration:animator:",
        UIContextMenuInteraction.self, UIContextMenuConfiguration.self,
        Adopter<UIContextMenuInteractionAnimating>?.self),
      .init(
        "contextMenuInteraction:willEndForConfiguration:animator:", UIContextMenuInteraction.self,
        UIContextMenuConfiguration.self, Adopter<UIContextMenuInteractionAnimating>?.self),
      .init(
        "contextMenuInteraction:configuration:highlightPreviewForItemWithIdentifier:",
        returns: UITargetedPreview?.self, UIContextMenuInteraction.self,
        UIContextMenuConfiguration.self,
        Adopter<NSCopying>.self),
      .init(
        "contextMenuInteraction:configuration:dismissalPreviewForItemWithIdentifier:",
        returns: UITargetedPreview?.self, UIContextMenuInteraction.self,
        UIContextMenuConfiguration.self,
        Adopter<NSCopying>.self),
    ])

  static let editMenuInteractionAnimating = NativeProtocol(
    "UIEditMenuInteractionAnimating", adopts: [FoundationProtocols.object], givesTypes: false,
    required: [
      .init("addAnimations:", Block.self),
      .init("addCompletion:", Block.self),
    ])

  static let editMenuInteractionDelegate = NativeProtocol(
    "UIEditMenuInteractionDelegate", adopts: [FoundationProtocols.object],
    optional: [
      .init(
        "editMenuInteraction:menuForConfiguration:suggestedActions:", returns: UIMenu?.self,
        UIEditMenuInteraction.self, UIEditMenuConfiguration.self, [UIMenuElement].self),
      .init(
        "editMenuInteraction:targetRectForConfiguration:", returns: CGRect.self,
        UIEditMenuInteraction.self, UIEditMenuConfiguration.self),
      .init(
        "editMenuInteraction:willPresentMenuForConfiguration:animator:",
        UIEditMenuInteraction.self, UIEditMenuConfiguration.self,
        Adopter<UIEditMenuInteractionAnimating>.self),
      .init(
        "editMenuInteraction:willDismissMenuForConfiguration:animator:",
        UIEditMenuInteraction.self, UIEditMenuConfiguration.self,
        Adopter<UIEditMenuInteractionAnimating>.self),
    ])

  package static let findInteractionDelegate = NativeProtocol(
    "UIFindInteractionDelegate", adopts: [FoundationProtocols.object],
    required: [
      .init(
        "findInteraction:sessionForView:", returns: UIFindSession?.self, UIFindInteraction.self,
        UIView.self)
    ],
    optional: [
      .init("findInteraction:didBeginFindSession:", UIFindInteraction.self, UIFindSession.self),
      .init("findInteraction:didEndFindSession:", UIFindInteraction.self, UIFindSession.self),
    ])

  static let pencilInteractionDelegate = NativeProtocol(
    "UIPencilInteractionDelegate", adopts: [FoundationProtocols.object],
    optional: [
      .init("pencilInteractionDidTap:", UIPencilInteraction.self),
      .init(
        "pencilInteraction:didReceiveTap:", UIPencilInteraction.self,
        Instance<UIPencilInteractionTap>.self),
      .init(
        "pencilInteraction:didReceiveSqueeze:", UIPencilInteraction.self,
        Instance<UIPencilInteractionSqueeze>.self),
    ])

  static let indirectScribbleInteractionDelegate = NativeProtocol(
    "UIIndirectScribbleInteractionDelegate", adopts: [FoundationProtocols.object],
    required: [
      .init(
        "indirectScribbleInteraction:requestElementsInRect:completion:", RuntimeObject.self,
        CGRect.self, Block.self),
      .init(
        "indirectScribbleInteraction:isElementFocused:", returns: Bool.self, RuntimeObject.self,
        Value.self),
      .init(
        "indirectScribbleInteraction:frameForElement:", returns: CGRect.self, RuntimeObject.self,
        Value.self),
      .init(
        "indirectScribbleInteraction:focusElementIfNeeded:referencePoint:completion:",
        RuntimeObject.self, Value.self, CGPoint.self, Block.self),
    ],
    optional: [
      .init(
        "indirectScribbleInteraction:shouldDelayFocusForElement:", returns: Bool.self,
        RuntimeObject.self, Value.self),
      .init(
        "indirectScribbleInteraction:willBeginWritingInElement:", RuntimeObject.self, Value.self),
      .init(
        "indirectScribbleInteraction:didFinishWritingInElement:", RuntimeObject.self, Value.self),
    ])

  static let scribbleInteractionDelegate = NativeProtocol(
    "UIScribbleInteractionDelegate", adopts: [FoundationProtocols.object],
    optional: [
      .init(
        "scribbleInteraction:shouldBeginAtLocation:", returns: Bool.self, RuntimeObject.self,
        CGPoint.self),
      .init("scribbleInteractionShouldDelayFocus:", returns: Bool.self, RuntimeObject.self),
      .init("scribbleInteractionWillBeginWriting:", RuntimeObject.self),
      .init("scribbleInteractionDidFinishWriting:", RuntimeObject.self),
    ])

  static let pointerInteractionAnimating = NativeProtocol(
    "UIPointerInteractionAnimating", adopts: [FoundationProtocols.object], givesTypes: false,
    required: [
      .init("addAnimations:", Block.self),
      .init("addCompletion:", Block.self),
    ])

  static let pointerInteractionDelegate = NativeProtocol(
    "UIPointerInteractionDelegate", adopts: [FoundationProtocols.object],
    optional: [
      .init(
        "pointerInteraction:regionForRequest:defaultRegion:", returns: UIPointerRegion?.self,
        UIPointerInteraction.self, UIPointerRegionRequest.self, UIPointerRegion.self),
      .init(
        "pointerInteraction:styleForRegion:", returns: UIPointerStyle?.self,
        UIPointerInteraction.self,
        UIPointerRegion.self),
      .init(
        "pointerInteraction:willEnterRegion:animator:", UIPointerInteraction.self,
        UIPointerRegion.self,
        Adopter<UIPointerInteractionAnimating>.self),
      .init(
        "pointerInteraction:willExitRegion:animator:", UIPointerInteraction.self,
        UIPointerRegion.self,
        Adopter<UIPointerInteractionAnimating>.self),
    ])

  static let toolTipInteractionDelegate = NativeProtocol(
    "UIToolTipInteractionDelegate", adopts: [FoundationProtocols.object],
    optional: [
      .init(
        "toolTipInteraction:configurationAtPoint:", returns: RuntimeObject?.self,
        UIToolTipInteraction.self, CGPoint.self)
    ])

  package static let largeContentViewerItem = NativeProtocol(
    "UILargeContentViewerItem", adopts: [FoundationProtocols.object], givesTypes: false,
    required: [
      .init("showsLargeContentViewer", returns: Bool.self),
      .init("largeContentTitle", returns: String?.self),
      .init("largeContentImage", returns: UIImage?.self),
      .init("scalesLargeContentImage", returns: Bool.self),
      .init("largeContentImageInsets", returns: UIEdgeInsets.self),
    ])

  static let largeContentViewerInteractionDelegate = NativeProtocol(
    "UILargeContentViewerInteractionDelegate", adopts: [FoundationProtocols.object],
    optional: [
      .init(
        "largeContentViewerInteraction:didEndOnItem:atPoint:", UILargeContentViewerInteraction.self,
        Adopter<UILargeContentViewerItem>?.self, CGPoint.self),
      .init(
        "largeContentViewerInteraction:itemAtPoint:",
        returns: Adopter<UILargeContentViewerItem>?.self,
        UILargeContentViewerInteraction.self, CGPoint.self),
      .init(
        "viewControllerForLargeContentViewerInteraction:", returns: UIViewController.self,
        UILargeContentViewerInteraction.self),
    ])

  package static let previewActionItem = NativeProtocol(
    "UIPreviewActionItem", adopts: [FoundationProtocols.object], givesTypes: false,
    required: [
      .init("title", returns: String.self)
    ])

  static let previewInteractionDelegate = NativeProtocol(
    "UIPreviewInteractionDelegate", adopts: [FoundationProtocols.object],
    required: [
      .init(
        "previewInteraction:didUpdatePreviewTransition:ended:", RuntimeObject.self, Double.self,
        Bool.self),
      .init("previewInteractionDidCancel:", RuntimeObject.self),
    ],
    optional: [
      .init("previewInteractionShouldBegin:", returns: Bool.self, RuntimeObject.self),
      .init(
        "previewInteraction:didUpdateCommitTransition:ended:", RuntimeObject.self, Double.self,
        Bool.self),
    ])

  static let screenshotServiceDelegate = NativeProtocol(
    "UIScreenshotServiceDelegate", adopts: [FoundationProtocols.object],
    optional: [
      .init(
        "screenshotService:generatePDFRepresentationWithCompletion:", RuntimeObject.self, Block.self
      )
    ])
}
