internal import QuartzCore
internal import SelectorRuntime
internal import UIKitBase
internal import UIKitRuntime

/// The cells that a table or a collection has made ahead of being seen.
///
/// While its content scrolls, a list makes the cell of the next row or item, one in a turn. That
/// cell is displayed later without another question to the data source. No document says how far
/// devices look ahead; here it is the next row, or the items of the next line.
final class PreparedCells {
  /// A prepared cell, which keeps it alive.
  final class Entry {
    let path: ItemPath
    @Strong private(set) var view: UIView?

    init(_ path: ItemPath, _ view: UIView) {
      self.path = path
      self.view = view
    }
  }

  @Owned private var entries: [Entry] = []
  private var generation = 0
  private var origin = CGPoint.zero
  private var isBackward = false

  /// The paths of the prepared cells.
  var paths: [ItemPath] { entries.filter { $0.view != nil }.map(\.path) }

  /// Whether the content scrolls now, so that cells are made ahead.
  func areMade(in view: UIScrollView) -> Bool {
    view.window != nil && (view.isTracking || view.moves || view.motion != nil)
  }

  /// The area of a length that scrolling will reveal next.
  func area(beside bounds: CGRect, _ length: Double, isHorizontal: Bool) -> (CGRect, Bool) {
    let way = isHorizontal ? bounds.origin.x - origin.x : bounds.origin.y - origin.y
    origin = bounds.origin
    if way != 0 { isBackward = way < 0 }
    var area = bounds
    if isHorizontal {
      area.origin.x = isBackward ? bounds.origin.x - length : bounds.maxX
      area.size.width = length
    } else {
      area.origin.y = isBackward ? bounds.origin.y - length : bounds.maxY
      area.size.height = length
    }
    return (area, isBackward)
  }

  /// The cell of a path.
  func view(of path: ItemPath) -> UIView? { entries.first { $0.path == path }?.view }

  func add(_ view: UIView, for path: ItemPath, _ generation: Int) {
    self.generation = generation
    entries.append(Entry(path, view))
  }

  /// Removes and returns the cell of a path.
  func take(_ path: ItemPath, _ generation: Int) -> Entry? {
    guard generation == self.generation, let place = entries.firstIndex(where: { $0.path == path })
    else { return nil }
    return entries.remove(at: place)
  }

  /// Returns cells for reuse whose paths are invalid or no longer near.
  ///
  /// - Parameters:
  ///   - generation: The generation of the paths of the list.
  ///   - isNear: Whether a path is near what is visible.
  ///   - reuse: Adds a cell to those for reuse.
  func dropOthers(_ generation: Int, near isNear: (ItemPath) -> Bool, reuse: (UIView) -> Void) {
    guard !entries.isEmpty else { return }
    let isValid = generation == self.generation
    let gone = entries.filter { !isValid || $0.view == nil || !isNear($0.path) }
    guard !gone.isEmpty else { return }
    entries = entries.without(gone)
    for entry in gone { if let view = entry.view { reuse(view) } }
  }
}
