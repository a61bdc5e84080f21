internal import FoundationCore
package import SelectorRuntime
package import UIKitRuntime

extension UIKitProtocols {
  package static let searchBarDelegate = NativeProtocol(
    "UISearchBarDelegate", adopts: [FoundationProtocols.object],
    optional: [
      .init("searchBarShouldBeginEditing:", returns: Bool.self, UISearchBar.self),
      .init("searchBarTextDidBeginEditing:", UISearchBar.self),
      .init("searchBarShouldEndEditing:", returns: Bool.self, UISearchBar.self),
      .init("searchBarTextDidEndEditing:", UISearchBar.self),
      .init("searchBar:textDidChange:", UISearchBar.self, String?.self),
      .init(
        "searchBar:shouldChangeTextInRange:replacementText:", returns: Bool.self, UISearchBar.self,
        IndexRange.self, String?.self),
      .init("searchBarSearchButtonClicked:", UISearchBar.self),
      .init("searchBarCancelButtonClicked:", UISearchBar.self),
      .init("searchBarBookmarkButtonClicked:", UISearchBar.self),
      .init("searchBarResultsListButtonClicked:", UISearchBar.self),
      .init("searchBar:selectedScopeButtonIndexDidChange:", UISearchBar.self, Int.self),
    ])
}
