internal import FoundationCore
internal import FoundationThreads
package import SelectorRuntime
internal import Threads

/// Coordinates file access: presenters relinquish or save a file before it is read or written.
package final class NSFileCoordinator: RuntimeObject {
  /// The options of NSFileCoordinator.h.
  private enum Reading {
    static let withoutChanges = 1
  }

  private enum Writing {
    static let forDeleting = 1
    static let forMoving = 2
    static let forMerging = 4
  }

  /// NSUserCancelledError of FoundationErrors.h.
  private static let userCancelled = 3072

  /// One file access: the URL, and whether it reads or writes.
  private struct Access {
    let url: NSURL
    let options: Int
    let isWriting: Bool
  }

  @Strong private var ownPresenter: RuntimeObject?
  private var purpose: String?
  private var isCancelled = false

  /// Returns the presenters of a file or of a folder that contains it.
  private func presenters(of url: NSURL) throws -> [PresentedItem] {
    let path = FileStore.normalized(url.filePath ?? "")
    return try foundation.filePresenters.compactMap { presenter in
      guard presenter !== ownPresenter, !presenter.isErased,
        let shown = try presenter.send("presentedItemURL").object as? NSURL
      else { return nil }
      let place = FileStore.normalized(shown.filePath ?? "")
      if place == path { return PresentedItem(presenter: presenter, isItself: true) }
      return path.hasPrefix(place + "/")
        ? PresentedItem(presenter: presenter, isItself: false) : nil
    }
  }

  /// Prepares the presenters of a file for an access.
  ///
  /// - Returns: the blocks that the presenters passed to reacquire the file.
  private func prepare(_ access: Access) throws -> [Value] {
    var reacquirers: [Value] = []
    for item in try presenters(of: access.url) {
      if access.isWriting {
        if access.options & Writing.forDeleting != 0 {
          _ =
            item.isItself
            ? try item.ask("accommodatePresentedItemDeletionWithCompletionHandler:")
            : try item.ask(
              "accommodatePresentedSubitemDeletionAtURL:completionHandler:", access.url)
        }
        if item.isItself {
          reacquirers.append(try item.ask("relinquishPresentedItemToWriter:"))
        }
        if access.options & (Writing.forMoving | Writing.forMerging) != 0 {
          _ = try item.ask("savePresentedItemChangesWithCompletionHandler:")
        }
      } else {
        if item.isItself {
          reacquirers.append(try item.ask("relinquishPresentedItemToReader:"))
        }
        if access.options & Reading.withoutChanges == 0 {
          _ = try item.ask("savePresentedItemChangesWithCompletionHandler:")
        }
      }
    }
    return reacquirers
  }

  /// Notifies the presenters of a file that it has been written.
  private func announce(_ access: Access) throws {
    guard access.isWriting, access.options & (Writing.forDeleting | Writing.forMoving) == 0 else {
      return
    }
    for item in try presenters(of: access.url) {
      if item.isItself {
        try item.send("presentedItemDidChange", [], waits: false)
      } else {
        try item.send("presentedSubitemDidChangeAtURL:", [access.url], waits: false)
      }
    }
  }

  /// Runs a body during a coordinated access to the files.
  ///
  /// - Returns: the error that prevented the access, or nil.
  private func coordinate(_ all: [Access], _ body: () throws -> Void) throws -> NSError? {
    guard !isCancelled else {
      return foundation.error(
        domain: "NSCocoaErrorDomain", code: Self.userCancelled, "The operation was cancelled.")
    }
    let reacquirers = try all.flatMap(prepare)
    defer { for block in reacquirers { block.release() } }
    try body()
    for access in all { try announce(access) }
    for block in reacquirers { _ = try Block.from(block, in: runtime)?() }
    return nil
  }

  /// Notifies the presenters of a file that it has been moved.
  private func didMove(_ url: NSURL, to other: NSURL) throws {
    for item in try presenters(of: url) {
      if item.isItself {
        try item.send("presentedItemDidMoveToURL:", [other], waits: true)
      } else {
        try item.send("presentedSubitemAtURL:didMoveToURL:", [url, other], waits: true)
      }
    }
  }
}

extension NSFileCoordinator {
  static func define(_ coordinator: ClassDefinition<NSFileCoordinator>) {
    definePresenters(coordinator.classSide)
    coordinator.method("initWithFilePresenter:") {
      (coordinator, presenter: RuntimeObject?) -> NSFileCoordinator in
      coordinator.ownPresenter = presenter
      return coordinator
    }
    coordinator.property(
      "purposeIdentifier", .copy,
      get: { (coordinator) -> String in coordinator.purpose ?? coordinator.address },
      set: { (coordinator, purpose: String) in coordinator.purpose = purpose })
    coordinator.method("cancel") { $0.isCancelled = true }
    coordinator.method("itemAtURL:willMoveToURL:") { (_, _: NSURL, _: NSURL) in }
    coordinator.method("itemAtURL:didMoveToURL:") { (coordinator, url: NSURL, other: NSURL) in
      try coordinator.didMove(url, to: other)
    }
    defineAccess(coordinator)
    defineTwoFiles(coordinator)
    defineIntents(coordinator)
  }

