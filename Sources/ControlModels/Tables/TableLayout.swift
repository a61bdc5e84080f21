/// Where the rows, headers and footers of a table stand, from top to bottom.
///
/// A section whose rows are all as tall as each other keeps one number, so that a table of a hundred
/// thousand rows costs as much as one of ten, and beside that what has been measured of some rows;
/// any other keeps where each of its rows ends.
package struct TableLayout {
  /// The heights of the rows of one section.
  package enum RowHeights {
    case uniform(Double)
    /// Where each row ends, counted from the top of the first one.
    case varied([Double])
    /// One height, and what is known better of some rows.
    case mixed(Double, Exceptions)

    /// Makes them of the height of each row.
    package init(_ heights: [Double]) {
      var end = 0.0
      self = .varied(
        heights.map {
          end += $0
          return end
        })
    }
  }

  /// Rows that are taller or lower than the others.
  package struct Exceptions {
    fileprivate var rows: [Int] = []
    /// The height that each row and those before it have more than the others, altogether.
    fileprivate var surplus: [Double] = []

    /// The surplus of the rows up to one, and its own part of that.
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
    package let header: Double
    package let footer: Double
    /// Where its header begins.
    package fileprivate(set) var top = 0.0

    package init(count: Int, rows: RowHeights, header: Double = 0, footer: Double = 0) {
      self.count = count
      self.rows = rows
      self.header = header
      self.footer = footer
    }

    package var rowsTop: Double { top + header }
    package var rowsBottom: Double { rowsTop + end(of: count - 1) }
    package var bottom: Double { rowsBottom + footer }

    /// Where a row ends, from the top of the first one; -1 is the end of nothing.
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
  /// Where the last section ends.
  package private(set) var bottom: Double

  /// Makes one whose first section begins at `top`.
  package init(top: Double = 0, _ sections: [Section] = []) {
    bottom = top
    for var section in sections {
      section.top = bottom
      bottom = section.bottom
      self.sections.append(section)
    }
  }

  /// Gives a row another height; what lies below it moves.
  /// - Complexity: O(sections + exceptions), where heights vary O(rows).
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

  /// The numbers of rows of the sections.
  package var counts: [Int] { sections.map(\.count) }

  /// Whether there is such a row.
  package func contains(_ path: ItemPath) -> Bool {
    sections.indices.contains(path.section)
      && path.item >= 0 && path.item < sections[path.section].count
  }

  /// The top and the height of a row; nil when there is no such row.
  /// - Complexity: O(1).
  package func span(of path: ItemPath) -> (top: Double, height: Double)? {
    guard contains(path) else { return nil }
    let section = sections[path.section]
    let start = section.end(of: path.item - 1)
    return (section.rowsTop + start, section.end(of: path.item) - start)
  }

  /// The row at a height, if one is there.
  /// - Complexity: O(log sections + log rows).
  package func row(at y: Double) -> ItemPath? {
    let index = section(endingBelow: y)
    guard index < sections.count else { return nil }
    let section = sections[index]
    guard y >= section.rowsTop, y < section.rowsBottom else { return nil }
    let row = section.row(endingBelow: y - section.rowsTop)
    return row < section.count ? ItemPath(index, row) : nil
  }

  /// The rows of which a part lies between two heights; rows without a height are never among them.
  /// - Complexity: O(log sections + log rows + answers).
  package func rows(from top: Double, to bottom: Double) -> [ItemPath] {
    var result: [ItemPath] = []
    var index = section(endingBelow: top)
    while index < sections.count, sections[index].top < bottom {
      let section = sections[index]
      var row = section.row(endingBelow: top - section.rowsTop)
      while row < section.count {
        let start = section.end(of: row - 1)
        if section.rowsTop + start >= bottom { break }
        if section.end(of: row) > start { result.append(ItemPath(index, row)) }
        row += 1
      }
      index += 1
    }
    return result
  }

  /// The sections of which a part lies between two heights.
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
