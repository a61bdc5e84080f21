/// The vertical positions of the rows, headers and footers of a table.
///
/// A section with equal row heights stores one number, so that its cost does not depend on the
/// number of rows. Measured exceptions are stored in addition. A section with different heights
/// stores the end of each row.
package struct TableLayout {
  /// The heights of the rows of one section.
  package enum RowHeights {
    case uniform(Double)
    /// The end of each row, relative to the top of the first one.
    case varied([Double])
    /// One height, with exceptions for measured rows.
    case mixed(Double, Exceptions)

    /// Creates row heights from the height of each row.
    package init(_ heights: [Double]) {
      var end = 0.0
      self = .varied(
        heights.map {
          end += $0
          return end
        })
    }

    /// Creates row heights from those of the first rows, and one for the rest.
    package init(_ heights: [Double], of count: Int, rest: Double) {
      guard heights.count < count else {
        self.init(heights)
        return
      }
      var exceptions = Exceptions()
      for (row, height) in heights.enumerated() where height != rest {
        exceptions.add(height - rest, to: row)
      }
      self = exceptions.isEmpty ? .uniform(rest) : .mixed(rest, exceptions)
    }
  }

  /// Rows whose heights differ from the common height.
  package struct Exceptions {
    fileprivate var rows: [Int] = []
    /// The cumulative excess height up to each of these rows.
    fileprivate var surplus: [Double] = []
    fileprivate var isEmpty: Bool { rows.isEmpty }

    /// The cumulative excess height up to a row, inclusive.
    fileprivate func surplus(upTo row: Int) -> Double {
      let place = place(after: row)
      return place > 0 ? surplus[place - 1] : 0
    }

    fileprivate mutating func add(_ height: Double, to row: Int) {
      var place = place(after: row)
      if place == 0 || rows[place - 1] != row {
        rows.insert(row, at: place)
        surplus.insert(place > 0 ? surplus[place - 1] : 0, at: place)
        place += 1
      }
      for index in (place - 1)..<surplus.count { surplus[index] += height }
    }

    private func place(after row: Int) -> Int {
      var low = 0
      var high = rows.count
      while low < high {
        let middle = low + (high - low) / 2
        if rows[middle] > row { high = middle } else { low = middle + 1 }
      }
      return low
    }
  }

  package struct Section {
    package let count: Int
    package fileprivate(set) var rows: RowHeights
    /// The space above the header.
    package let padding: Double
    package let header: Double
    package let footer: Double
    /// The top of the space above its header.
    package fileprivate(set) var top = 0.0

    package init(
      count: Int, rows: RowHeights, padding: Double = 0, header: Double = 0, footer: Double = 0
    ) {
      self.count = count
      self.rows = rows
      self.padding = padding
      self.header = header
      self.footer = footer
    }

    package var headerTop: Double { top + padding }
    package var rowsTop: Double { headerTop + header }
    package var rowsBottom: Double { rowsTop + end(of: count - 1) }
    package var bottom: Double { rowsBottom + footer }

    /// The end of a row, relative to the top of the first one; 0 for row -1.
    fileprivate func end(of row: Int) -> Double {
      guard row >= 0 else { return 0 }
      switch rows {
      case .uniform(let height): return Double(row + 1) * height
      case .varied(let ends): return row < ends.count ? ends[row] : ends.last ?? 0
      case .mixed(let height, let exceptions):
        return Double(row + 1) * height + exceptions.surplus(upTo: row)
      }
    }

    /// The first row that ends below a distance from the top of the first one.
    fileprivate func row(endingBelow distance: Double) -> Int {
      var low = 0
      var high = count
      while low < high {
        let middle = low + (high - low) / 2
        if end(of: middle) > distance { high = middle } else { low = middle + 1 }
      }
      return low
    }
  }

  package private(set) var sections: [Section] = []
  /// The end of the last section.
  package private(set) var bottom: Double

  /// Creates a layout whose first section begins at `top`.
  package init(top: Double = 0, _ sections: [Section] = []) {
    bottom = top
    for var section in sections {
      section.top = bottom
      bottom = section.bottom
      self.sections.append(section)
    }
  }

  /// Changes the height of a row, and moves everything below it.
  ///
  /// - Complexity: O(sections + exceptions), or O(rows) if heights vary.
  package mutating func setHeight(_ height: Double, of path: ItemPath) {
    guard let former = span(of: path)?.height, former != height else { return }
    let more = height - former
    switch sections[path.section].rows {
    case .uniform(let standard):
      var exceptions = Exceptions()
      exceptions.add(more, to: path.item)
      sections[path.section].rows = .mixed(standard, exceptions)
    case .mixed(let standard, var exceptions):
      exceptions.add(more, to: path.item)
      sections[path.section].rows = .mixed(standard, exceptions)
    case .varied(var ends):
      for row in path.item..<ends.count { ends[row] += more }
      sections[path.section].rows = .varied(ends)
    }
    for section in (path.section + 1)..<max(sections.count, path.section + 1) {
      sections[section].top += more
    }
    bottom += more
  }

  /// The row after a row, in this section or a later one.
  package func path(after path: ItemPath) -> ItemPath? {
    if path.item + 1 < sections[path.section].count {
      return ItemPath(path.section, path.item + 1)
    }
    var section = path.section + 1
    while section < sections.count, sections[section].count == 0 { section += 1 }
    return section < sections.count ? ItemPath(section, 0) : nil
  }

  /// The numbers of rows of the sections.
  package var counts: [Int] { sections.map(\.count) }

  /// Whether a row exists.
  package func contains(_ path: ItemPath) -> Bool {
    sections.indices.contains(path.section)
      && path.item >= 0 && path.item < sections[path.section].count
  }

  /// The top and the height of a row, or nil if it does not exist.
  ///
  /// - Complexity: O(1).
  package func span(of path: ItemPath) -> (top: Double, height: Double)? {
    guard contains(path) else { return nil }
    let section = sections[path.section]
    let start = section.end(of: path.item - 1)
    return (section.rowsTop + start, section.end(of: path.item) - start)
  }

  /// The row at a vertical position, or nil.
  ///
  /// - Complexity: O(log sections + log rows).
  package func row(at y: Double) -> ItemPath? {
    let index = section(endingBelow: y)
    guard index < sections.count else { return nil }
    let section = sections[index]
    guard y >= section.rowsTop, y < section.rowsBottom else { return nil }
    let row = section.row(endingBelow: y - section.rowsTop)
    return row < section.count ? ItemPath(index, row) : nil
  }

  /// The rows between two vertical positions, including partly contained rows.
  ///
  /// Rows of height zero are excluded.
  ///
  /// - Complexity: O(log sections + log rows + results).
  ///
  /// - Parameter check: Called for each row with the number of rows before it that were visited.
  package func rows(
    from top: Double, to bottom: Double, check: (Int) throws -> Void
  ) rethrows -> [ItemPath] {
    var result: [ItemPath] = []
    var visited = 0
    var index = section(endingBelow: top)
    while index < sections.count, sections[index].top < bottom {
      let section = sections[index]
      var row = section.row(endingBelow: top - section.rowsTop)
      while row < section.count {
        try check(visited)
        visited += 1
        let start = section.end(of: row - 1)
        if section.rowsTop + start >= bottom { break }
        if section.end(of: row) > start { result.append(ItemPath(index, row)) }
        row += 1
      }
      index += 1
    }
    return result
  }

  /// The sections between two vertical positions, including partly contained ones.
  package func sections(from top: Double, to bottom: Double) -> Range<Int> {
    let first = section(endingBelow: top)
    var last = first
    while last < sections.count, sections[last].top < bottom { last += 1 }
    return first..<last
  }

  private func section(endingBelow y: Double) -> Int {
    var low = 0
    var high = sections.count
    while low < high {
      let middle = low + (high - low) / 2
      if sections[middle].bottom > y { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
