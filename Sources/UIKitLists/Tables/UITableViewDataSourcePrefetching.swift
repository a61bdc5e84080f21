internal import FoundationCore
package import SelectorRuntime
package import UIKitRuntime

extension UIKitProtocols {
  package static let tableViewDataSourcePrefetching = NativeProtocol(
    "UITableViewDataSourcePrefetching", adopts: [FoundationProtocols.object],
    required: [
      .init("tableView:prefetchRowsAtIndexPaths:", UITableView.self, [NSIndexPath].self)
    ],
    optional: [
      .init("tableView:cancelPrefetchingForRowsAtIndexPaths:", UITableView.self, [NSIndexPath].self)
    ])
}
