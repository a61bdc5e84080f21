internal import FoundationCore
package import SelectorRuntime
internal import Systems
package import UIKitBase
package import UIKitRuntime
internal import VirtualTime

/// The notification center of an app, with pending requests and delivered notifications.
///
/// Triggers fire on the virtual clock. In the foreground the delegate is asked before a
/// notification is shown; in the background it is delivered immediately. Blocks are called in a
/// later turn of the run loop.
package final class UNUserNotificationCenter: RuntimeObject {
  /// A request that waits for its trigger.
  struct Pending {
    let request: FieldedObject
    let identifier: String
    let entry: RunLoop.Entry?
  }

  let delegate = DelegateSlot()
  @Owned var pending: [Pending] = []
  @StrongList private(set) var delivered: [FieldedObject] = []
  /// The delivered notifications by the identifiers of their requests, which are distinct.
  private var deliveredByIdentifier: [String: FieldedObject] = [:]
  var categories = Value.list([])
  /// A `UNAuthorizationStatus`; 0 is not determined.
  private var status = 0
  private var options = 0

  package override func destruct() {
    for waiting in pending {
      waiting.entry?.cancel()
      waiting.request.release()
    }
    retainCategories([])
    super.destruct()
  }

  /// Records pending and delivered notifications for snapshots.
  func recordRestoration() {
    let (pending, delivered, status, options) = (pending, delivered, status, options)
    runtime.recordUndo { [weak self] in
      guard let self else { return }
      self.pending = pending.filter { !$0.request.isErased }
      self.delivered = delivered.filter { !$0.isErased }
      deliveredByIdentifier = [:]
      for notification in self.delivered {
        deliveredByIdentifier[notification.identifier] = notification
      }
      (self.status, self.options) = (status, options)
    }
  }

  /// Calls a block in a later turn.
  private func later(_ block: Block?, _ arguments: Value...) throws {
    guard let block else { return }
    for value in arguments { value.retain() }
    try world.runLoop.schedule(after: 0, phase: .blocks) {
      defer { for value in arguments { value.release() } }
      switch arguments.count {
      case 0: try block()
      case 1: try block(arguments[0])
      default: try block(arguments[0], arguments[1])
      }
    }
  }

  var world: UIKitWorld { uikit }

  // Authorization.

  private func requestAuthorization(_ options: Int, _ completion: Block?) throws {
    let isGranted = world.deviceSettings.notificationAnswer == .granted
    recordRestoration()
    if status == 0 {
      // UNAuthorizationStatusAuthorized, UNAuthorizationStatusDenied
      status = isGranted ? 2 : 1
      self.options = isGranted ? options : 0
    }
    try later(completion, .bool(status == 2), .none)
  }

  private func settings() -> FieldedObject {
    let made = world.create(UIKitClasses.notificationSettings)
    made["authorizationStatus"] = .integer(Int64(status))
    // UNNotificationSettingNotSupported, …Disabled, …Enabled
    func state(_ option: Int) -> Value { .integer(status == 0 ? 0 : options & option != 0 ? 2 : 1) }
    made["badgeSetting"] = state(1)
    made["soundSetting"] = state(2)
    made["alertSetting"] = state(4)
    for name in ["notificationCenterSetting", "lockScreenSetting"] { made[name] = state(4) }
    return made
  }

  // Requests.

  private func add(_ request: FieldedObject, _ completion: Block?) throws {
    recordRestoration()
    if let content = request["content"].object as? FieldedObject,
      let failure = try NotificationAttachments.keep(content, in: world)
    {
      return try later(
        completion, .object(NotificationAttachments.error(failure, in: world)))
    }
    let identifier = request.text("identifier")
    remove([identifier])
    let trigger = request["trigger"].object as? FieldedObject
    let delay = try trigger.map { try world.delay(of: $0) } ?? 0
    request.retain()
    let repeats = Bool.from(trigger?["repeats"] ?? .none, in: runtime) ?? false
    let entry = try delay.map { seconds in
      try world.runLoop.schedule(after: seconds, phase: .timers, keepsAlive: !repeats) {
        [weak self] in try self?.fire(request)
      }
    }
    pending.append(Pending(request: request, identifier: identifier, entry: entry))
    try later(completion, .none)
  }

  /// Removes the pending requests with these identifiers, or all of them.
  private func remove(_ identifiers: Set<String>?) {
    let gone = pending.filter { identifiers?.contains($0.identifier) ?? true }
    guard !gone.isEmpty else { return }
    pending = identifiers.map { names in pending.filter { !names.contains($0.identifier) } } ?? []
    for waiting in gone {
      waiting.entry?.cancel()
      waiting.request.release()
    }
  }

  /// Delivers a due request; a repeating one is scheduled again.
  private func fire(_ request: FieldedObject) throws {
    recordRestoration()
    request.retain()
    defer { request.release() }
    remove([request.text("identifier")])
    if let trigger = request["trigger"].object as? FieldedObject,
      Bool.from(trigger["repeats"], in: runtime) == true
    {
      try add(request, nil)
    }
    try deliver(request)
  }

  /// Creates the notification of a request.
  func notification(_ request: FieldedObject) -> FieldedObject {
    let made = world.create(UIKitClasses.notification)
    made["request"] = .object(request)
    made["date"] = (try? world.presentDate()) ?? .none
    return made
  }

  func deliver(_ request: FieldedObject) throws {
    let notification = notification(request)
    guard world.application.state == .active else { return show(notification) }
    let selector = runtime.selector(
      "userNotificationCenter:willPresentNotification:withCompletionHandler:")
    // Without a delegate method, an app in the foreground shows nothing.
    guard let delegate = try delegate.delegate(respondingTo: selector) else { return }
    notification.retain()
    let block = NativeBlock { [weak self] arguments in
      defer { notification.release() }
      let options = arguments.first.flatMap { Int.from($0, in: notification.runtime) } ?? 0
      // UNNotificationPresentationOptionAlert and, since iOS 14, …List go to the notification
      // center; an older system does not know the other options.
      let shown = notification.foundation.changes[.notificationOptions] ? 4 | 8 : 4
      if options & shown != 0 { self?.show(notification) }
      return .none
    }
    try delegate.send(selector, self, notification, Value.foreign(block))
  }

  private func show(_ notification: FieldedObject) {
    recordRestoration()
    removeDelivered([notification.identifier])
    deliveredByIdentifier[notification.identifier] = notification
    $delivered.append(notification, of: self)
  }

  /// Removes the delivered notifications with these identifiers.
  func removeDelivered(_ identifiers: [String]) {
    for identifier in identifiers {
      if let gone = deliveredByIdentifier.removeValue(forKey: identifier) {
        $delivered.removeAll(gone)
      }
    }
  }

  /// Receives a remote notification; returns whether the delegate handled it.
  ///
  /// - Throws: errors of the delegate.
  package func receiveRemote(_ userInfo: Value) throws -> Bool {
    guard delegate.object != nil, let alert = try alert(in: userInfo) else { return false }
    let content = world.create(UIKitClasses.notificationContent)
    content["userInfo"] = userInfo
    for (key, value) in alert { content[key] = value }
    let request = world.create(UIKitClasses.notificationRequest)
    request["identifier"] = .string("remote \(serial)")
    request["content"] = .object(content)
    request["trigger"] = .object(world.create(UIKitClasses.pushNotificationTrigger))
    try request.keptAlive {
      if try isMutable(userInfo) { try deliver(changing: request) } else { try deliver(request) }
    }
    return world.application.state == .active
  }
}

