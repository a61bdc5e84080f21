package import SelectorRuntime
package import UIKitRuntime

/// An action with a handler, which a control can use instead of a target and a selector.
///
/// A control sends it with `sendAction:`; `sendAction:to:forEvent:` and the application are not
/// used.
package final class UIAction: UIMenuElement {
  @Owned private var handler: Block?
  /// The handler of an action that UIKit creates itself.
  @Owned private var work: (() throws -> Void)?
  private var title = ""
  package private(set) var identifier = ""
  private var discoverabilityTitle: String?
  private var attributes = 0
  private var state = 0
  /// The image, which can be any object.
  @Strong private var image: RuntimeObject?
  @Weak private var sender: RuntimeObject?

  package var shownTitle: String? { title.isEmpty ? nil : title }
  package var shownImage: RuntimeObject? { image }

  /// Calls the handler; the action's sender is available meanwhile.
  package func perform(for sender: RuntimeObject) throws {
    guard let handler else { return try keptAlive { _ = try work?() } }
    try keptAlive {
      try sender.keptAlive {
        let outer = self.sender
        self.sender = sender
        defer { self.sender = outer }
        try handler(.object(self))
      }
    }
  }

  package override func perform(from interaction: UIViewInteraction) throws {
    // The sender of a control's menu is the control.
    let sender: RuntimeObject = interaction.view as? UIControl ?? interaction
    try send(runtime.selector("performWithSender:target:"), sender, RuntimeObject?.none)
  }

  private func fill(
    _ title: String, _ image: RuntimeObject?, _ identifier: String?, _ handler: Block
  ) -> UIAction {
    self.title = title
    self.image = image
    // Without an identifier, the action gets a unique one.
    self.identifier = identifier ?? "com.apple.action.dynamic.\(uikit.nextActionNumber())"
    self.handler = handler
    return self
  }

  /// Creates an action for UIKit's own use.
  package static func make(
    in uikit: UIKitWorld, _ title: String, _ work: @escaping () throws -> Void
  ) -> UIAction {
    let made = uikit.create(UIKitClasses.action)
    (made.title, made.work) = (title, work)
    made.identifier = "com.apple.action.dynamic.\(uikit.nextActionNumber())"
    return made
  }

  static func define(_ action: ClassDefinition<UIAction>) {
    action.classSide.method("actionWithHandler:") { (cls, handler: Block) -> UIAction in
      try cls.uikit.instance(UIAction.self, of: cls).fill("", nil, nil, handler)
    }
    action.classSide.method("actionWithTitle:image:identifier:handler:") {
      (cls, title: String, image: RuntimeObject?, identifier: String?, handler: Block) -> UIAction
      in
      try cls.uikit.instance(UIAction.self, of: cls).fill(title, image, identifier, handler)
    }
    action.property("title", .copy, get: { $0.title }, set: { $0.title = $1 })
    action.property("image", .strong, of: "UIImage", get: { $0.image }, set: { $0.image = $1 })
    action.readonly("identifier") { $0.identifier }
    action.property(
      "discoverabilityTitle", get: { $0.discoverabilityTitle },
      set: { $0.discoverabilityTitle = $1 })
    action.property("attributes", get: { $0.attributes }, set: { $0.attributes = $1 })
    action.property("state", get: { $0.state }, set: { $0.state = $1 })
    action.readonly("sender") { $0.sender }
    action.method("performWithSender:target:") {
      (action, sender: RuntimeObject?, _: RuntimeObject?) in
      try action.perform(for: sender ?? action)
    }
  }
}

extension UIKitClasses {
  package static let action = NativeClass<UIAction>(
    "UIAction", superclass: menuElement, UIAction.define)
}
