internal import FoundationCore
internal import FoundationText
internal import QuartzCore
package import SelectorRuntime
package import UIKitRuntime

/// Protocols of attachments, text elements and their layout.
extension UIKitProtocols {
  /// All of them; an adopted protocol precedes its adopters.
  package static let textLayoutProtocols = [
    textAttachmentContainer, textLocation, textAttachmentLayout, textElementProvider,
    textContentManagerDelegate, textContentStorageDelegate, textLayoutManagerDelegate,
    textLayoutOrientationProvider, textSelectionDataSource, textStorageObserving,
    textViewportLayoutControllerDelegate,
  ]

  package static let textAttachmentContainer = NativeProtocol(
    "NSTextAttachmentContainer", adopts: [FoundationProtocols.object], givesTypes: false,
    required: [
      .init(
        "imageForBounds:textContainer:characterIndex:", returns: Int.self, CGRect.self,
        NSTextContainer?.self, Int.self),
      .init(
        "attachmentBoundsForTextContainer:proposedLineFragment:glyphPosition:characterIndex:",
        returns: CGRect.self, NSTextContainer?.self, CGRect.self, CGPoint.self, Int.self),
    ])

  static let textLocation = NativeProtocol(
    "NSTextLocation", adopts: [FoundationProtocols.object], givesTypes: false,
    required: [
      .init("compare:", returns: Int.self, Adopter<NSTextLocation>.self)
    ])

  package static let textAttachmentLayout = NativeProtocol(
    "NSTextAttachmentLayout", adopts: [FoundationProtocols.object], givesTypes: false,
    required: [
      .init(
        "imageForBounds:attributes:location:textContainer:", returns: Int.self, CGRect.self,
        Instance<NSDictionary>.self, Adopter<NSTextLocation>.self, NSTextContainer?.self),
      .init(
        "attachmentBoundsForAttributes:location:textContainer:proposedLineFragment:position:",
        returns: CGRect.self, Instance<NSDictionary>.self, Adopter<NSTextLocation>.self,
        NSTextContainer?.self, CGRect.self,
        CGPoint.self),
      .init(
        "viewProviderForParentView:location:textContainer:", returns: RuntimeObject?.self, Int.self,
        Adopter<NSTextLocation>.self, NSTextContainer?.self),
    ])

  static let textElementProvider = NativeProtocol(
    "NSTextElementProvider", adopts: [FoundationProtocols.object], givesTypes: false,
    required: [
      .init("documentRange", returns: RuntimeObject.self),
      .init(
        "enumerateTextElementsFromLocation:options:usingBlock:",
        returns: Adopter<NSTextLocation>?.self,
        Adopter<NSTextLocation>?.self, Int.self, Block.self),
      .init("replaceContentsInRange:withTextElements:", RuntimeObject.self, [Value]?.self),
      .init("synchronizeToBackingStore:", Block?.self),
    ],
    optional: [
      .init(
        "locationFromLocation:withOffset:", returns: Adopter<NSTextLocation>?.self,
        Adopter<NSTextLocation>.self,
        Int.self),
      .init(
        "offsetFromLocation:toLocation:", returns: Int.self, Adopter<NSTextLocation>.self,
        Adopter<NSTextLocation>.self),
      .init(
        "adjustedRangeFromRange:forEditingTextSelection:", returns: RuntimeObject?.self,
        RuntimeObject.self, Bool.self),
    ])

  static let textContentManagerDelegate = NativeProtocol(
    "NSTextContentManagerDelegate", adopts: [FoundationProtocols.object],
    optional: [
      .init(
        "textContentManager:textElementAtLocation:", returns: RuntimeObject?.self,
        RuntimeObject.self, Adopter<NSTextLocation>.self),
      .init(
        "textContentManager:shouldEnumerateTextElement:options:", returns: Bool.self,
        RuntimeObject.self, RuntimeObject.self, Int.self),
    ])

  static let textContentStorageDelegate = NativeProtocol(
    "NSTextContentStorageDelegate", adopts: [textContentManagerDelegate],
    optional: [
      .init(
        "textContentStorage:textParagraphWithRange:", returns: RuntimeObject?.self,
        RuntimeObject.self, IndexRange.self)
    ])

