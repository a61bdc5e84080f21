internal import FoundationCore
package import SelectorRuntime
package import UIKitRuntime

/// A menu command: a selector for the first object in the responder chain that can perform it.
package class UICommand: UIMenuElement {
  package private(set) final var action: Selector?
  @Strong private final var propertyList: RuntimeObject?
  @StrongList private final var alternates: [UICommandAlternate] = []

  package override func perform(from interaction: UIViewInteraction) throws {
    guard let action, let view = interaction.view else { return }
    let start = uikit.keyWindow?.firstResponder ?? view
    let target: RuntimeObject? = try start.call(uikit.selectors.targetForAction, action, self)
    guard let target else { return }
    try uikit.application.send(
      uikit.selectors.sendActionToFromForEvent, action, target, self, UIEvent?.none)
  }

  /// Sets the action and the look of a new command; the look is set by messages.
  ///
  /// - Throws: errors of the setters.
  package final func fill(
    _ action: Selector, title: String?, image: UIImage?, list: Value,
    alternates: [UICommandAlternate] = []
  ) throws {
    self.action = action
    propertyList = list.object
    self.alternates = alternates
    if let title { try send(runtime.selector("setTitle:"), title) }
    if let image { try send(runtime.selector("setImage:"), image) }
  }

  static func define(_ command: ClassDefinition<UICommand>) {
    command.classSide.method("commandWithTitle:image:action:propertyList:") {
      (cls, title: String, image: UIImage?, action: Selector, list: Value) -> UICommand in
      let made = try cls.uikit.instance(UICommand.self, of: cls)
      try made.fill(action, title: title, image: image, list: list)
      return made
    }
    command.classSide.raw(
      "commandWithTitle:image:action:propertyList:alternates:", types: "@@:@@:@@",
      signature: NativeSignature(
        result: UICommand.self,
        arguments: [
          String.self, UIImage?.self, Selector.self, Value.self, [UICommandAlternate].self,
        ])
    ) { receiver, selector, arguments in
      try arguments.expect(atMost: 5, receiver, selector)
      let cls = try ClassDefinition<RuntimeClass>.instance(receiver, selector)
      let made = try cls.uikit.instance(UICommand.self, of: cls)
      try made.fill(
        arguments.value(2, as: Selector.self, receiver, selector),
        title: arguments.value(0, as: String.self, receiver, selector),
        image: arguments.value(1, as: UIImage?.self, receiver, selector), list: arguments[3],
        alternates: arguments.value(4, as: [UICommandAlternate].self, receiver, selector))
      return .object(made)
    }
    command.stored("title", .copy, usual: "")
    command.stored("image", .strong, usual: UIImage?.none)
    command.stored("discoverabilityTitle", .copy, usual: String?.none)
    command.stored("attributes", usual: 0)
    command.stored("state", usual: 0)
    command.readonly("action") { $0.action }
    command.readonly("propertyList") { $0.propertyList }
    command.readonly("alternates", .copy) { $0.alternates }
  }
}

/// An alternative action of a command for other modifier keys.
package final class UICommandAlternate: StoringObject {
  private var title = ""
  private var action: Selector?
  private var modifiers = 0

  static func define(_ alternate: ClassDefinition<UICommandAlternate>) {
    alternate.classSide.method("alternateWithTitle:action:modifierFlags:") {
      (cls, title: String, action: Selector, modifiers: Int) -> UICommandAlternate in
      let made = try cls.uikit.instance(UICommandAlternate.self, of: cls)
      made.title = title
      made.action = action
      made.modifiers = modifiers
      return made
    }
    alternate.readonly("title") { $0.title }
    alternate.readonly("action") { $0.action }
    alternate.readonly("modifierFlags") { $0.modifiers }
  }
}

extension UIKitClasses {
  package static let command = NativeClass<UICommand>(
    "UICommand", superclass: menuElement, UICommand.define)
  package static let commandAlternate = NativeClass<UICommandAlternate>(
    "UICommandAlternate", superclass: FoundationClasses.object, UICommandAlternate.define)
}
