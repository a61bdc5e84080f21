internal import FoundationCore
internal import FoundationText
package import SelectorRuntime

/// A line of text that a person types while it is the first responder.
///
/// Typing is `insertText:` and `deleteBackward` of UIKeyInput, where the selection is; setting the
/// text tells nobody.
package final class UITextField: UIControl, TextEditing {
  /// The text, at whose end the caret is when it is set.
  private(set) final var text = "" { didSet { textWasSet() } }
  /// The attributes of the text, where they are not those of all of it.
  @Strong final var styledText: NSAttributedString?
  let delegate = DelegateSlot()
  private(set) final var isEditing = false
  let input = TextInputState()
  let appearance = TextFieldAppearance()
  /// Whether the delegate is not asked if the editing may end.
  final var mustEnd = false
  final var clearsOnBeginEditing = false
  final var clearButtonMode = 0
  /// Set while a part of the text is replaced, when the caret is not to move.
  private var isReplacing = false

  package required init(isa: RuntimeClass) {
    super.init(isa: isa)
    isOpaque = false
  }

  /// On a device the recognizers of its text win over those of the views above.
  override func isOwnGesture(_ recognizer: UIGestureRecognizer) -> Bool { isPlainTap(recognizer) }

  final var isSecureTextEntry: Bool { input.traits.isSecureTextEntry }

  var names: TextFieldSelectors { selectors.textField }

  package override func destruct() {
    input.clear()
    appearance.clear()
    super.destruct()
  }

  package override func sizeThatFits(_ size: CGSize) -> CGSize { fittingSize(in: size) }

  /// Asks the delegate something that is yes when it does not know the question.
  func allows(_ question: Selector) throws -> Bool {
    guard let delegate = try delegate.delegate(respondingTo: question) else { return true }
    return try delegate.call(question, self)
  }

  private func toSuper(_ selector: Selector) throws -> Bool {
    let answer = try runtime.sendSuper(self, above: declaredClass, selector, Arguments())
    return Bool.answered(answer, in: runtime) ?? false
  }

  /// Begins editing: the delegate is asked first, then the field that edits now has to end.
  private func becomeFirst() throws -> Bool {
    try keptAlive {
      guard !isEditing else { return true }
      guard isEnabled, window != nil, try allows(names.shouldBegin) else { return false }
      guard
        try world.keyboard.handingOver({ try toSuper(selectors.becomeFirstResponder) })
      else { return false }
      guard !isEditing else { return true }
      isEditing = true
      markNeedsLayout()
      try world.keyboard.editingBegins(in: self)
      if clearsOnBeginEditing, !text.isEmpty, try allows(names.shouldClear) { text = "" }
      try delegate.delegate(respondingTo: names.didBegin)?.send(names.didBegin, self)
      try sendActions(for: .editingDidBegin, nil)
      try post("UITextFieldTextDidBeginEditingNotification")
      return true
    }
  }

  private func resignFirst() throws -> Bool {
    try keptAlive {
      guard isEditing else { return try toSuper(selectors.resignFirstResponder) }
      guard try mustEnd || allows(names.shouldEnd) else { return false }
      guard try toSuper(selectors.resignFirstResponder) else { return false }
      guard isEditing else { return true }
      isEditing = false
      markNeedsLayout()
      input.marked = nil
      try world.keyboard.editingEnds()
      if let delegate = try delegate.delegate(respondingTo: names.didEndReason) {
        // UITextFieldDidEndEditingReasonCommitted
        try delegate.send(names.didEndReason, self, 0)
      } else {
        try delegate.delegate(respondingTo: names.didEnd)?.send(names.didEnd, self)
      }
      try sendActions(for: .editingDidEnd, nil)
      try post("UITextFieldTextDidEndEditingNotification")
      return true
    }
  }

  private func post(_ notification: String) throws {
    try world.notificationCenter?.announce(notification, .object(self))
  }

  /// A finger on the clear button: the text goes if the delegate has nothing against it.
  private func clear() throws {
    guard try allows(names.shouldClear) else { return }
    text = ""
    try textWasEdited()
  }

  private func textWasSet() {
    guard !isReplacing else { return }
    styledText = nil
    let end = text.utf16.count
    input.selection = end..<end
    input.marked = nil
  }

  /// Shows an attributed text, which must be the field's own.
  func show(_ attributed: NSAttributedString?) {
    text = attributed?.text.string ?? ""
    styledText = attributed
  }
}

/// The editing of a person.
extension UITextField {
  var declaredClass: RuntimeClass { runtime.cls(UIKitClasses.textField) }

  var characters: UTF16Text { UTF16Text(text) }

