internal import FoundationCore
internal import FoundationText
internal import QuartzCore
package import SelectorRuntime
internal import UIKitBase
internal import UIKitControls
package import UIKitRuntime
internal import UIKitText

/// Protocols of text drag and drop and of pasting.
extension UIKitProtocols {
  /// All of them; an adopted protocol precedes its adopters.
  package static let textDraggingProtocols = [
    textDraggable, textDroppable, textDragRequest, textDropRequest, textDragDelegate,
    textDropDelegate, pasteConfigurationSupporting, textPasteConfigurationSupporting,
    textPasteDelegate, textPasteItem, searchTextFieldPasteItem,
    itemProviderPresentationSizeProviding, itemProviderReadingAugmentationProviding,
  ]

  package static let textDraggable = NativeProtocol(
    "UITextDraggable", adopts: [textInput], givesTypes: false,
    required: [
      .init("textDragDelegate", returns: Adopter<UITextDragDelegate>?.self),
      .init("setTextDragDelegate:", Adopter<UITextDragDelegate>?.self),
      .init("textDragInteraction", returns: UIDragInteraction?.self),
      .init("isTextDragActive", returns: Bool.self),
      .init("textDragOptions", returns: Int.self),
      .init("setTextDragOptions:", Int.self),
    ])

  package static let textDroppable = NativeProtocol(
    "UITextDroppable", adopts: [textInput, textPasteConfigurationSupporting], givesTypes: false,
    required: [
      .init("textDropDelegate", returns: Adopter<UITextDropDelegate>?.self),
      .init("setTextDropDelegate:", Adopter<UITextDropDelegate>?.self),
      .init("textDropInteraction", returns: UIDropInteraction?.self),
      .init("isTextDropActive", returns: Bool.self),
    ])

  static let textDragRequest = NativeProtocol(
    "UITextDragRequest", adopts: [FoundationProtocols.object], givesTypes: false,
    required: [
      .init("dragRange", returns: UITextRange.self),
      .init("suggestedItems", returns: [UIDragItem].self),
      .init("existingItems", returns: [UIDragItem].self),
      .init("isSelected", returns: Bool.self),
      .init("dragSession", returns: Adopter<UIDragSession>.self),
    ])

  static let textDropRequest = NativeProtocol(
    "UITextDropRequest", adopts: [FoundationProtocols.object], givesTypes: false,
    required: [
      .init("dropPosition", returns: UITextPosition.self),
      .init("suggestedProposal", returns: RuntimeObject.self),
      .init("isSameView", returns: Bool.self),
      .init("dropSession", returns: Adopter<UIDropSession>.self),
    ])

  static let textDragDelegate = NativeProtocol(
    "UITextDragDelegate", adopts: [FoundationProtocols.object],
    optional: [
      .init(
        "textDraggableView:itemsForDrag:", returns: [UIDragItem].self, UIView.self,
        Adopter<UITextDragRequest>.self),
      .init(
        "textDraggableView:dragPreviewForLiftingItem:session:",
        returns: Instance<UITargetedDragPreview>?.self,
        UIView.self, UIDragItem.self, Adopter<UIDragSession>.self),
      .init(
        "textDraggableView:willAnimateLiftWithAnimator:session:", UIView.self,
        Adopter<UIDragAnimating>.self, Adopter<UIDragSession>.self),
      .init("textDraggableView:dragSessionWillBegin:", UIView.self, Adopter<UIDragSession>.self),
      .init(
        "textDraggableView:dragSessionDidEnd:withOperation:", UIView.self,
        Adopter<UIDragSession>.self, Int.self),
    ])

  static let textDropDelegate = NativeProtocol(
    "UITextDropDelegate", adopts: [FoundationProtocols.object],
    optional: [
      .init(
        "textDroppableView:willBecomeEditableForDrop:", returns: Int.self, UIView.self,
        Adopter<UITextDropRequest>.self),
      .init(
        "textDroppableView:proposalForDrop:", returns: RuntimeObject.self, UIView.self,
        Adopter<UITextDropRequest>.self),
      .init("textDroppableView:willPerformDrop:", UIView.self, Adopter<UITextDropRequest>.self),
      .init(
        "textDroppableView:previewForDroppingAllItemsWithDefault:",
        returns: Instance<UITargetedDragPreview>?.self,
        UIView.self, Instance<UITargetedDragPreview>.self),
      .init("textDroppableView:dropSessionDidEnter:", UIView.self, Adopter<UIDropSession>.self),
      .init("textDroppableView:dropSessionDidUpdate:", UIView.self, Adopter<UIDropSession>.self),
      .init("textDroppableView:dropSessionDidExit:", UIView.self, Adopter<UIDropSession>.self),
      .init("textDroppableView:dropSessionDidEnd:", UIView.self, Adopter<UIDropSession>.self),
    ])

