package import FoundationCore
internal import FoundationText
internal import FoundationThreads
package import QuartzCore
package import SelectorRuntime
internal import Systems
package import UIKitBase
package import UIKitRuntime
package import UIKitText

/// A single-line text field, which the user edits while it is the first responder.
///
/// Typing sends UIKeyInput's `insertText:` and `deleteBackward`, at the selection. Setting the text
/// sends no notifications.
package final class UITextField: UIControl, TextEditing, ForcedEditing {
  /// The text; setting it moves the caret to its end.
  package private(set) final var text = "" { didSet { textWasSet() } }
  /// The attributed text, if its attributes are not uniform.
  @Strong final var styledText: NSAttributedString?
  let delegate = DelegateSlot()
  package private(set) final var isEditing = false
  package let input = TextInputState()
  package let appearance = TextFieldAppearance()
  /// Whether editing ends without asking the delegate.
  package final var mustEnd = false
  final var clearsOnBeginEditing = false
  final var clearButtonMode = 0
  /// Whether a part of the text is being replaced; the caret must not move then.
  private var isReplacing = false

  package required init(isa: RuntimeClass) {
    super.init(isa: isa)
    isOpaque = false
  }

  /// On a device the field's text recognizers take precedence over those of superviews.
  package override func isOwnGesture(_ recognizer: UIGestureRecognizer) -> Bool {
    isPlainTap(recognizer)
  }

  final var isSecureTextEntry: Bool { input.traits.isSecureTextEntry }

  package var names: TextFieldSelectors { selectors.textField }

  package override func savedState() -> () -> Void {
    let rest = super.savedState()
    let (text, styledText, selection) = (text, styledText, input.selection)
    let isEditing = isEditing
    return { [weak self] in
      rest()
      guard let self, !isDeallocated else { return }
      self.text = text
      self.styledText = styledText?.ifLiving
      input.selection = selection
      self.isEditing = isEditing
    }
  }

  package override func destruct() {
    input.clear()
    appearance.clear()
    super.destruct()
  }

  package override func sizeThatFits(_ size: CGSize) -> CGSize { fittingSize(in: size) }

  /// Asks the delegate for permission; the default is true.
  func allows(_ question: Selector) throws -> Bool {
    guard let delegate = try delegate.delegate(respondingTo: question) else { return true }
    return try delegate.call(question, self)
  }

  private func toSuper(_ selector: Selector) throws -> Bool {
    let answer = try runtime.sendSuper(self, above: declaredClass, selector, Arguments())
    return Bool.answered(answer, in: runtime) ?? false
  }

  /// Begins editing: `canBecomeFirstResponder` asks the delegate, then the currently editing field
  /// must end.
  private func becomeFirst() throws -> Bool {
    try keptAlive {
      guard !isEditing else { return true }
      guard window != nil else { return false }
      guard
        try world.keyboard.handingOver({ try toSuper(selectors.becomeFirstResponder) })
      else { return false }
      guard !isEditing else { return true }
      isEditing = true
      input.clearsSecret = true
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

  /// Handles a tap on the clear button: clears the text if the delegate allows it.
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

  /// Displays an attributed text, which must have the field's current text.
  func show(_ attributed: NSAttributedString?) {
    text = attributed?.text.string ?? ""
    styledText = attributed
  }
}

/// User editing.
extension UITextField {
  package var declaredClass: RuntimeClass { runtime.cls(UIKitClasses.textField) }

  package var characters: UTF16Text { UTF16Text(text) }

  package var isSelectable: Bool { true }
  package var isEditable: Bool { isEnabled }
  package var takesReturnKey: Bool { true }
  package var isSecret: Bool { isSecureTextEntry }

  package func mayChange(_ range: Range<Int>, to text: UTF16Text) throws -> Bool {
    // The question about several ranges replaces the older one.
    if world.changes[.changeCharactersInRanges],
      let delegate = try delegate.delegate(respondingTo: names.shouldChangeRanges)
    {
      let range = IndexRange(location: range.lowerBound, length: range.count)
      let value: RuntimeObject = try world.valueClass("NSValue").call(
        runtime.selector("valueWithRange:"), range)
      return try delegate.call(names.shouldChangeRanges, self, [value], text.string)
    }
    guard let delegate = try delegate.delegate(respondingTo: names.shouldChange) else {
      return true
    }
    let range = IndexRange(location: range.lowerBound, length: range.count)
    return try delegate.call(names.shouldChange, self, range, text.string)
  }

  package func replaceCharacters(_ range: Range<Int>, with new: UTF16Text) throws {
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

  package func textWasEdited() throws {
    try sendActions(for: .editingChanged, nil)
    try post("UITextFieldTextDidChangeNotification")
  }

  package func selectionWasChanged() throws {
    let event = names.didChangeSelection
    try delegate.delegate(respondingTo: event)?.send(event, self)
  }

  /// Handles the return key: asks the delegate, and sends the field's action.
  package func typeReturn() throws -> Bool {
    guard try allows(names.shouldReturn) else { return true }
    let hasExit = actions.contains { !$0.events.isDisjoint(with: .editingDidEndOnExit) }
    try sendActions(for: [.editingDidEndOnExit, .primaryActionTriggered], nil)
    // A handler of the exit event dismisses the keyboard.
    if hasExit { try send(selectors.resignFirstResponder) }
    return true
  }
}

extension UITextField {
  static func define(_ field: ClassDefinition<UITextField>) {
    field.later(StandardElements.define)
    field.guardedIvar("_placeholderLabel", since: .kvcPlaceholderLabel) {
      .object(try $0.placeholderLabel())
    }
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
    // The delegate is asked here, also while the field is editing (IQKeyboardManager #158, #483).
    field.method("canBecomeFirstResponder") { (field) -> Bool in
      guard field.isEnabled else { return false }
      return try field.keptAlive { try field.allows(field.names.shouldBegin) }
    }
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

extension UIKitClasses {
  package static let textField = NativeClass<UITextField>(
    "UITextField", superclass: control, UITextField.define)
}
