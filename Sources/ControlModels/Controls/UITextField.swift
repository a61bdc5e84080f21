internal import FoundationModels
package import SelectorRuntime

/// A line of text that a person types while it is the first responder.
///
/// Typing is `insertText:` and `deleteBackward` of UIKeyInput, at the end of the text; setting the
/// text tells nobody.
package final class UITextField: UIControl {
  private(set) final var text = ""
  private let delegate = DelegateSlot()
  private var isEditing = false
  /// Whether the delegate is not asked if the editing may end.
  final var mustEnd = false
  final var placeholder: String?
  final var isSecureTextEntry = false
  final var clearsOnBeginEditing = false
  @Strong private var textColor: UIColor?
  final var textAlignment = 4
  final var borderStyle = 0
  final var clearButtonMode = 0
  final var keyboardType = 0
  final var returnKeyType = 0
  /// `UITextAutocapitalizationTypeSentences`.
  final var autocapitalizationType = 2
  final var autocorrectionType = 0

  package required init(isa: RuntimeClass) {
    super.init(isa: isa)
    isOpaque = false
  }

  /// On a device the recognizers of its text win over those of the views above.
  override func isOwnGesture(_ recognizer: UIGestureRecognizer) -> Bool { isPlainTap(recognizer) }

  private var names: TextFieldSelectors { selectors.textField }

  package override func destruct() {
    delegate.clear()
    textColor = nil
    super.destruct()
  }

  /// Asks the delegate something that is yes when it does not know the question.
  private func allows(_ question: Selector) throws -> Bool {
    guard let delegate = try delegate.delegate(respondingTo: question) else { return true }
    return try delegate.ask(question, self)
  }

  private func toSuper(_ selector: Selector) throws -> Bool {
    let answer = try runtime.sendSuper(
      self, above: world.runtime.cls(UIKitClasses.textField), selector, Arguments())
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
      try world.keyboard.editingBegins()
      if clearsOnBeginEditing, !text.isEmpty, try allows(names.shouldClear) { text = "" }
      try delegate.delegate(respondingTo: names.didBegin)?.tell(names.didBegin, self)
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
      try world.keyboard.editingEnds()
      if let delegate = try delegate.delegate(respondingTo: names.didEndReason) {
        // UITextFieldDidEndEditingReasonCommitted
        try delegate.tell(names.didEndReason, self, 0)
      } else {
        try delegate.delegate(respondingTo: names.didEnd)?.tell(names.didEnd, self)
      }
      try sendActions(for: .editingDidEnd, nil)
      try post("UITextFieldTextDidEndEditingNotification")
      return true
    }
  }

  /// Replaces the end of the text, if the delegate has nothing against it.
  private func replace(last characters: Int, with replacement: String) throws {
    let kept = text.dropLast(characters)
    let length = text.utf16.count - kept.utf16.count
    let range = Structure(.range, [Double(kept.utf16.count), Double(length)])
    if let delegate = try delegate.delegate(respondingTo: names.shouldChange) {
      let allowed: Bool = try delegate.ask(
        names.shouldChange, self, Value.structure(range), replacement)
      guard allowed else { return }
    }
    // The delegate may have set another text.
    text = String(text.dropLast(characters)) + replacement
    try sendActions(for: .editingChanged, nil)
    try post("UITextFieldTextDidChangeNotification")
  }

  private func post(_ notification: String) throws {
    try world.notificationCenter?.announce(notification, .object(self))
  }

  /// Where the clear button is: 19 points wide at the right, as commonly seen; in no document.
  private static func clearButtonRect(in bounds: CGRect) -> CGRect {
    CGRect(
      x: bounds.maxX - 24, y: bounds.center.y - 9.5, width: 19, height: 19)
  }

  private var showsClearButton: Bool {
    guard !text.isEmpty else { return false }
    return switch clearButtonMode {
    // UITextFieldViewModeWhileEditing, …UnlessEditing, …Always
    case 1: isEditing
    case 2: !isEditing
    case 3: true
    default: false
    }
  }

  private func isOnClearButton(_ touch: UITouch?) throws -> Bool {
    guard showsClearButton, let touch, let point = touch.window?.convert(touch.location, to: self)
    else { return false }
    let rect: CGRect = try ask(names.clearButtonRect, bounds)
    return rect.contains(point)
  }

  /// A finger on the clear button: the text goes if the delegate has nothing against it.
  private func clear() throws {
    guard try allows(names.shouldClear) else { return }
    text = ""
    try sendActions(for: .editingChanged, nil)
    try post("UITextFieldTextDidChangeNotification")
  }

  private func insert(_ typed: String) throws {
    try keptAlive {
      guard typed == "\n" else { return try replace(last: 0, with: typed) }
      guard try allows(names.shouldReturn) else { return }
      let hasExit = actions.contains { !$0.events.isDisjoint(with: .editingDidEndOnExit) }
      try sendActions(for: [.editingDidEndOnExit, .primaryActionTriggered], nil)
      // Whoever handles the exit wants the keyboard to go.
      if hasExit { try tell(selectors.resignFirstResponder) }
    }
  }
}

