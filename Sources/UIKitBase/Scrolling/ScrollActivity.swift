internal import SelectorRuntime
internal import VirtualTime

/// The moving scroll views; while there is one, the run loop is in the tracking mode.
///
/// As on a device, sources of the default mode wait until all movement has stopped.
final class ScrollActivity {
  private unowned let runLoop: RunLoop
  private var views: [UIScrollView] = []

  init(_ runLoop: RunLoop) { self.runLoop = runLoop }

  /// Updates whether a scroll view is touched or moving.
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

  /// Captures the movements; returns a closure that restores them and stops later ones.
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