  package static let pasteConfigurationSupporting = NativeProtocol(
    "UIPasteConfigurationSupporting", adopts: [FoundationProtocols.object], givesTypes: false,
    required: [
      .init("pasteConfiguration", returns: UIPasteConfiguration?.self),
      .init("setPasteConfiguration:", UIPasteConfiguration?.self),
    ],
    optional: [
      .init("pasteItemProviders:", [NSItemProvider].self),
      .init("canPasteItemProviders:", returns: Bool.self, [NSItemProvider].self),
    ])

  package static let textPasteConfigurationSupporting = NativeProtocol(
    "UITextPasteConfigurationSupporting", adopts: [pasteConfigurationSupporting], givesTypes: false,
    required: [
      .init("pasteDelegate", returns: Adopter<UITextPasteDelegate>?.self),
      .init("setPasteDelegate:", Adopter<UITextPasteDelegate>?.self),
    ])

  static let textPasteDelegate = NativeProtocol(
    "UITextPasteDelegate", adopts: [FoundationProtocols.object],
    optional: [
      .init(
        "textPasteConfigurationSupporting:transformPasteItem:",
        Adopter<UITextPasteConfigurationSupporting>.self,
        Adopter<UITextPasteItem>.self),
      .init(
        "textPasteConfigurationSupporting:combineItemAttributedStrings:forRange:",
        returns: NSAttributedString.self, Adopter<UITextPasteConfigurationSupporting>.self,
        [NSAttributedString].self,
        UITextRange.self),
      .init(
        "textPasteConfigurationSupporting:performPasteOfAttributedString:toRange:",
        returns: UITextRange.self, Adopter<UITextPasteConfigurationSupporting>.self,
        NSAttributedString.self, UITextRange.self),
      .init(
        "textPasteConfigurationSupporting:shouldAnimatePasteOfAttributedString:toRange:",
        returns: Bool.self, Adopter<UITextPasteConfigurationSupporting>.self,
        NSAttributedString.self, UITextRange.self),
    ])

  static let textPasteItem = NativeProtocol(
    "UITextPasteItem", adopts: [FoundationProtocols.object], givesTypes: false,
    required: [
      .init("itemProvider", returns: NSItemProvider.self),
      .init("localObject", returns: Value.self),
      .init("defaultAttributes", returns: Instance<NSDictionary>.self),
      .init("setStringResult:", String.self),
      .init("setAttributedStringResult:", NSAttributedString.self),
      .init("setAttachmentResult:", NSTextAttachment.self),
      .init("setNoResult"),
      .init("setDefaultResult"),
    ])

  static let searchTextFieldPasteItem = NativeProtocol(
    "UISearchTextFieldPasteItem", adopts: [textPasteItem], givesTypes: false,
    required: [
      .init("setSearchTokenResult:", UISearchToken.self)
    ])

  package static let itemProviderPresentationSizeProviding = NativeProtocol(
    "UIItemProviderPresentationSizeProviding", adopts: [FoundationProtocols.object],
    givesTypes: false,
    required: [
      .init("preferredPresentationSizeForItemProvider", returns: CGSize.self)
    ])

  static let itemProviderReadingAugmentationProviding = NativeProtocol(
    "UIItemProviderReadingAugmentationProviding", adopts: [FoundationProtocols.object],
    givesTypes: false,
    required: [
      .init(
        "+objectWithItemProviderData:typeIdentifier:requestedClass:error:",
        returns: Adopter<NSItemProviderReading>?.self,
        NSData.self, String.self, RuntimeClass.self, InOut<NSError?>.self),
      .init("+additionalLeadingReadableTypeIdentifiersForItemProvider", returns: [String].self),
      .init("+additionalTrailingReadableTypeIdentifiersForItemProvider", returns: [String].self),
    ])
}
