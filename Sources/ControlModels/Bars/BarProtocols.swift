internal import FoundationModels
internal import SelectorRuntime

/// Protocols of bars, their places and their searches.
extension UIKitProtocols {
  /// All of them, adopted ones first.
  static let barsProtocols = [
    barPositioning, barPositioningDelegate, navigationItemRenameDelegate, searchDisplayDelegate,
    searchSuggestion, searchTextFieldDelegate,
  ]

  static let barPositioning = NativeProtocol(
    "UIBarPositioning", adopts: [FoundationProtocols.object], givesTypes: false,
    required: [
      .init("barPosition", returns: Int.self)
    ])

  static let barPositioningDelegate = NativeProtocol(
    "UIBarPositioningDelegate", adopts: [FoundationProtocols.object],
    optional: [
      .init("positionForBar:", returns: Int.self, RuntimeObject.self)
    ])

  static let navigationItemRenameDelegate = NativeProtocol(
    "UINavigationItemRenameDelegate", adopts: [FoundationProtocols.object],
    required: [
      .init("navigationItem:didEndRenamingWithTitle:", UINavigationItem.self, String.self)
    ],
    optional: [
      .init("navigationItemShouldBeginRenaming:", returns: Bool.self, UINavigationItem.self),
      .init(
        "navigationItem:willBeginRenamingWithSuggestedTitle:selectedRange:", returns: String.self,
        UINavigationItem.self, String.self, IndexRange.self),
      .init(
        "navigationItem:shouldEndRenamingWithTitle:", returns: Bool.self, UINavigationItem.self,
        String.self),
    ])

  static let searchDisplayDelegate = NativeProtocol(
    "UISearchDisplayDelegate", adopts: [FoundationProtocols.object],
    optional: [
      .init("searchDisplayControllerWillBeginSearch:", RuntimeObject.self),
      .init("searchDisplayControllerDidBeginSearch:", RuntimeObject.self),
      .init("searchDisplayControllerWillEndSearch:", RuntimeObject.self),
      .init("searchDisplayControllerDidEndSearch:", RuntimeObject.self),
      .init(
        "searchDisplayController:didLoadSearchResultsTableView:", RuntimeObject.self,
        UITableView.self),
      .init(
        "searchDisplayController:willUnloadSearchResultsTableView:", RuntimeObject.self,
        UITableView.self),
      .init(
        "searchDisplayController:willShowSearchResultsTableView:", RuntimeObject.self,
        UITableView.self),
      .init(
        "searchDisplayController:didShowSearchResultsTableView:", RuntimeObject.self,
        UITableView.self),
      .init(
        "searchDisplayController:willHideSearchResultsTableView:", RuntimeObject.self,
        UITableView.self),
      .init(
        "searchDisplayController:didHideSearchResultsTableView:", RuntimeObject.self,
        UITableView.self),
      .init(
        "searchDisplayController:shouldReloadTableForSearchString:", returns: Bool.self,
        RuntimeObject.self, String.self),
      .init(
        "searchDisplayController:shouldReloadTableForSearchScope:", returns: Bool.self,
        RuntimeObject.self, Int.self),
    ])

  static let searchSuggestion = NativeProtocol(
    "UISearchSuggestion", adopts: [FoundationProtocols.object], givesTypes: false,
    required: [
      .init("localizedSuggestion", returns: String?.self),
      .init("localizedAttributedSuggestion", returns: NSAttributedString?.self),
      .init("representedObject", returns: Value.self),
      .init("setRepresentedObject:", Value.self),
    ],
    optional: [
      .init("localizedDescription", returns: String?.self),
      .init("iconImage", returns: UIImage?.self),
    ])

  static let searchTextFieldDelegate = NativeProtocol(
    "UISearchTextFieldDelegate", adopts: [textFieldDelegate],
    optional: [
      .init(
        "searchTextField:itemProviderForCopyingToken:", returns: NSItemProvider.self,
        RuntimeObject.self, RuntimeObject.self),
      .init("searchTextField:didSelectSuggestion:", RuntimeObject.self, RuntimeObject.self),
    ])
}
