package import FoundationCore
package import SelectorRuntime

// no traps of stop: native classes are declared by the host and not by scripts.

/// Posts notifications to observers synchronously, in the order of registration.
///
/// Observers are not retained, and deallocated ones are skipped. The center owns the blocks and
/// their tokens until they are removed. If a registration is removed while a notification is being
/// posted, its observer is not notified; an observer that is added meanwhile is not notified
/// either.
package final class NSNotificationCenter: RuntimeObject {
  /// A registration of an observer.
  private final class Registration {
    /// The observer, or the token of a block.
    let observer: WeakReference
    let action: Action
    /// The name to match; nil matches any.
    let name: String?
    /// The object to match; `Value.none` matches any.
    let sender: Value
    /// The hashes by which it is found, in the order of `Search`.
    let hashes: [NameHash]
    var isActive = true

    init(_ observer: RuntimeObject, _ action: Action, _ name: String?, _ sender: Value) {
      self.observer = WeakReference(observer)
      self.action = action
      self.name = name
      self.sender = sender
      hashes = Search.allCases.map { $0.hash(observer, name, sender) }
    }
  }

  /// The properties of a registration by which it is found.
  private enum Search: UInt32, CaseIterable {
    case nameAndSender, observer, observerAndName, all

    /// Returns the hash of those parts that the search knows.
    func hash(_ observer: RuntimeObject?, _ name: String?, _ sender: Value) -> NameHash {
      var parts: [UInt32] = []
      if self != .nameAndSender, let observer { parts.append(Value.object(observer).identityHash) }
      if self != .observer, let name { parts.append(NameHash(name).bits) }
      if self == .nameAndSender || self == .all { parts.append(sender.identityHash) }
      let bits = parts.reduce(rawValue) { ($0 ^ $1) &* 16_777_619 }
      // The low bits select a chain, and those of all addresses are equal.
      return NameHash(bits: bits ^ bits >> 16)
    }
  }

  private enum Action {
    case message(Selector)
    /// A block with the token that the center owns, and the queue on which it runs.
    case block(Block, RuntimeObject, NSOperationQueue?)
  }

  /// The registrations in order; nil where one was removed.
  private var registrations: [Registration?] = []
  /// Finds registrations: an index divided by the number of searches is one of `registrations`.
  private var index = NameChains(capacity: 16)
  /// The count of `registrations` at which unused ones are left out.
  private var limit = 64

  package override func destruct() {
    remove(registrations.indices.filter { registrations[$0] != nil })
    super.destruct()
  }

  /// Registers a message; a selector without a colon is sent without the notification.
  func add(_ observer: RuntimeObject, _ selector: Selector, _ name: String?, _ sender: Value) {
    recordRestoration()
    append(Registration(observer, .message(selector), name, sender))
  }

  /// Registers a block, and returns the token that removes it.
  func add(
    _ block: Block, _ name: String?, _ sender: Value, on queue: NSOperationQueue? = nil
  ) throws -> RuntimeObject {
    guard let cls = runtime.lookUpClass("__NSObserver") else {
      throw RuntimeError(.inconsistency, "the class __NSObserver is gone")
    }
    let token = runtime.createInstance(cls)
    token.retain()
    recordRestoration()
    queue?.retain()
    append(Registration(token, .block(block, token, queue), name, sender))
    return token
  }

  private func append(_ registration: Registration) {
    if registrations.count >= limit { list(registrations) }
    registrations.append(registration)
    for hash in registration.hashes { index.append(hash) }
  }

  /// Lists registrations without those that are removed or whose observer is deallocated.
  private func list(_ all: [Registration?]) {
    let used = all.compactMap(\.self).filter { $0.observer.load() != nil }
    (registrations, index, limit) = ([], NameChains(capacity: 16), max(64, 2 * used.count))
    for registration in used { append(registration) }
  }

  /// Returns the indexes of registrations that a search finds, the last first.
  private func indexes(
    _ search: Search, _ observer: RuntimeObject?, _ name: String?, _ sender: Value,
    where fits: (Registration) -> Bool
  ) -> [Int] {
    let count = Search.allCases.count
    let found = index.indexes(of: search.hash(observer, name, sender)) {
      registrations[$0 / count]?.observer.load() != nil
    }
    return found.filter { $0 % count == Int(search.rawValue) }.map { $0 / count }
      .filter { registrations[$0].map(fits) ?? false }
  }

  /// Saves the registrations for a snapshot; those with deallocated observers are not restored.
  private func recordRestoration() { runtime.recordContents(of: self, restoration()) }

  private func restoration() -> () -> Void {
    let before = registrations
    return { [weak self] in
      guard let self else { return }
      for case let registration? in registrations { registration.isActive = false }
      list(before)
      for case let registration? in registrations { registration.isActive = true }
    }
  }

  /// Removes registrations of an observer; a nil name or sender matches any.
  func remove(_ observer: RuntimeObject, _ name: String?, _ sender: Value) {
    let search: Search = name == nil ? .observer : sender.isNone ? .observerAndName : .all
    let found = indexes(search, observer, name, sender) { registration in
      registration.observer.load() === observer && (name == nil || registration.name == name)
        && (sender.isNone || registration.sender.isIdentical(to: sender))
    }
    remove(found.reversed())
  }

  private func remove(_ indexes: [Int]) {
    if !indexes.isEmpty && !isDeallocating { recordRestoration() }
    let ending = indexes.compactMap { registrations[$0] }
    for index in indexes { registrations[index] = nil }
    for registration in ending {
      registration.isActive = false
      if case .block(_, let token, let queue) = registration.action {
        token.release()
        queue?.release()
      }
    }
  }

  /// Posts to all matching observers, in the order of registration.
  /// - Throws: the error of the first observer that raises; later observers are not notified.
  package func post(_ notification: NSNotification) throws {
    notification.retain()
    defer { notification.release() }
    let (name, sender) = (notification.name, notification.object)
    var found: [Int] = []
    for name in [name, nil] {
      for sender in sender.isNone ? [.none] : [sender, .none] {
        found += indexes(.nameAndSender, nil, name, sender) {
          $0.name == name && $0.sender.isIdentical(to: sender)
        }
      }
    }
    for case let registration? in found.sorted().map({ registrations[$0] }) {
      guard registration.isActive, let observer = registration.observer.load() else { continue }
      observer.retain()
      defer { observer.release() }
      switch registration.action {
      case .block(let block, _, let queue?):
        // Posting blocks until the queue has run the block.
        try queue.runAndWait { _ = try block(.object(notification)) }
      case .block(let block, _, nil): try block(.object(notification))
      case .message(let selector):
        let arguments =
          selector.argumentCount == 0 ? Arguments() : Arguments(.object(notification))
        _ = try runtime.send(observer, selector, arguments)
      }
    }
  }

  /// Posts by sending the message that UIKit sends, so that overrides and hooks receive it.
  package func announce(_ name: String, _ sender: Value, _ userInfo: Value = .none) throws {
    _ = try runtime.send(
      self, runtime.selector("postNotificationName:object:userInfo:"),
      Arguments(.string(name), sender, userInfo))
  }

  /// Creates a notification and posts it.
  private func post(_ name: String, _ sender: Value, _ userInfo: Value = .none) throws {
    guard let cls = runtime.lookUpClass("NSNotification") else { return }
    try post(NSNotification.make(name, sender, userInfo, of: cls))
  }
}

