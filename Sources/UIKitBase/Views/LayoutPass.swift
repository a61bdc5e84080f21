internal import FoundationCore
internal import SelectorRuntime
internal import UIKitRuntime
internal import VirtualTime

/// The layout at the end of a turn: all marked views of all windows, from the root down.
///
/// Views mark themselves and the path from the root; the pass follows the marks until there are
/// none. The pass does not keep the run loop alive, because views are marked inside a turn or
/// before one.
package final class LayoutPass {
  private unowned let world: UIKitWorld
  private var entry: RunLoop.Entry?
  private var depth = 0
  /// The views to draw after the layout, in the order of their requests.
  private var undrawn: [WeakReference] = []
  /// Layers without a view that need layout or display.
  private var layers: [WeakReference] = []

  /// Whether views are being laid out.
  var isRunning: Bool { depth > 0 }

  /// The number of rounds after which repeated layout requests are an error; a device hangs.
  private static let maximumRounds = 100

  init(_ world: UIKitWorld) { self.world = world }

  /// Schedules a pass for this turn, or for the next one if this turn's layout has finished.
  func request() {
    guard entry?.isPending != true else { return }
    // Cannot fail: the clock's time is always finite.
    entry = try? world.runLoop.schedule(
      at: world.runLoop.now, phase: .layout, keepsAlive: false
    ) { [unowned self] in try run() }
  }

  /// Captures the scheduled pass; returns a closure that restores it.
  func restoration() -> () -> Void {
    let entry = entry
    return { [unowned self] in self.entry = entry }
  }

  /// Runs a pending pass now, so that a touch hits the current content.
  package func hurry() throws {
    if entry?.isPending == true, !isRunning { try run() }
  }

  /// Requests the drawing of a view after this turn's layout.
  func requestDisplay(of view: UIView) {
    undrawn.append(WeakReference(view))
    request()
  }

  /// Requests the layout and drawing of a layer without a view.
  func request(for layer: CALayer) {
    layers.append(WeakReference(layer))
    request()
  }

  private func display() throws {
    let due = undrawn
    let layers = layers
    undrawn = []
    self.layers = []
    var deferred = DeferredErrors()
    for reference in layers {
      guard let layer = reference.load() as? CALayer else { continue }
      deferred.run { try layer.layoutIfNeeded() }
      deferred.run { try layer.displayIfNeeded() }
    }
    for reference in due {
      guard let view = reference.load() as? UIView else { continue }
      deferred.run { try view.display() }
    }
    try deferred.throwFirst()
  }

  private func run() throws {
    do {
      try world.updates.commit {
        for window in world.application.windows {
          try world.safeAreas.update(window)
          try layOut(window)
        }
        try display()
      }
    } catch {
      request()
      throw error
    }
  }

  /// Lays out a view and all marked subviews.
  ///
  /// - Throws: errors of a `layoutSubviews`, after which its view is no longer marked;
  ///   ``RuntimeError`` if the views request layout in every round.
  package func layOut(_ top: UIView) throws {
    depth += 1
    defer { depth -= 1 }
    var last = top
    for _ in 0..<Self.maximumRounds {
      try top.keptAlive { try world.autoLayout.prepare(top) }
      guard top.needsLayout || top.hasLayoutBelow else { return }
      try top.keptAlive { last = try round(from: top) }
    }
    guard top.needsLayout || top.hasLayoutBelow else { return }
    for view in top.subtree {
      view.needsLayout = false
      view.hasLayoutBelow = false
    }
    throw RuntimeError(
      .inconsistency,
      "-[\(last.className) layoutSubviews]: the views below \(top.defaultDescription) asked for "
        + "layout again in each of \(Self.maximumRounds) rounds")
  }

  /// Lays out one view, through its layer if script methods take part there.
  private func tellLayout(_ view: UIView) throws {
    if layersTakePart(view) {
      let layer: CALayer = try view.call(world.selectors.layers.layer)
      return try layer.keptAlive { try layer.send(world.selectors.layers.layoutSublayers) }
    }
    try layOutSubviews(view)
  }

  /// Whether a script method overrides the layer's part of the layout.
  private func layersTakePart(_ view: UIView) -> Bool {
    let names = world.selectors.layers
    let layerClass = view.ownLayer?.isa ?? world.runtime.madeClass(UIKitClasses.layer.declaration)
    return layerClass?.isNative(names.layoutSublayers) == false
      || !view.isa.isNative(names.layoutSublayersOfLayer)
  }

  /// Lays out the subviews of a view, and sends the layout messages of its controller.
  func layOutSubviews(_ view: UIView) throws {
    guard let controller = view.controller else {
      return try layOutSubviews(of: view)
    }
    let selectors = world.selectors.controllers
    try controller.keptAlive {
      try controller.send(selectors.viewWillLayoutSubviews)
      try layOutSubviews(of: view)
      try controller.send(selectors.viewDidLayoutSubviews)
    }
  }

  /// Sends `layoutSubviews`; applies constraints if a UIKit class overrides it.
  private func layOutSubviews(of view: UIView) throws {
    try view.send(world.selectors.layoutSubviews)
    guard world.autoLayout.isUsed, view.laysOutSubviewsItself else { return }
    try world.autoLayout.layOutSubviews(of: view)
  }

  /// Visits all marked views once, and returns the last view that was laid out.
  private func round(from top: UIView) throws -> UIView {
    var last = top
    var open: [(view: UIView, above: UIView?)] = [(top, top.superview)]
    // After an error the remaining views keep their marks, so the path to them must be marked.
    defer { for (view, _) in open { view.markPath() } }
    while let (view, above) = open.popLast() {
      guard view.superview === above, !view.isDeallocating else { continue }
      if view.needsLayout {
        view.needsLayout = false
        view.isLayingOutSubviews = true
        defer { view.isLayingOutSubviews = false }
        last = view
        try view.keptAlive { try tellLayout(view) }
      }
      guard view.hasLayoutBelow else { continue }
      view.hasLayoutBelow = false
      for subview in view.subviews.reversed() where subview.needsLayout || subview.hasLayoutBelow {
        open.append((subview, view))
      }
    }
    return last
  }
}
