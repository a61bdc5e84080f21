internal import FoundationCore
internal import FoundationFiles
internal import FoundationThreads
package import SelectorRuntime
internal import UIKitBase
package import UIKitRuntime
internal import VirtualTime

/// An editable file: read when it is opened, written after it has changed.
///
/// A subclass defines the contents. Files are stored in the in-memory file system of the world.
/// Each step finishes in a later turn of the run loop, because a device uses a background queue.
package final class UIDocument: StoringObject {
  @Strong private var url: NSURL?
  /// `UIDocumentState`: closed, until it is opened or saved.
  private var state = 1
  private var changes = 0
  private var autosave: RunLoop.Entry?

  /// The delay in seconds before changes are saved automatically; the headers name no value.
  private static let autosaveDelay = 15.0

  package override func destruct() {
    autosave?.cancel()
    autosave = nil
    super.destruct()
  }

  private func setState(_ new: Int) throws {
    guard new != state else { return }
    let old = state
    runtime.recordUndo { [weak self] in self?.state = old }
    state = new
    try uikit.notificationCenter?.announce("UIDocumentStateChangedNotification", .object(self))
  }

  private func setChanges(_ new: Int) {
    let old = changes
    runtime.recordUndo { [weak self] in self?.changes = old }
    changes = new
  }

  /// Runs an operation in a later turn, then calls the completion handler with its success.
  private func later(_ done: Block?, _ work: @escaping () throws -> Bool) throws {
    retain()
    try uikit.runLoop.schedule(after: 0, phase: .blocks) { [self] in
      defer { release() }
      let isDone = try work()
      _ = try done?(.bool(isDone))
    }
  }

  private func ask(_ name: String, _ arguments: any MessageValue...) throws -> Value {
    try runtime.send(self, runtime.selector(name), Arguments(arguments.map(\.messageValue)))
  }

  // MARK: - Reading

  private func read(from url: NSURL) throws -> Bool {
    guard let cls = runtime.lookUpClass("NSData") else { return false }
    let data: Value = try cls.call(runtime.selector("dataWithContentsOfURL:"), url)
    guard !data.isNone else { return false }
    let type = try ask("fileType")
    return Bool.from(try ask("loadFromContents:ofType:error:", data, type, Value.none), in: runtime)
      ?? false
  }

  private func open(_ done: Block?) throws {
    try later(done) { [self] in
      let isRead = Bool.from(try ask("readFromURL:error:", url, Value.none), in: runtime) ?? false
      if isRead {
        setChanges(0)
        try setState(0)
      } else {
        _ = try ask("handleError:userInteractionPermitted:", Value.none, true)
      }
      return isRead
    }
  }

  // MARK: - Writing

  private func save(to url: NSURL?, _ operation: Int, _ done: Block?) throws {
    try later(done) { [self] in
      let contents = try ask("contentsForType:error:", try ask("fileType"), Value.none)
      guard !contents.isNone, let url else { return false }
      let written = try ask(
        "writeContents:andAttributes:safelyToURL:forSaveOperation:error:", contents, Value.none,
        url,
        operation, Value.none)
      guard Bool.from(written, in: runtime) ?? false else { return false }
      self.url = url
      setChanges(0)
      autosave?.cancel()
      autosave = nil
      try setState(0)
      return true
    }
  }

  private func write(_ contents: Value, to url: NSURL) throws -> Bool {
    guard let data = contents.object else { return false }
    return try data.call(runtime.selector("writeToURL:atomically:"), url, true)
  }

  private func close(_ done: Block?) throws {
    let end = NativeBlock { [weak self] arguments in
      guard let self, !isDeallocating else { return .none }
      try setState(1)
      return try done?(arguments.first ?? .bool(true)) ?? .none
    }
    let hasChanges: Bool = try call(runtime.selector("hasUnsavedChanges"))
    if hasChanges {
      _ = try ask("autosaveWithCompletionHandler:", Value.foreign(end))
    } else {
      try later(Block.from(.foreign(end), in: runtime)) { true }
    }
  }

  /// `UIDocumentChangeKind`: done, undone, redone, cleared.
  private func count(_ kind: Int) throws {
    setChanges(kind == 3 ? 0 : kind == 1 ? changes - 1 : changes + 1)
    guard changes != 0, autosave == nil else { return }
    autosave = try uikit.runLoop.schedule(
      after: Self.autosaveDelay, phase: .timers, keepsAlive: false
    ) { [weak self] in
      guard let self, !isDeallocating else { return }
      autosave = nil
      _ = try ask("autosaveWithCompletionHandler:", Value.none)
    }
  }

  // MARK: - Messages

  static func define(_ document: ClassDefinition<UIDocument>) {
    document.method("initWithFileURL:") { (document, url: NSURL) -> UIDocument in
      document.url = url
      return document
    }
    document.readonly("fileURL", .strong) { $0.url }
    document.readonly("localizedName", .copy) { (document) -> String in
      let name = document.url?.absoluteString.split(separator: "/").last.map(String.init) ?? ""
      return name.split(separator: ".").first.map(String.init) ?? name
    }
    document.readonly("fileType", .copy) { (_) -> String? in "public.data" }
    document.readonly("savingFileType", .copy) { (_) -> String? in "public.data" }
    document.stored("fileModificationDate", .copy, of: "NSDate", usual: RuntimeObject?.none)
    document.readonly("documentState") { $0.state }
    document.readonly("hasUnsavedChanges") { (document) -> Bool in document.changes != 0 }
    document.readonly("progress", of: "NSProgress") { (_) -> RuntimeObject? in nil }
    document.stored("undoManager", .strong, of: "NSUndoManager", usual: RuntimeObject?.none)
    document.stored("userActivity", .strong, of: "NSUserActivity", usual: RuntimeObject?.none)
    // From the documentation: the default implementation adds the document's URL to the activity.
    let addEntries = document.runtime.selector("addUserInfoEntriesFromDictionary:")
    document.method("updateUserActivityState:") { (document, activity: NSUserActivity) in
      guard let url = document.url else { return }
      let entry = Value.DictionaryEntry(
        key: .string("NSUserActivityDocumentURL"), value: .object(url))
      try activity.send(addEntries, Value.dictionary([entry]))
    }
    document.hooks("disableEditing", "enableEditing")
    document.method("updateChangeCount:") { (document, kind: Int) in try document.count(kind) }
    document.method("changeCountTokenForSaveOperation:") { (document, _: Int) -> Int in
      document.changes
    }
    document.method("updateChangeCountWithToken:forSaveOperation:") {
      (document, token: Int, _: Int) in document.setChanges(document.changes &- token)
    }
    document.method("handleError:userInteractionPermitted:") { (_, _: Value, _: Bool) in }
    document.method("finishedHandlingError:recovered:") { (_, _: Value, _: Bool) in }
    document.method("userInteractionNoLongerPermittedForError:") { (_, _: Value) in }
    defineReading(document)
    defineWriting(document)
  }

  private static func defineReading(_ document: ClassDefinition<UIDocument>) {
    document.method("openWithCompletionHandler:") { (document, done: Block?) in
      try document.open(done)
    }
    document.method("readFromURL:error:") { (document, url: NSURL, _: Value) -> Bool in
      try document.read(from: url)
    }
    document.method("loadFromContents:ofType:error:") {
      (_, _: Value, _: String?, _: Value) -> Bool in true
    }
    document.method("revertToContentsOfURL:completionHandler:") {
      (document, _: NSURL, done: Block?) in try document.open(done)
    }
    document.method("closeWithCompletionHandler:") { (document, done: Block?) in
      try document.close(done)
    }
    document.method("performAsynchronousFileAccessUsingBlock:") { (document, work: Block) in
      try document.later(nil) {
        try work()
        return true
      }
    }
  }

  private static func defineWriting(_ document: ClassDefinition<UIDocument>) {
    document.method("contentsForType:error:") { (_, _: String?, _: Value) -> Value in .none }
    document.method("saveToURL:forSaveOperation:completionHandler:") {
      (document, url: NSURL, operation: Int, done: Block?) in
      try document.save(to: url, operation, done)
    }
    document.method("autosaveWithCompletionHandler:") { (document, done: Block?) in
      guard document.changes != 0 else { return try document.later(done) { true } }
      // UIDocumentSaveForOverwriting
      _ = try document.ask(
        "saveToURL:forSaveOperation:completionHandler:", document.url, 1, done.messageValue)
    }
    document.raw(
      "writeContents:andAttributes:safelyToURL:forSaveOperation:error:", types: "B@:@@@q@",
      signature: NativeSignature(
        result: Bool.self,
        arguments: [Value.self, Value.self, NSURL.self, Int.self, Value.self])
    ) { receiver, selector, arguments in
      try arguments.expect(atMost: 5, receiver, selector)
      let document = try ClassDefinition<UIDocument>.instance(receiver, selector)
      let url: NSURL = try arguments.value(2, as: NSURL.self, receiver, selector)
      return try document.ask(
        "writeContents:toURL:forSaveOperation:originalContentsURL:error:", arguments[0], url,
        arguments[3], document.url, Value.none)
    }
    document.raw(
      "writeContents:toURL:forSaveOperation:originalContentsURL:error:", types: "B@:@@q@@",
      signature: NativeSignature(
        result: Bool.self,
        arguments: [Value.self, NSURL.self, Int.self, NSURL?.self, Value.self])
    ) { receiver, selector, arguments in
      try arguments.expect(atMost: 5, receiver, selector)
      let document = try ClassDefinition<UIDocument>.instance(receiver, selector)
      let url: NSURL = try arguments.value(1, as: NSURL.self, receiver, selector)
      return .bool(try document.write(arguments[0], to: url))
    }
    document.method("fileAttributesToWriteToURL:forSaveOperation:error:") {
      (_, _: NSURL, _: Int, _: Value) -> Value in .none
    }
    document.method("fileNameExtensionForType:saveOperation:") {
      (_, _: String?, _: Int) -> String in ""
    }
  }
}

extension UIKitClasses {
  package static let document = NativeClass<UIDocument>(
    "UIDocument", superclass: FoundationClasses.object, UIDocument.define)
}
