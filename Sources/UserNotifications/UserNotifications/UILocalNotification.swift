package import FoundationCore
package import SelectorRuntime
internal import UIKitBase
package import UIKitRuntime
internal import VirtualTime

/// Local notifications before iOS 10, which the application delivers.
extension UIApplication {
  /// Schedules a notification; without a date, or with one in the past, it is due now.
  private func wait(for note: FieldedObject) throws {
    var delay = 0.0
    if let date = note["fireDate"].object {
      let seconds: Double = try date.call(runtime.selector("timeIntervalSinceReferenceDate"))
      delay = max(0, seconds - world.absoluteTime)
    }
    let repeats = (note.number("repeatInterval") ?? 0) != 0
    try world.runLoop.schedule(after: delay, phase: .timers, keepsAlive: !repeats) {
      [weak self] in try self?.fire(note)
    }
  }

  private var scheduled: [RuntimeObject] {
    storedValues?.value("scheduledLocalNotifications")
      .flatMap { [RuntimeObject].from($0, in: runtime) } ?? []
  }

  private func setScheduled(_ notes: [RuntimeObject]) {
    let old = scheduled
    runtime.recordUndo { [weak self] in self?.keep(old.filter { !$0.isErased }) }
    keep(notes)
  }

  private func keep(_ notes: [RuntimeObject]) {
    let values = makeStoredValues()
    values.set("scheduledLocalNotifications", .list(notes.map { .object($0) }), .strong)
  }

  /// Delivers a due notification, unless it was cancelled.
  private func fire(_ note: FieldedObject) throws {
    guard scheduled.contains(where: { $0 === note }) else { return }
    try note.keptAlive {
      let unit = Int(nearestTo: note.number("repeatInterval") ?? 0)
      if unit == 0 {
        setScheduled(scheduled.filter { $0 !== note })
      } else {
        note["fireDate"] = try next(note["fireDate"], unit)
        try wait(for: note)
      }
      try deliverLocal(note)
    }
  }

  /// A date that is one calendar unit later.
  private func next(_ date: Value, _ unit: Int) throws -> Value {
    guard let cls = runtime.lookUpClass("NSCalendar") else { return date }
    let calendar: RuntimeObject = try cls.call(runtime.selector("currentCalendar"))
    let add = runtime.selector("dateByAddingUnit:value:toDate:options:")
    return try calendar.call(add, unit, 1, date, 0)
  }

  static func defineLocalNotifications(_ application: ClassDefinition<UIApplication>) {
    application.property(
      "scheduledLocalNotifications", .copy, get: { $0.scheduled }
    ) { (application, notes: [RuntimeObject]?) in
      application.setScheduled(notes ?? [])
      for note in notes ?? [] {
        if let note = note as? FieldedObject { try application.wait(for: note) }
      }
    }
    application.method("scheduleLocalNotification:") { (application, note: FieldedObject) in
      application.setScheduled(application.scheduled.filter { $0 !== note } + [note])
      try application.wait(for: note)
    }
    application.method("presentLocalNotificationNow:") { (application, note: FieldedObject) in
      note.retain()
      try application.world.runLoop.schedule(after: 0, phase: .timers) { [weak application] in
        defer { note.release() }
        try application?.deliverLocal(note)
      }
    }
    application.method("cancelLocalNotification:") { (application, note: RuntimeObject) in
      application.setScheduled(application.scheduled.filter { $0 !== note })
    }
    application.method("cancelAllLocalNotifications") { $0.setScheduled([]) }
    application.method("registerUserNotificationSettings:") {
      (application, settings: RuntimeObject?) in
      try application.send(
        application.runtime.selector("setCurrentUserNotificationSettings:"), settings)
      let answer = application.runtime.selector("application:didRegisterUserNotificationSettings:")
      guard let delegate = application.delegate, try delegate.implements(answer) else { return }
      try delegate.send(answer, application, settings)
    }
    application.stored(
      "currentUserNotificationSettings", .strong, of: "UIUserNotificationSettings",
      usual: RuntimeObject?.none)
  }
}

extension UIKitClasses {
  package static let localNotification = NativeClass<FieldedObject>(
    "UILocalNotification", superclass: FoundationClasses.object
  ) { note in
    note.fieldsAreCopied()
    note.field("fireDate", .copy, of: "NSDate", usual: RuntimeObject?.none)
    note.field("timeZone", .copy, of: "NSTimeZone", usual: RuntimeObject?.none)
    note.field("repeatInterval", usual: 0)
    note.field("repeatCalendar", .copy, of: "NSCalendar", usual: RuntimeObject?.none)
    note.field("region", .copy, of: "CLRegion", usual: RuntimeObject?.none)
    note.field("regionTriggersOnce", usual: true)
    for name in [
      "alertBody", "alertAction", "alertLaunchImage", "alertTitle", "soundName", "category",
    ] { note.field(name, .copy, usual: String?.none) }
    note.field("hasAction", usual: true)
    note.field("applicationIconBadgeNumber", usual: 0)
    note.field("userInfo", .copy, of: "NSDictionary", usual: Value.none)
  }

  package static let userNotificationSettings = NativeClass<FieldedObject>(
    "UIUserNotificationSettings", superclass: FoundationClasses.object
  ) { settings in
    settings.fieldsAreCopied()
    settings.classSide.method("settingsForTypes:categories:") {
      (cls, types: Int, categories: Value) -> RuntimeObject in
      make(cls, ["types": .integer(Int64(types)), "categories": categories])
    }
    settings.field("types", usual: 0, isReadonly: true)
    settings.field("categories", .copy, of: "NSSet", usual: Value.none, isReadonly: true)
  }
}
