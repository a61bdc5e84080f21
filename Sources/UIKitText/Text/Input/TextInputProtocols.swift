internal import FoundationCore
internal import FoundationFiles
internal import FoundationText
internal import QuartzCore
package import SelectorRuntime
internal import UIKitBase
package import UIKitRuntime

/// Protocols of text input, search, selection and formatting.
extension UIKitProtocols {
  /// All of them; an adopted protocol precedes its adopters.
  package static let textInputProtocols = [
    textInputTokenizer, textDocumentProxy, textInteractionDelegate, textSearchAggregator,
    textSearching, textCursorView, textSelectionHandleView, textSelectionHighlightView,
    textSelectionDisplayInteractionDelegate, textFormattingCoordinatorDelegate,
    textFormattingViewControllerDelegate, letterformAwareAdjusting, lookToDictateCapable,
    shapeProvider, writingToolsCoordinatorDelegate,
  ]

  package static let textInputTokenizer = NativeProtocol(
    "UITextInputTokenizer", adopts: [FoundationProtocols.object], givesTypes: false,
    required: [
      .init(
        "rangeEnclosingPosition:withGranularity:inDirection:", returns: UITextRange.self,
        UITextPosition.self, Int.self, Int.self),
      .init(
        "isPosition:atBoundary:inDirection:", returns: Bool.self, UITextPosition.self, Int.self,
        Int.self),
      .init(
        "positionFromPosition:toBoundary:inDirection:", returns: UITextPosition.self,
        UITextPosition.self, Int.self, Int.self),
      .init(
        "isPosition:withinTextUnit:inDirection:", returns: Bool.self, UITextPosition.self, Int.self,
        Int.self),
    ])

  static let textDocumentProxy = NativeProtocol(
    "UITextDocumentProxy", adopts: [keyInput], givesTypes: false,
    required: [
      .init("documentContextBeforeInput", returns: String?.self),
      .init("documentContextAfterInput", returns: String?.self),
      .init("adjustTextPositionByCharacterOffset:", Int.self),
      .init("setMarkedText:selectedRange:", String.self, IndexRange.self),
      .init("unmarkText"),
      .init("documentInputMode", returns: UITextInputMode?.self),
      .init("selectedText", returns: String?.self),
      .init("documentIdentifier", returns: NSUUID.self),
    ])

  static let textInteractionDelegate = NativeProtocol(
    "UITextInteractionDelegate", adopts: [FoundationProtocols.object],
    optional: [
      .init(
        "interactionShouldBegin:atPoint:", returns: Bool.self, UITextInteraction.self, CGPoint.self),
      .init("interactionWillBegin:", UITextInteraction.self),
      .init("interactionDidEnd:", UITextInteraction.self),
    ])

  package static let textSearchAggregator = NativeProtocol(
    "UITextSearchAggregator", adopts: [FoundationProtocols.object], givesTypes: false,
    required: [
      .init("allFoundRanges", returns: Int.self),
      .init(
        "foundRange:forSearchString:inDocument:", UITextRange.self, String.self, RuntimeObject?.self
      ),
      .init("invalidateFoundRange:inDocument:", UITextRange.self, RuntimeObject?.self),
      .init("finishedSearching"),
      .init("invalidate"),
    ])

  package static let textSearching = NativeProtocol(
    "UITextSearching", adopts: [FoundationProtocols.object], givesTypes: false,
    required: [
      .init("selectedTextRange", returns: UITextRange?.self),
      .init(
        "compareFoundRange:toRange:inDocument:", returns: Int.self, UITextRange.self,
        UITextRange.self, RuntimeObject?.self),
      .init(
        "performTextSearchWithQueryString:usingOptions:resultAggregator:", String.self,
        UITextSearchOptions.self, Adopter<UITextSearchAggregator>.self),
      .init(
        "decorateFoundTextRange:inDocument:usingStyle:", UITextRange.self, RuntimeObject?.self,
        Int.self),
      .init("clearAllDecoratedFoundText"),
    ],
    optional: [
      .init("supportsTextReplacement", returns: Bool.self),
      .init(
        "shouldReplaceFoundTextInRange:inDocument:withText:", returns: Bool.self, UITextRange.self,
        RuntimeObject?.self, String.self),
      .init(
        "replaceFoundTextInRange:inDocument:withText:", UITextRange.self, RuntimeObject?.self,
        String.self),
      .init(
        "replaceAllOccurrencesOfQueryString:usingOptions:withText:", String.self,
        UITextSearchOptions.self, String.self),
      .init("willHighlightFoundTextRange:inDocument:", UITextRange.self, RuntimeObject?.self),
      .init("scrollRangeToVisible:inDocument:", UITextRange.self, RuntimeObject?.self),
      .init("selectedTextSearchDocument", returns: RuntimeObject?.self),
      .init(
        "compareOrderFromDocument:toDocument:", returns: Int.self, RuntimeObject.self,
        RuntimeObject.self),
    ])

  static let textCursorView = NativeProtocol(
    "UITextCursorView", adopts: [coordinateSpace], givesTypes: false,
    required: [
      .init("isBlinking", returns: Bool.self),
      .init("setBlinking:", Bool.self),
      .init("resetBlinkAnimation"),
    ])