  static let textLayoutManagerDelegate = NativeProtocol(
    "NSTextLayoutManagerDelegate", adopts: [FoundationProtocols.object],
    optional: [
      .init(
        "textLayoutManager:textLayoutFragmentForLocation:inTextElement:",
        returns: RuntimeObject.self, RuntimeObject.self, Adopter<NSTextLocation>.self,
        RuntimeObject.self),
      .init(
        "textLayoutManager:shouldBreakLineBeforeLocation:hyphenating:", returns: Bool.self,
        RuntimeObject.self, Adopter<NSTextLocation>.self, Bool.self),
      .init(
        "textLayoutManager:renderingAttributesForLink:atLocation:defaultAttributes:",
        returns: Instance<NSDictionary>.self, RuntimeObject.self, Value.self,
        Adopter<NSTextLocation>.self, Instance<NSDictionary>.self),
    ])

  package static let textLayoutOrientationProvider = NativeProtocol(
    "NSTextLayoutOrientationProvider", adopts: [FoundationProtocols.object], givesTypes: false,
    required: [
      .init("layoutOrientation", returns: Int.self)
    ])

  static let textSelectionDataSource = NativeProtocol(
    "NSTextSelectionDataSource", adopts: [FoundationProtocols.object],
    required: [
      .init("documentRange", returns: RuntimeObject.self),
      .init(
        "enumerateSubstringsFromLocation:options:usingBlock:", Adopter<NSTextLocation>.self,
        Int.self,
        Block.self),
      .init(
        "textRangeForSelectionGranularity:enclosingLocation:", returns: RuntimeObject?.self,
        Int.self, Adopter<NSTextLocation>.self),
      .init(
        "locationFromLocation:withOffset:", returns: Adopter<NSTextLocation>?.self,
        Adopter<NSTextLocation>.self,
        Int.self),
      .init(
        "offsetFromLocation:toLocation:", returns: Int.self, Adopter<NSTextLocation>.self,
        Adopter<NSTextLocation>.self),
      .init("baseWritingDirectionAtLocation:", returns: Int.self, Adopter<NSTextLocation>.self),
      .init(
        "enumerateCaretOffsetsInLineFragmentAtLocation:usingBlock:", Adopter<NSTextLocation>.self,
        Block.self),
      .init(
        "lineFragmentRangeForPoint:inContainerAtLocation:", returns: RuntimeObject?.self,
        CGPoint.self, Adopter<NSTextLocation>.self),
    ],
    optional: [
      .init(
        "enumerateContainerBoundariesFromLocation:reverse:usingBlock:",
        Adopter<NSTextLocation>.self,
        Bool.self, Block.self),
      .init("textLayoutOrientationAtLocation:", returns: Int.self, Adopter<NSTextLocation>.self),
    ])

  static let textStorageObserving = NativeProtocol(
    "NSTextStorageObserving", adopts: [FoundationProtocols.object], givesTypes: false,
    required: [
      .init("textStorage", returns: NSTextStorage?.self),
      .init("setTextStorage:", NSTextStorage?.self),
      .init(
        "processEditingForTextStorage:edited:range:changeInLength:invalidatedRange:",
        NSTextStorage.self, Int.self, IndexRange.self, Int.self, IndexRange.self),
      .init("performEditingTransactionForTextStorage:usingBlock:", NSTextStorage.self, Block.self),
    ])

  static let textViewportLayoutControllerDelegate = NativeProtocol(
    "NSTextViewportLayoutControllerDelegate", adopts: [FoundationProtocols.object],
    required: [
      .init(
        "viewportBoundsForTextViewportLayoutController:", returns: CGRect.self, RuntimeObject.self),
      .init(
        "textViewportLayoutController:configureRenderingSurfaceForTextLayoutFragment:",
        RuntimeObject.self, RuntimeObject.self),
    ],
    optional: [
      .init("textViewportLayoutControllerWillLayout:", RuntimeObject.self),
      .init("textViewportLayoutControllerDidLayout:", RuntimeObject.self),
    ])
}
