internal import QuartzCore
internal import SelectorRuntime
internal import UIKitBase
internal import UIKitControls
internal import UIKitRuntime

/// The appearance of a search bar, and the properties that it forwards to its text field.
extension UISearchBar {
  static func defineLook(_ bar: ClassDefinition<UISearchBar>) {
    bar.shown("barStyle", usual: 0)
    bar.shown("barTintColor", .strong, usual: UIColor?.none)
    bar.shown("translucent", getter: "isTranslucent", usual: true)
    bar.shown("searchBarStyle", usual: 0)
    bar.shown("backgroundImage", .strong, usual: UIImage?.none)
    bar.shown("scopeBarBackgroundImage", .strong, usual: UIImage?.none)
    bar.shown("showsBookmarkButton", usual: false)
    bar.shown("showsSearchResultsButton", usual: false)
    bar.shown("searchResultsButtonSelected", getter: "isSearchResultsButtonSelected", usual: false)
    bar.shown("showsScopeBar", usual: false)
    bar.shown("scopeButtonTitles", .copy, usual: [String]?.none)
    bar.shown("selectedScopeButtonIndex", usual: 0)
    bar.shown("searchFieldBackgroundPositionAdjustment", usual: UIOffset.zero)
    bar.shown("searchTextPositionAdjustment", usual: UIOffset.zero)
    bar.stored("inputAccessoryView", .strong, usual: UIView?.none)
    bar.stored("lookToDictate", getter: "isLookToDictateEnabled", usual: false)
    let setShowsScopeBar = bar.runtime.selector("setShowsScopeBar:")
    bar.method("setShowsScopeBar:animated:") { (bar, shows: Bool, _: Bool) in
      try bar.send(setShowsScopeBar, shows)
    }
    bar.keyed(
      "setPositionAdjustment:forSearchBarIcon:", "positionAdjustmentForSearchBarIcon:",
      usual: UIOffset.zero)
    bar.keyed(
      "setScopeBarButtonTitleTextAttributes:forState:",
      "scopeBarButtonTitleTextAttributesForState:", usual: Value.none)
    bar.keyed(
      "setScopeBarButtonDividerImage:forLeftSegmentState:rightSegmentState:",
      "scopeBarButtonDividerImageForLeftSegmentState:rightSegmentState:")
    bar.method("setShowsScope:animated:") { (bar, shows: Bool, _: Bool) in
      try bar.send(bar.runtime.selector("setShowsScopeBar:"), shows)
    }
    bar.keyed("setSearchFieldBackgroundImage:forState:", "searchFieldBackgroundImageForState:") {
      try $0.send($0.selectors.setNeedsLayout)
    }
    bar.keyed(
      "setScopeBarButtonBackgroundImage:forState:", "scopeBarButtonBackgroundImageForState:")
    bar.keyed("setImage:forSearchBarIcon:state:", "imageForSearchBarIcon:state:")
    bar.keyed(
      "setBackgroundImage:forBarPosition:barMetrics:", "backgroundImageForBarPosition:barMetrics:")
    bar.method("intrinsicContentSize") { (_) -> CGSize in
      CGSize(width: noIntrinsicMetric, height: height)
    }
    for name in [
      "autocapitalizationType", "autocorrectionType", "spellCheckingType", "keyboardType",
      "keyboardAppearance", "returnKeyType",
    ] {
      let setter = bar.runtime.selector("set\(name.prefix(1).uppercased())\(name.dropFirst()):")
      bar.declare(name, Int.self)
      // The text field stores the value.
      bar.method(setter.name) { (bar, value: Int) in try bar.textField().send(setter, value) }
      let getter = bar.runtime.selector(name)
      bar.method(name) { (bar) -> Int in try bar.textField().call(getter) }
    }
  }
}
