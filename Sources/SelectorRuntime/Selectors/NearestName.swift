/// Finds what somebody who mistyped a name may have meant.
package enum NearestName {
  /// Answers the candidate with the fewest edits from `name`, when it is near enough to be meant.
  ///
  /// - Complexity: O(length²) for each candidate of about that length.
  package static func find(
    _ name: String, among candidates: some Sequence<String>, limit: Int? = nil
  ) -> String? {
    // In a short word two other letters are another word.
    let limit = limit ?? max(name.utf8.count < 6 ? 1 : 2, name.utf8.count / 4)
    let meant = Array(name.utf8)
    var best: String?
    var fewest = limit + 1
    for candidate in candidates where abs(candidate.utf8.count - meant.count) < fewest {
      guard let edits = distance(meant, Array(candidate.utf8), limit: fewest - 1) else { continue }
      (best, fewest) = (candidate, edits)
    }
    return best
  }

  /// How many insertions, deletions, replacements and swaps of neighbours lead from one to the other;
  /// letters of either case are the same; nil means more than `limit`.
  private static func distance(_ left: [UInt8], _ right: [UInt8], limit: Int) -> Int? {
    func same(_ one: UInt8, _ other: UInt8) -> Bool { one | 0x20 == other | 0x20 }
    var above = Array(repeating: 0, count: right.count + 1)
    var row = Array(0...right.count)
    var next = above
    for (i, byte) in left.enumerated() {
      next[0] = i + 1
      var nearest = i + 1
      for (j, other) in right.enumerated() {
        var fewest = min(row[j + 1] + 1, next[j] + 1, row[j] + (same(byte, other) ? 0 : 1))
        if i > 0, j > 0, same(byte, right[j - 1]), same(left[i - 1], other) {
          fewest = min(fewest, above[j - 1] + 1)
        }
        next[j + 1] = fewest
        nearest = min(nearest, fewest)
      }
      // A swap reaches back over one row, whose least is at most one edit away from this one's.
      if nearest > limit + 1 { return nil }
      (above, row, next) = (row, next, above)
    }
    return row[right.count] <= limit ? row[right.count] : nil
  }
}

extension Runtime {
  /// The class whose name is nearest to one that nobody has, or nil.
  package func className(nearestTo name: String) -> String? {
    NearestName.find(name, among: classList.lazy.map(\.name))
  }

  /// The protocol whose name is nearest to one that nobody has, or nil.
  package func protocolName(nearestTo name: String) -> String? {
    NearestName.find(name, among: protocolList.lazy.map(\.name))
  }
}

extension RuntimeClass {
  /// The selector nearest to one that instances do not understand, or nil.
  package func selector(nearestTo selector: Selector) -> String? {
    NearestName.find(
      selector.name, among: lineage.lazy.flatMap { $0.methods.lazy.map(\.selector.name) })
  }
}
