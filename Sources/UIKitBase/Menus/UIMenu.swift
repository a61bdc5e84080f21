internal import FoundationCore
package import SelectorRuntime
public import UIKitRuntime

/// The base class of menu elements: an action, a command or a menu.
open class UIMenuElement: StoringObject {
  /// Performs the element's action after it was selected in an interaction's menu.
  ///
  /// - Throws: errors of the action.
  open func perform(from interaction: UIViewInteraction) throws {}

  static func define(_ element: ClassDefinition<UIMenuElement>) {
    element.accessibleIdentifier()
    element.readonly("title") { (_) -> String in "" }
    element.readonly("image", .strong) { (_) -> UIImage? in nil }
    element.stored("subtitle", .copy, usual: String?.none)
  }
}

/// A menu of elements.
package final class UIMenu: UIMenuElement {
  private var title = ""
  package private(set) var identifier = ""
  private var options = 0
  @Strong private var image: UIImage?
  @StrongList package private(set) var children: [UIMenuElement] = []

  /// `UIMenuOptionsDisplayInline`: its elements are displayed in the parent menu.
  package var isInline: Bool { options & 1 << 0 != 0 }
  /// `UIMenuOptionsSingleSelection`: only one of its elements is on.
  private var selectsOne: Bool { options & 1 << 5 != 0 }

  /// Turns an element on and the others off, in a single-selection menu.
  ///
  /// - Throws: errors of the setters.
  package func willChoose(_ chosen: UIMenuElement) throws {
    if selectsOne, leaves.contains(where: { $0 === chosen }) {
      let setState = runtime.selector("setState:")
      for leaf in leaves { try leaf.send(setState, leaf === chosen ? 1 : 0) }
    }
    for case let menu as UIMenu in children { try menu.willChoose(chosen) }
  }

  /// Its actions and commands, including those of inline menus.
  private var leaves: [UIMenuElement] {
    children.flatMap { child -> [UIMenuElement] in
      if let menu = child as? UIMenu { return menu.isInline ? menu.leaves : [] }
      return child is UIAction || child is UICommand ? [child] : []
    }
  }

  private func selectedElements() throws -> [UIMenuElement] {
    // UIMenuElementStateOn
    try leaves.filter { try $0.call(runtime.selector("state"), as: Int.self) == 1 }
  }

  package func fill(
    _ title: String?, _ image: UIImage?, _ identifier: String?, _ options: Int,
    _ children: [UIMenuElement]
  ) -> UIMenu {
    self.title = title ?? ""
    self.image = image
    // The default is a unique identifier.
    self.identifier = identifier ?? "com.apple.menu.dynamic.\(uikit.nextActionNumber())"
    self.options = options
    self.children = children
    return self
  }

  static func define(_ menu: ClassDefinition<UIMenu>) {
    let cls = menu.classSide
    cls.method("menuWithChildren:") { (cls, children: [UIMenuElement]) -> UIMenu in
      try cls.uikit.instance(UIMenu.self, of: cls).fill(nil, nil, nil, 0, children)
    }
    cls.method("menuWithTitle:children:") {
      (cls, title: String, children: [UIMenuElement]) -> UIMenu in
      try cls.uikit.instance(UIMenu.self, of: cls).fill(title, nil, nil, 0, children)
    }
    cls.raw(
      "menuWithTitle:image:identifier:options:children:", types: "@@:@@@q@",
      signature: NativeSignature(
        result: UIMenu.self,
        arguments: [
          String.self, UIImage?.self, String?.self, Int.self, [UIMenuElement].self,
        ])
    ) { receiver, selector, arguments in
      try arguments.expect(atMost: 5, receiver, selector)
      let cls = try ClassDefinition<RuntimeClass>.instance(receiver, selector)
      let made = try cls.uikit.instance(UIMenu.self, of: cls).fill(
        arguments.value(0, as: String?.self, receiver, selector),
        arguments.value(1, as: UIImage?.self, receiver, selector),
        arguments.value(2, as: String?.self, receiver, selector),
        arguments.value(3, as: Int.self, receiver, selector),
        arguments.value(4, as: [UIMenuElement].self, receiver, selector))
      return .object(made)
    }
    menu.readonly("title") { $0.title }
    menu.readonly("image", .strong) { $0.image }
    menu.readonly("identifier") { $0.identifier }
    menu.readonly("options") { $0.options }
    menu.readonly("children", .strong) { $0.children }
    menu.method("menuByReplacingChildren:") { (menu, children: [UIMenuElement]) -> UIMenu in
      try menu.uikit.instance(UIMenu.self, of: menu.isa)
        .fill(menu.title, menu.image, menu.identifier, menu.options, children)
    }
    menu.readonly("selectedElements", .strong) { (menu) -> [UIMenuElement] in
      try menu.selectedElements()
    }
    menu.stored("displayPreferences", .copy, usual: UIMenuDisplayPreferences?.none)
    // UIMenuElementSizeAutomatic
    menu.stored("preferredElementSize", usual: -1)
    menu.method("copyWithZone:") { (menu, _: Value) -> UIMenu in menu }
  }
}

/// The display preferences of a menu, from UIMenuDisplayPreferences.h.
package final class UIMenuDisplayPreferences: StoringObject {
  static func define(_ preferences: ClassDefinition<UIMenuDisplayPreferences>) {
    preferences.stored("maximumNumberOfTitleLines", usual: 0)
  }
}

extension UIKitClasses {
  package static let menuElement = NativeClass<UIMenuElement>(
    "UIMenuElement", superclass: FoundationClasses.object, UIMenuElement.define)
  package static let menuDisplayPreferences = NativeClass<UIMenuDisplayPreferences>(
    "UIMenuDisplayPreferences", superclass: FoundationClasses.object,
    UIMenuDisplayPreferences.define)
  package static let menu = NativeClass<UIMenu>("UIMenu", superclass: menuElement, UIMenu.define)
}
