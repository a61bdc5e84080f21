package import FoundationCore
internal import FoundationThreads
package import SelectorRuntime
internal import Threads

extension FoundationProtocols {
  /// The protocol of NSFilePresenter.h, for objects that display a file and observe its changes.
  ///
  /// Messages about versions, eviction and iCloud are never sent: this device has no such services.
  package static let filePresenter = NativeProtocol(
    "NSFilePresenter", adopts: [object],
    required: [
      .init("presentedItemURL", returns: NSURL?.self),
      .init("presentedItemOperationQueue", returns: NSOperationQueue.self),
    ],
    optional: [
      .init("relinquishPresentedItemToReader:", Block.self),
      .init("relinquishPresentedItemToWriter:", Block.self),
      .init("savePresentedItemChangesWithCompletionHandler:", Block.self),
      .init("accommodatePresentedItemDeletionWithCompletionHandler:", Block.self),
      .init("accommodatePresentedSubitemDeletionAtURL:completionHandler:", NSURL.self, Block.self),
      .init("presentedItemDidMoveToURL:", NSURL.self),
      .init("presentedItemDidChange"),
      .init("presentedSubitemDidAppearAtURL:", NSURL.self),
      .init("presentedSubitemAtURL:didMoveToURL:", NSURL.self, NSURL.self),
      .init("presentedSubitemDidChangeAtURL:", NSURL.self),
    ])
}

/// A presenter during one access to files.
struct PresentedItem {
  let presenter: RuntimeObject
  /// Whether the item is the presented item itself, or is inside a presented folder.
  let isItself: Bool

  private var world: FoundationWorld { presenter.foundation }

  /// Sends a message on the presenter's queue, and waits until it has been handled.
  ///
  /// On the main thread, a presenter that uses the main queue receives the message immediately.
  func send(_ name: String, _ arguments: [any MessageValue], waits: Bool) throws {
    guard try presenter.responds(to: name) else { return }
    let queue = try presenter.send("presentedItemOperationQueue").object as? NSOperationQueue
    guard let queue, !(waits && queue.isMain && world.threads.current.isMain) else {
      _ = try presenter.send(name, with: arguments)
      return
    }
    let kept = arguments.compactMap { $0.messageValue.object }
    kept.forEach { $0.retain() }
    let body = NativeBlock { _ in
      defer { kept.forEach { $0.release() } }
      _ = try presenter.send(name, with: arguments)
      return .none
    }
    let operation = try world.runtime.cls(OperationClasses.blockOperation).send(
      "blockOperationWithBlock:", Value.foreign(body))
    try queue.send("addOperations:waitUntilFinished:", [operation], waits)
  }

  /// Sends a message whose last argument is a block, and waits until that block has been called.
  ///
  /// - Returns: the argument of the block.
  func ask(_ name: String, _ arguments: any MessageValue...) throws -> Value {
    guard try presenter.responds(to: name) else { return .none }
    let gate = Gate(world.threads)
    var answer = Value.none
    gate.begin()
    let done = NativeBlock { arguments in
      answer = arguments.first ?? .none
      answer.retain()
      gate.open()
      return .none
    }
    try send(name, arguments + [Value.foreign(done)], waits: true)
    try gate.wait("the block of \(presenter.methodName(world.runtime.selector(name)))")
    return answer
  }
}

extension FoundationWorld {
  /// The registered file presenters, which are not retained.
  var filePresenters: [RuntimeObject] {
    get { self[FilePresenters.self] }
    _modify { yield &self[FilePresenters.self] }
  }

  private enum FilePresenters: WorldKey {
    static func initialValue(in world: FoundationWorld) -> [RuntimeObject] { [] }
  }
}
