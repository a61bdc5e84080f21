internal import SelectorRuntime
internal import UIKitBase
internal import UIKitRuntime

/// The back button, large title, search and appearance properties of an item.
extension UINavigationItem {
  /// The display mode of a back button, numbered as in UINavigationItem.h.
  enum BackButtonDisplay: Int { case title, generic, minimal }

  /// The display mode of the large title, numbered as in UINavigationItem.h.
  enum LargeTitleDisplay: Int { case automatic, always, never, inline }

  var largeTitleDisplay: LargeTitleDisplay {
    let mode: Int? = kept("largeTitleDisplayMode")
    return mode.flatMap(LargeTitleDisplay.init) ?? .automatic
  }

  /// The title of the back button that leads to this item.
  var titleOfWayBack: String {
    if let title = backBarButtonItem?.title { return title }
    let display: Int? = kept("backButtonDisplayMode")
    switch BackButtonDisplay(rawValue: display ?? 0) {
    case .generic: return "Back"
    case .minimal: return ""
    case .title, nil: return kept("backButtonTitle") ?? title ?? "Back"
    }
  }

  /// The action that replaces popping when the back button is tapped.
  var backAction: UIAction? { kept("backAction") }

  /// Whether it has a search controller.
  var hasSearchController: Bool {
    let search: UISearchController? = kept("searchController")
    return search != nil
  }

  private func kept<T: MessageValue>(_ name: String) -> T? {
    storedValues?.value(name).flatMap { T.from($0, in: runtime) }
  }

  static func defineLook(_ item: ClassDefinition<UINavigationItem>) {
    func layOutBar(_ item: UINavigationItem) { item.bar?.contentsDidChange() }
    item.stored("backButtonTitle", .copy, usual: String?.none, changed: layOutBar)
    item.stored("backButtonDisplayMode", usual: 0, changed: layOutBar)
    item.stored("backAction", .copy, usual: UIAction?.none, changed: layOutBar)
    item.stored("largeTitleDisplayMode", usual: 0, changed: layOutBar)
    item.stored("style", usual: 0, changed: layOutBar)
    item.stored("subtitle", .copy, usual: String?.none, changed: layOutBar)
    item.stored("customizationIdentifier", .copy, usual: String?.none)
    item.stored("searchController", .strong, usual: UISearchController?.none) { item in
      layOutBar(item)
      guard let shown = item.bar?.delegate as? UINavigationController else { return }
      try shown.definePresentationContext()
    }
    item.stored("hidesSearchBarWhenScrolling", usual: true)
    item.stored("preferredSearchBarPlacement", usual: 0, changed: layOutBar)
    item.readonly("searchBarPlacement") { (item) -> Int in
      // A phone supports only UINavigationItemSearchBarPlacementStacked.
      let preferred: Int? = item.kept("preferredSearchBarPlacement")
      return preferred == nil || preferred == 0 ? 2 : preferred ?? 2
    }
    for name in [
      "standardAppearance", "compactAppearance", "scrollEdgeAppearance",
      "compactScrollEdgeAppearance",
    ] {
      item.stored(
        name, .copy, of: "UINavigationBarAppearance", usual: UIBarAppearance?.none
      ) { try $0.bar?.backgroundDidChange() }
    }
    item.stored("titleMenuProvider", .copy, usual: Value.none)
    item.stored("renameDelegate", .weak, of: "<UINavigationItemRenameDelegate>", usual: Value.none)
    item.stored("documentProperties", .strong, of: "UIDocumentProperties", usual: Value.none)
    item.stored("additionalOverflowItems", .strong, of: "UIDeferredMenuElement", usual: Value.none)
  }
}
