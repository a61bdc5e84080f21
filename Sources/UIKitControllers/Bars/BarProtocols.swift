internal import FoundationCore
internal import FoundationText
package import SelectorRuntime
internal import UIKitBase
internal import UIKitControls
internal import UIKitLists
package import UIKitRuntime
internal import UIKitText

/// The protocols of bars, bar positions and search.
extension UIKitProtocols {
  /// All bar protocols, adopted ones first.
  package static let barsProtocols = [
    barPositioning, barPositioningDelegate, toolbarDelegate, navigationItemRenameDelegate,
    searchDisplayDelegate,
    searchSuggestion, searchTextFieldDelegate,
  ]

  package static let barPositioning = NativeProtocol(
    "UIBarPositioning", adopts: [FoundationProtocols.object], givesTypes: false,
    required: [
      .init("barPosition", returns: Int.self)
    ])

  static let barPositioningDelegate = NativeProtocol(
    "UIBarPositioningDelegate", adopts: [FoundationProtocols.object],
    optional: [
      .init("positionForBar:", returns: Int.self, Adopter<UIBarPositioning>.self)
    ])

  static let toolbarDelegate = NativeProtocol(
    "UIToolbarDelegate", adopts: [barPositioningDelegate])

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
      .init("searchDisplayControllerWillBeginSearch:", UISearchDisplayController.self),
      .init("searchDisplayControllerDidBeginSearch:", UISearchDisplayController.self),
      .init("searchDisplayControllerWillEndSearch:", UISearchDisplayController.self),
      .init("searchDisplayControllerDidEndSearch:", UISearchDisplayController.self),
      .init(
        "searchDisplayController:didLoadSearchResultsTableView:", UISearchDisplayController.self,
        UITableView.self),
      .init(
        "searchDisplayController:willUnloadSearchResultsTableView:", UISearchDisplayController.self,
        UITableView.self),
      .init(
        "searchDisplayController:willShowSearchResultsTableView:", UISearchDisplayController.self,
        UITableView.self),
      .init(
        "searchDisplayController:didShowSearchResultsTableView:", UISearchDisplayController.self,
        UITableView.self),
      .init(
        "searchDisplayController:willHideSearchResultsTableView:", UISearchDisplayController.self,
        UITableView.self),
      .init(
        "searchDisplayController:didHideSearchResultsTableView:", UISearchDisplayController.self,
        UITableView.self),
      .init(
        "searchDisplayController:shouldReloadTableForSearchString:", returns: Bool.self,
        UISearchDisplayController.self, String.self),
      .init(
        "searchDisplayController:shouldReloadTableForSearchScope:", returns: Bool.self,
        UISearchDisplayController.self, Int.self),
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
        Instance<UISearchTextField>.self, UISearchToken.self),
      .init(
        "searchTextField:didSelectSuggestion:", Instance<UISearchTextField>.self,
        Adopter<UISearchSuggestion>.self),
    ])
}
