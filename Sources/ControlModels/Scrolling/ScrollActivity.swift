internal import SelectorRuntime
internal import VirtualTime

/// Which scroll views a finger or a coast moves: while there is one, the run loop tracks.
///
/// As on a device, what waits for the default mode waits until nothing moves any more.
final class ScrollActivity {
  private unowned let runLoop: RunLoop
  private var views: [UIScrollView] = []

  init(_ runLoop: RunLoop) { self.runLoop = runLoop }

  /// Notes whether a finger is on a view, and whether it moves now.
  func note(_ view: UIScrollView, isBusy: Bool) {
    let place = views.firstIndex { $0 === view }
    switch (place, isBusy) {
    case (nil, true): views.append(view)
    case (.some(let place), false): views.remove(at: place)
    default: break
    }
    setMode()
  }

  private func setMode() {
    let mode: RunLoop.Mode = views.contains(where: \.moves) ? .tracking : .default
    if runLoop.mode != mode { runLoop.mode = mode }
  }

  /// Notes what moves, and answers what takes it back: whatever has begun since stands still.
  func restoration() -> () -> Void {
    let known = views.map { ($0, $0.movementWayBack()) }
    return { [unowned self] in
      for view in views where !view.isDeallocated { view.forgetMovement() }
      views = []
      for (view, restoration) in known where !view.isDeallocating && !view.isErased {
        restoration()
        views.append(view)
      }
      setMode()
    }
  }
}
