package import FoundationCore
package import FoundationText
internal import FoundationThreads
package import QuartzCore
package import SelectorRuntime
package import UIKitBase
package import UIKitRuntime

// no traps of stop: a text view creates its storage and container itself.

/// A scrolling text of several lines, which the user can select and edit.
///
/// The text is stored in a text storage; changes of the storage update the view. Typing sends
/// `insertText:` and `deleteBackward`, which act on the selection.
package final class UITextView: UIScrollView, TextEditing {
  @Strong private var ownStorage: NSTextStorage?
  @Strong private var ownContainer: NSTextContainer?
  package let input = TextInputState()
  package let look = TextViewLook()
  package private(set) var isEditing = false
  /// Whether its layout manager was read, which ends the use of TextKit 2.
  var usesTextKit1 = false
  /// True while the view itself changes the storage.
  private var isReplacing = false

  package override func savedState() -> () -> Void {
    let rest = super.savedState()
    let content = ownStorage.map { ($0.text, $0.runs) }
    let (selection, isEditing) = (input.selection, isEditing)
    return { [weak self] in
      rest()
      guard let self, !isDeallocated else { return }
      if let (text, runs) = content, storage.text != text {
        isReplacing = true
        // The storage of the view raises nothing; a script's own may.
        try? storage.send(
          runtime.selector("setAttributedString:"), world.attributedString(text, runs))
        isReplacing = false
      }
      input.selection = selection
      self.isEditing = isEditing
    }
  }

  package override func destruct() {
    ownStorage?.onEdit = nil
    ownContainer?.layoutManager?.usualStyle = nil
    input.clear()
    look.clear()
    super.destruct()
  }

  var messages: TextViewSelectors { selectors.textView }

  /// The text storage, created with its layout manager and its container on first access.
  package var storage: NSTextStorage {
    if let ownStorage { return ownStorage }
    guard let cls = runtime.lookUpClass("NSConcreteTextStorage"),
      let made = runtime.createInstance(cls) as? NSTextStorage
    else { preconditionFailure("there is no NSConcreteTextStorage") }
    let manager = world.create(UIKitClasses.layoutManager)
    let container = ownContainer ?? world.create(UIKitClasses.textContainer)
    ownContainer = container
    made.add(manager)
    manager.textStorage = made
    manager.add(container)
    use(made, manager)
    return made
  }

  /// Uses a script's container, with its storage.
  func use(_ container: NSTextContainer) {
    ownContainer = container
    guard let manager = container.layoutManager, let storage = manager.textStorage else { return }
    use(storage, manager)
  }

  private func use(_ storage: NSTextStorage, _ manager: NSLayoutManager) {
    ownStorage = storage
    storage.onEdit = { [weak self] in try self?.storageDidChange() }
    manager.usualStyle = { [weak self] in
      guard let self else { preconditionFailure("a text view that has gone lays nothing out") }
      return usualStyle
    }
  }

  var container: NSTextContainer {
    _ = storage
    guard let ownContainer else { preconditionFailure("a storage comes with a container") }
    return ownContainer
  }

  var layoutManager: NSLayoutManager? { container.layoutManager }

  private func storageDidChange() throws {
    input.fit(storage.text.count)
    guard !isReplacing else { return }
    try contentDidChange()
  }

  /// Updates the content size, and requests layout and display.
  func contentDidChange() throws {
    try fitContent()
    if !isScrollEnabled { try send(selectors.invalidateIntrinsicContentSize) }
    try send(selectors.setNeedsDisplay)
  }

  package override var asksSameDelegateAgain: Bool { false }

  package override func delegateWasSet() throws {
    try watchItems()
    try world.textMenus.delegateWasSet(self)
  }

  package override func sizeThatFits(_ size: CGSize) -> CGSize { fittingSize(in: size) }

  // MARK: - Editing

  private func toSuper(_ selector: Selector) throws -> Bool {
    let answer = try runtime.sendSuper(self, above: declaredClass, selector, Arguments())
    return Bool.answered(answer, in: runtime) ?? false
  }

  /// Asks the delegate; the default is true.
  fileprivate func allows(_ question: Selector) throws -> Bool {
    guard let delegate = try delegateSlot.delegate(respondingTo: question) else { return true }
    return try delegate.call(question, self)
  }

  private func announce(_ event: Selector) throws {
    guard let delegate = try delegateSlot.delegate(respondingTo: event) else { return }
    try delegate.keptAlive { try delegate.send(event, self) }
  }

  private func post(_ notification: String) throws {
    try world.notificationCenter?.announce(notification, .object(self))
  }

  /// Begins editing if the view is editable; a selectable view only becomes first responder.
  fileprivate func becomeFirst() throws -> Bool {
    try keptAlive {
      guard !isEditing else { return true }
      guard isSelectable, window != nil else { return false }
      guard isEditable else { return try toSuper(selectors.becomeFirstResponder) }
      guard
        try world.keyboard.handingOver({ try toSuper(selectors.becomeFirstResponder) })
      else { return false }
      guard !isEditing else { return true }
      isEditing = true
      input.clearsSecret = false
      try world.keyboard.editingBegins(in: self)
      try announce(messages.didBegin)
      try post("UITextViewTextDidBeginEditingNotification")
      return true
    }
  }

  fileprivate func resignFirst() throws -> Bool {
    try keptAlive {
      guard isEditing else { return try toSuper(selectors.resignFirstResponder) }
      guard try allows(messages.shouldEnd) else { return false }
      guard try toSuper(selectors.resignFirstResponder) else { return false }
      guard isEditing else { return true }
      isEditing = false
      input.marked = nil
      try world.keyboard.editingEnds()
      try announce(messages.didEnd)
      try post("UITextViewTextDidEndEditingNotification")
      return true
    }
  }
}

