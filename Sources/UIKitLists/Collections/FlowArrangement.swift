internal import SelectorRuntime

/// The geometry of a flow layout: the positions of all items, without an object for each item.
///
/// Coordinates are along the scroll direction (`length`) and across it (`breadth`), so that both
/// directions use the same arithmetic. Items of equal size form a grid, which needs one entry per
/// section.
package struct FlowArrangement {
  /// A size along and across the scroll direction.
  package struct Extent: Equatable {
    package let length: Double
    package let breadth: Double

    package init(length: Double, breadth: Double) {
      self.length = length
      self.breadth = breadth
    }
  }

  /// A rectangle along and across the scroll direction.
  package struct Area: Equatable {
    package let start: Double
    package let side: Double
    package let extent: Extent
  }

  package enum Items {
    case uniform(Extent, count: Int)
    case varied([Extent])

    package var count: Int {
      switch self {
      case .uniform(_, let count): count
      case .varied(let extents): extents.count
      }
    }
  }

  /// The sizes, insets and spacings of a section.
  package struct Section {
    package var items: Items
    package var lineSpacing = 0.0
    package var itemSpacing = 0.0
    /// The insets before and after the items, along the scroll direction.
    package var leading = 0.0
    package var trailing = 0.0
    /// The insets beside the items, across the scroll direction.
    package var near = 0.0
    package var far = 0.0
    package var header = 0.0
    package var footer = 0.0

    package init(_ items: Items) { self.items = items }
  }

  private struct Placed {
    let section: Section
    let start: Double
    let itemsStart: Double
    let itemsEnd: Double
    var end: Double { itemsEnd + section.trailing + section.footer }
    let grid: Grid?
    let lines: [Line]
  }

  private struct Grid {
    let perLine: Int
    let side: Double
    let step: Double
  }

  private struct Line {
    let first: Int
    let start: Double
    let thickness: Double
    let sides: [Double]
  }

  private var placed: [Placed] = []
  /// The total length.
  package private(set) var length = 0.0

  /// Arranges the sections one after the other, in lines with the width `breadth`.
  package init(_ sections: [Section] = [], breadth: Double = 0) {
    for section in sections {
      let next = Self.place(section, at: length, breadth)
      length = next.end
      placed.append(next)
    }
  }

  private static func place(_ section: Section, at start: Double, _ breadth: Double) -> Placed {
    let top = start + section.header + section.leading
    let available = max(0, breadth - section.near - section.far)
    switch section.items {
    case .uniform(let extent, let count):
      let step = extent.breadth + section.itemSpacing
      let fitting = step > 0 ? ((available + section.itemSpacing) / step).rounded(.down) : .infinity
      let perLine = max(
        1, fitting < Double(max(1, count)) ? Int(nearestTo: fitting) : max(1, count))
      let isFull = fitting <= Double(count)
      let rest = available - Double(perLine) * extent.breadth
      // A single item of a line is centered; a full line distributes the remaining space.
      let grid =
        perLine == 1 && isFull
        ? Grid(perLine: 1, side: section.near + max(0, rest / 2), step: step)
        : Grid(
          perLine: perLine, side: section.near,
          step: isFull && perLine > 1 ? extent.breadth + rest / Double(perLine - 1) : step)
      let lines = (count + perLine - 1) / perLine
      let long = Double(lines) * extent.length + Double(max(0, lines - 1)) * section.lineSpacing
      return Placed(
        section: section, start: start, itemsStart: top, itemsEnd: top + long, grid: grid,
        lines: [])
    case .varied(let extents):
      let lines = breakIntoLines(extents, section, from: top, available)
      let end = lines.last.map { $0.start + $0.thickness } ?? top
      return Placed(
        section: section, start: start, itemsStart: top, itemsEnd: end, grid: nil, lines: lines)
    }
  }

  private static func breakIntoLines(
    _ extents: [Extent], _ section: Section, from top: Double, _ available: Double
  ) -> [Line] {
    var lines: [Line] = []
    var start = top
    var first = 0
    while first < extents.count {
      var used = extents[first].breadth
      var thickness = extents[first].length
      var next = first + 1
      while next < extents.count,
        used + section.itemSpacing + extents[next].breadth <= available
      {
        used += section.itemSpacing + extents[next].breadth
        thickness = max(thickness, extents[next].length)
        next += 1
      }
      let count = next - first
      let isLast = next == extents.count
      let rest = max(0, available - used)
      let spread = isLast || count == 1 ? 0 : rest / Double(count - 1)
      var side = section.near + (count == 1 && !isLast ? rest / 2 : 0)
      var sides: [Double] = []
      for item in first..<next {
        sides.append(side)
        side += extents[item].breadth + section.itemSpacing + spread
      }
      lines.append(Line(first: first, start: start, thickness: thickness, sides: sides))
      start += thickness + section.lineSpacing
      first = next
    }
    return lines
  }
}