extension NSNotificationCenter {
  static func define(_ center: ClassDefinition<NSNotificationCenter>) {
    center.classSide.method("defaultCenter") { (cls) -> RuntimeObject in
      cls.foundation.only("NSNotificationCenter")
    }
    center.method("addObserver:selector:name:object:") {
      (center, observer: RuntimeObject, selector: Selector, name: String?, sender: Value) in
      center.add(observer, selector, name, sender)
    }
    center.method("addObserverForName:object:queue:usingBlock:") {
      (center, name: String?, sender: Value, queue: NSOperationQueue?, block: Block)
        -> RuntimeObject
      in
      try center.add(block, name, sender, on: queue)
    }
    center.method("removeObserver:") { (center, observer: RuntimeObject?) in
      if let observer { center.remove(observer, nil, .none) }
    }
    center.method("removeObserver:name:object:") {
      (center, observer: RuntimeObject?, name: String?, sender: Value) in
      if let observer { center.remove(observer, name, sender) }
    }
    center.method("postNotification:") { (center, notification: NSNotification) in
      try center.post(notification)
    }
    center.method("postNotificationName:object:") { (center, name: String, sender: Value) in
      try center.post(name, sender)
    }
    center.method("postNotificationName:object:userInfo:") {
      (center, name: String, sender: Value, userInfo: Value) in
      try center.post(name, sender, userInfo)
    }
  }
}

extension FoundationClasses {
  /// The class of the tokens of blocks.
  package static let observer = NativeClass<RuntimeObject>("__NSObserver", superclass: object)

  package static let notificationCenter = NativeClass<NSNotificationCenter>(
    "NSNotificationCenter", superclass: object, NSNotificationCenter.define)
}

extension FoundationWorld {
  /// The default notification center.
  package var notificationCenter: NSNotificationCenter? {
    only("NSNotificationCenter") as? NSNotificationCenter
  }
}
