package import SelectorRuntime

// no traps of count: the length is checked above.

/// A path of indexes, such as section and row; immutable.
package final class NSIndexPath: RuntimeObject {
  package private(set) var indexes: [Int] = []

  /// Returns the index path with some indexes, of a subclass of `NSIndexPath`.
  ///
  /// Equal index paths are the same object while it exists, so that a script can use them as keys.
  /// On a device they are tagged pointers.
  package static func make(_ indexes: [Int], of cls: RuntimeClass) throws -> NSIndexPath {
    let world = cls.runtime.world as? FoundationWorld
    if let known = world?.indexPaths[indexes]?.path, known.isa === cls, known.isUsable {
      return known
    }
    guard let made = cls.runtime.createInstance(cls) as? NSIndexPath else {
      throw RuntimeError(.invalidArgument, "\(cls.name) is not a class of index paths")
    }
    made.indexes = indexes
    world?.indexPaths[indexes] = WeakIndexPath(path: made)
    return made
  }

  private var isUsable: Bool { !isDeallocating && !isErased }

  package override func destruct() {
    if let world = runtime.world as? FoundationWorld, world.indexPaths[indexes]?.path === self {
      world.indexPaths[indexes] = nil
    }
    super.destruct()
  }

  /// Returns an index for a table or collection view; raises unless the path has two indexes.
  private func index(at position: Int) throws -> Int {
    guard indexes.count == 2 else {
      throw RuntimeError(
        .inconsistency,
        "Invalid index path for use with UITableView. Index paths passed to table view must "
          + "contain exactly two indices specifying the section and row. Please use the category "
          + "on NSIndexPath in NSIndexPath+UIKitAdditions.h if possible.")
    }
    return indexes[position]
  }
}

extension NSIndexPath {
  private static func first(
    _ length: Int, of indexes: [Int]?, _ message: String
  ) throws -> [Int] {
    let indexes = indexes ?? []
    guard length >= 0, length <= indexes.count else {
      throw RuntimeError(.invalidArgument, "\(message): \(length) of \(indexes.count) indexes")
    }
    return Array(indexes.prefix(length))
  }

  static func define(_ path: ClassDefinition<NSIndexPath>) {
    path.adopt(FoundationProtocols.copying)
    defineCoding(path)
    path.declare("item", Int.self, isReadonly: true)
    path.declare("row", Int.self, isReadonly: true)
    for name in ["indexPathForRow:inSection:", "indexPathForItem:inSection:"] {
      path.classSide.method(name) { (cls, last: Int, section: Int) -> NSIndexPath in
        try make([section, last], of: cls)
      }
    }
    path.classSide.method("indexPathWithIndex:") { (cls, index: Int) -> NSIndexPath in
      try make([index], of: cls)
    }
    path.classSide.method("indexPathWithIndexes:length:") {
      (cls, indexes: [Int]?, length: Int) -> NSIndexPath in
      try make(first(length, of: indexes, "+[NSIndexPath indexPathWithIndexes:length:]"), of: cls)
    }
    path.method("initWithIndex:") { (path, index: Int) -> NSIndexPath in
      path.indexes = [index]
      return path
    }
    path.method("initWithIndexes:length:") { (path, indexes: [Int]?, length: Int) -> NSIndexPath in
      path.indexes = try first(length, of: indexes, "-[NSIndexPath initWithIndexes:length:]")
      return path
    }
    path.method("indexPathByAddingIndex:") { (path, index: Int) -> NSIndexPath in
      try make(path.indexes + [index], of: path.isa)
    }
    path.method("indexPathByRemovingLastIndex") { (path) -> NSIndexPath in
      try make(path.indexes.dropLast(), of: path.isa)
    }
    path.readonly("length") { $0.indexes.count }
    path.method("indexAtPosition:") { (path, position: Int) -> Int in
      // The result is NSNotFound.
      path.indexes.indices.contains(position) ? path.indexes[position] : Int.max
    }
    path.method("getIndexes:") { (path) -> [Int] in path.indexes }
    path.method("getIndexes:range:") { (path, _: Value, range: IndexRange) -> [Int] in
      guard range.fits(in: path.indexes.count) else {
        throw path.beyond(
          range, path.indexes.count, "getIndexes:range:", owner: "NSIndexPath",
          empty: "empty index path")
      }
      return Array(path.indexes[range.bounds])
    }
    path.readonly("section") { (path) -> Int in try path.index(at: 0) }
    for name in ["row", "item"] {
      path.method(name) { (path) -> Int in try path.index(at: 1) }
    }
    path.method("isEqual:") { (path, other: Value) -> Bool in
      (other.object as? NSIndexPath)?.indexes == path.indexes
    }
    path.method("compare:") { (path, other: NSIndexPath) -> Int in
      if path.indexes == other.indexes { return 0 }
      let precedes = path.indexes.lexicographicallyPrecedes(other.indexes) {
        UInt(bitPattern: $0) < UInt(bitPattern: $1)
      }
      return precedes ? -1 : 1
    }
    path.method("hash") { (path) -> Int in
      path.indexes.reduce(path.indexes.count) { ($0 &* 31 &+ $1) & 0x7FFF_FFFF }
    }
    path.method("copyWithZone:") { (path, _: Value) -> NSIndexPath in path }
    path.method("description") { (path) -> String in
      let list = path.indexes.map { String(UInt(bitPattern: $0)) }.joined(separator: " - ")
      return "\(path.defaultDescription) {length = \(path.indexes.count), path = \(list)}"
    }
  }
}

/// A weak reference to an index path.
struct WeakIndexPath {
  weak var path: NSIndexPath?
}

extension FoundationClasses {
  package static let indexPath = NativeClass<NSIndexPath>(
    "NSIndexPath", superclass: object, NSIndexPath.define)
}
