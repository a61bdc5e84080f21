internal import FoundationCore
internal import SelectorRuntime
internal import UIKitBase

/// A section and a row or item: the contents of an index path with two indexes.
package struct ItemPath: Hashable, Comparable, Sendable {
  package let section: Int
  package let item: Int

  package init(_ section: Int, _ item: Int) {
    self.section = section
    self.item = item
  }

  /// Its description in UIKit's errors about heights.
  var description: String { "index path (\(section) - \(item))" }

  /// Its description in UIKit's errors about updates.
  var words: String { "{length = 2, path = \(section) - \(item)}" }

  package static func < (left: ItemPath, right: ItemPath) -> Bool {
    (left.section, left.item) < (right.section, right.item)
  }
}

extension NSIndexPath {
  /// Converts the index path to a section and a row or item.
  ///
  /// - Throws: ``RuntimeError`` unless it has exactly two indexes, as UIKit does.
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
  /// Returns an unretained index path.
  func indexPath(_ path: ItemPath) throws -> NSIndexPath {
    guard let cls = runtime.lookUpClass("NSIndexPath") else {
      throw RuntimeError(.inconsistency, "there is no class NSIndexPath")
    }
    return try NSIndexPath.make([path.section, path.item], of: cls)
  }

  /// Returns unretained index paths, in the same order.
  func indexPaths(_ paths: [ItemPath]) throws -> [NSIndexPath] {
    try paths.enumerated().map { place, path in
      try checkGrowth(to: place)
      return try indexPath(path)
    }
  }

  /// Throws the error of a limit or an interrupt; called for each element of a list that grows.
  func checkGrowth(to count: Int) throws {
    guard count & 0xFF == 0xFF else { return }
    try checkStop()
    try checkMemory(count, each: 128)
  }
}
