internal import FoundationCore
internal import SelectorRuntime
package import UIKitBase
internal import UIKitRuntime
internal import UIKitText
internal import VirtualTime

/// Keys of a hardware keyboard.
///
/// Since iOS 15 a key goes to the edited text first, then to key commands. A command with priority
/// over the system comes before the text. A key without a command is a press.
extension UIApplication {
  /// Presses and releases a key.
  ///
  /// - Parameters:
  ///   - input: A character, or the name of a key without one, such as `UIKeyInputUpArrow`.
  ///   - modifiers: The `UIKeyModifierFlags` of the keys that are held.
  /// - Throws: errors of the messages; the key is released nevertheless.
  package func pressKey(_ input: String, modifiers: Int) throws {
    let (event, press) = (world.keyboardEvent, world.create(UIKitClasses.press))
    let key = world.create(UIKitClasses.key)
    key.set(input, modifiers: modifiers)
    press.key = key
    event.presses = [press]
    defer { event.presses = [] }
    var deferred = DeferredErrors()
    for isDown in [true, false] {
      event.isKeyDown = isDown
      event.timestamp = world.runLoop.now
      press.timestamp = event.timestamp
      deferred.run { try send(selectors.presses.handleKey, event) }
    }
    try deferred.throwFirst()
  }

  private func handle(_ event: UIPhysicalKeyboardEvent) throws {
    guard let press = event.presses.first, let key = press.key else { return }
    if !event.isKeyDown {
      guard press.window != nil else { return }
      press.phase = .ended
      return try send(selectors.sendEvent, event)
    }
    let text = try keyWindow.flatMap { try $0.firstResponder?.textOf(key) }
    if let (command, responder) = try findCommand(of: key, isPriorityOnly: text != nil) {
      return try perform(command, from: responder, event)
    }
    press.phase = .began
    press.window = keyWindow
    event.hasPassedChain = false
    try send(selectors.sendEvent, event)
    guard event.hasPassedChain else { return }
    if try edit(key, event) { return }
    if let heading = key.focusHeading, let window = keyWindow, world.focusSystem.isEnabled,
      !window.keepsFocus(heading)
    {
      return try world.focusSystem.move(heading, in: window)
    }
    if let text { try world.type(text) }
  }

  /// Finds the command of a pressed key, from the first responder up the responder chain.
  private func findCommand(
    of key: UIKey, isPriorityOnly: Bool
  ) throws -> (UIKeyCommand, RuntimeObject)? {
    var place: RuntimeObject? =
      keyWindow?.firstResponder ?? keyWindow?.rootViewController?.frontmost ?? keyWindow
    for _ in 0..<1000 {
      guard let responder = place else { return nil }
      let commands: [UIKeyCommand] =
        try responder.call(selectors.presses.keyCommands, as: [UIKeyCommand]?.self) ?? []
      let found = try commands.first {
        try $0.matches(key)
          && (!isPriorityOnly || $0.call(runtime.selector("wantsPriorityOverSystemBehavior")))
      }
      if let found, found.action != nil { return (found, responder) }
      place = try (responder as? UIResponder)?.nextResponder()
    }
    return nil
  }

  /// Performs the action of the edit menu whose key is pressed with Command; returns whether it did.
  private func edit(_ key: UIKey, _ event: UIEvent) throws -> Bool {
    let actions = ["a": "selectAll:", "c": "copy:", "v": "paste:", "x": "cut:"]
    // UIKeyModifierCommand
    guard key.modifiers == 1 << 20, let name = actions[key.characters],
      let responder = keyWindow?.firstResponder
    else { return false }
    let action = runtime.selector(name)
    let target: RuntimeObject? = try responder.call(
      selectors.targetForAction, action, RuntimeObject?.none)
    guard let target else { return false }
    return try call(
      selectors.sendActionToFromForEvent, action, target, RuntimeObject?.none, event)
  }

  private func perform(
    _ command: UIKeyCommand, from responder: RuntimeObject, _ event: UIEvent
  ) throws {
    guard let action = command.action else { return }
    let target: RuntimeObject? = try responder.call(selectors.targetForAction, action, command)
    let _: Bool = try call(selectors.sendActionToFromForEvent, action, target, command, event)
  }

  static func defineKeys(_ application: ClassDefinition<UIApplication>) {
    application.method("handleKeyUIEvent:") { (application, event: UIEvent?) in
      guard let event = event as? UIPhysicalKeyboardEvent else { return }
      try application.handle(event)
    }
  }
}

extension UIWindow {
  /// Whether the edited text uses a key that could move the focus.
  ///
  /// Every text uses the arrow keys; a text view also uses the tab key.
  fileprivate func keepsFocus(_ heading: Int) -> Bool {
    firstResponder is any TextEditing && (heading < 1 << 4 || firstResponder is UITextView)
  }
}

extension UIResponder {
  /// The text that a key inserts; nil if it inserts none, or if no text is edited.
  fileprivate final func textOf(_ key: UIKey) throws -> String? {
    // UIKeyModifierControl and UIKeyModifierCommand
    guard key.modifiers & (1 << 18 | 1 << 20) == 0, key.characters.count == 1,
      try call(selectors.respondsToSelector, selectors.text.insertText)
    else { return nil }
    switch key.characters {
    case "\r": return "\n"
    case "\u{1B}": return nil
    default: return key.characters
    }
  }
}
