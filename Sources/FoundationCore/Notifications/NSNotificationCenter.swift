package import SelectorRuntime

/// Tells observers of what somebody posts, at once and in the order in which they registered.
///
/// Observers are not retained: one that has gone is passed by. The blocks, and the tokens that stand
/// for them, are the center's own until they are removed. A registration that is removed while a
/// notification is on its way is not told any more; one that is made then, not yet.
package final class NSNotificationCenter: RuntimeObject {
  /// One registration.
  private final class Registration {
    /// The observer, or the token of a block.
    let observer: WeakReference
    let action: Action
    /// Nil for any.
    let name: String?
    /// Whose notifications; `Value.none` for anybody's.
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
    /// The block with the token that the center owns, and the queue on which it runs.
    case block(Block, RuntimeObject, NSOperationQueue?)
  }

  private var registrations: [Registration] = []

  package override func destruct() {
    remove { _ in true }
    super.destruct()
  }

  /// Registers a message; a selector without a colon gets no notification.
  func add(_ observer: RuntimeObject, _ selector: Selector, _ name: String?, _ sender: Value) {
    recordRestoration()
    registrations.append(Registration(observer, .message(selector), name, sender))
  }

  /// Registers a block, and answers the token by which it is removed.
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

  /// Lets a snapshot bring back the registrations of now, as far as their observers are there then.
  private func recordRestoration() {
    let now = registrations
    runtime.recordUndo { [weak self] in
      guard let self else { return }
      for registration in registrations { registration.isActive = false }
      registrations = now.filter { $0.observer.load() != nil }
      for registration in registrations { registration.isActive = true }
    }
  }

  /// Removes what an observer has registered; nil for any name and any sender.
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

  /// Tells everybody whom it concerns, in the order of registration.
  /// - Throws: what the first observer that raises does; those behind it are not told.
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
        // The poster waits for the queue.
        try queue.runAndWait { _ = try block(.object(notification)) }
      case .block(let block, _, nil): try block(.object(notification))
      case .message(let selector):
        let arguments =
          selector.argumentCount == 0 ? Arguments() : Arguments(.object(notification))
        _ = try runtime.send(observer, selector, arguments)
      }
    }
  }

  /// Posts by the message that UIKit sends, so that whoever has replaced that hears of it.
  package func announce(_ name: String, _ sender: Value, _ userInfo: Value = .none) throws {
    _ = try runtime.send(
      self, runtime.selector("postNotificationName:object:userInfo:"),
      Arguments(.string(name), sender, userInfo))
  }

  /// Makes a notification and posts it.
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
  /// The observer that a block is registered as.
  package static let observer = NativeClass<RuntimeObject>("__NSObserver", superclass: object)

  package static let notificationCenter = NativeClass<NSNotificationCenter>(
    "NSNotificationCenter", superclass: object, NSNotificationCenter.define)
}

extension FoundationWorld {
  /// The notification center that everybody shares.
  package var notificationCenter: NSNotificationCenter? {
    only("NSNotificationCenter") as? NSNotificationCenter
  }

  /// The only instance of a class, made on first use.
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
