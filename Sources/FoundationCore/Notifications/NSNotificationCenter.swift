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
    var isActive = true

    init(_ observer: RuntimeObject, _ action: Action, _ name: String?, _ sender: Value) {
      self.observer = WeakReference(observer)
      self.action = action
      self.name = name
      self.sender = sender
    }

    func fits(_ name: String, _ sender: Value) -> Bool {
      isActive && (self.name == nil || self.name == name)
        && (self.sender.isNone || self.sender.isIdentical(to: sender))
    }
  }

  private enum Action {
    case message(Selector)
    /// A block with the token that the center owns, and the queue on which it runs.
    case block(Block, RuntimeObject, NSOperationQueue?)
  }

  private var registrations: [Registration] = []

  package override func destruct() {
    remove { _ in true }
    super.destruct()
  }

  /// Registers a message; a selector without a colon is sent without the notification.
  func add(_ observer: RuntimeObject, _ selector: Selector, _ name: String?, _ sender: Value) {
    recordRestoration()
    registrations.append(Registration(observer, .message(selector), name, sender))
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
    registrations.append(Registration(token, .block(block, token, queue), name, sender))
    return token
  }

  /// Saves the registrations for a snapshot; those with deallocated observers are not restored.
  private func recordRestoration() {
    let now = registrations
    runtime.recordUndo { [weak self] in
      guard let self else { return }
      for registration in registrations { registration.isActive = false }
      registrations = now.filter { $0.observer.load() != nil }
      for registration in registrations { registration.isActive = true }
    }
  }

  /// Removes registrations of an observer; a nil name or sender matches any.
  func remove(_ observer: RuntimeObject, _ name: String?, _ sender: Value) {
    remove { registration in
      registration.observer.load() === observer
        && (name == nil || registration.name == name)
        && (sender.isNone || registration.sender.isIdentical(to: sender))
    }
  }

  private func remove(where fits: (Registration) -> Bool) {
    let removed = registrations.filter(fits)
    if !removed.isEmpty && !isDeallocating { recordRestoration() }
    registrations.removeAll(where: fits)
    for registration in removed {
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
    registrations.removeAll { $0.observer.load() == nil }
    for registration in registrations {
      guard registration.fits(notification.name, notification.object),
        let observer = registration.observer.load()
      else { continue }
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

  /// Returns the singleton of a class, created on first use.
  package func only(_ name: String) -> RuntimeObject {
    if let known = onlyInstances[name], !known.isErased { return known }
    guard let cls = runtime.lookUpClass(name) else {
      preconditionFailure("the class \(name) is not defined")
    }
    let made = runtime.createInstance(cls)
    made.retain()
    onlyInstances[name] = made
    return made
  }
}
