internal import FoundationCore
internal import SelectorRuntime
internal import UIKitBase
internal import UIKitRuntime
internal import VirtualTime

// Remote notifications, and the service extension that modifies them.
extension UNUserNotificationCenter {
  private func entry(_ key: String, in value: Value) throws -> Value? {
    try world.entries(of: value)?.first { String.from($0.key, in: runtime) == key }?.value
  }

  /// The content in `aps`, or nil for a silent notification.
  ///
  /// The keys are those of Apple's page on generating a remote notification.
  ///
  /// - Throws: errors of a script's dictionaries.
  func alert(in userInfo: Value) throws -> [String: Value]? {
    guard let aps = try entry("aps", in: userInfo), let alert = try entry("alert", in: aps) else {
      return nil
    }
    var fields: [String: Value] = [:]
    if let text = String.from(alert, in: runtime) {
      fields["body"] = .string(text)
    } else {
      for key in ["title", "subtitle", "body"] { fields[key] = try entry(key, in: alert) }
    }
    for (key, name) in [
      ("badge", "badge"), ("category", "categoryIdentifier"), ("thread-id", "threadIdentifier"),
      ("target-content-id", "targetContentIdentifier"), ("relevance-score", "relevanceScore"),
      ("filter-criteria", "filterCriteria"),
    ] {
      if let value = try entry(key, in: aps) { fields[name] = value }
    }
    let levels = ["passive", "active", "time-sensitive", "critical"]
    if let level = try entry("interruption-level", in: aps),
      let number = levels.firstIndex(of: String.from(level, in: runtime) ?? "")
    {
      fields["interruptionLevel"] = .integer(Int64(number))
    }
    return fields
  }

  /// Whether a service extension may modify a notification.
  ///
  /// - Throws: errors of a script's dictionaries.
  func isMutable(_ userInfo: Value) throws -> Bool {
    let flag = try entry("aps", in: userInfo).flatMap { try entry("mutable-content", in: $0) }
    return flag.flatMap { Int.from($0, in: runtime) } == 1
  }

  /// The app's service extension: the last subclass that was defined.
  private var serviceExtension: RuntimeClass? {
    let base = runtime.cls(UIKitClasses.notificationServiceExtension)
    return runtime.classList.last { cls in
      cls !== base && sequence(first: cls, next: \.superclass).contains { $0 === base }
    }
  }

  /// Half a minute, as UNNotificationServiceExtension's documentation says.
  private static let serviceTime = 30.0

  /// Lets the service extension modify a notification, and delivers the result.
  ///
  /// - Throws: errors of the extension and the delegate.
  func deliver(changing request: FieldedObject) throws {
    guard let cls = serviceExtension else { return try deliver(request) }
    let made: RuntimeObject = try cls.call(world.selectors.alloc)
    let service: RuntimeObject = try made.call(runtime.selector("init"))
    let task = ServiceTask(request, service)
    let finish = { [weak self] (content: FieldedObject?) in
      guard let self, task.isOpen else { return }
      task.isOpen = false
      task.timer?.cancel()
      let changed = world.temporary(UIKitClasses.notificationRequest)
      changed.takeFields(of: request)
      if let content { changed["content"] = .object(content) }
      try deliver(changed)
    }
    task.timer = try world.runLoop.schedule(after: Self.serviceTime, phase: .timers) {
      guard task.isOpen else { return }
      try service.send(service.runtime.selector("serviceExtensionTimeWillExpire"))
      // If the extension still has not finished, the original notification is delivered.
      try finish(nil)
    }
    let hand = NativeBlock { arguments in
      try finish(arguments.first?.object as? FieldedObject)
      return .none
    }
    try service.send(
      runtime.selector("didReceiveNotificationRequest:withContentHandler:"), request,
      Value.foreign(hand))
  }
}

/// A notification that a service extension is processing.
private final class ServiceTask {
  var isOpen = true
  var timer: RunLoop.Entry?
  private let held: [HeldValue]

  init(_ request: FieldedObject, _ service: RuntimeObject) {
    held = [HeldValue(.object(request)), HeldValue(.object(service))]
  }
}

extension UIKitClasses {
  static let notificationServiceExtension = NativeClass<RuntimeObject>(
    "UNNotificationServiceExtension", superclass: FoundationClasses.object
  ) { service in
    service.method("didReceiveNotificationRequest:withContentHandler:") {
      (_, request: FieldedObject, handler: Block) in
      _ = try handler(request["content"])
    }
    service.method("serviceExtensionTimeWillExpire") { _ in }
  }
}
