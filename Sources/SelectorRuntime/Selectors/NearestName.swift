/// Finds what somebody who mistyped a name may have meant.
package enum NearestName {
  /// Answers the candidate with the fewest edits from `name`, when it is near enough to be meant.
  /// - Complexity: O(candidates × length²).
  package static func find(
    _ name: String, among candidates: [String], limit: Int? = nil
  ) -> String? {
    // In a short word two other letters are another word.
    let limit = limit ?? max(name.utf8.count < 6 ? 1 : 2, name.utf8.count / 4)
    var best: (name: String, distance: Int)?
    for candidate in candidates {
      let found = distance(Array(name.utf8), Array(candidate.utf8), limit: limit)
      if let found, found < best?.distance ?? limit + 1 { best = (candidate, found) }
    }
    return best?.name
  }

  /// How many insertions, deletions, replacements and swaps of neighbours lead from one to the other;
  /// letters of either case are the same; nil means more than `limit`.
  private static func distance(_ left: [UInt8], _ right: [UInt8], limit: Int) -> Int? {
    guard abs(left.count - right.count) <= limit else { return nil }
    func same(_ one: UInt8, _ other: UInt8) -> Bool { one | 0x20 == other | 0x20 }
    var above: [Int] = []
    var row = Array(0...right.count)
    for (i, byte) in left.enumerated() {
      var next = [i + 1]
      for (j, other) in right.enumerated() {
        var fewest = min(row[j + 1] + 1, next[j] + 1, row[j] + (same(byte, other) ? 0 : 1))
        if i > 0, j > 0, same(byte, right[j - 1]), same(left[i - 1], other) {
          fewest = min(fewest, above[j - 1] + 1)
        }
        next.append(fewest)
      }
      (above, row) = (row, next)
    }
    return row[right.count] <= limit ? row[right.count] : nil
  }
}

extension Runtime {
  /// The class whose name is nearest to one that nobody has, or nil.
  package func className(nearestTo name: String) -> String? {
    NearestName.find(name, among: classList.map(\.name))
  }

  /// The protocol whose name is nearest to one that nobody has, or nil.
  package func protocolName(nearestTo name: String) -> String? {
    NearestName.find(name, among: protocolList.map(\.name))
  }
}

extension RuntimeClass {
  /// The selector nearest to one that instances do not understand, or nil.
  package func selector(nearestTo selector: Selector) -> String? {
    NearestName.find(
      selector.name, among: lineage.flatMap { $0.methods.map(\.selector.name) })
  }
}
