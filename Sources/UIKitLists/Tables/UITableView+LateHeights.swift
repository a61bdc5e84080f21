internal import FoundationCore
internal import QuartzCore
internal import SelectorRuntime
internal import Systems
internal import UIKitBase
internal import UIKitRuntime

/// Heights that are requested when their rows come near, since iOS 11.
///
/// Apple says that a table with automatic estimates chooses them itself, and not how. Here, the
/// delegate is asked, in order, for the heights of all rows down to two screens below the visible
/// ones, so that visible rows have exact positions; the rows below have the mean height of those.
/// A table of up to three screens asks for all heights at once, as it does before iOS 11.
extension UITableView {
  /// Whether a table without explicit estimates asks the delegate when rows come near.
  var asksForHeightsLate: Bool {
    delegate(.heightForRow) != nil && !estimatesRows
      && estimatedHeight("RowHeight") == Self.automaticDimension
  }

  /// The end of the area whose rows are near enough to be measured.
  var nearBottom: Double { bounds.maxY + 2 * bounds.size.height }

  /// Requests the heights of the rows whose estimated tops are above a position.
  func askForHeights(above bottom: Double) throws {
    try askForHeights { [self] in (layout.span(of: $0)?.top ?? bottom) < bottom }
  }

  /// Requests the heights of a row and of the rows before it.
  func askForHeights(through path: ItemPath) throws {
    try askForHeights { $0 <= path }
  }

  private func askForHeights(while isNeeded: (ItemPath) -> Bool) throws {
    guard !isAsking, let first = nextHeight, isNeeded(first) else { return }
    isAsking = true
    defer { isAsking = false }
    let current = generation
    while let path = nextHeight, isNeeded(path) {
      let mark = runtime.poolMark
      var height =
        try callDelegate(.heightForRow, world.indexPath(path), as: Double.self) ?? rowHeight
      if height == Self.automaticDimension {
        automaticRows.insert(path)
        height = Self.standardRowHeight
      }
      // A delegate that changes the table has requested another layout.
      guard current == generation, nextHeight == path else { return }
      layout.setHeight(try checkedHeight(height, of: path.description), of: path)
      nextHeight = layout.path(after: path)
      runtime.drainPool(from: mark)
    }
    try adjustContentSize()
  }
}

/// The progress of the requests for heights while a layout is created.
struct HeightRequests {
  /// The points that are still free above the end of the visible area.
  var room: Double
  /// Whether rows below the visible area are not asked for.
  let isLazy: Bool
  /// The first row that was not asked for.
  private(set) var next: ItemPath?
  private var (count, sum) = (0.0, 0.0)
  private var common: Double?

  init(room: Double, isLazy: Bool) {
    self.room = room
    self.isLazy = isLazy
  }

  /// The estimate for the rows that are not asked for: the mean of the others.
  var estimate: Double? { common ?? (count > 0 ? sum / count : nil) }

  /// Whether the height of a row is requested.
  mutating func wants(_ path: ItemPath) -> Bool {
    guard isLazy else { return true }
    if next == nil, room > 0 { return true }
    if next == nil { next = path }
    return false
  }

  /// Notes a height.
  mutating func add(_ height: Double) {
    common = count == 0 || common == height ? height : nil
    count += 1
    sum += height
    room -= height
  }
}
