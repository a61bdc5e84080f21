internal import FoundationCore
package import SelectorRuntime
package import UIKitBase
internal import UIKitControls
package import UIKitRuntime

/// An action for a previewed controller, or a group of actions.
///
/// It is declared in UIViewController+Previewing.h.
package final class UIPreviewAction: RuntimeObject {
  fileprivate var title = ""
  fileprivate var style = 0
  @Owned fileprivate var handler: Block?
  /// The actions of a group.
  @StrongList fileprivate var actions: [UIPreviewAction] = []

  private func copied() throws -> UIPreviewAction {
    let made = try uikit.instance(UIPreviewAction.self, of: isa)
    (made.title, made.style, made.handler) = (title, style, handler)
    made.actions = actions
    return made
  }

  private static func defineCommon(_ action: ClassDefinition<UIPreviewAction>) {
    action.adopt(FoundationProtocols.copying)
    action.adopt(UIKitProtocols.previewActionItem)
    action.readonly("title", .copy) { $0.title }
    action.method("copyWithZone:") { (action, _: Value) -> UIPreviewAction in
      try action.copied()
    }
  }

  static func define(_ action: ClassDefinition<UIPreviewAction>) {
    defineCommon(action)
    action.classSide.method("actionWithTitle:style:handler:") {
      (cls, title: String, style: Int, handler: Block?) -> UIPreviewAction in
      let made = try cls.uikit.instance(UIPreviewAction.self, of: cls)
      (made.title, made.style, made.handler) = (title, style, handler)
      return made
    }
    action.readonly("handler", .copy) { $0.handler }
  }

  static func defineGroup(_ group: ClassDefinition<UIPreviewAction>) {
    defineCommon(group)
    group.classSide.method("actionGroupWithTitle:style:actions:") {
      (cls, title: String, style: Int, actions: [UIPreviewAction]) -> UIPreviewAction in
      let made = try cls.uikit.instance(UIPreviewAction.self, of: cls)
      (made.title, made.style, made.actions) = (title, style, actions)
      return made
    }
  }
}

/// The row of a preview action in the menu below the preview.
package final class PreviewMenuElement: UIMenuElement {
  package override class var declaredName: String { "_UIPreviewActionMenuElement" }

  @Strong fileprivate var action: UIPreviewAction?
  @Weak fileprivate var previewed: UIViewController?

  package override func perform(from interaction: UIViewInteraction) throws {
    guard let action, let handler = action.handler else { return }
    try action.keptAlive { _ = try handler(.object(action), previewed.messageValue) }
  }

  static func define(_ element: ClassDefinition<PreviewMenuElement>) {
    element.readonly("title", .copy) { $0.action?.title ?? "" }
    // UIPreviewActionStyleSelected is a menu's UIMenuElementStateOn, …Destructive its attribute.
    element.readonly("state") { $0.action?.style == 1 ? 1 : 0 }
    element.readonly("attributes") { $0.action?.style == 2 ? 1 << 1 : 0 }
  }
}

extension UIKitWorld {
  /// Returns the menu below a preview: a row for each action, and a submenu for each group.
  ///
  /// - Throws: the errors of creating a menu.
  func menu(of items: [RuntimeObject], for previewed: UIViewController) throws -> UIMenu {
    try menu("", items, previewed)
  }

  private func menu(
    _ title: String, _ items: [RuntimeObject], _ previewed: UIViewController
  ) throws -> UIMenu {
    let children = try items.compactMap { item -> UIMenuElement? in
      guard let action = item as? UIPreviewAction else { return nil }
      if action.actions.isEmpty {
        let made = create(UIKitClasses.previewMenuElement)
        (made.action, made.previewed) = (action, previewed)
        return made
      }
      return try menu(action.title, action.actions, previewed)
    }
    return try runtime.cls(UIKitClasses.menu).call(
      runtime.selector("menuWithTitle:children:"), title, children)
  }
}

extension UIKitClasses {
  package static let previewAction = NativeClass<UIPreviewAction>(
    "UIPreviewAction", superclass: FoundationClasses.object, UIPreviewAction.define)
  package static let previewActionGroup = NativeClass<UIPreviewAction>(
    "UIPreviewActionGroup", superclass: FoundationClasses.object, UIPreviewAction.defineGroup)
  package static let previewMenuElement = NativeClass<PreviewMenuElement>(
    "_UIPreviewActionMenuElement", superclass: menuElement, PreviewMenuElement.define)
}
