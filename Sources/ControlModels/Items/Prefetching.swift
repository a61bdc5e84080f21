internal import SelectorRuntime

/// Who is told of items that will come into sight soon, and of which of them it has been told.
///
/// Items count as soon when they lie within one screen in the direction of the last scrolling: no
/// document says how far devices look ahead.
final class Prefetching {
  let slot: DelegateSlot
  private let prefetch, cancel: Selector
  private var announced: Set<ItemPath> = []
  private var origin = CGPoint.zero
  private var isBackward = false

  init(_ runtime: Runtime, prefetch: String, cancel: String) {
    self.prefetch = runtime.selector(prefetch)
    self.cancel = runtime.selector(cancel)
    slot = DelegateSlot(remembering: [self.prefetch, self.cancel])
  }

  /// Whether there is anybody to be told.
  var isUsed: Bool { slot.object != nil }

  /// Where items lie that will come into sight if the scrolling goes on, and whether they do so from
  /// the last one to the first.
  func area(beside bounds: CGRect, isHorizontal: Bool) -> (area: CGRect, isBackward: Bool) {
    let way =
      isHorizontal ? bounds.origin.x - origin.x : bounds.origin.y - origin.y
    origin = bounds.origin
    if way != 0 { isBackward = way < 0 }
    var area = bounds
    let length = isHorizontal ? bounds.size.width : bounds.size.height
    if isHorizontal {
      area.origin.x += isBackward ? -length : length
    } else {
      area.origin.y += isBackward ? -length : length
    }
    return (area, isBackward)
  }

  /// Tells of those that are new, the nearest first, and of those that are not needed any more.
  func announce(_ ahead: [ItemPath], shown: Set<ItemPath>, of view: UIScrollView) throws {
    announced.subtract(shown)
    let wanted = Set(ahead)
    let dropped = announced.subtracting(wanted).sorted()
    let new = ahead.filter { !announced.contains($0) && !shown.contains($0) }
    announced = announced.intersection(wanted).union(new)
    if !new.isEmpty { try send(prefetch, new, view) }
    if !dropped.isEmpty { try send(cancel, dropped, view) }
  }

  private func send(_ selector: Selector, _ paths: [ItemPath], _ view: UIScrollView) throws {
    guard let source = slot.delegate(remembered: selector) else { return }
    let paths = try view.world.indexPaths(paths)
    try source.keptAlive { try source.send(selector, view, paths) }
  }

  /// Forgets what has been told: paths mean something else from now on.
  func forget() { announced = [] }

  /// Takes what has been told over to the places that an update gives it.
  func follow(_ update: ItemUpdate) {
    announced = Set(announced.compactMap(update.newPath))
  }
}
