package import SelectorRuntime
internal import Threads

/// The `BOOL *stop` of an enumeration with a block.
///
/// A script gets a table, and ends the enumeration with `stop.value = true`.
package final class EnumerationStop: ForeignValue {
  /// The host language's form of it, once a block there has got it.
  package var counterpart: ForeignValue?
  private var isStopped = false

  package override init() { super.init() }

  package override var typeName: String { "BOOL *" }

  package override func setEntry(_ key: Value, _ value: Value) -> Bool {
    guard key.isText("value") else { return false }
    isStopped = value.truth ?? false
    return counterpart?.setEntry(key, .bool(isStopped)) ?? true
  }

  /// Whether the block has asked for the end.
  package var isSet: Bool {
    guard let value = counterpart?.entry("value") else { return isStopped }
    return value.truth ?? !value.isNone
  }
}

extension FoundationWorld {
  /// Calls a block with each of some elements and its index, until it asks for the end.
  ///
  /// - Parameter check: refuses to go on, before each element but the first.
  func enumerate(
    _ indexes: [Int], options: Int, _ check: @escaping () throws -> Void,
    _ body: @escaping (Int, EnumerationStop) throws -> Void
  ) throws {
    let stop = EnumerationStop()
    if options & FoundationWorld.concurrentEnumeration != 0 {
      // As dispatch_apply does it: one block may wait for another.
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

  /// `NSEnumerationConcurrent`.
  static let concurrentEnumeration = 1
  /// `NSEnumerationReverse`.
  static let reverseEnumeration = 2
}
