internal import FoundationCore
package import SelectorRuntime
internal import UIKitBase
package import UIKitRuntime

/// An action of an alert controller: a title, a style and a handler.
package final class UIAlertAction: StoringObject {
  /// A `UIAlertActionStyle`.
  package enum Style: Int { case standard, cancel, destructive }

  private(set) var title: String?
  package private(set) var style = Style.standard
  private(set) var isEnabled = true
  @Owned private var handler: Block?
  /// The controller that has the action.
  @Weak package var controller: UIAlertController?

  /// Calls the handler.
  func invoke() throws {
    guard let handler else { return }
    try keptAlive { _ = try handler(.object(self)) }
  }

  private func fill(_ title: String?, _ style: Int, _ handler: Block?) throws {
    guard let style = Style(rawValue: style) else {
      throw RuntimeError(
        .invalidArgument,
        "+[\(className) actionWithTitle:style:handler:]: there is no style \(style)")
    }
    self.title = title
    self.style = style
    self.handler = handler
  }

  private func copied() throws -> UIAlertAction {
    let copy = try uikit.instance(UIAlertAction.self, of: isa)
    copy.title = title
    copy.style = style
    copy.isEnabled = isEnabled
    copy.handler = handler
    copy.storedValues = storedValues?.copy()
    return copy
  }
}

extension UIAlertAction {
  static func define(_ action: ClassDefinition<UIAlertAction>) {
    action.accessibleIdentifier()
    action.classSide.method("actionWithTitle:style:handler:") {
      (cls, title: String?, style: Int, handler: Block?) -> UIAlertAction in
      let made = try cls.uikit.instance(UIAlertAction.self, of: cls)
      try made.fill(title, style, handler)
      return made
    }
    action.readonly("title", .copy) { $0.title }
    action.readonly("style") { $0.style.rawValue }
    action.property("enabled", getter: "isEnabled", get: { $0.isEnabled }) {
      (action, enabled: Bool) in
      action.isEnabled = enabled
      try action.controller?.showState(of: action)
    }
    // Private on devices; apps set them by key-value coding.
    action.keptIvar("_titleTextColor", UIColor.self) { try $0.controller?.showState(of: $0) }
    action.property(
      "image", .strong,
      get: { (action) -> UIImage? in action.storedValues?.value("_image")?.object as? UIImage },
      set: { (action, image: UIImage?) in
        action.makeStoredValues().set("_image", image.messageValue, .strong)
        try action.controller?.showState(of: action)
      })
    action.keptIvar("_imageTintColor", UIColor.self)
    action.keptIvar("_checked", Bool.self)
    action.keptIvar("_titleTextAlignment", Int.self)
    // Private on devices; debuggers in apps look these up as properties, as FLEX does.
    action.stored("keyCommandInput", .copy, usual: String?.none)
    action.readonly("_isPreferred") { action in
      action.controller?.preferredAction.map { $0 === action } ?? false
    }
    action.readonly("_alertController", .weak) { $0.controller }
    // Private on devices; tests of apps read it by key-value coding.
    action.method("handler") { (action) -> Block? in action.handler }
    action.method("copyWithZone:") { (action, _: Value) -> UIAlertAction in try action.copied() }
  }
}

extension UIKitClasses {
  package static let alertAction = NativeClass<UIAlertAction>(
    "UIAlertAction", superclass: FoundationClasses.object, UIAlertAction.define)
}
