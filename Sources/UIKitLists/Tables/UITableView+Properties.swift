internal import QuartzCore
internal import SelectorRuntime
internal import UIKitBase
internal import UIKitRuntime

/// The rest of the table headers: separators, index colors, dragging.
extension UITableView {
  static func defineProperties(_ table: ClassDefinition<UITableView>) {
    // UITableViewCellSeparatorStyleSingleLine
    table.stored("separatorStyle", usual: 1)
    table.stored("separatorColor", .strong, usual: UIColor?.none)
    table.stored("separatorEffect", .copy, of: "UIVisualEffect", usual: RuntimeObject?.none)
    // 15 points at the left, as commonly seen.
    table.stored("separatorInset", usual: UIEdgeInsets(top: 0, left: 15, bottom: 0, right: 0))
    table.stored("separatorInsetReference", usual: 0)
    for name in [
      "sectionIndexColor", "sectionIndexBackgroundColor", "sectionIndexTrackingBackgroundColor",
    ] {
      table.stored(name, .strong, usual: UIColor?.none)
    }
    table.stored("cellLayoutMarginsFollowReadableWidth", usual: false)
    table.stored("insetsContentViewsToSafeArea", usual: true)
    // UITableViewAutomaticDimension
    table.stored("sectionHeaderTopPadding", usual: -1.0) { try $0.remeasure() }
    table.stored("fillerRowHeight", usual: 0.0)
    // UITableViewSelfSizingInvalidationEnabled
    table.stored("selfSizingInvalidation", usual: 1)
    table.stored("allowsFocusDuringEditing", usual: false)
    table.stored("contentHuggingElements", usual: 0)
    table.stored("remembersLastFocusedIndexPath", usual: false)
    table.stored("selectionFollowsFocus", usual: false)
    table.stored("allowsFocus", usual: false)
    table.stored("prefetchingEnabled", getter: "isPrefetchingEnabled", usual: true)
    table.defineDragging("UITableView")
  }
}

extension UITableViewCell {
  static func defineProperties(_ cell: ClassDefinition<UITableViewCell>) {
    cell.stored("separatorInset", usual: UIEdgeInsets(top: 0, left: 15, bottom: 0, right: 0))
    cell.stored("multipleSelectionBackgroundView", .strong, usual: UIView?.none)
    cell.stored("focusStyle", usual: 0)
    cell.stored("userInteractionEnabledWhileDragging", usual: true)
    cell.method("dragStateDidChange:") { (_, _: Int) in }
  }
}
