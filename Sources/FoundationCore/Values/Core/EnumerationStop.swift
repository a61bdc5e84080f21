package import SelectorRuntime
internal import Threads

/// The `BOOL *stop` of an enumeration with a block.
///
/// A script receives a table, and stops the enumeration with `stop.value = true`.
package final class EnumerationStop: ForeignValue {
  /// Its value in the host language, after a block there has received it.
  package var counterpart: ForeignValue?
  private var isStopped = false

  package override init() { super.init() }

  package override var typeName: String { "BOOL *" }

  package override func setEntry(_ key: Value, _ value: Value) -> Bool {
    guard key.isText("value") else { return false }
    isStopped = value.truth ?? false
    return counterpart?.setEntry(key, .bool(isStopped)) ?? true
  }

  /// Whether the block has stopped the enumeration.
  package var isSet: Bool {
    guard let value = counterpart?.entry("value") else { return isStopped }
    return value.truth ?? !value.isNone
  }
}

extension FoundationWorld {
  /// Calls a block with each index, until it stops the enumeration.
  ///
  /// - Parameter check: Raises an exception after a mutation; called before each element but the
  ///   first.
  func enumerate(
    _ indexes: [Int], options: Int, _ check: @escaping () throws -> Void,
    _ body: @escaping (Int, EnumerationStop) throws -> Void
  ) throws {
    let stop = EnumerationStop()
    if options & FoundationWorld.concurrentEnumeration != 0 {
      // Concurrent as with dispatch_apply: one block may wait for another.
      return try threads.globalQueue(.default).apply(indexes.count) { place in
        guard !stop.isSet else { return }
        if place > 0 { try check() }
        try body(indexes[place], stop)
      }
    }
    let isReverse = options & FoundationWorld.reverseEnumeration != 0
    var isFirst = true
    for index in isReverse ? indexes.reversed() : indexes {
      if !isFirst { try check() }
      isFirst = false
      try body(index, stop)
      if stop.isSet { return }
    }
  }

  /// The option `NSEnumerationConcurrent`.
  static let concurrentEnumeration = 1
  /// The option `NSEnumerationReverse`.
  static let reverseEnumeration = 2
}
