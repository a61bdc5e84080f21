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
    /// Whether it is among the animations of its layer.
    var isListed = true
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

  /// The animations of a layer, in the order in which they were added, and by key.
  private final class Runs {
    let layer: WeakReference
    var all: [Run] = []
    var byKey: [String: Run] = [:]

    init(_ layer: RuntimeObject) { self.layer = WeakReference(layer) }

    func add(_ run: Run) {
      run.isListed = true
      all.append(run)
      if let key = run.key { byKey[key] = run }
    }

    func remove(_ run: Run) {
      run.isListed = false
      all.removeAll(run)
      if let key = run.key, byKey[key] === run { byKey[key] = nil }
    }
  }

  private unowned let world: UIKitWorld
  private var layers: [ObjectIdentifier: Runs] = [:]
  /// The number of layers at which deallocated ones are left out.
  private var limit = 64
  private(set) lazy var transactions = LayerTransactions(world)

  init(_ world: UIKitWorld) { self.world = world }

  private func runs(of layer: RuntimeObject) -> Runs? {
    let runs = layers[ObjectIdentifier(layer)]
    return runs?.layer.load() === layer ? runs : nil
  }

  func keys(of layer: CALayer) -> [String] { runs(of: layer)?.all.compactMap(\.key) ?? [] }

  func animation(of layer: CALayer, key: String) -> CAAnimation? {
    runs(of: layer)?.byKey[key]?.animation
  }

  private func list(_ run: Run, of layer: RuntimeObject) {
    if let runs = runs(of: layer) { return runs.add(run) }
    if layers.count >= limit {
      layers = layers.filter { !$0.value.all.isEmpty && $0.value.layer.load() != nil }
      limit = max(64, 2 * layers.count)
    }
    let runs = Runs(layer)
    layers[ObjectIdentifier(layer)] = runs
    runs.add(run)
  }

  /// Adds a copy of an animation to a layer; an animation with the same key is removed.
  func add(_ animation: CAAnimation, to layer: CALayer, key: String?) throws {
    if let basic = animation as? CABasicAnimation, basic.isOfView {
      basic.hasArrived = true
      return
    }
    if let key { try remove(from: layer, key: key) }
    transactions.take(animation)
    let now = world.runLoop.now
    let run = Run(layer, key, try animation.copied(), start: max(now, animation.beginTime))
    let transaction = transactions.begins()
    run.end = { try transaction?.animationEnds() }
    list(run, of: layer)
    try world.runLoop.schedule(at: run.start, phase: .displayLinks) { [weak self, weak run] in
      guard let self, let run, run.isListed, run.layer.load() != nil else { return }
      try send(run.animation, "animationDidStart:", nil)
    }
    guard let length = run.animation.length else { return }
    run.entry = try world.runLoop.schedule(at: run.start + length, phase: .displayLinks) {
      [weak self, weak run] in
      guard let self, let run, run.isListed, let layer = run.layer.load() else { return }
      if run.animation.isRemovedOnCompletion { runs(of: layer)?.remove(run) }
      try send(run.animation, "animationDidStop:finished:", true)
      try run.finish()
    }
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
    guard let runs = runs(of: layer) else { return }
    for run in key.map({ [runs.byKey[$0]].compactMap(\.self) }) ?? runs.all {
      runs.remove(run)
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
    for run in runs(of: layer)?.all ?? [] {
      let time = world.runLoop.now - run.start
      shown = run.animation.shownIfActive(path, at: time, shown) ?? shown
    }
    return shown
  }

  func restoration() -> () -> Void {
    let runs = layers.values.flatMap(\.all)
    return { [unowned self] in
      for run in layers.values.flatMap(\.all) { run.isListed = false }
      layers = [:]
      for run in runs where !run.animation.isErased {
        if let layer = run.layer.load() { list(run, of: layer) }
      }
      transactions.forgetAll()
    }
  }
}
