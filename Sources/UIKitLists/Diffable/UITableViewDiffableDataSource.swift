internal import FoundationCore
package import SelectorRuntime
package import UIKitRuntime

/// The diffable data source of a table view, from UIDiffableDataSource.h.
///
/// Scripts subclass it to add titles and editing.
package final class UITableViewDiffableDataSource: DiffableDataSource {
  private var defaultRowAnimation = -1

  static func define(_ source: ClassDefinition<UITableViewDiffableDataSource>) {
    source.adopt(UIKitProtocols.tableViewDataSource)
    source.method("initWithTableView:cellProvider:") {
      (source, table: UITableView, provider: Block) -> UITableViewDiffableDataSource in
      try source.serve(table, provider)
      return source
    }
    defineShared(source)
    source.property(
      "defaultRowAnimation", get: { $0.defaultRowAnimation }, set: { $0.defaultRowAnimation = $1 })
    source.method("numberOfSectionsInTableView:") { (source, _: UITableView) -> Int in
      source.known.sections.count
    }
    source.method("tableView:numberOfRowsInSection:") {
      (source, _: UITableView, section: Int) -> Int in
      let items = source.known.items
      return items.indices.contains(section) ? items[section].count : 0
    }
    source.method("tableView:cellForRowAtIndexPath:") {
      (source, _: UITableView, path: NSIndexPath) -> Value in try source.cell(at: path, "table")
    }
    for name in ["tableView:titleForHeaderInSection:", "tableView:titleForFooterInSection:"] {
      source.method(name) { (_, _: UITableView, _: Int) -> String? in nil }
    }
    for name in ["tableView:canEditRowAtIndexPath:", "tableView:canMoveRowAtIndexPath:"] {
      source.method(name) { (_, _: UITableView, _: NSIndexPath) -> Bool in false }
    }
    source.method("tableView:commitEditingStyle:forRowAtIndexPath:") {
      (_, _: UITableView, _: Int, _: NSIndexPath) in
    }
    source.method("tableView:moveRowAtIndexPath:toIndexPath:") {
      (_, _: UITableView, _: NSIndexPath, _: NSIndexPath) in
    }
    source.method("sectionIndexTitlesForTableView:") { (_, _: UITableView) -> [String]? in nil }
    source.method("tableView:sectionForSectionIndexTitle:atIndex:") {
      (_, _: UITableView, _: String, index: Int) -> Int in index
    }
  }
}

extension UIKitClasses {
  package static let tableViewDiffableDataSource = NativeClass<UITableViewDiffableDataSource>(
    "UITableViewDiffableDataSource", superclass: FoundationClasses.object,
    UITableViewDiffableDataSource.define)
}
