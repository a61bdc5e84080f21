internal import FoundationCore
package import QuartzCore
package import SelectorRuntime
package import UIKitBase
package import UIKitRuntime
package import UIKitText

/// The menu of a text item in a text view, from UITextItem.h.
package final class UITextItemMenuConfiguration: RuntimeObject {
  @Strong fileprivate var menu: UIMenu?
  @Strong fileprivate var preview: UITextItemMenuPreview?

  static func define(_ configuration: ClassDefinition<UITextItemMenuConfiguration>) {
    let make = configuration.runtime.selector("configurationWithPreview:menu:")
    configuration.classSide.method(make.name) {
      (cls, preview: UITextItemMenuPreview?, menu: UIMenu) -> UITextItemMenuConfiguration in
      let made = try cls.uikit.instance(UITextItemMenuConfiguration.self, of: cls)
      (made.preview, made.menu) = (preview, menu)
      return made
    }
    configuration.classSide.method("configurationWithMenu:") {
      (cls, menu: UIMenu) -> UITextItemMenuConfiguration in
      let usual: UITextItemMenuPreview = try cls.runtime.cls(UIKitClasses.textItemMenuPreview)
        .call(cls.runtime.selector("defaultPreview"))
      return try cls.call(make, usual, menu)
    }
  }
}

/// The preview above the menu: a view of the app, or the system's preview of the item.
package final class UITextItemMenuPreview: RuntimeObject {
  @Strong fileprivate var view: UIView?

  static func define(_ preview: ClassDefinition<UITextItemMenuPreview>) {
    preview.classSide.method("defaultPreview") { (cls) -> UITextItemMenuPreview in
      try cls.uikit.instance(UITextItemMenuPreview.self, of: cls)
    }
    preview.method("initWithView:") { (preview, view: UIView) -> UITextItemMenuPreview in
      preview.view = view
      return preview
    }
  }
}

/// A press on a text item requests its menu, if the delegate implements the menu method.
extension UITextView: ContextMenuItems {
  package var contextMenuOwner: ContextMenuSource.Owner { .text }

  private static let interactionKey = "textItemMenuInteraction"

  package var menuInteraction: UIContextMenuInteraction? {
    get { storedValues?.value(Self.interactionKey)?.object as? UIContextMenuInteraction }
    set { makeStoredValues().set(Self.interactionKey, newValue.messageValue, .strong) }
  }

  /// Updates the menu interaction after a change of the delegate.
  ///
  /// - Throws: errors of the delegate.
  func delegateDidChangeForMenus() throws {
    let asks = runtime.selector("textView:menuConfigurationForTextItem:defaultMenu:")
    makeMenuInteraction(try delegateSlot.delegate(respondingTo: asks) != nil)
  }

  package func contextMenu(
    for touch: UITouch, at point: CGPoint
  ) throws -> (ContextMenuSource, UIContextMenuConfiguration)? {
    let asks = runtime.selector("textView:menuConfigurationForTextItem:defaultMenu:")
    guard !isEditable, isSelectable, let item = try item(at: point),
      let receiver = try delegateSlot.delegate(respondingTo: asks)
    else { return nil }
    let usual = try defaultMenu(of: item)
    let answer = try receiver.keptAlive {
      try receiver.call(asks, self, item, usual, as: UITextItemMenuConfiguration?.self)
    }
    guard let answer, let menu = answer.menu else { return nil }
    let configuration = world.temporary(UIKitClasses.contextMenuConfiguration)
    configuration.makeStoredValues().set(ContextMenuSource.itemKey, .object(item), .strong)
    var preview: UIViewController?
    if let view = answer.preview?.view {
      let made = world.create(UIKitClasses.viewController)
      try made.send(selectors.setView, view)
      preview = made
    }
    configuration.offer(preview, menu)
    return (
      ContextMenuSource(receiver: receiver, sender: self, view: self, path: nil),
      configuration
    )
  }

  /// The default menu of an item: a link can be opened and copied.
  private func defaultMenu(of item: UITextItem) throws -> UIMenu {
    var actions: [RuntimeObject] = []
    if item.content == .link {
      let held = HeldValue(some: .object(item))
      let address: String? =
        try item.value.object?.call(runtime.selector("absoluteString")) ?? nil
      actions = [
        UIAction.make(in: world, "Open Link") { [weak self] in
          if let item = held?.value.object as? UITextItem { try self?.open(item) }
        },
        UIAction.make(in: world, "Copy Link") { [weak self] in
          guard let runtime = self?.runtime else { return }
          let board: RuntimeObject = try runtime.cls(UIKitClasses.pasteboard).call(
            runtime.selector("generalPasteboard"))
          try board.send(runtime.selector("setString:"), address)
        },
      ]
    }
    return try runtime.cls(UIKitClasses.menu).call(
      runtime.selector("menuWithTitle:children:"), "", actions)
  }
}

extension UIKitClasses {
  package static let textItemMenuConfiguration = NativeClass<UITextItemMenuConfiguration>(
    "UITextItemMenuConfiguration", superclass: FoundationClasses.object,
    UITextItemMenuConfiguration.define)
  package static let textItemMenuPreview = NativeClass<UITextItemMenuPreview>(
    "UITextItemMenuPreview", superclass: FoundationClasses.object, UITextItemMenuPreview.define)
}