extension FieldedObject {
  /// The identifier of a notification's request.
  var identifier: String {
    (self["request"].object as? FieldedObject)?.text("identifier") ?? ""
  }
}

extension UNUserNotificationCenter {
  static func define(_ center: ClassDefinition<UNUserNotificationCenter>) {
    center.classSide.method("currentNotificationCenter") { (cls) -> RuntimeObject in
      cls.uikit.userNotificationCenter
    }
    center.property(
      "delegate", .weak, of: "<UNUserNotificationCenterDelegate>", get: { $0.delegate.object },
      set: { try $0.delegate.set($1, of: $0) })
    center.readonly("supportsContentExtensions") { (_) -> Bool in true }
    center.method("requestAuthorizationWithOptions:completionHandler:") {
      (center, options: Int, completion: Block?) in
      try center.requestAuthorization(options, completion)
    }
    center.method("getNotificationSettingsWithCompletionHandler:") {
      (center, completion: Block) in try center.later(completion, .object(center.settings()))
    }
    center.method("addNotificationRequest:withCompletionHandler:") {
      (center, request: FieldedObject, completion: Block?) in
      try center.add(request, completion)
    }
    center.method("setBadgeCount:withCompletionHandler:") {
      (center, count: Int, completion: Block?) in
      _ = try center.runtime.send(
        center.world.application, center.runtime.selector("setApplicationIconBadgeNumber:"),
        Arguments(.integer(Int64(count))))
      try center.later(completion, .none)
    }
    defineLists(center)
  }

