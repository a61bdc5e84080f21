package import FoundationCore
package import SelectorRuntime

/// The attributes of a text: consecutive runs, each with its own attributes.
///
/// Adjacent runs with equal attributes are merged. The owner of the runs retains their values, once
/// for each run. A run stores its start, so that a run is found by a binary search, and a change of
/// attributes moves only the runs of its range.
package struct AttributeRuns {
  /// A range of UTF-16 units with the same attributes.
  struct Run {
    var start: Int
    var length: Int
    var attributes: Attributes

    var range: Range<Int> { start..<start + length }
  }

  /// The runs that a change has removed and added.
  struct Change {
    let removed: [Run]
    let added: [Run]
  }

  private(set) var runs: [Run] = []

  package init(length: Int, _ attributes: Attributes = Attributes()) {
    if length > 0 { runs = [Run(start: 0, length: length, attributes: attributes)] }
  }

  /// All runs with their ranges, in order.
  package var ranges: [(range: Range<Int>, attributes: Attributes)] {
    runs.map { ($0.range, $0.attributes) }
  }

  /// Returns the run at an index, which must be inside the text.
  ///
  /// - Complexity: O(log n) for n runs.
  package func run(at index: Int) -> (range: Range<Int>, attributes: Attributes) {
    let place = self.index(of: index)
    if runs.indices.contains(place) { return (runs[place].range, runs[place].attributes) }
    return (length..<length, Attributes())
  }

  private var length: Int { runs.last?.range.upperBound ?? 0 }

  /// The index of the first run that ends after a unit, or the number of runs.
  func index(of unit: Int) -> Int {
    var (low, high) = (0, runs.count)
    while low < high {
      let middle = (low + high) / 2
      if runs[middle].range.upperBound > unit { high = middle } else { low = middle + 1 }
    }
    return low
  }

  /// Returns the runs of a range.
  func part(_ range: Range<Int>) -> AttributeRuns {
    var result = AttributeRuns(length: 0)
    for run in runs[index(of: range.lowerBound)...] {
      if run.start >= range.upperBound { break }
      result.append(length: run.range.clamped(to: range).count, run.attributes)
    }
    return result
  }

  /// Adds a run at the end.
  package mutating func append(length: Int, _ attributes: Attributes) {
    guard length > 0 else { return }
    if let last = runs.last, last.attributes.hasSameEntries(as: attributes) {
      runs[runs.count - 1].length += length
    } else {
      runs.append(Run(start: self.length, length: length, attributes: attributes))
    }
  }

  /// Replaces the runs of a range by others.
  ///
  /// - Complexity: that of moving the runs behind the range, if their number or places change.
  @discardableResult
  mutating func replace(_ range: Range<Int>, with new: AttributeRuns) -> Change {
    // The neighbors are included, because they may be merged with the new runs.
    let first = max(index(of: range.lowerBound) - 1, 0)
    let end = min(max(index(of: range.upperBound) + 1, first), runs.count)
    let removed = Array(runs[first..<end])
    let start = removed.first?.start ?? 0
    var made = AttributeRuns(length: 0)
    func keep(_ kept: Range<Int>) {
      for run in removed {
        made.append(length: run.range.clamped(to: kept).count, run.attributes)
      }
    }
    let stop = removed.last?.range.upperBound ?? 0
    keep(start..<max(range.lowerBound, start))
    for run in new.runs { made.append(length: run.length, run.attributes) }
    keep(min(range.upperBound, stop)..<stop)
    for index in made.runs.indices { made.runs[index].start += start }
    let growth = made.length - stop
    runs.replaceSubrange(first..<end, with: made.runs)
    if growth != 0 {
      for index in runs.indices.dropFirst(first + made.runs.count) { runs[index].start += growth }
    }
    return Change(removed: removed, added: made.runs)
  }

  /// Changes the attributes of a range.
  @discardableResult
  mutating func change(_ range: Range<Int>, _ change: (inout Attributes) -> Void) -> Change {
    var changed = part(range)
    for index in changed.runs.indices { change(&changed.runs[index].attributes) }
    return replace(range, with: changed)
  }

  /// All values, once for each run that has them.
  var values: [Value] { runs.values }
}

extension [AttributeRuns.Run] {
  /// The values, once for each run that has them.
  var values: [Value] { flatMap { run in run.attributes.entries.map(\.value) } }
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

  /// A hash of the names and of the values that can be hashed, equal for the same entries.
  var hashOfEntries: Int {
    entries.reduce(0) { sum, entry in
      var hasher = Hasher()
      hasher.combine(entry.name)
      switch entry.value {
      case .object(let object): hasher.combine(ObjectIdentifier(object))
      case .string(let text): hasher.combine(text)
      case .integer(let number): hasher.combine(number)
      default: break
      }
      return sum &+ hasher.finalize()
    }
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
