package import FoundationCore
package import SelectorRuntime
internal import VirtualTime

/// `NSNotificationQueue`: queues notifications for the run loop, and coalesces similar ones.
///
/// `NSPostASAP` posts in the next turn of the run loop. `NSPostWhenIdle` posts one turn later,
/// after the notifications of that turn.
package final class NSNotificationQueue: RuntimeObject {
  @Strong fileprivate var center: NSNotificationCenter?

  /// The `NSPostingStyle` with its numbers in NSNotificationQueue.h.
  private enum Style: Int {
    case whenIdle = 1
    case soon, now
  }

  /// The `NSNotificationCoalescing` with its bits in NSNotificationQueue.h.
  private struct Coalescing: OptionSet {
    let rawValue: Int
    static let onName = Coalescing(rawValue: 1)
    static let onSender = Coalescing(rawValue: 2)
  }

  private static let post = "postNotification:"
  private static let postLater = "_postNotificationWhenIdle:"

  private func enqueue(
    _ notification: NSNotification, _ style: Int, _ mask: Coalescing, _ modes: RunLoop.Mode
  ) throws {
    guard let center else { return }
    guard let style = Style(rawValue: style) else {
      throw RuntimeError(
        .invalidArgument,
        "-[NSNotificationQueue enqueueNotification:postingStyle:]: \(style) is no posting style")
    }
    if !mask.isEmpty { dequeue(notification, mask) }
    switch style {
    case .now: _ = try center.send(Self.post, notification)
    case .soon: try send(Self.post, to: center, notification, modes)
    case .whenIdle: try send(Self.postLater, to: self, notification, modes)
    }
  }

  private func send(
    _ message: String, to target: RuntimeObject, _ notification: NSNotification,
    _ modes: RunLoop.Mode
  ) throws {
    try foundation.schedule(
      DelayedMessage(target, runtime.selector(message), .object(notification)), after: 0,
      in: modes)
  }

  /// Removes queued notifications that match a notification.
  private func dequeue(_ notification: NSNotification, _ mask: Coalescing) {
    let (post, later) = (runtime.selector(Self.post), runtime.selector(Self.postLater))
    foundation.cancelDelayedMessages { message in
      guard let waiting = message.argument.object as? NSNotification,
        message.target === center && message.selector === post
          || message.target === self && message.selector === later
      else { return false }
      if mask.contains(.onName), waiting.name != notification.name { return false }
      return mask.contains(.onSender)
        ? waiting.object.object === notification.object.object : true
    }
  }
}

extension NSNotificationQueue {
  static func define(_ queue: ClassDefinition<NSNotificationQueue>) {
    queue.classSide.method("defaultQueue") { (cls) -> NSNotificationQueue? in
      cls.foundation.currentNotificationQueue
    }
    queue.method("init") { (queue) -> NSNotificationQueue in
      queue.center = queue.foundation.notificationCenter
      return queue
    }
    queue.method("initWithNotificationCenter:") {
      (queue, center: NSNotificationCenter) -> NSNotificationQueue in
      queue.center = center
      return queue
    }
    queue.method("enqueueNotification:postingStyle:") {
      (queue, notification: NSNotification, style: Int) in
      try queue.enqueue(notification, style, [.onName, .onSender], .default)
    }
    queue.method("enqueueNotification:postingStyle:coalesceMask:forModes:") {
      (queue, notification: NSNotification, style: Int, mask: Int, modes: [String]?) in
      let all = try queue.foundation.runLoopModes(modes ?? ["kCFRunLoopDefaultMode"])
      try queue.enqueue(notification, style, Coalescing(rawValue: mask), all)
    }
    queue.method("dequeueNotificationsMatching:coalesceMask:") {
      (queue, notification: NSNotification, mask: Int) in
      queue.dequeue(notification, Coalescing(rawValue: mask))
    }
    queue.method(postLater) { (queue, notification: NSNotification) in
      guard let center = queue.center else { return }
      try queue.send(post, to: center, notification, .common)
    }
  }
}

extension FoundationWorld {
  /// The queue of the running thread, created on first use.
  fileprivate var currentNotificationQueue: NSNotificationQueue? {
    guard let loop = currentRunLoopObject as? NSRunLoop else { return nil }
    if let known = loop.notificationQueue as? NSNotificationQueue, !known.isErased {
      return known
    }
    let made = runtime.create(FoundationClasses.notificationQueue)
    made.center = notificationCenter
    loop.notificationQueue = made
    return made
  }
}

extension FoundationClasses {
  package static let notificationQueue = NativeClass<NSNotificationQueue>(
    "NSNotificationQueue", superclass: object, NSNotificationQueue.define)
}