  private static func defineLists(_ center: ClassDefinition<UNUserNotificationCenter>) {
    center.method("setNotificationCategories:") { (center, categories: [RuntimeObject]) in
      center.retainCategories(categories)
    }
    center.method("getNotificationCategoriesWithCompletionHandler:") {
      (center, completion: Block) in try center.later(completion, center.categories)
    }
    center.method("getPendingNotificationRequestsWithCompletionHandler:") {
      (center, completion: Block) in
      try center.later(completion, .list(center.pending.map { .object($0.request) }))
    }
    center.method("getDeliveredNotificationsWithCompletionHandler:") {
      (center, completion: Block) in
      try center.later(completion, .list(center.delivered.map { .object($0) }))
    }
    center.method("removePendingNotificationRequestsWithIdentifiers:") {
      (center, identifiers: [String]) in
      center.recordRestoration()
      center.remove(Set(identifiers))
    }
    center.method("removeAllPendingNotificationRequests") { (center) in
      center.recordRestoration()
      center.remove(nil)
    }
    center.method("removeDeliveredNotificationsWithIdentifiers:") {
      (center, identifiers: [String]) in
      center.recordRestoration()
      center.removeDelivered(identifiers)
    }
    center.method("removeAllDeliveredNotifications") { (center) in
      center.recordRestoration()
      center.deliveredByIdentifier = [:]
      center.delivered = []
    }
  }

  private func retainCategories(_ list: [RuntimeObject]) {
    for category in list { category.retain() }
    let old = [RuntimeObject].from(categories, in: runtime) ?? []
    categories = .list(list.map { .object($0) })
    for category in old { category.release() }
  }
}

extension UIKitProtocols {
  package static let userNotificationCenterDelegate = NativeProtocol(
    "UNUserNotificationCenterDelegate", adopts: [FoundationProtocols.object],
    optional: [
      .init(
        "userNotificationCenter:willPresentNotification:withCompletionHandler:",
        UNUserNotificationCenter.self, FieldedObject.self, Block.self),
      .init(
        "userNotificationCenter:didReceiveNotificationResponse:withCompletionHandler:",
        UNUserNotificationCenter.self, FieldedObject.self, Block.self),
      .init(
        "userNotificationCenter:openSettingsForNotification:", UNUserNotificationCenter.self,
        FieldedObject?.self),
    ])
}

extension UIKitClasses {
  static let userNotificationCenter = NativeClass<UNUserNotificationCenter>(
    "UNUserNotificationCenter", superclass: FoundationClasses.object,
    UNUserNotificationCenter.define)

  /// The classes of UserNotifications, superclasses first.
  @NativeClassList package static var userNotifications: [NativeClassDeclaration] {
    notificationContent
    mutableNotificationContent
    notificationSound
    notificationRequest
    notification
    notificationResponse
    textInputNotificationResponse
    notificationSettings
    notificationAttachment
    notificationServiceExtension
    notificationActionIcon
    notificationAction
    textInputNotificationAction
    notificationCategory
    notificationTrigger
    pushNotificationTrigger
    timeIntervalNotificationTrigger
    calendarNotificationTrigger
    locationNotificationTrigger
    userNotificationCenter
  }
}

extension UIKitWorld {
  /// The notification center of the app.
  package var userNotificationCenter: UNUserNotificationCenter {
    single(UIKitClasses.userNotificationCenter)
  }
}
