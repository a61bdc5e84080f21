internal import FoundationCore
package import SelectorRuntime

/// An attributed string that notifies its layout managers of every change.
///
/// Changes between `beginEditing` and `endEditing` are one notification. The object that `alloc`
/// returns stores its text. A script's subclass stores its own, overrides the four primitive
/// methods, and sends `edited:range:changeInLength:` itself, as on a device.
package final class NSTextStorage: NSAttributedString {
  @StrongList private var layoutManagers: [RuntimeObject] = []
  @Weak private var delegate: RuntimeObject?
  private var nesting = 0
  private var editedMask: TextEdit = []
  private var editedRange = IndexRange.notFound
  private var changeInLength = 0
  /// Called after the text was edited; a model that lays the text out sets it.
  @Owned package var onEdit: (() throws -> Void)?

  /// Adds a layout manager that a model has created.
  package func add(_ manager: RuntimeObject) { layoutManagers.append(manager) }

  override func didEdit(_ kind: TextEdit, _ range: Range<Int>, by growth: Int) throws {
    let edited = runtime.selector("edited:range:changeInLength:")
    _ = try runtime.send(
      self, edited,
      Arguments([
        .integer(Int64(kind.rawValue)),
        IndexRange(location: range.lowerBound, length: range.count).messageValue,
        .integer(Int64(growth)),
      ]))
  }

  /// Merges an edit into the pending changes; the range is one of the old text.
  private func note(_ kind: Int, _ given: IndexRange, _ change: Int) throws {
    // A range or a change beyond any text is cut off, so that sums cannot overflow.
    func limited(_ number: Int) -> Int { min(max(number, -1 << 40), 1 << 40) }
    let growth = limited(change)
    let range = IndexRange(
      location: limited(max(given.location, 0)), length: limited(max(given.length, 0)))
    let new = range.location..<max(range.location, range.location + range.length + growth)
    if editedRange == .notFound {
      editedRange = IndexRange(location: new.lowerBound, length: new.count)
    } else {
      let first = min(editedRange.location, new.lowerBound)
      let end = max(editedRange.location + editedRange.length + growth, new.upperBound)
      editedRange = IndexRange(location: first, length: max(0, end - first))
    }
    editedMask.insert(TextEdit(rawValue: kind))
    changeInLength = limited(changeInLength + growth)
    if nesting == 0 { try tellOfEdits() }
  }

  /// Processes pending edits; edits made during processing, as by highlighters, are included.
  private func tellOfEdits() throws {
    nesting += 1
    defer { nesting -= 1 }
    try send("processEditing")
  }

  private func send(_ name: String, _ arguments: Value...) throws {
    _ = try runtime.send(self, runtime.selector(name), Arguments(arguments))
  }

  private func tellDelegate(_ name: String) throws {
    let selector = runtime.selector(name)
    guard let delegate,
      try runtime.send(delegate, runtime.known.respondsToSelector, selector, as: Bool.self)
    else { return }
    _ = try runtime.send(
      delegate, selector,
      Arguments([
        .object(self), .integer(Int64(editedMask.rawValue)), editedRange.messageValue,
        .integer(Int64(changeInLength)),
      ]))
  }

  /// Notifies the delegate and the layout managers of all changes since the last processing.
  private func process() throws {
    guard !editedMask.isEmpty else { return }
    nesting += 1
    do {
      defer { nesting -= 1 }
      try tellDelegate("textStorage:willProcessEditing:range:changeInLength:")
      try send("fixAttributesInRange:", editedRange.messageValue)
      try tellDelegate("textStorage:didProcessEditing:range:changeInLength:")
    }
    let (mask, range, growth) = (editedMask, editedRange, changeInLength)
    (editedMask, editedRange, changeInLength) = ([], .notFound, 0)
    let selector = runtime.selector(
      "processEditingForTextStorage:edited:range:changeInLength:invalidatedRange:")
    for manager in layoutManagers {
      _ = try runtime.send(
        manager, selector,
        Arguments([
          .object(self), .integer(Int64(mask.rawValue)), range.messageValue,
          .integer(Int64(growth)), range.messageValue,
        ]))
    }
    try onEdit?()
  }

  static func define(_ storage: ClassDefinition<NSTextStorage>) {
    storage.readonly("layoutManagers", .copy) { $0.layoutManagers }
    storage.method("addLayoutManager:") { (storage, manager: RuntimeObject) in
      guard !storage.layoutManagers.contains(where: { $0 === manager }) else { return }
      storage.layoutManagers.append(manager)
      let setTextStorage = storage.runtime.selector("setTextStorage:")
      _ = try storage.runtime.send(manager, setTextStorage, Arguments(.object(storage)))
    }
    storage.method("removeLayoutManager:") { (storage, manager: RuntimeObject) in
      guard storage.layoutManagers.contains(where: { $0 === manager }) else { return }
      let setTextStorage = storage.runtime.selector("setTextStorage:")
      _ = try storage.runtime.send(manager, setTextStorage, Arguments(Value.none))
      storage.layoutManagers.removeAll(manager)
    }
    storage.property(
      "delegate", .weak, of: "<NSTextStorageDelegate>", get: { $0.delegate },
      set: { $0.delegate = $1 })
    storage.readonly("editedMask") { (storage) -> Int in storage.editedMask.rawValue }
    storage.readonly("editedRange") { $0.editedRange }
    storage.readonly("changeInLength") { $0.changeInLength }
    storage.readonly("fixesAttributesLazily") { (_) -> Bool in false }
    storage.method("beginEditing") { (storage) in storage.nesting += 1 }
    storage.method("endEditing") { (storage) in
      guard storage.nesting > 0 else { return }
      storage.nesting -= 1
      if storage.nesting == 0, !storage.editedMask.isEmpty { try storage.tellOfEdits() }
    }
    storage.method("edited:range:changeInLength:") {
      (storage, kind: Int, range: IndexRange, growth: Int) in
      try storage.note(kind, range, growth)
    }
    storage.method("processEditing") { (storage) in try storage.process() }
    storage.method("fixAttributesInRange:") { (_, _: IndexRange) in }
    storage.method("invalidateAttributesInRange:") { (_, _: IndexRange) in }
    storage.method("ensureAttributesAreFixedInRange:") { (_, _: IndexRange) in }
  }
}
