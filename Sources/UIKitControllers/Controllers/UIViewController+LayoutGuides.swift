internal import SelectorRuntime
internal import UIKitBase
internal import UIKitRuntime

/// Deprecated layout guides for the bars, and key commands.
extension UIViewController {
  static func defineLayoutGuides(_ controller: ClassDefinition<UIViewController>) {
    controller.readonly("topLayoutGuide", .strong) { try $0.layoutGuide("topLayoutGuide", .top) }
    controller.readonly("bottomLayoutGuide", .strong) {
      try $0.layoutGuide("bottomLayoutGuide", .bottom)
    }
  }

  /// Returns the layout guide of the bars at one edge of the view, created on first use.
  private final func layoutGuide(_ name: String, _ kind: UILayoutGuide.Kind) throws -> UILayoutGuide
  {
    if let made = storedValues?.value(name)?.object as? UILayoutGuide { return made }
    let made = uikit.create(UIKitClasses.layoutSupportGuide)
    made.owner = try loadViewIfNeeded()
    made.fill(kind, "")
    let values = makeStoredValues()
    values.set(name, .object(made), .strong)
    return made
  }

  /// Defines the key commands of a controller: those added, or those an override returns.
  static func defineKeyCommands(_ controller: ClassDefinition<UIViewController>) {
    controller.readonly("keyCommands", .copy) { (controller) -> [UIKeyCommand]? in
      controller.addedKeyCommands.isEmpty ? nil : controller.addedKeyCommands
    }
    controller.method("addKeyCommand:") { (controller, command: UIKeyCommand) in
      controller.addedKeyCommands.append(command)
    }
    controller.method("removeKeyCommand:") { (controller, command: UIKeyCommand) in
      controller.addedKeyCommands.removeAll(command)
    }
  }

  private final var addedKeyCommands: [UIKeyCommand] {
    get {
      guard let value = storedValues?.value("keyCommands") else { return [] }
      return [UIKeyCommand].from(value, in: runtime) ?? []
    }
    set {
      let values = makeStoredValues()
      values.set("keyCommands", newValue.messageValue, .strong)
    }
  }
}
