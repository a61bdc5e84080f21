internal import FoundationCore
internal import SelectorRuntime
internal import UIKitBase
internal import UIKitRuntime

/// The builder of an edit menu, from UIMenuBuilder.h.
///
/// Since iOS 16 each responder of the chain receives it in `buildMenuWithBuilder:` when the menu is
/// presented. An unknown identifier changes nothing.
final class EditMenuBuilder: RuntimeObject {
  // A name of our own; the class of a device is not documented.
  override class var declaredName: String { "_UIEditMenuBuilder" }

  /// The root menu, which each change replaces.
  @Strong private(set) var root: UIMenu?

  func fill(_ elements: [UIMenuElement]) -> EditMenuBuilder {
    root = uikit.temporary(UIKitClasses.menu).fill("", nil, Self.rootName, 0, elements)
    return self
  }

  /// `UIMenuRoot`.
  private static let rootName = "com.apple.menu.root"

  /// All elements of the tree, menus before their children.
  private func elements(below menu: UIMenu?) -> [UIMenuElement] {
    (menu?.children ?? []).flatMap { [$0] + elements(below: $0 as? UIMenu) }
  }

  private func menu(_ identifier: String) -> UIMenu? {
    if identifier == Self.rootName { return root }
    return elements(below: root).lazy.compactMap { $0 as? UIMenu }
      .first { $0.identifier == identifier }
  }

  /// Replaces the children of a menu.
  private func replace(
    childrenOf identifier: String, _ change: (UIMenu) throws -> [UIMenuElement]
  ) throws {
    guard let target = menu(identifier) else { return }
    if target === root {
      root = try copy(target, try change(target))
    } else {
      try replace(target) { [try copy($0, try change($0))] }
    }
  }

  /// Replaces a menu in its parent.
  private func replace(
    _ target: UIMenu, by change: (UIMenu) throws -> [UIMenuElement]
  ) throws {
    func rebuilt(_ menu: UIMenu) throws -> UIMenu {
      let children = try menu.children.flatMap { child -> [UIMenuElement] in
        guard let child = child as? UIMenu else { return [child] }
        return child === target ? try change(child) : [try rebuilt(child)]
      }
      return try copy(menu, children)
    }
    guard let root, elements(below: root).contains(where: { $0 === target }) else { return }
    self.root = try rebuilt(root)
  }

  private func copy(_ menu: UIMenu, _ children: [UIMenuElement]) throws -> UIMenu {
    try menu.call(runtime.selector("menuByReplacingChildren:"), children)
  }

  static func define(_ builder: ClassDefinition<EditMenuBuilder>) {
    builder.readonly("system", .strong) { (builder) -> UIMenuSystem in
      builder.uikit.single(UIKitClasses.contextMenuSystem)
    }
    builder.method("menuForIdentifier:") { (builder, identifier: String) -> UIMenu? in
      builder.menu(identifier)
    }
    builder.method("actionForIdentifier:") { (builder, identifier: String) -> UIAction? in
      let name = builder.runtime.selector("identifier")
      return try builder.elements(below: builder.root).lazy.compactMap { $0 as? UIAction }
        .first { try $0.call(name, as: String.self) == identifier }
    }
    builder.method("commandForAction:propertyList:") {
      (builder, action: Selector, list: Value) -> UICommand? in
      let (name, property) = (
        builder.runtime.selector("action"), builder.runtime.selector("propertyList")
      )
      return try builder.elements(below: builder.root).lazy.compactMap { $0 as? UICommand }
        .first {
          let own: Value = try $0.call(property)
          return try $0.call(name, as: Selector?.self) === action
            && builder.uikit.isEqual(own, list)
        }
    }
    builder.method("replaceMenuForIdentifier:withMenu:") {
      (builder, identifier: String, menu: UIMenu) in
      guard let target = builder.menu(identifier) else { return }
      if target === builder.root {
        builder.root = menu
      } else {
        try builder.replace(target) { _ in [menu] }
      }
    }
    builder.method("replaceChildrenOfMenuForIdentifier:fromChildrenBlock:") {
      (builder, identifier: String, block: Block) in
      try builder.replace(childrenOf: identifier) { menu in
        let answer = try block(.list(menu.children.map { .object($0) }))
        guard let children = [UIMenuElement].from(answer, in: builder.runtime) else {
          throw RuntimeError(
            .invalidArgument,
            "replaceChildrenOfMenuForIdentifier:fromChildrenBlock:: the block must return a list "
              + "of menu elements, got \(answer.typeName)")
        }
        return children
      }
    }
    builder.method("insertSiblingMenu:beforeMenuForIdentifier:") {
      (builder, menu: UIMenu, identifier: String) in
      if let target = builder.menu(identifier) { try builder.replace(target) { [menu, $0] } }
    }
    builder.method("insertSiblingMenu:afterMenuForIdentifier:") {
      (builder, menu: UIMenu, identifier: String) in
      if let target = builder.menu(identifier) { try builder.replace(target) { [$0, menu] } }
    }
    builder.method("insertChildMenu:atStartOfMenuForIdentifier:") {
      (builder, menu: UIMenu, identifier: String) in
      try builder.replace(childrenOf: identifier) { [menu] + $0.children }
    }
    builder.method("insertChildMenu:atEndOfMenuForIdentifier:") {
      (builder, menu: UIMenu, identifier: String) in
      try builder.replace(childrenOf: identifier) { $0.children + [menu] }
    }
    builder.method("removeMenuForIdentifier:") { (builder, identifier: String) in
      if let target = builder.menu(identifier) { try builder.replace(target) { _ in [] } }
    }
  }
}

/// The systems of menus, from UIMenuSystem.h: the main menu bar and the context menus.
///
/// A menu is built at each presentation, so a request to rebuild has no effect of its own.
final class UIMenuSystem: RuntimeObject {
  static func define(_ system: ClassDefinition<UIMenuSystem>) {
    system.classSide.readonly("mainSystem", .strong) { (cls) -> UIMenuSystem in
      cls.uikit.single(UIKitClasses.menuSystem)
    }
    system.classSide.readonly("contextSystem", .strong) { (cls) -> UIMenuSystem in
      cls.uikit.single(UIKitClasses.contextMenuSystem)
    }
    system.method("setNeedsRebuild") { (_) in }
    system.method("setNeedsRevalidate") { (_) in }
  }
}

extension UIKitClasses {
  static let editMenuBuilder = NativeClass<EditMenuBuilder>(
    "_UIEditMenuBuilder", superclass: FoundationClasses.object, EditMenuBuilder.define)
  static let menuSystem = NativeClass<UIMenuSystem>(
    "UIMenuSystem", superclass: FoundationClasses.object, UIMenuSystem.define)
  /// The class that `contextSystem` has, which is private on a device too.
  static let contextMenuSystem = NativeClass<UIMenuSystem>(
    "_UIContextMenuSystem", superclass: menuSystem)
}
