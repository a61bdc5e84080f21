internal import FoundationCore
package import SelectorRuntime
package import UIKitRuntime

extension UIKitProtocols {
  package static let tableViewDataSource = NativeProtocol(
    "UITableViewDataSource", adopts: [FoundationProtocols.object],
    required: [
      .init("tableView:numberOfRowsInSection:", returns: Int.self, UITableView.self, Int.self),
      .init(
        "tableView:cellForRowAtIndexPath:", returns: UITableViewCell.self, UITableView.self,
        NSIndexPath.self),
    ],
    optional: [
      .init("numberOfSectionsInTableView:", returns: Int.self, UITableView.self),
      .init(
        "tableView:titleForHeaderInSection:", returns: String?.self, UITableView.self, Int.self),
      .init(
        "tableView:titleForFooterInSection:", returns: String?.self, UITableView.self, Int.self),
      .init(
        "tableView:canEditRowAtIndexPath:", returns: Bool.self, UITableView.self, NSIndexPath.self),
      .init(
        "tableView:commitEditingStyle:forRowAtIndexPath:", UITableView.self, Int.self,
        NSIndexPath.self),
      .init(
        "tableView:canMoveRowAtIndexPath:", returns: Bool.self, UITableView.self, NSIndexPath.self),
      .init(
        "tableView:moveRowAtIndexPath:toIndexPath:", UITableView.self, NSIndexPath.self,
        NSIndexPath.self),
      .init("sectionIndexTitlesForTableView:", returns: [String]?.self, UITableView.self),
      .init(
        "tableView:sectionForSectionIndexTitle:atIndex:", returns: Int.self, UITableView.self,
        String.self, Int.self),
    ])
}
