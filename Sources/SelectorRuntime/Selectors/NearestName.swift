// no traps of abs: differences of counts are above the least integer.

/// Suggestions for misspelled names.
package enum NearestName {
  /// Returns the candidate with the smallest edit distance from `name`, if it is near enough.
  ///
  /// - Complexity: O(length²) for each candidate of similar length.
  package static func find(
    _ name: String, among candidates: some Sequence<String>, limit: Int? = nil
  ) -> String? {
    // A short name with two different letters is probably another name.
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

  /// Returns the edit distance, case-insensitively, or nil when it is more than `limit`.
  ///
  /// Edits are insertions, deletions, replacements and swaps of adjacent letters.
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
      // A swap uses the row before last, whose minimum differs from this one's by at most one.
      if nearest > limit + 1 { return nil }
      (above, row, next) = (row, next, above)
    }
    return row[right.count] <= limit ? row[right.count] : nil
  }
}

extension Runtime {
  /// Returns the class name nearest to an unknown one, or nil.
  package func className(nearestTo name: String) -> String? {
    NearestName.find(name, among: classList.lazy.map(\.name))
  }

  /// Returns the protocol name nearest to an unknown one, or nil.
  package func protocolName(nearestTo name: String) -> String? {
    NearestName.find(name, among: protocolList.lazy.map(\.name))
  }
}

extension RuntimeClass {
  /// Returns the selector nearest to an unrecognized one, or nil.
  package func selector(nearestTo selector: Selector) -> String? {
    NearestName.find(
      selector.name, among: lineage.lazy.flatMap { $0.methods.lazy.map(\.selector.name) })
  }
}
