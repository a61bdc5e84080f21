internal import SelectorRuntime
internal import UIKitControls
internal import UIKitRuntime

extension UITableView: ItemsView {
  typealias DelegateMethod = TableDelegateMethod
  typealias DataSourceMethod = TableDataSourceMethod

  var delegateMethods: [Selector] { tableSelectors.delegate }
  var dataSourceMethods: [Selector] { tableSelectors.dataSource }

  func delegateChanged() {
    makeSwipe()
    makeMenuInteraction(delegate(.contextMenu) != nil)
  }

  func dataSourceChanged() {
    makeSwipe()
    markNeedsReload()
  }
}