extension UITextField {
  static func define(_ field: ClassDefinition<UITextField>) {
    field.declare("text", Value.self, .copy, of: "NSString")
    field.method("text") { (field) -> String in field.text }
    field.method("setText:") { (field, text: String?) in field.text = text ?? "" }
    field.property(
      "delegate", .weak, of: "<UITextFieldDelegate>", get: { $0.delegate.object },
      set: { try $0.delegate.set($1) })
    field.readonly("editing", getter: "isEditing") { $0.isEditing }
    field.method("canBecomeFirstResponder") { (field) -> Bool in field.isEnabled }
    field.method("becomeFirstResponder") { (field) -> Bool in try field.becomeFirst() }
    field.method("resignFirstResponder") { (field) -> Bool in try field.resignFirst() }
    field.method("hasText") { (field) -> Bool in !field.text.isEmpty }
    field.method("insertText:") { (field, typed: String) in try field.insert(typed) }
    field.method("deleteBackward") { (field) in
      if !field.text.isEmpty { try field.keptAlive { try field.replace(last: 1, with: "") } }
    }
    field.method("clearButtonRectForBounds:") { (_, bounds: CGRect) -> CGRect in
      clearButtonRect(in: bounds)
    }
    field.method("endTrackingWithTouch:withEvent:") { (field, touch: UITouch?, _: UIEvent?) in
      guard field.isTouchInside else { return }
      if try field.isOnClearButton(touch) { return try field.keptAlive { try field.clear() } }
      try field.tell(field.selectors.becomeFirstResponder)
    }
    defineAppearance(field)
  }

  private static func defineAppearance(_ field: ClassDefinition<UITextField>) {
    field.property("placeholder", .copy, get: { $0.placeholder }, set: { $0.placeholder = $1 })
    field.property(
      "secureTextEntry", getter: "isSecureTextEntry", get: { $0.isSecureTextEntry },
      set: { $0.isSecureTextEntry = $1 })
    field.property(
      "clearsOnBeginEditing", get: { $0.clearsOnBeginEditing },
      set: { $0.clearsOnBeginEditing = $1 })
    field.property("textColor", .strong, get: { $0.textColor }, set: { $0.textColor = $1 })
    field.property("textAlignment", get: { $0.textAlignment }, set: { $0.textAlignment = $1 })
    field.property("borderStyle", get: { $0.borderStyle }, set: { $0.borderStyle = $1 })
    field.property("clearButtonMode", get: { $0.clearButtonMode }, set: { $0.clearButtonMode = $1 })
    field.property("keyboardType", get: { $0.keyboardType }, set: { $0.keyboardType = $1 })
    field.property("returnKeyType", get: { $0.returnKeyType }, set: { $0.returnKeyType = $1 })
    field.property(
      "autocapitalizationType", get: { $0.autocapitalizationType },
      set: { $0.autocapitalizationType = $1 })
    field.property(
      "autocorrectionType", get: { $0.autocorrectionType }, set: { $0.autocorrectionType = $1 })
  }
}

/// What a text field sends to its delegate.
final class TextFieldSelectors: NativeSelectors {
  private(set) lazy var shouldBegin = known("textFieldShouldBeginEditing:")
  private(set) lazy var didBegin = known("textFieldDidBeginEditing:")
  private(set) lazy var shouldEnd = known("textFieldShouldEndEditing:")
  private(set) lazy var didEnd = known("textFieldDidEndEditing:")
  private(set) lazy var didEndReason = known("textFieldDidEndEditing:reason:")
  private(set) lazy var shouldChange = known(
    "textField:shouldChangeCharactersInRange:replacementString:")
  private(set) lazy var shouldClear = known("textFieldShouldClear:")
  private(set) lazy var clearButtonRect = known("clearButtonRectForBounds:")
  private(set) lazy var shouldReturn = known("textFieldShouldReturn:")
}

extension UIKitClasses {
  static let textField = NativeClass<UITextField>(
    "UITextField", superclass: control, UITextField.define)
}