  private static func definePresenters(_ cls: ClassDefinition<RuntimeClass>) {
    cls.method("addFilePresenter:") { (cls, presenter: RuntimeObject) in
      guard !cls.foundation.filePresenters.contains(where: { $0 === presenter }) else { return }
      cls.foundation.filePresenters.append(presenter)
      cls.runtime.recordUndo { [weak presenter] in
        if let presenter { cls.foundation.filePresenters.removeAll(presenter) }
      }
    }
    cls.method("removeFilePresenter:") { (cls, presenter: RuntimeObject) in
      cls.foundation.filePresenters.removeAll(presenter)
    }
    cls.readonly("filePresenters", .copy) { (cls) -> [RuntimeObject] in
      cls.foundation.filePresenters.filter { !$0.isErased }
    }
  }

  private static func defineAccess(_ coordinator: ClassDefinition<NSFileCoordinator>) {
    for (word, isWriting) in [("Reading", false), ("Writing", true)] {
      // The error comes before the block, so scripts leave it out.
      coordinator.raw("coordinate\(word)ItemAtURL:options:error:byAccessor:", types: "v@:@Q^@@?") {
        receiver, selector, arguments in
        let coordinator = try ClassDefinition<NSFileCoordinator>.instance(receiver, selector)
        let url = try arguments.value(0, as: NSURL.self, receiver, selector)
        let options = try arguments.value(1, as: Int.self, receiver, selector)
        let last = max(2, arguments.count - 1)
        let body = try arguments.value(last, as: Block.self, receiver, selector)
        let access = Access(url: url, options: options, isWriting: isWriting)
        let error = try coordinator.coordinate([access]) { try body(.object(url)) }
        return .foreign(OutValues([error.messageValue]))
      }
    }
  }

  private static func defineTwoFiles(_ coordinator: ClassDefinition<NSFileCoordinator>) {
    for (first, isFirstWriting) in [("Reading", false), ("Writing", true)] {
      let name =
        "coordinate\(first)ItemAtURL:options:writingItemAtURL:options:error:byAccessor:"
      coordinator.raw(name, types: "v@:@Q@Q^@@?") { receiver, selector, arguments in
        let coordinator = try ClassDefinition<NSFileCoordinator>.instance(receiver, selector)
        let all = try [0, 2].map { place in
          Access(
            url: try arguments.value(place, as: NSURL.self, receiver, selector),
            options: try arguments.value(place + 1, as: Int.self, receiver, selector),
            isWriting: place == 2 || isFirstWriting)
        }
        let last = max(4, arguments.count - 1)
        let body = try arguments.value(last, as: Block.self, receiver, selector)
        let error = try coordinator.coordinate(all) {
          try body(.object(all[0].url), .object(all[1].url))
        }
        return .foreign(OutValues([error.messageValue]))
      }
    }
  }

  private static func defineIntents(_ coordinator: ClassDefinition<NSFileCoordinator>) {
    coordinator.method("coordinateAccessWithIntents:queue:byAccessor:") {
      (coordinator, intents: [NSFileAccessIntent], queue: NSOperationQueue, accessor: Block) in
      let all = intents.compactMap { intent in
        intent.url.map { Access(url: $0, options: intent.options, isWriting: intent.isWriting) }
      }
      coordinator.retain()
      intents.forEach { $0.retain() }
      let body = NativeBlock { _ in
        defer {
          intents.forEach { $0.release() }
          coordinator.release()
        }
        let error = try coordinator.coordinate(all) { try accessor(.none) }
        if let error { try accessor(.object(error)) }
        return .none
      }
      try queue.send("addOperationWithBlock:", Value.foreign(body))
    }
  }
}

/// A file that is about to be read or written, with the options of the access.
package final class NSFileAccessIntent: RuntimeObject {
  @Strong fileprivate var url: NSURL?
  fileprivate var options = 0
  fileprivate var isWriting = false

  static func define(_ intent: ClassDefinition<NSFileAccessIntent>) {
    for (word, isWriting) in [("reading", false), ("writing", true)] {
      intent.classSide.method("\(word)IntentWithURL:options:") {
        (cls, url: NSURL, options: Int) -> NSFileAccessIntent in
        let made = cls.runtime.create(FoundationClasses.fileAccessIntent)
        (made.url, made.options, made.isWriting) = (url, options, isWriting)
        return made
      }
    }
    intent.readonly("URL", .copy) { $0.url }
  }
}

extension FoundationClasses {
  package static let fileCoordinator = NativeClass<NSFileCoordinator>(
    "NSFileCoordinator", superclass: object, NSFileCoordinator.define)
  package static let fileAccessIntent = NativeClass<NSFileAccessIntent>(
    "NSFileAccessIntent", superclass: object, NSFileAccessIntent.define)
}
