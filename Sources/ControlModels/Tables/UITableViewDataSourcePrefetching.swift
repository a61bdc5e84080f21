internal import FoundationCore
internal import SelectorRuntime

extension UIKitProtocols {
  static let tableViewDataSourcePrefetching = NativeProtocol(
    "UITableViewDataSourcePrefetching", adopts: [FoundationProtocols.object],
    required: [
      .init("tableView:prefetchRowsAtIndexPaths:", UITableView.self, [NSIndexPath].self)
    ],
    optional: [
      .init("tableView:cancelPrefetchingForRowsAtIndexPaths:", UITableView.self, [NSIndexPath].self)
    ])
}
