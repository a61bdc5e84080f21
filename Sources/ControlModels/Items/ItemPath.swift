internal import FoundationCore
internal import SelectorRuntime

/// A section and a row or item in it, as an index path of two indexes names it.
package struct ItemPath: Hashable, Comparable, Sendable {
  package let section: Int
  package let item: Int

  package init(_ section: Int, _ item: Int) {
    self.section = section
    self.item = item
  }

  /// How UIKit's complaints about heights name it.
  var description: String { "index path (\(section) - \(item))" }

  /// How UIKit's complaints about updates name it.
  var words: String { "{length = 2, path = \(section) - \(item)}" }

  package static func < (left: ItemPath, right: ItemPath) -> Bool {
    (left.section, left.item) < (right.section, right.item)
  }
}

extension NSIndexPath {
  /// The section and the row or item that it names.
  ///
  /// - Throws: ``RuntimeError`` when it has more or fewer than two indexes, as UIKit does.
  func itemPath(for view: UIView) throws -> ItemPath {
    guard indexes.count == 2 else {
      let name = view is UITableView ? "UITableView" : "UICollectionView"
      throw RuntimeError(
        .inconsistency,
        "Invalid index path for use with \(name). Index paths passed to it must contain exactly "
          + "two indices specifying the section and the row or item, got \(indexes.count)")
    }
    return ItemPath(indexes[0], indexes[1])
  }
}

extension UIKitWorld {
  /// An index path that nobody owns yet.
  func indexPath(_ path: ItemPath) throws -> NSIndexPath {
    guard let cls = runtime.lookUpClass("NSIndexPath") else {
      throw RuntimeError(.inconsistency, "there is no class NSIndexPath")
    }
    return try NSIndexPath.make([path.section, path.item], of: cls)
  }

  /// Index paths that nobody owns yet, in the same order.
  func indexPaths(_ paths: [ItemPath]) throws -> [NSIndexPath] { try paths.map(indexPath) }
}
