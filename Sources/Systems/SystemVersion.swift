/// A version of the system, of up to three numbers.
package struct SystemVersion: Comparable, Sendable {
  /// The version as it is written, `18.5`.
  package let text: String
  /// Major, minor and patch number.
  package let numbers: [Int]

  /// The version of a world that names no other.
  package static let usual = SystemVersion([18, 5])
  /// The oldest and the newest known version; a minor version of the newest counts as it.
  package static let oldest = SystemVersion([9, 3])
  package static let newest = SystemVersion([26, 0])

  /// Makes the version of up to three numbers.
  package init(_ numbers: [Int]) {
    self.numbers = Array((numbers + [0, 0, 0]).prefix(3))
    text = (numbers.count == 3 && numbers[2] == 0 ? Array(numbers.prefix(2)) : numbers)
      .map(String.init).joined(separator: ".")
  }

  /// Reads a known version; a version between two known ones behaves as the lower one.
  package init?(_ text: String) {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    let numbers = parts.compactMap { part in
      part.allSatisfy { $0.isASCII && $0.isNumber } && part.count <= 4 ? Int(part) : nil
    }
    guard 1...3 ~= parts.count, numbers.count == parts.count else { return nil }
    self.text = text
    self.numbers = Array((numbers + [0, 0, 0]).prefix(3))
    guard self >= .oldest, self.numbers[0] <= SystemVersion.newest.numbers[0] else { return nil }
  }

  /// The version as one number: 100 × major + minor number.
  var code: Int { numbers[0] * 100 + min(numbers[1], 99) }

  package static func == (one: SystemVersion, other: SystemVersion) -> Bool {
    one.numbers == other.numbers
  }

  package static func < (one: SystemVersion, other: SystemVersion) -> Bool {
    one.numbers.lexicographicallyPrecedes(other.numbers)
  }
}
