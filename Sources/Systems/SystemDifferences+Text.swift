/// The differences of the section "Text and keyboard".
extension SystemDifferences {
  static let text: [SystemDifference] = [
    .init(
      .endEditingReason, since: 10_00, [.modelled], .documented,
      before: "`textFieldDidEndEditing:`",
      after: """
        `textFieldDidEndEditing:reason:` instead, if the delegate has it; a proxy that answers \
        YES for both must forward to either
        """,
      source: """
        Apple page of `textFieldDidEndEditing:`, quoted in marmelroy/PhoneNumberKit#411; \
        tingxins/InputKit#4; RedMadRobot/input-mask-ios#65
        """),
    .init(
      .changeCharactersInRanges, since: 26_00, [.modelled], .documented,
      before: "`textField:shouldChangeCharactersInRange:replacementString:`",
      after: """
        also `…InRanges:…`, with several ranges; it is sent in its place if the delegate has it \
        (place assumed)
        """,
      source: """
        Apple page of `textField(_:shouldChangeCharactersInRanges:replacementString:)` (26.0; \
        the old one ends at 27)
        """),
    .init(
      .markedTextRange, since: 26_00, [], .measured,
      before: "choosing a candidate for two typed marks: one call, range {0, 2}",
      after: "ranges [{2, 0}] with the same string",
      source: "developer.apple.com/forums/thread/801013"),
    .init(
      .keyboardWillShowRepeats, since: 11_00, [.modelled], .measured,
      before: "`UIKeyboardWillShowNotification` at every new first responder",
      after: "not sent while the keyboard is already up",
      source: "lionheart/openradar-mirror#18382 (two projects)"),
    .init(
      .keyboardFrameBar, since: 9_00, [], .reported,
      before: "a change of the suggestion bar posts the frame notifications",
      after: "9.0 did not",
      source: "lionheart/openradar-mirror#5928"),
    .init(
      .keyboardEmptyFrame, since: 14_00, [.guessedVersion], .reported,
      before: "the end frame is always the keyboard's",
      after: "empty where Reduce Motion and Prefer Cross-Fade Transitions are on",
      source: "finn-no/FinniversKit#1208; version assumed"),
    .init(
      .textKit2, since: 16_00, [.modelled], .measured,
      before: "a text view has a `layoutManager`",
      after: """
        made with TextKit 2; reading `layoutManager` changes it back for good: `UITextView 0x… \
        is switching to TextKit 1 compatibility mode because its layoutManager was accessed. \
        Break on void _UITextViewEnablingCompatibilityMode(UITextView *__strong, BOOL) to \
        debug.`
        """,
      source: "GetStream/stream-chat-swiftui#303; ruslanskorb/RSKGrowingTextView#25"),
    .init(
      .textKit2Attributes, since: 16_00, [], .measured,
      before: "absent",
      after: """
        some attributes change it back too: `… because its textStorage contains attributes which \
        are not compatible with TextKit 2.`
        """,
      source: "objecthub/swift-markdownkit#16"),
    .init(
      .interactWithURLRepeats, since: 13_00, [.modelled], .reported,
      before: "`textView:shouldInteractWithURL:inRange:interaction:` once for a tap",
      after: """
        when the touch begins, also if the text is scrolled then, and at the tap; here until 17, \
        whose reports tell of one call
        """,
      source: """
        weiran/Hackers#132; wordpress-mobile/WordPress-iOS#12612; Telefonica/mistica-ios#445
        """),
    .init(
      .textItemActions, since: 17_00, [.modelled], .documented,
      before: "the delegate method above",
      after: """
        deprecated; `textView:primaryActionForTextItem:defaultAction:` returns an action, or nil \
        for none
        """,
      source: "woocommerce/woocommerce-ios#16427"),
    .init(
      .editMenuItems, since: 16_00, [.modelled], .measured,
      before: "items of the shared `UIMenuController` appear in text menus",
      after: """
        console: `Using UIMenuController to add items into text menus is deprecated. Please \
        implement the UITextInput API editMenuForTextRange:suggestedActions: instead.`; from 17 \
        they may not appear
        """,
      source: "readium/swift-toolkit#466"),
    .init(
      .editMenuBuild, since: 16_00, [.modelled], .reported,
      before: "the menu reads `menuItems` when it is shown",
      after: "`buildMenuWithBuilder:` is asked at once when the menu is presented",
      source: "readium/swift-toolkit#822"),
    .init(
      .editMenuSender, since: 16_00, [.modelled], .reported,
      before: """
        the sender of `canPerformAction:withSender:` is the shared `UIMenuController`
        """,
      after: "it is not; here a `UIKeyCommand`",
      source: "WebKit/WebKit#2688"),
    .init(
      .editMenuInteraction, since: 16_00, [.modelled], .documented,
      before: "`UIMenuController`",
      after: """
        deprecated; `UIEditMenuInteraction`, `textView:editMenuForTextInRange:suggestedActions:`
        """,
      source: "dotnet/macios `src/uikit.cs`"),
    .init(
      .textSelectionDelegateName, since: 11_00, [], .reported,
      before: """
        recognizers of a web view's text have a delegate of class \
        `_UIKeyboardBasedNonEditableTextSelectionGestureController`
        """,
      after: "`_UIKeyboardBasedNonEditableTextSelectionGestureCluster`",
      source: "mozilla-mobile/firefox-ios#3100"),
    .init(
      .searchTextField, since: 13_00, [.modelled], .documented,
      before: "the field only through the view tree or KVC",
      after: "`searchTextField`",
      source: "dotnet/macios `src/uikit.cs` (13.0)"),
    .init(
      .keyboardLayoutGuide, since: 15_00, [.modelled], .documented,
      before: "notifications only",
      after: "`keyboardLayoutGuide`",
      source: "dotnet/macios `src/uikit.cs` (15.0)"),
  ]
}
