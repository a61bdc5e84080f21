internal import FoundationCore
package import SelectorRuntime
internal import UIKitBase
package import UIKitRuntime

// no traps of count: counts of lists are not negative.

/// A group of bar button items, and the item that represents it if there is no room.
package final class UIBarButtonItemGroup: StoringObject {
  @StrongList private(set) var items: [UIBarButtonItem] = []
  @Strong private var representative: UIBarButtonItem?

  package override func destruct() {
    for item in items where item.group === self { item.group = nil }
    super.destruct()
  }

  func fill(_ items: [UIBarButtonItem], _ representative: UIBarButtonItem? = nil)
    -> UIBarButtonItemGroup
  {
    for item in self.items where item.group === self { item.group = nil }
    self.items = items
    self.representative = representative
    for item in items { item.group = self }
    return self
  }

  static func define(_ group: ClassDefinition<UIBarButtonItemGroup>) {
    let cls = group.classSide
    func made(_ cls: RuntimeClass) throws -> UIBarButtonItemGroup {
      try cls.uikit.instance(UIBarButtonItemGroup.self, of: cls)
    }
    cls.method("fixedGroupWithRepresentativeItem:items:") {
      (cls, representative: UIBarButtonItem?, items: [UIBarButtonItem]) -> UIBarButtonItemGroup in
      try made(cls).fill(items, representative)
    }
    cls.method("movableGroupWithCustomizationIdentifier:representativeItem:items:") {
      (cls, _: String, representative: UIBarButtonItem?, items: [UIBarButtonItem])
        -> UIBarButtonItemGroup in
      try made(cls).fill(items, representative)
    }
    cls.method(
      "optionalGroupWithCustomizationIdentifier:inDefaultCustomization:representativeItem:items:"
    ) {
      (cls, _: String, _: Bool, representative: UIBarButtonItem?, items: [UIBarButtonItem])
        -> UIBarButtonItemGroup in
      try made(cls).fill(items, representative)
    }
    group.method("initWithBarButtonItems:representativeItem:") {
      (group, items: [UIBarButtonItem], representative: UIBarButtonItem?)
        -> UIBarButtonItemGroup in
      group.fill(items, representative)
    }
    group.property("barButtonItems", .copy, get: { $0.items }) {
      (group, items: [UIBarButtonItem]) in _ = group.fill(items, group.representative)
    }
    group.property(
      "representativeItem", .strong, get: { $0.representative }, set: { $0.representative = $1 })
    // A phone's bar shows the items or truncates them.
    group.readonly("displayingRepresentativeItem", getter: "isDisplayingRepresentativeItem") {
      (_) -> Bool in false
    }
    group.stored("alwaysAvailable", usual: false)
    group.stored("hidden", getter: "isHidden", usual: false)
    group.stored("menuRepresentation", .copy, usual: UIMenuElement?.none)
  }
}

extension UIBarButtonItem {
  static func defineGroups(_ item: ClassDefinition<UIBarButtonItem>) {
    item.readonly("buttonGroup", .weak) { $0.group }
    item.method("creatingFixedGroup") { (item) -> UIBarButtonItemGroup in
      item.uikit.create(UIKitClasses.barButtonItemGroup).fill([item])
    }
    item.method("creatingMovableGroupWithCustomizationIdentifier:") {
      (item, _: String) -> UIBarButtonItemGroup in
      item.uikit.create(UIKitClasses.barButtonItemGroup).fill([item])
    }
    item.method("creatingOptionalGroupWithCustomizationIdentifier:inDefaultCustomization:") {
      (item, _: String, _: Bool) -> UIBarButtonItemGroup in
      item.uikit.create(UIKitClasses.barButtonItemGroup).fill([item])
    }
  }
}

/// The button groups of a navigation item, which are another form of its bar button items.
extension UINavigationItem {
  /// The groups that were set, or one for each bar button item of a side.
  private func groups(_ name: String, of items: [UIBarButtonItem]) -> [UIBarButtonItemGroup] {
    let set = storedValues?.value(name).flatMap { [UIBarButtonItemGroup].from($0, in: runtime) }
    if let set, set.flatMap(\.items).elementsEqual(items, by: ===) { return set }
    return items.map { uikit.create(UIKitClasses.barButtonItemGroup).fill([$0]) }
  }

  private func keep(_ groups: [UIBarButtonItemGroup], _ name: String) {
    let values = makeStoredValues()
    values.set(name, groups.messageValue, .strong)
  }

  /// Shows the trailing groups; the pinned group is at the edge.
  private func showTrailing() {
    let pinned = storedValues?.value("pinnedTrailingGroup")?.object as? UIBarButtonItemGroup
    let groups =
      storedValues?.value("trailingItemGroups").flatMap {
        [UIBarButtonItemGroup].from($0, in: runtime)
      } ?? []
    // Right items are ordered from the edge, groups in reading order.
    replaceRight((groups.flatMap(\.items) + (pinned?.items ?? [])).reversed())
  }

  static func defineGroups(_ item: ClassDefinition<UINavigationItem>) {
    item.property(
      "leadingItemGroups", .copy,
      get: { (item) -> [UIBarButtonItemGroup] in
        item.groups("leadingItemGroups", of: item.leftItems)
      }
    ) { (item, groups: [UIBarButtonItemGroup]) in
      item.keep(groups, "leadingItemGroups")
      item.replaceLeft(groups.flatMap(\.items))
    }
    item.property(
      "trailingItemGroups", .copy,
      get: { (item) -> [UIBarButtonItemGroup] in
        let pinned = item.storedValues?.value("pinnedTrailingGroup")?.object
        let own = (pinned as? UIBarButtonItemGroup)?.items.count ?? 0
        return item.groups("trailingItemGroups", of: item.rightItems.dropFirst(own).reversed())
      }
    ) { (item, groups: [UIBarButtonItemGroup]) in
      item.keep(groups, "trailingItemGroups")
      item.showTrailing()
    }
    // A phone's bar has no room for center groups.
    item.stored("centerItemGroups", .copy, usual: [UIBarButtonItemGroup]())
    item.stored("pinnedTrailingGroup", .strong, usual: UIBarButtonItemGroup?.none) {
      $0.showTrailing()
    }
    item.readonly(
      "overflowPresentationSource", .strong, of: "<UIPopoverPresentationControllerSourceItem>"
    ) { (_) -> RuntimeObject? in nil }
    item.readonly("navigationBar", .weak) { $0.bar }
  }
}

extension UIKitClasses {
  package static let barButtonItemGroup = NativeClass<UIBarButtonItemGroup>(
    "UIBarButtonItemGroup", superclass: FoundationClasses.object, UIBarButtonItemGroup.define)
}
