package import FoundationCore
package import SelectorRuntime

/// The attributes of a text: consecutive runs, each with its own attributes.
///
/// Adjacent runs with equal attributes are merged. The owner of the runs retains their values.
package struct AttributeRuns {
  /// A number of UTF-16 units with the same attributes.
  struct Run {
    var length: Int
    var attributes: Attributes
  }

  private(set) var runs: [Run] = []

  package init(length: Int, _ attributes: Attributes = Attributes()) {
    if length > 0 { runs = [Run(length: length, attributes: attributes)] }
  }

  /// All runs with their ranges, in order.
  package var ranges: [(range: Range<Int>, attributes: Attributes)] {
    var start = 0
    return runs.map { run in
      defer { start += run.length }
      return (start..<start + run.length, run.attributes)
    }
  }

  /// Returns the run at an index, which must be inside the text.
  package func run(at index: Int) -> (range: Range<Int>, attributes: Attributes) {
    var start = 0
    for run in runs {
      if index < start + run.length { return (start..<start + run.length, run.attributes) }
      start += run.length
    }
    return (start..<start, Attributes())
  }

  /// Returns the runs of a range.
  func part(_ range: Range<Int>) -> AttributeRuns {
    var result = AttributeRuns(length: 0)
    for (place, attributes) in ranges where place.overlaps(range) {
      result.append(Run(length: place.clamped(to: range).count, attributes: attributes))
    }
    return result
  }

  /// Adds a run at the end.
  package mutating func append(length: Int, _ attributes: Attributes) {
    append(Run(length: length, attributes: attributes))
  }

  private mutating func append(_ run: Run) {
    guard run.length > 0 else { return }
    if let last = runs.last, last.attributes.hasSameEntries(as: run.attributes) {
      runs[runs.count - 1].length += run.length
    } else {
      runs.append(run)
    }
  }

  /// Replaces the runs of a range by others.
  mutating func replace(_ range: Range<Int>, with new: AttributeRuns, length: Int) {
    let before = part(0..<range.lowerBound)
    let after = part(range.upperBound..<max(length, range.upperBound))
    var result = before
    for run in new.runs + after.runs { result.append(run) }
    self = result
  }

  /// Changes the attributes of a range.
  mutating func change(_ range: Range<Int>, length: Int, _ change: (inout Attributes) -> Void) {
    var changed = part(range)
    for index in changed.runs.indices { change(&changed.runs[index].attributes) }
    replace(range, with: changed, length: length)
  }

  /// All values, once for each run that has them.
  var values: [Value] { runs.flatMap { run in run.attributes.entries.map(\.value) } }
}

/// The attributes of a run, by name, in the order in which they were set.
package struct Attributes {
  package private(set) var entries: [(name: UTF16Text, value: Value)] = []
  /// The indexes of more entries than are quickly compared.
  private var indexes: [UTF16Text: Int] = [:]

  private static let mostCompared = 32

  package init() {}

  package subscript(name: UTF16Text) -> Value? {
    get { index(of: name).map { entries[$0].value } }
    set {
      switch (index(of: name), newValue) {
      case (let index?, let value?): entries[index].value = value
      case (let index?, nil):
        entries.remove(at: index)
        indexEntries(from: 0)
      case (nil, let value?):
        entries.append((name, value))
        indexEntries(from: indexes.isEmpty ? 0 : entries.count - 1)
      case (nil, nil): break
      }
    }
  }

  private func index(of name: UTF16Text) -> Int? {
    indexes.isEmpty ? entries.firstIndex { $0.name == name } : indexes[name]
  }

  private mutating func indexEntries(from first: Int) {
    if first == 0 { indexes = [:] }
    guard entries.count > Self.mostCompared else { return }
    for index in first..<entries.count { indexes[entries[index].name] = index }
  }

  /// Whether both have the same values: identical objects, or equal plain ones.
  func hasSameEntries(as other: Attributes) -> Bool {
    entries.count == other.entries.count
      && entries.allSatisfy { entry in
        other[entry.name].map { Self.isSame($0, entry.value) } ?? false
      }
  }

  private static func isSame(_ left: Value, _ right: Value) -> Bool {
    switch (left, right) {
    case (.object(let left), .object(let right)): left === right
    case (.string(let left), .string(let right)): left == right
    case (.integer(let left), .integer(let right)): left == right
    case (.number(let left), .number(let right)): left == right
    case (.bool(let left), .bool(let right)): left == right
    case (.foreign(let left), .foreign(let right)): left.isSame(as: right)
    default: false
    }
  }
}
