internal import FoundationCore
internal import SelectorRuntime
internal import UIKitRuntime
internal import VirtualTime

/// The explicit animations of layers, until they finish or are removed.
final class LayerAnimations {
  /// An animation of a layer.
  private final class Run {
    let layer: WeakReference
    let key: String?
    let animation: CAAnimation
    let start: Double
    var entry: RunLoop.Entry?
    /// Notifies the transaction in which it was added.
    var end: (() throws -> Void)?

    /// Calls `end` once.
    func finish() throws {
      let end = end
      self.end = nil
      try end?()
    }

    init(_ layer: CALayer, _ key: String?, _ animation: CAAnimation, start: Double) {
      self.layer = WeakReference(layer)
      self.key = key
      self.animation = animation
      self.start = start
      animation.retain()
    }

    deinit { animation.release() }
  }

  private unowned let world: UIKitWorld
  private var runs: [Run] = []
  private(set) lazy var transactions = LayerTransactions(world)

  init(_ world: UIKitWorld) { self.world = world }

  private func runs(of layer: CALayer) -> [Run] { runs.filter { $0.layer.load() === layer } }

  func keys(of layer: CALayer) -> [String] { runs(of: layer).compactMap(\.key) }

  func animation(of layer: CALayer, key: String) -> CAAnimation? {
    runs(of: layer).last { $0.key == key }?.animation
  }

  /// Adds a copy of an animation to a layer; an animation with the same key is removed.
  func add(_ animation: CAAnimation, to layer: CALayer, key: String?) throws {
    if let basic = animation as? CABasicAnimation, basic.isOfView {
      basic.hasArrived = true
      return
    }
    if let key { try remove(from: layer, key: key) }
    transactions.take(animation)
    runs.removeAll { $0.layer.load() == nil }
    let now = world.runLoop.now
    let run = Run(layer, key, try animation.copied(), start: max(now, animation.beginTime))
    let transaction = transactions.begins()
    run.end = { try transaction?.animationEnds() }
    runs.append(run)
    try world.runLoop.schedule(at: run.start, phase: .displayLinks) { [weak self, weak run] in
      guard let self, let run, has(run) else { return }
      try send(run.animation, "animationDidStart:", nil)
    }
    guard let length = run.animation.length else { return }
    run.entry = try world.runLoop.schedule(at: run.start + length, phase: .displayLinks) {
      [weak self, weak run] in
      guard let self, let run, has(run) else { return }
      if run.animation.isRemovedOnCompletion { runs.removeAll { $0 === run } }
      try send(run.animation, "animationDidStop:finished:", true)
      try run.finish()
    }
  }

  private func has(_ run: Run) -> Bool {
    run.layer.load() != nil && runs.contains { $0 === run }
  }

  private func send(_ animation: CAAnimation, _ name: String, _ finished: Bool?) throws {
    guard let delegate = animation.delegate else { return }
    let selector = world.runtime.selector(name)
    try animation.keptAlive {
      try delegate.keptAlive {
        guard try delegate.call(world.selectors.respondsToSelector, selector) else { return }
        if let finished {
          try delegate.send(selector, animation, finished)
        } else {
          try delegate.send(selector, animation)
        }
      }
    }
  }

  /// Removes one or all animations; their delegates are notified in the next turn.
  func remove(from layer: CALayer, key: String? = nil) throws {
    for run in runs(of: layer) where key == nil || run.key == key {
      runs.removeAll { $0 === run }
      guard run.entry?.isPending ?? true else { continue }
      run.entry?.cancel()
      try world.runLoop.schedule(after: 0, phase: .blocks) { [weak self] in
        try self?.send(run.animation, "animationDidStop:finished:", false)
        try run.finish()
      }
    }
  }

  /// The presentation values of a property, or of one of its components, under a key path.
  func shown(_ layer: CALayer, _ path: String, _ model: [Double]) -> [Double] {
    var shown = model
    for run in runs(of: layer) {
      let time = world.runLoop.now - run.start
      shown = run.animation.shownIfActive(path, at: time, shown) ?? shown
    }
    return shown
  }

  func restoration() -> () -> Void {
    let runs = runs
    return { [unowned self] in
      self.runs = runs.filter { !$0.animation.isErased }
      transactions.forgetAll()
    }
  }
}