/// Editing by the user.
extension UITextView {
  package var declaredClass: RuntimeClass { runtime.cls(UIKitClasses.textView) }

  package var characters: UTF16Text { storage.text }

  package var isSelectable: Bool { look.isSelectable }
  package var isEditable: Bool { look.isEditable }
  package var takesReturnKey: Bool { false }
  package var isSecret: Bool { input.traits.isSecureTextEntry }

  package func mayChange(_ range: Range<Int>, to text: UTF16Text) throws -> Bool {
    let question = messages.shouldChange
    guard let delegate = try delegateSlot.delegate(respondingTo: question) else { return true }
    let range = IndexRange(location: range.lowerBound, length: range.count)
    return try delegate.call(question, self, range, text.string)
  }

  package func replaceCharacters(_ range: Range<Int>, with text: UTF16Text) throws {
    let attributes = typingAttributes(at: range.lowerBound)
    let new = world.attributedString(text, AttributeRuns(length: text.count, attributes))
    isReplacing = true
    defer { isReplacing = false }
    try storage.send(
      runtime.selector("replaceCharactersInRange:withAttributedString:"),
      IndexRange(location: range.lowerBound, length: range.count), new)
    try contentDidChange()
  }

  package func textWasEdited() throws {
    try announce(messages.didChange)
    try post("UITextViewTextDidChangeNotification")
    if isScrollEnabled, window != nil {
      try send(
        messages.scrollRangeToVisible, IndexRange(location: input.selection.lowerBound, length: 0))
    }
  }

  package func selectionWasChanged() throws { try announce(messages.didChangeSelection) }

  /// The return key inserts a line break.
  package func typeReturn() throws -> Bool { false }

  /// Sets the text from code; the caret moves to its end.
  func show(_ text: NSAttributedString) throws {
    isReplacing = true
    do {
      defer { isReplacing = false }
      try storage.send(runtime.selector("setAttributedString:"), text)
    }
    input.marked = nil
    try contentDidChange()
    try select(text.text.count..<text.text.count)
  }
}

extension UITextView {
  static func define(_ view: ClassDefinition<UITextView>) {
    let designated = view.runtime.selector("initWithFrame:textContainer:")
    view.method("initWithFrame:") { (view, frame: CGRect) -> Value in
      try view.call(designated, frame, NSTextContainer?.none)
    }
    view.method(designated.name) {
      (view, frame: CGRect, container: NSTextContainer?) -> UITextView in
      if let container { view.use(container) }
      view.alwaysBounceVertical = true
      try view.checkedSetFrame(frame)
      try view.fitContent()
      return view
    }
    view.method("canBecomeFirstResponder") { (view) -> Bool in
      guard view.isSelectable, view.isEditable else { return view.isSelectable }
      return try view.keptAlive { try view.allows(view.messages.shouldBegin) }
    }
    view.method("becomeFirstResponder") { (view) -> Bool in try view.becomeFirst() }
    view.method("resignFirstResponder") { (view) -> Bool in try view.resignFirst() }
    defineInput(view)
    defineText(view)
    defineLook(view)
    defineContent(view)
  }
}

extension UIKitClasses {
  package static let textView = NativeClass<UITextView>(
    "UITextView", superclass: scrollView, UITextView.define)
}
