internal import FoundationModels
internal import SelectorRuntime
internal import VirtualTime

/// The command of a key of a hardware keyboard, alone or with others held down.
final class UIKeyCommand: StoringObject {
  fileprivate(set) var input = ""
  fileprivate(set) var modifiers = 0
  fileprivate(set) var action: Selector?

  static func define(_ command: ClassDefinition<UIKeyCommand>) {
    func make(
      _ cls: RuntimeClass, _ input: String, _ modifiers: Int, _ action: Selector
    ) throws -> UIKeyCommand {
      let made = try cls.uikit.instance(UIKeyCommand.self, of: cls)
      made.input = input
      made.modifiers = modifiers
      made.action = action
      return made
    }
    command.classSide.method("keyCommandWithInput:modifierFlags:action:") {
      (cls, input: String, modifiers: Int, action: Selector) -> UIKeyCommand in
      try make(cls, input, modifiers, action)
    }
    command.classSide.method("keyCommandWithInput:modifierFlags:action:discoverabilityTitle:") {
      (cls, input: String, modifiers: Int, action: Selector, title: String) -> UIKeyCommand in
      let made = try make(cls, input, modifiers, action)
      try made.send(cls.runtime.selector("setDiscoverabilityTitle:"), title)
      return made
    }
    command.readonly("input", .copy) { $0.input }
    command.readonly("modifierFlags") { $0.modifiers }
    command.readonly("action") { $0.action }
    command.stored("discoverabilityTitle", .copy, usual: String?.none)
    command.stored("title", .copy, usual: "")
    command.stored("wantsPriorityOverSystemBehavior", usual: false)
  }
}

/// A key of a hardware keyboard that goes down or up.
final class UIPhysicalKeyboardEvent: UIEvent {
  fileprivate(set) var input = ""
  fileprivate(set) var modifiers = 0
  fileprivate(set) var isKeyDown = true

  /// The number of `UIEventTypePresses`.
  override var eventType: Int { 3 }

  // The names under which people read them who hook `handleKeyUIEvent:`.
  static func define(_ event: ClassDefinition<UIPhysicalKeyboardEvent>) {
    event.readonly("_isKeyDown") { $0.isKeyDown }
    event.readonly("_modifierFlags") { $0.modifiers }
    event.readonly("modifierFlags") { $0.modifiers }
    event.readonly("_unmodifiedInput", .copy) { $0.input }
    event.readonly("_commandModifiedInput", .copy) { $0.input }
    event.readonly("_modifiedInput", .copy) { (event) -> String in
      // UIKeyModifierShift
      event.modifiers & 1 << 17 != 0 ? event.input.uppercased() : event.input
    }
    event.readonly("_keyCode") { (event) -> Int in
      // Letters as the HID usage tables number them.
      guard let letter = event.input.lowercased().utf8.first, 97...122 ~= letter else { return 0 }
      return Int(letter) - 97 + 4
    }
  }
}

extension UIApplication {
  /// Presses a key and lets it go: the command that somebody in the chain has for it is sent.
  package func pressKey(_ input: String, modifiers: Int) throws {
    let event = world.keyboardEvent
    event.input = input
    event.modifiers = modifiers
    var deferred = DeferredErrors()
    for isDown in [true, false] {
      event.isKeyDown = isDown
      event.timestamp = world.runLoop.now
      deferred.run { try send(runtime.selector("handleKeyUIEvent:"), event) }
    }
    try deferred.throwFirst()
  }

  /// Finds the command of a key that goes down, from the first responder up the chain.
  private func handle(_ event: UIPhysicalKeyboardEvent) throws {
    guard event.isKeyDown else { return }
    let keyCommands = runtime.selector("keyCommands")
    var place: RuntimeObject? =
      keyWindow?.firstResponder ?? keyWindow?.rootViewController?.frontmost ?? keyWindow
    for _ in 0..<1000 {
      guard let responder = place else { return }
      let commands: [UIKeyCommand] = try responder.call(keyCommands, as: [UIKeyCommand]?.self) ?? []
      if let command = commands.first(where: {
        $0.input.lowercased() == event.input.lowercased() && $0.modifiers == event.modifiers
      }), let action = command.action {
        let target: RuntimeObject? = try responder.call(selectors.targetForAction, action, command)
        let _: Bool = try call(selectors.sendActionToFromForEvent, action, target, command, event)
        return
      }
      place = try (responder as? UIResponder)?.nextResponder()
    }
  }

  static func defineKeys(_ application: ClassDefinition<UIApplication>) {
    application.method("handleKeyUIEvent:") { (application, event: UIEvent?) in
      guard let event = event as? UIPhysicalKeyboardEvent else { return }
      try application.handle(event)
    }
  }
}

extension UIKitConstants {
  /// From UICommand.h.
  static let keys: KeyValuePairs<String, Int> = [
    "UIKeyModifierAlphaShift": 1 << 16,
    "UIKeyModifierShift": 1 << 17,
    "UIKeyModifierControl": 1 << 18,
    "UIKeyModifierAlternate": 1 << 19,
    "UIKeyModifierCommand": 1 << 20,
    "UIKeyModifierNumericPad": 1 << 21,
  ]
}

extension UIKitClasses {
  static let keyCommand = NativeClass<UIKeyCommand>(
    "UIKeyCommand", superclass: FoundationClasses.object, UIKeyCommand.define)

  static let physicalKeyboardEvent = NativeClass<UIPhysicalKeyboardEvent>(
    "UIPhysicalKeyboardEvent", superclass: event, UIPhysicalKeyboardEvent.define)
}