  static let textSelectionHandleView = NativeProtocol(
    "UITextSelectionHandleView", adopts: [coordinateSpace], givesTypes: false,
    required: [
      .init("direction", returns: Int.self),
      .init("setDirection:", Int.self),
      .init("isVertical", returns: Bool.self),
      .init("customShape", returns: UIBezierPath?.self),
      .init("setCustomShape:", UIBezierPath?.self),
      .init("preferredFrameForRect:", returns: CGRect.self, CGRect.self),
    ])

  static let textSelectionHighlightView = NativeProtocol(
    "UITextSelectionHighlightView", adopts: [coordinateSpace], givesTypes: false,
    required: [
      .init("selectionRects", returns: [UITextSelectionRect].self),
      .init("setSelectionRects:", [UITextSelectionRect].self),
    ])

  static let textSelectionDisplayInteractionDelegate = NativeProtocol(
    "UITextSelectionDisplayInteractionDelegate", adopts: [FoundationProtocols.object],
    optional: [
      .init(
        "selectionContainerViewBelowTextForSelectionDisplayInteraction:", returns: UIView?.self,
        RuntimeObject.self)
    ])

  static let textFormattingCoordinatorDelegate = NativeProtocol(
    "UITextFormattingCoordinatorDelegate", adopts: [FoundationProtocols.object],
    required: [
      .init("updateTextAttributesWithConversionHandler:", Block.self)
    ])

  static let textFormattingViewControllerDelegate = NativeProtocol(
    "UITextFormattingViewControllerDelegate", adopts: [FoundationProtocols.object],
    required: [
      .init("textFormattingViewController:didChangeValue:", RuntimeObject.self, RuntimeObject.self)
    ],
    optional: [
      .init(
        "textFormattingViewController:shouldPresentFontPicker:", returns: Bool.self,
        RuntimeObject.self, RuntimeObject.self),
      .init(
        "textFormattingViewController:shouldPresentColorPicker:", returns: Bool.self,
        RuntimeObject.self, RuntimeObject.self),
      .init("textFormattingDidFinish:", RuntimeObject.self),
    ])

  package static let letterformAwareAdjusting = NativeProtocol(
    "UILetterformAwareAdjusting", adopts: [FoundationProtocols.object], givesTypes: false,
    required: [
      .init("sizingRule", returns: Int.self),
      .init("setSizingRule:", Int.self),
    ])

  package static let lookToDictateCapable = NativeProtocol(
    "UILookToDictateCapable", adopts: [FoundationProtocols.object], givesTypes: false,
    required: [
      .init("isLookToDictateEnabled", returns: Bool.self),
      .init("setLookToDictateEnabled:", Bool.self),
    ])

  static let shapeProvider = NativeProtocol(
    "UIShapeProvider", adopts: [FoundationProtocols.object], givesTypes: false,
    required: [
      .init("resolvedShapeInContext:", returns: RuntimeObject.self, RuntimeObject.self)
    ])

  static let writingToolsCoordinatorDelegate = NativeProtocol(
    "UIWritingToolsCoordinatorDelegate", adopts: [FoundationProtocols.object],
    required: [
      .init(
        "writingToolsCoordinator:requestsContextsForScope:completion:", Int.self, Int.self, Int.self
      ),
      .init(
        "writingToolsCoordinator:replaceRange:inContext:proposedText:reason:animationParameters:completion:",
        Int.self, IndexRange.self, Int.self, NSAttributedString.self, Int.self, Int.self, Int.self),
      .init(
        "writingToolsCoordinator:selectRanges:inContext:completion:", Int.self, [NSValue].self,
        Int.self, Block.self),
      .init(
        "writingToolsCoordinator:requestsRangeInContextWithIdentifierForPoint:completion:",
        Int.self, CGPoint.self, Int.self),
      .init(
        "writingToolsCoordinator:requestsBoundingBezierPathsForRange:inContext:completion:",
        Int.self, IndexRange.self, Int.self, Int.self),
      .init(
        "writingToolsCoordinator:requestsUnderlinePathsForRange:inContext:completion:", Int.self,
        IndexRange.self, Int.self, Int.self),
      .init(
        "writingToolsCoordinator:prepareForTextAnimation:forRange:inContext:completion:", Int.self,
        Int.self, IndexRange.self, Int.self, Block.self),
      .init(
        "writingToolsCoordinator:requestsPreviewForTextAnimation:ofRange:inContext:completion:",
        Int.self, Int.self, IndexRange.self, Int.self, Int.self),
      .init(
        "writingToolsCoordinator:finishTextAnimation:forRange:inContext:completion:", Int.self,
        Int.self, IndexRange.self, Int.self, Block.self),
    ],
    optional: [
      .init(
        "writingToolsCoordinator:requestsSingleContainerSubrangesOfRange:inContext:completion:",
        Int.self, IndexRange.self, Int.self, Int.self),
      .init(
        "writingToolsCoordinator:requestsDecorationContainerViewForRange:inContext:completion:",
        Int.self, IndexRange.self, Int.self, Int.self),
      .init(
        "writingToolsCoordinator:willChangeToState:completion:", Int.self, Int.self, Block.self),
    ])
}
