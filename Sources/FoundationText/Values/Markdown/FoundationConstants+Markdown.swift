internal import FoundationCore

extension FoundationConstants {
  /// The constants of NSAttributedString.h for attributed strings from Markdown.
  package static let markdownIntegers: [(String, Int)] = [
    ("NSInlinePresentationIntentEmphasized", 1),
    ("NSInlinePresentationIntentStronglyEmphasized", 2),
    ("NSInlinePresentationIntentCode", 4),
    ("NSInlinePresentationIntentStrikethrough", 32),
    ("NSInlinePresentationIntentSoftBreak", 64),
    ("NSInlinePresentationIntentLineBreak", 128),
    ("NSInlinePresentationIntentInlineHTML", 256),
    ("NSInlinePresentationIntentBlockHTML", 512),
    ("NSPresentationIntentKindParagraph", 0),
    ("NSPresentationIntentKindHeader", 1),
    ("NSPresentationIntentKindOrderedList", 2),
    ("NSPresentationIntentKindUnorderedList", 3),
    ("NSPresentationIntentKindListItem", 4),
    ("NSPresentationIntentKindCodeBlock", 5),
    ("NSPresentationIntentKindBlockQuote", 6),
    ("NSPresentationIntentKindThematicBreak", 7),
    ("NSPresentationIntentKindTable", 8),
    ("NSPresentationIntentKindTableHeaderRow", 9),
    ("NSPresentationIntentKindTableRow", 10),
    ("NSPresentationIntentKindTableCell", 11),
    ("NSPresentationIntentTableColumnAlignmentLeft", 0),
    ("NSPresentationIntentTableColumnAlignmentCenter", 1),
    ("NSPresentationIntentTableColumnAlignmentRight", 2),
    ("NSAttributedStringMarkdownInterpretedSyntaxFull", 0),
    ("NSAttributedStringMarkdownInterpretedSyntaxInlineOnly", 1),
    ("NSAttributedStringMarkdownInterpretedSyntaxInlineOnlyPreservingWhitespace", 2),
    ("NSAttributedStringMarkdownParsingFailureReturnError", 0),
    ("NSAttributedStringMarkdownParsingFailureReturnPartiallyParsedIfPossible", 1),
  ]
}