extension FlowArrangement {
  /// Returns the rectangle of an item; nil if there is no such item.
  ///
  /// - Complexity: O(1) in a grid, O(log lines) otherwise.
  package func area(of path: ItemPath) -> Area? {
    guard placed.indices.contains(path.section) else { return nil }
    let place = placed[path.section]
    guard path.item >= 0, path.item < place.section.items.count else { return nil }
    switch place.section.items {
    case .uniform(let extent, _):
      guard let grid = place.grid else { return nil }
      let (line, column) = path.item.quotientAndRemainder(dividingBy: grid.perLine)
      return Area(
        start: place.itemsStart + Double(line) * (extent.length + place.section.lineSpacing),
        side: grid.side + Double(column) * grid.step, extent: extent)
    case .varied(let extents):
      let index = Self.firstIndex(below: place.lines.count) {
        place.lines[$0].first + place.lines[$0].sides.count > path.item
      }
      guard index < place.lines.count else { return nil }
      let line = place.lines[index]
      let extent = extents[path.item]
      return Area(
        start: line.start + (line.thickness - extent.length) / 2,
        side: line.sides[path.item - line.first], extent: extent)
    }
  }

  /// Returns the ranges of a section's header and footer.
  package func bands(of section: Int) -> (header: ClosedRange<Double>, footer: ClosedRange<Double>)?
  {
    guard placed.indices.contains(section) else { return nil }
    let place = placed[section]
    let footer = place.end - place.section.footer
    return (
      place.start...(place.start + place.section.header), footer...(footer + place.section.footer)
    )
  }

  /// Returns the sections that intersect a range along the scroll direction.
  package func sections(from start: Double, to end: Double) -> Range<Int> {
    let first = Self.firstIndex(below: placed.count) { placed[$0].end > start }
    var last = first
    while last < placed.count, placed[last].start < end { last += 1 }
    return first..<last
  }

  /// Returns the items that can intersect a range along the scroll direction.
  ///
  /// - Complexity: O(log lines + answers).
  package func items(of section: Int, from start: Double, to end: Double) -> Range<Int> {
    guard placed.indices.contains(section) else { return 0..<0 }
    let place = placed[section]
    switch place.section.items {
    case .uniform(let extent, let count):
      guard let grid = place.grid, extent.length > 0, extent.breadth > 0 else { return 0..<0 }
      let step = extent.length + place.section.lineSpacing
      let lines = (count + grid.perLine - 1) / grid.perLine
      let first = Self.firstIndex(below: lines) {
        place.itemsStart + Double($0) * step + extent.length > start
      }
      let last = Self.firstIndex(below: lines) { place.itemsStart + Double($0) * step >= end }
      guard last > first else { return 0..<0 }
      return first * grid.perLine..<min(count, last * grid.perLine)
    case .varied(let extents):
      let first = Self.firstIndex(below: place.lines.count) {
        place.lines[$0].start + place.lines[$0].thickness > start
      }
      let last = Self.firstIndex(below: place.lines.count) { place.lines[$0].start >= end }
      guard last > first else { return 0..<0 }
      return place.lines[first]
        .first..<(last < place.lines.count
        ? place.lines[last].first : extents.count)
    }
  }

  /// Returns the first index that meets a condition which all later indexes meet too.
  private static func firstIndex(below count: Int, where holds: (Int) -> Bool) -> Int {
    var low = 0
    var high = count
    while low < high {
      let middle = low + (high - low) / 2
      if holds(middle) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
