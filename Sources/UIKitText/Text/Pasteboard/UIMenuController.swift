internal import FoundationCore
internal import FoundationThreads
internal import QuartzCore
package import SelectorRuntime
internal import Systems
package import UIKitBase
package import UIKitRuntime

/// The edit menu of a selection: its available actions and its visibility.
///
/// It sends `canPerformAction:withSender:` to the first responder and up the responder chain.
package final class UIMenuController: RuntimeObject {
  private var isVisible = false
  private var rect = CGRect.zero
  @Weak private var targetView: UIView?
  @StrongList private var items: [UIMenuItem] = []
  private var arrowDirection = 0

  private func post(_ name: String) throws {
    try uikit.notificationCenter?.announce(name, .object(self))
  }

  /// The standard items of the menu, in order.
  private static let actions = ["cut:", "copy:", "select:", "selectAll:", "paste:", "delete:"]

  /// Shows or hides it; it is shown only if an action can be performed.
  private func setVisible(_ visible: Bool) throws {
    guard visible != isVisible else { return }
    if visible, try !offersSomething() { return }
    if visible, uikit.keyWindow?.firstResponder is any TextEditing { warnOfItems() }
    try post("UIMenuControllerWill\(visible ? "Show" : "Hide")MenuNotification")
    isVisible = visible
    try post("UIMenuControllerDid\(visible ? "Show" : "Hide")MenuNotification")
  }

  private func warnOfItems() {
    guard !items.isEmpty, uikit.changes[.editMenuItems] else { return }
    uikit.warn(
      "Using UIMenuController to add items into text menus is deprecated. Please implement the "
        + "UITextInput API editMenuForTextRange:suggestedActions: instead.")
  }

  /// The titles and actions of the custom items, for the menu of a text.
  package func itemsForText() -> [(title: String, action: Selector)] {
    warnOfItems()
    return items.compactMap { item in item.action.map { (item.title, $0) } }
  }

  private func offersSomething() throws -> Bool {
    guard let responder = uikit.keyWindow?.firstResponder else { return false }
    var offers = false
    // The sender of the questions was this object before 16.
    let sender: RuntimeObject =
      uikit.changes[.editMenuSender] ? uikit.create(UIKitClasses.keyCommand) : self
    let known = Self.actions.map { runtime.selector($0) }
    for action in known + items.compactMap(\.action) {
      let target: RuntimeObject? = try responder.call(
        uikit.selectors.targetForAction, action, sender)
      if target != nil { offers = true }
    }
    return offers
  }

  static func define(_ menu: ClassDefinition<UIMenuController>) {
    menu.classSide.readonly("sharedMenuController") { (cls) -> UIMenuController in
      cls.uikit.menuController
    }
    menu.property("menuVisible", getter: "isMenuVisible", get: { $0.isVisible }) {
      (menu, visible: Bool) in try menu.setVisible(visible)
    }
    menu.method("setMenuVisible:animated:") { (menu, visible: Bool, _: Bool) in
      try menu.setVisible(visible)
    }
    menu.method("setTargetRect:inView:") { (menu, rect: CGRect, view: UIView) in
      (menu.rect, menu.targetView) = (rect, view)
    }
    menu.method("showMenuFromView:rect:") { (menu, view: UIView, rect: CGRect) in
      (menu.rect, menu.targetView) = (rect, view)
      try menu.setVisible(true)
    }
    menu.method("hideMenu") { (menu) in try menu.setVisible(false) }
    menu.method("hideMenuFromView:") { (menu, _: UIView?) in try menu.setVisible(false) }
    menu.method("update") { (menu) in if menu.isVisible { _ = try menu.offersSomething() } }
    menu.property(
      "menuItems", .copy, get: { (menu) -> [UIMenuItem]? in menu.items.isEmpty ? nil : menu.items },
      set: { $0.items = $1 ?? [] })
    menu.property("arrowDirection", get: { $0.arrowDirection }, set: { $0.arrowDirection = $1 })
    menu.readonly("menuFrame") { (menu) -> CGRect in menu.isVisible ? menu.rect : .zero }
  }
}

/// A custom item of the edit menu.
package final class UIMenuItem: RuntimeObject {
  fileprivate var title = ""
  fileprivate var action: Selector?

  static func define(_ item: ClassDefinition<UIMenuItem>) {
    item.method("initWithTitle:action:") { (item, title: String, action: Selector) -> UIMenuItem in
      (item.title, item.action) = (title, action)
      return item
    }
    item.property("title", .copy, get: { $0.title }, set: { $0.title = $1 })
    item.property("action", get: { $0.action }, set: { $0.action = $1 })
  }
}

extension UIKitClasses {
  package static let menuController = NativeClass<UIMenuController>(
    "UIMenuController", superclass: FoundationClasses.object, UIMenuController.define)
  package static let menuItem = NativeClass<UIMenuItem>(
    "UIMenuItem", superclass: FoundationClasses.object, UIMenuItem.define)
}

extension UIKitWorld {
  /// The menu controller of the world.
  package var menuController: UIMenuController { single(UIKitClasses.menuController) }
}