  var isSelectable: Bool { true }
  var isEditable: Bool { isEnabled }
  var isSecret: Bool { isSecureTextEntry }

  func mayChange(_ range: Range<Int>, to text: UTF16Text) throws -> Bool {
    guard let delegate = try delegate.delegate(respondingTo: names.shouldChange) else {
      return true
    }
    let range = IndexRange(location: range.lowerBound, length: range.count)
    return try delegate.call(names.shouldChange, self, range, text.string)
  }

  func replaceCharacters(_ range: Range<Int>, with new: UTF16Text) throws {
    isReplacing = true
    defer { isReplacing = false }
    if let styled = styledText {
      let changed = world.attributedString(styled.text, styled.runs, isMutable: true)
      try changed.send(
        runtime.selector("replaceCharactersInRange:withString:"),
        IndexRange(location: range.lowerBound, length: range.count), new.string)
      styledText = world.attributedString(changed.text, changed.runs)
    }
    var units = characters.units
    units.replaceSubrange(range, with: new.units)
    text = UTF16Text(units).string
  }

  func textWasEdited() throws {
    try sendActions(for: .editingChanged, nil)
    try post("UITextFieldTextDidChangeNotification")
  }

  func selectionWasChanged() throws {
    let event = names.didChangeSelection
    try delegate.delegate(respondingTo: event)?.send(event, self)
  }

  /// The return key asks the delegate, and is an action of the field.
  func typeReturn() throws -> Bool {
    guard try allows(names.shouldReturn) else { return true }
    let hasExit = actions.contains { !$0.events.isDisjoint(with: .editingDidEndOnExit) }
    try sendActions(for: [.editingDidEndOnExit, .primaryActionTriggered], nil)
    // Whoever handles the exit wants the keyboard to go.
    if hasExit { try send(selectors.resignFirstResponder) }
    return true
  }
}

extension UITextField {
  static func define(_ field: ClassDefinition<UITextField>) {
    field.later(StandardElements.define)
    field.guardedIvar("_placeholderLabel")
    field.declare("text", Value.self, .copy, of: "NSString")
    field.method("text") { (field) -> String in field.text }
    field.method("setText:") { (field, text: String?) in
      field.text = text ?? ""
      try field.textDidChangeByProgram()
    }
    field.property(
      "delegate", .weak, of: "<UITextFieldDelegate>", get: { $0.delegate.object },
      set: { try $0.delegate.set($1, of: $0) })
    field.readonly("editing", getter: "isEditing") { $0.isEditing }
    field.method("canBecomeFirstResponder") { (field) -> Bool in field.isEnabled }
    field.method("becomeFirstResponder") { (field) -> Bool in try field.becomeFirst() }
    field.method("resignFirstResponder") { (field) -> Bool in try field.resignFirst() }
    defineInput(field)
    field.property(
      "clearsOnBeginEditing", get: { $0.clearsOnBeginEditing },
      set: { $0.clearsOnBeginEditing = $1 })
    field.method("endTrackingWithTouch:withEvent:") { (field, touch: UITouch?, _: UIEvent?) in
      guard field.isTouchInside else { return }
      if try field.isOnClearButton(touch) { return try field.keptAlive { try field.clear() } }
      try field.send(field.selectors.becomeFirstResponder)
      guard let touch, touch.tapCount == 2, field.isEditing else { return }
      try field.keptAlive {
        let index = field.index(at: touch.window?.convert(touch.location, to: field) ?? .zero)
        try field.select(index..<index)
        try field.selectWordAndShowMenu()
      }
    }
    defineAppearance(field)
    defineRectangles(field)
    defineDrawingText(field)
  }
}

/// The messages of a text field to its delegate.
final class TextFieldSelectors: NativeSelectors {
  private(set) lazy var shouldBegin = selector("textFieldShouldBeginEditing:")
  private(set) lazy var didBegin = selector("textFieldDidBeginEditing:")
  private(set) lazy var shouldEnd = selector("textFieldShouldEndEditing:")
  private(set) lazy var didEnd = selector("textFieldDidEndEditing:")
  private(set) lazy var didEndReason = selector("textFieldDidEndEditing:reason:")
  private(set) lazy var shouldChange = selector(
    "textField:shouldChangeCharactersInRange:replacementString:")
  private(set) lazy var shouldClear = selector("textFieldShouldClear:")
  private(set) lazy var clearButtonRect = selector("clearButtonRectForBounds:")
  private(set) lazy var didChangeSelection = selector("textFieldDidChangeSelection:")
  private(set) lazy var shouldReturn = selector("textFieldShouldReturn:")
}

extension UIKitClasses {
  static let textField = NativeClass<UITextField>(
    "UITextField", superclass: control, UITextField.define)
}
