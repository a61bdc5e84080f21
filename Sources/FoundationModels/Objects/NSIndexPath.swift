package import SelectorRuntime

/// A path of indexes, such as section and row; it never changes once it is made.
package final class NSIndexPath: RuntimeObject {
  package private(set) var indexes: [Int] = []

  /// Makes one of a class that inherits from `NSIndexPath`.
  package static func make(_ indexes: [Int], of cls: RuntimeClass) throws -> NSIndexPath {
    guard let made = cls.runtime.createInstance(cls) as? NSIndexPath else {
      throw RuntimeError(.invalidArgument, "\(cls.name) is not a class of index paths")
    }
    made.indexes = indexes
    return made
  }

  private func index(at position: Int) throws -> Int {
    guard position >= 0, position < indexes.count else {
      throw RuntimeError(
        .range,
        "-[NSIndexPath indexAtPosition:]: position \(position) beyond length \(indexes.count)"
      )
    }
    return indexes[position]
  }
}

extension NSIndexPath {
  static func define(in runtime: Runtime, superclass: RuntimeClass) {
    let path = ClassDefinition<NSIndexPath>("NSIndexPath", in: runtime, superclass: superclass)
    for name in ["indexPathForRow:inSection:", "indexPathForItem:inSection:"] {
      path.classSide.method(name) { (cls, last: Int, section: Int) -> NSIndexPath in
        try make([section, last], of: cls)
      }
    }
    path.classSide.method("indexPathWithIndex:") { (cls, index: Int) -> NSIndexPath in
      try make([index], of: cls)
    }
    path.classSide.method("indexPathWithIndexes:length:") {
      (cls, indexes: [Int], length: Int) -> NSIndexPath in
      guard length >= 0, length <= indexes.count else {
        throw RuntimeError(
          .invalidArgument,
          "+[NSIndexPath indexPathWithIndexes:length:]: \(length) of \(indexes.count) indexes")
      }
      return try make(Array(indexes.prefix(length)), of: cls)
    }
    path.method("indexPathByAddingIndex:") { (path, index: Int) -> NSIndexPath in
      try make(path.indexes + [index], of: path.isa)
    }
    path.method("indexPathByRemovingLastIndex") { (path) -> NSIndexPath in
      try make(path.indexes.dropLast(), of: path.isa)
    }
    path.method("compare:") { (path, other: NSIndexPath) -> Int in
      if path.indexes == other.indexes { return 0 }
      return path.indexes.lexicographicallyPrecedes(other.indexes) ? -1 : 1
    }
    path.method("length") { (path) -> Int in path.indexes.count }
    path.method("indexAtPosition:") { (path, position: Int) -> Int in
      try path.index(at: position)
    }
    path.method("section") { (path) -> Int in try path.index(at: 0) }
    for name in ["row", "item"] {
      path.method(name) { (path) -> Int in try path.index(at: 1) }
    }
    path.method("isEqual:") { (path, other: Value) -> Bool in
      (other.object as? NSIndexPath)?.indexes == path.indexes
    }
    path.method("compare:") { (path, other: NSIndexPath) -> Int in
      if path.indexes == other.indexes { return 0 }
      return path.indexes.lexicographicallyPrecedes(other.indexes) ? -1 : 1
    }
    path.method("hash") { (path) -> Int in
      path.indexes.reduce(path.indexes.count) { ($0 &* 31 &+ $1) & 0x7FFF_FFFF }
    }
    path.method("copyWithZone:") { (path, _: Value) -> NSIndexPath in path }
    path.method("description") { (path) -> String in
      let list = path.indexes.map(String.init).joined(separator: " - ")
      return "\(path.defaultDescription) {length = \(path.indexes.count), path = \(list)}"
    }
  }
}
