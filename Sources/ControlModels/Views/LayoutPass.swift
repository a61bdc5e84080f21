internal import FoundationCore
internal import SelectorRuntime
internal import VirtualTime

/// The layout at the end of a turn: every marked view of every window, from the top down.
///
/// Views ask for it by marking themselves and the way down to them; the pass follows the marks, and
/// takes as long as there are any. It keeps nothing alive: whatever marks a view runs inside a turn,
/// or before one.
final class LayoutPass {
  private unowned let world: UIKitWorld
  private var entry: RunLoop.Entry?
  private var depth = 0
  /// The views that are to draw themselves after the layout, in the order of their asking.
  private var undrawn: [WeakReference] = []
  /// The layers without a view that are to be laid out or to draw themselves.
  private var layers: [WeakReference] = []

  /// Whether views are being laid out.
  var isRunning: Bool { depth > 0 }

  /// After how many rounds a window that is never done is an error: a device hangs.
  private static let maximumRounds = 100

  init(_ world: UIKitWorld) { self.world = world }

  /// Schedules a pass for this turn, or for the next one if its layout is over.
  func request() {
    guard entry?.isPending != true else { return }
    // The time is the clock's own, which is always a finite number.
    entry = try? world.runLoop.schedule(
      at: world.runLoop.now, phase: .layout, keepsAlive: false
    ) { [unowned self] in try run() }
  }

  /// Answers what goes back to the pass that is scheduled now, or to none.
  func restoration() -> () -> Void {
    let entry = entry
    return { [unowned self] in self.entry = entry }
  }

  /// Runs the pass that is due now: a finger that comes before it meets what it would show.
  func hurry() throws {
    if entry?.isPending == true, !isRunning { try run() }
  }

  /// Has a view draw itself when the layout of this turn is over.
  func requestDisplay(of view: UIView) {
    undrawn.append(WeakReference(view))
    request()
  }

  /// Has a layer without a view laid out and drawn with the views.
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

  /// Lays out a view and all marked ones below it.
  ///
  /// - Throws: what a `layoutSubviews` throws, its view being no longer marked; ``RuntimeError``
  ///   when the views ask for layout again and again.
  func layOut(_ top: UIView) throws {
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

  /// Lays out one view; its controller hears of it before and after.
  private func tellLayout(_ view: UIView) throws {
    if layersTakePart(view) {
      let layer: CALayer = try view.call(world.selectors.layers.layer)
      return try layer.keptAlive { try layer.send(world.selectors.layers.layoutSublayers) }
    }
    try layOutSubviews(view)
  }

  /// Whether somebody has made the way through the layer, by which a device lays out every view,
  /// another one.
  private func layersTakePart(_ view: UIView) -> Bool {
    let names = world.selectors.layers
    let layerClass = view.ownLayer?.isa ?? world.runtime.madeClass(UIKitClasses.layer.declaration)
    return layerClass?.isNative(names.layoutSublayers) == false
      || !view.isa.isNative(names.layoutSublayersOfLayer)
  }

  /// Lays out the subviews of a view, as it does when its layer lays out its sublayers.
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

  /// A class of UIKit's with a layout of its own leaves what constraints say to this.
  private func layOutSubviews(of view: UIView) throws {
    try view.send(world.selectors.layoutSubviews)
    guard world.autoLayout.isUsed, view.laysOutSubviewsItself else { return }
    try world.autoLayout.layOutSubviews(of: view)
  }

  /// Goes down once, and answers the last view that it laid out.
  private func round(from top: UIView) throws -> UIView {
    var last = top
    var open: [(view: UIView, above: UIView?)] = [(top, top.superview)]
    // An error leaves views behind; they are found again only if the way down to them is marked.
    defer { for (view, _) in open { view.markPath() } }
    while let (view, above) = open.popLast() {
      guard view.superview === above, !view.isDeallocating else { continue }
      if view.needsLayout {
        view.needsLayout = false
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
