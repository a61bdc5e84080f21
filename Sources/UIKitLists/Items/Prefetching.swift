internal import QuartzCore
internal import SelectorRuntime
internal import UIKitBase
internal import UIKitRuntime

/// Notifies a prefetching data source of items that will become visible soon.
///
/// These are the items within one screen in the direction of the last scrolling. No document says
/// how far devices look ahead.
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

  /// Whether there is a prefetching data source.
  var isUsed: Bool { slot.object != nil }

  /// The area that scrolling will reveal next, and whether it is revealed in reverse order.
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

  /// Requests new items, the nearest first, and cancels those that are no longer needed.
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

  /// Discards the announced paths after they have become invalid.
  func forget() { announced = [] }

  /// Maps the announced paths through an update.
  func follow(_ update: ItemUpdate) {
    announced = Set(announced.compactMap(update.newPath))
  }
}
