internal import FoundationModels
internal import SelectorRuntime

/// Protocols of text that is dragged, dropped and pasted.
extension UIKitProtocols {
  /// All of them, adopted ones first.
  static let textDraggingProtocols = [
    textDraggable, textDroppable, textDragRequest, textDropRequest, textDragDelegate,
    textDropDelegate, pasteConfigurationSupporting, textPasteConfigurationSupporting,
    textPasteDelegate, textPasteItem, searchTextFieldPasteItem,
    itemProviderPresentationSizeProviding, itemProviderReadingAugmentationProviding,
  ]

  static let textDraggable = NativeProtocol(
    "UITextDraggable", adopts: [textInput], givesTypes: false,
    required: [
      .init("textDragDelegate", returns: RuntimeObject?.self),
      .init("setTextDragDelegate:", RuntimeObject?.self),
      .init("textDragInteraction", returns: UIDragInteraction?.self),
      .init("isTextDragActive", returns: Bool.self),
      .init("textDragOptions", returns: Int.self),
      .init("setTextDragOptions:", Int.self),
    ])

  static let textDroppable = NativeProtocol(
    "UITextDroppable", adopts: [textInput, textPasteConfigurationSupporting], givesTypes: false,
    required: [
      .init("textDropDelegate", returns: RuntimeObject?.self),
      .init("setTextDropDelegate:", RuntimeObject?.self),
      .init("textDropInteraction", returns: UIDropInteraction?.self),
      .init("isTextDropActive", returns: Bool.self),
    ])

  static let textDragRequest = NativeProtocol(
    "UITextDragRequest", adopts: [FoundationProtocols.object], givesTypes: false,
    required: [
      .init("dragRange", returns: UITextRange.self),
      .init("suggestedItems", returns: [Value].self),
      .init("existingItems", returns: [Value].self),
      .init("isSelected", returns: Bool.self),
      .init("dragSession", returns: RuntimeObject.self),
    ])

  static let textDropRequest = NativeProtocol(
    "UITextDropRequest", adopts: [FoundationProtocols.object], givesTypes: false,
    required: [
      .init("dropPosition", returns: UITextPosition.self),
      .init("suggestedProposal", returns: RuntimeObject.self),
      .init("isSameView", returns: Bool.self),
      .init("dropSession", returns: RuntimeObject.self),
    ])

  static let textDragDelegate = NativeProtocol(
    "UITextDragDelegate", adopts: [FoundationProtocols.object],
    optional: [
      .init(
        "textDraggableView:itemsForDrag:", returns: [Value].self, RuntimeObject.self,
        RuntimeObject.self),
      .init(
        "textDraggableView:dragPreviewForLiftingItem:session:", returns: RuntimeObject?.self,
        RuntimeObject.self, RuntimeObject.self, RuntimeObject.self),
      .init(
        "textDraggableView:willAnimateLiftWithAnimator:session:", RuntimeObject.self,
        RuntimeObject.self, RuntimeObject.self),
      .init("textDraggableView:dragSessionWillBegin:", RuntimeObject.self, RuntimeObject.self),
      .init(
        "textDraggableView:dragSessionDidEnd:withOperation:", RuntimeObject.self,
        RuntimeObject.self, Int.self),
    ])

  static let textDropDelegate = NativeProtocol(
    "UITextDropDelegate", adopts: [FoundationProtocols.object],
    optional: [
      .init(
        "textDroppableView:willBecomeEditableForDrop:", returns: Int.self, RuntimeObject.self,
        RuntimeObject.self),
      .init(
        "textDroppableView:proposalForDrop:", returns: RuntimeObject.self, RuntimeObject.self,
        RuntimeObject.self),
      .init("textDroppableView:willPerformDrop:", RuntimeObject.self, RuntimeObject.self),
      .init(
        "textDroppableView:previewForDroppingAllItemsWithDefault:", returns: RuntimeObject?.self,
        RuntimeObject.self, RuntimeObject.self),
      .init("textDroppableView:dropSessionDidEnter:", RuntimeObject.self, RuntimeObject.self),
      .init("textDroppableView:dropSessionDidUpdate:", RuntimeObject.self, RuntimeObject.self),
      .init("textDroppableView:dropSessionDidExit:", RuntimeObject.self, RuntimeObject.self),
      .init("textDroppableView:dropSessionDidEnd:", RuntimeObject.self, RuntimeObject.self),
    ])

  static let pasteConfigurationSupporting = NativeProtocol(
    "UIPasteConfigurationSupporting", adopts: [FoundationProtocols.object], givesTypes: false,
    required: [
      .init("pasteConfiguration", returns: RuntimeObject?.self),
      .init("setPasteConfiguration:", RuntimeObject?.self),
    ],
    optional: [
      .init("pasteItemProviders:", [NSItemProvider].self),
      .init("canPasteItemProviders:", returns: Bool.self, [NSItemProvider].self),
    ])

  static let textPasteConfigurationSupporting = NativeProtocol(
    "UITextPasteConfigurationSupporting", adopts: [pasteConfigurationSupporting], givesTypes: false,
    required: [
      .init("pasteDelegate", returns: RuntimeObject?.self),
      .init("setPasteDelegate:", RuntimeObject?.self),
    ])

  static let textPasteDelegate = NativeProtocol(
    "UITextPasteDelegate", adopts: [FoundationProtocols.object],
    optional: [
      .init(
        "textPasteConfigurationSupporting:transformPasteItem:", RuntimeObject.self,
        RuntimeObject.self),
      .init(
        "textPasteConfigurationSupporting:combineItemAttributedStrings:forRange:",
        returns: NSAttributedString.self, RuntimeObject.self, [NSAttributedString].self,
        UITextRange.self),
      .init(
        "textPasteConfigurationSupporting:performPasteOfAttributedString:toRange:",
        returns: UITextRange.self, RuntimeObject.self, NSAttributedString.self, UITextRange.self),
      .init(
        "textPasteConfigurationSupporting:shouldAnimatePasteOfAttributedString:toRange:",
        returns: Bool.self, RuntimeObject.self, NSAttributedString.self, UITextRange.self),
    ])

  static let textPasteItem = NativeProtocol(
    "UITextPasteItem", adopts: [FoundationProtocols.object], givesTypes: false,
    required: [
      .init("itemProvider", returns: NSItemProvider.self),
      .init("localObject", returns: Value.self),
      .init("defaultAttributes", returns: Value.self),
      .init("setStringResult:", String.self),
      .init("setAttributedStringResult:", NSAttributedString.self),
      .init("setAttachmentResult:", NSTextAttachment.self),
      .init("setNoResult"),
      .init("setDefaultResult"),
    ])

  static let searchTextFieldPasteItem = NativeProtocol(
    "UISearchTextFieldPasteItem", adopts: [textPasteItem], givesTypes: false,
    required: [
      .init("setSearchTokenResult:", RuntimeObject.self)
    ])

  static let itemProviderPresentationSizeProviding = NativeProtocol(
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
        "+objectWithItemProviderData:typeIdentifier:requestedClass:error:", returns: Value.self,
        NSData.self, String.self, RuntimeClass.self, InOut<NSError?>.self),
      .init("+additionalLeadingReadableTypeIdentifiersForItemProvider", returns: [String].self),
      .init("+additionalTrailingReadableTypeIdentifiersForItemProvider", returns: [String].self),
    ])
}
