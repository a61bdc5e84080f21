package import SelectorRuntime
package import UIKitRuntime

/// A command for a key of a hardware keyboard, with modifier keys or without.
package final class UIKeyCommand: UICommand {
  private(set) var input = ""
  private(set) var modifiers = 0

  /// Whether a pressed key matches the command.
  package func matches(_ key: UIKey) -> Bool {
    input.lowercased() == key.unmodified.lowercased() && modifiers == key.modifiers
  }

  private static func make(
    _ cls: RuntimeClass, _ input: String, _ modifiers: Int, _ action: Selector,
    title: String? = nil, image: UIImage? = nil, list: Value = .none,
    alternates: [UICommandAlternate] = []
  ) throws -> UIKeyCommand {
    let made = try cls.uikit.instance(UIKeyCommand.self, of: cls)
    made.input = input
    made.modifiers = modifiers
    try made.fill(action, title: title, image: image, list: list, alternates: alternates)
    return made
  }

  static func define(_ command: ClassDefinition<UIKeyCommand>) {
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
    defineTitled(
      "commandWithTitle:image:action:input:modifierFlags:propertyList:", types: "@@:@@:@q@",
      alternates: [], command)
    defineTitled(
      "commandWithTitle:image:action:input:modifierFlags:propertyList:alternates:",
      types: "@@:@@:@q@@", alternates: [[UICommandAlternate].self], command)
    command.readonly("input", .copy) { $0.input }
    command.readonly("modifierFlags") { $0.modifiers }
    command.stored("wantsPriorityOverSystemBehavior", usual: false)
    command.stored("allowsAutomaticLocalization", usual: true)
    command.stored("allowsAutomaticMirroring", usual: true)
  }

  private static func defineTitled(
    _ name: String, types: String, alternates: [any MessageValue.Type],
    _ command: ClassDefinition<UIKeyCommand>
  ) {
    let given: [any MessageValue.Type] = [
      String.self, UIImage?.self, Selector.self, String.self, Int.self, Value.self,
    ]
    command.classSide.raw(
      name, types: types,
      signature: NativeSignature(result: UIKeyCommand.self, arguments: given + alternates)
    ) { receiver, selector, arguments in
      try arguments.expect(atMost: given.count + alternates.count, receiver, selector)
      let made = try make(
        ClassDefinition<RuntimeClass>.instance(receiver, selector),
        arguments.value(3, as: String.self, receiver, selector),
        arguments.value(4, as: Int.self, receiver, selector),
        arguments.value(2, as: Selector.self, receiver, selector),
        title: arguments.value(0, as: String.self, receiver, selector),
        image: arguments.value(1, as: UIImage?.self, receiver, selector), list: arguments[5],
        alternates: alternates.isEmpty
          ? [] : arguments.value(6, as: [UICommandAlternate].self, receiver, selector))
      return .object(made)
    }
  }
}

extension UIKitClasses {
  package static let keyCommand = NativeClass<UIKeyCommand>(
    "UIKeyCommand", superclass: command, UIKeyCommand.define)
}
