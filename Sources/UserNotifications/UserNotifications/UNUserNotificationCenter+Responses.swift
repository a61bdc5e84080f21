internal import FoundationCore
internal import SelectorRuntime
internal import UIKitBase
internal import UIKitRuntime

// The user's responses to notifications.
extension UNUserNotificationCenter {
  /// The category of a notification, if the app has registered it.
  private func category(of notification: FieldedObject) -> FieldedObject? {
    let request = notification["request"].object as? FieldedObject
    let name = (request?["content"].object as? FieldedObject)?.text("categoryIdentifier") ?? ""
    return [FieldedObject].from(categories, in: runtime)?.first { $0.text("identifier") == name }
  }

  /// Simulates the user's choice of a notification action.
  ///
  /// The app enters the foreground for the notification itself and for actions with the foreground
  /// option. A dismissal is reported only if the category requests it.
  ///
  /// - Parameters:
  ///   - identifier: the identifier of the notification's request.
  ///   - action: the identifier of the action.
  ///   - text: the text typed into a text input action.
  /// - Throws: ``RuntimeError`` if no notification has the identifier; errors of the delegate.
  package func respond(to identifier: String, action: String, text: String?) throws {
    let waiting = pending.first { $0.request.text("identifier") == identifier }?.request
    guard
      let notification = delivered.first(where: { $0.identifier == identifier })
        ?? waiting.map({ notification($0) })
    else {
      let known = (delivered.map(\.identifier) + pending.map { $0.request.text("identifier") })
        .sorted().joined(separator: ", ")
      throw RuntimeError(
        .invalidArgument,
        "uikit.openNotification: no notification has the identifier '\(identifier)'"
          + (known.isEmpty ? "" : "; there are \(known)"))
    }
    let category = category(of: notification)
    let chosen = [FieldedObject].from(category?["actions"] ?? .none, in: runtime)?.first {
      $0.text("identifier") == action
    }
    let takesText = chosen?.isKind(of: "UNTextInputNotificationAction") ?? false
    let text = text ?? (takesText ? "" : nil)
    let response = world.create(
      text == nil ? UIKitClasses.notificationResponse : UIKitClasses.textInputNotificationResponse)
    response["notification"] = .object(notification)
    response["actionIdentifier"] = .string(action)
    if let text { response["userText"] = .string(text) }
    try response.keptAlive {
      recordRestoration()
      removeDelivered([identifier])
      let isThrownAway = action == "com.apple.UNNotificationDismissActionIdentifier"
      // UNNotificationCategoryOptionCustomDismissAction, UNNotificationActionOptionForeground
      if isThrownAway, Int(nearestTo: category?.number("options") ?? 0) & 1 == 0 { return }
      let opens = chosen.map { Int(nearestTo: $0.number("options") ?? 0) & 4 != 0 } ?? !isThrownAway
      if opens, world.application.state == .background { try world.application.enterForeground() }
      let selector = runtime.selector(
        "userNotificationCenter:didReceiveNotificationResponse:withCompletionHandler:")
      guard let delegate = try delegate.delegate(respondingTo: selector) else { return }
      try delegate.send(
        selector, self, response, Value.foreign(NativeBlock { _ in .none }))
    }
  }
}
