internal import FoundationCore
internal import QuartzCore
internal import SelectorRuntime
internal import UIKitBase
internal import UIKitRuntime

/// The static cells of a table in a storyboard, which its table view controller provides.
///
/// On a device a private data source holds them, to which the controller's methods forward. A
/// subclass that overrides such a method can send it to super.
package final class StaticCells {
  /// A section of static cells.
  package struct Section {
    let header: String?
    let footer: String?
    let range: Range<Int>
  }

  fileprivate var sections: [Section] = []
  /// The cells of all sections, and the heights of those that have their own.
  @StrongList fileprivate var cells: [UITableViewCell] = []
  fileprivate var heights: [Double?] = []

  package init() {}

  /// Adds a section.
  ///
  /// - Parameters:
  ///   - header: the title above it.
  ///   - footer: the title below it.
  ///   - cells: the cells, each with its own height or nil.
  package func addSection(
    header: String?, footer: String?, _ cells: [(cell: UITableViewCell, height: Double?)]
  ) {
    let start = self.cells.count
    self.cells += cells.map(\.cell)
    heights += cells.map(\.height)
    sections.append(Section(header: header, footer: footer, range: start..<self.cells.count))
  }

  func empty() { cells = [] }

  /// The error of the device's list of sections or rows.
  private static func beyond(_ index: Int, _ count: Int) -> RuntimeError {
    let bounds = count == 0 ? "for empty array" : "[0 .. \(count - 1)]"
    return RuntimeError(
      .range,
      "*** -[__NSArrayI objectAtIndexedSubscript:]: index \(UInt(bitPattern: index)) beyond bounds "
        + bounds)
  }

  fileprivate func section(_ number: Int) throws -> Section {
    guard sections.indices.contains(number) else { throw Self.beyond(number, sections.count) }
    return sections[number]
  }

  fileprivate func place(_ path: NSIndexPath?, in table: UITableView?) throws -> Int? {
    guard let path, let table else { return nil }
    let item = try path.itemPath(for: table)
    let section = try section(item.section)
    guard (0..<section.range.count).contains(item.item) else {
      throw Self.beyond(item.item, section.range.count)
    }
    return section.range.lowerBound + item.item
  }
}

extension UITableViewController {
  /// The methods to which the controller responds only if it has static cells.
  private static let staticMethods: Set<String> = [
    "numberOfSectionsInTableView:", "tableView:titleForHeaderInSection:",
    "tableView:titleForFooterInSection:", "tableView:heightForRowAtIndexPath:",
  ]

  static func defineStaticCells(_ controller: ClassDefinition<UITableViewController>) {
    let runtime = controller.runtime
    let (cls, responds) = (controller.cls, runtime.known.respondsToSelector)
    controller.method(responds.name) { (controller, selector: Selector?) -> Bool in
      if let selector, staticMethods.contains(selector.name), controller.staticCells == nil,
        controller.isa.method(selector)?.owner === cls
      {
        return false
      }
      let answer = try runtime.sendSuper(
        controller, above: cls, responds, Arguments(selector.messageValue))
      return Bool.from(answer, in: runtime) ?? false
    }
    controller.method("numberOfSectionsInTableView:") { (controller, _: UITableView?) -> Int in
      controller.staticCells?.sections.count ?? 1
    }
    controller.method("tableView:numberOfRowsInSection:") {
      (controller, _: UITableView?, section: Int) -> Int in
      try controller.staticCells?.section(section).range.count ?? 0
    }
    controller.method("tableView:cellForRowAtIndexPath:") {
      (controller, table: UITableView?, path: NSIndexPath?) -> UITableViewCell? in
      guard let cells = controller.staticCells else { return nil }
      return try cells.place(path, in: table).map { cells.cells[$0] }
    }
    controller.method("tableView:titleForHeaderInSection:") {
      (controller, _: UITableView?, section: Int) -> String? in
      try controller.staticCells?.section(section).header
    }
    controller.method("tableView:titleForFooterInSection:") {
      (controller, _: UITableView?, section: Int) -> String? in
      try controller.staticCells?.section(section).footer
    }
    controller.method("tableView:heightForRowAtIndexPath:") {
      (controller, table: UITableView?, path: NSIndexPath?) -> Real in
      let usual = Real(table?.rowHeight ?? UITableView.automaticDimension)
      guard let cells = controller.staticCells else { return usual }
      return try cells.place(path, in: table).flatMap { cells.heights[$0] }.map { Real($0) }
        ?? usual
    }
  }
}
