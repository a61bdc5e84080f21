internal import FoundationModels
internal import SelectorRuntime
internal import VirtualTime

/// The animations that scripts have given to layers, until they are over or are taken away.
final class LayerAnimations {
  /// One that a layer has.
  private final class Run {
    let layer: WeakReference
    let key: String?
    let animation: CAAnimation
    let start: Double
    var entry: RunLoop.Entry?

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

  init(_ world: UIKitWorld) { self.world = world }

  private func runs(of layer: CALayer) -> [Run] { runs.filter { $0.layer.load() === layer } }

  func keys(of layer: CALayer) -> [String] { runs(of: layer).compactMap(\.key) }

  func animation(of layer: CALayer, key: String) -> CAAnimation? {
    runs(of: layer).last { $0.key == key }?.animation
  }

  /// Gives a layer a copy of an animation; another one of the same key goes.
  func add(_ animation: CAAnimation, to layer: CALayer, key: String?) throws {
    if let basic = animation as? CABasicAnimation, basic.isOfView {
      basic.hasArrived = true
      return
    }
    if let key { try remove(from: layer, key: key) }
    runs.removeAll { $0.layer.load() == nil }
    let now = world.runLoop.now
    let run = Run(layer, key, try animation.copied(), start: max(now, animation.beginTime))
    runs.append(run)
    try world.runLoop.schedule(at: run.start, phase: .displayLinks) { [weak self, weak run] in
      guard let self, let run, has(run) else { return }
      try tell(run.animation, "animationDidStart:", nil)
    }
    guard let length = run.animation.length else { return }
    run.entry = try world.runLoop.schedule(at: run.start + length, phase: .displayLinks) {
      [weak self, weak run] in
      guard let self, let run, has(run) else { return }
      if run.animation.isRemovedOnCompletion { runs.removeAll { $0 === run } }
      try tell(run.animation, "animationDidStop:finished:", true)
    }
  }

  private func has(_ run: Run) -> Bool {
    run.layer.load() != nil && runs.contains { $0 === run }
  }

  private func tell(_ animation: CAAnimation, _ name: String, _ finished: Bool?) throws {
    guard let delegate = animation.delegate else { return }
    let selector = world.runtime.selector(name)
    try animation.keptAlive {
      try delegate.keptAlive {
        guard try delegate.ask(world.selectors.respondsToSelector, selector) else { return }
        if let finished {
          try delegate.tell(selector, animation, finished)
        } else {
          try delegate.tell(selector, animation)
        }
      }
    }
  }

  /// Takes animations from a layer: that of a key, or all; delegates hear of it in the next turn.
  func remove(from layer: CALayer, key: String? = nil) throws {
    for run in runs(of: layer) where key == nil || run.key == key {
      runs.removeAll { $0 === run }
      guard run.entry?.isPending ?? true else { continue }
      run.entry?.cancel()
      try world.runLoop.schedule(after: 0, phase: .blocks) { [weak self] in
        try self?.tell(run.animation, "animationDidStop:finished:", false)
      }
    }
  }

  /// What is seen of a layer's property, or of one number of it, under its key path.
  func shown(_ layer: CALayer, _ path: String, _ model: [Double]) -> [Double] {
    var shown = model
    for run in runs(of: layer) {
      guard let basic = run.animation as? CABasicAnimation, basic.keyPath == path else { continue }
      let time = world.runLoop.now - run.start
      let isOver = basic.length.map { time >= $0 } ?? false
      if time < 0 || isOver && !["forwards", "both"].contains(basic.fillMode) { continue }
      let from = numbers(basic.from, count: model.count)
      let by = numbers(basic.by, count: model.count)
      let start =
        from ?? numbers(basic.to, count: model.count).flatMap { to in
          by.map { zip(to, $0).map { $0 - $1 } }
        } ?? model
      let end =
        numbers(basic.to, count: model.count) ?? by.map { zip(start, $0).map { $0 + $1 } } ?? model
      let part = basic.part(after: time)
      shown = zip(start, end).map { $0 + ($1 - $0) * part }
    }
    return shown
  }

  private func numbers(_ held: HeldValue?, count: Int) -> [Double]? {
    guard let value = held?.value else { return nil }
    let numbers: [Double]? =
      switch count {
      case 1: Double.from(value, in: world.runtime).map { [$0] }
      case 2: CGPoint.from(value, in: world.runtime)?.numbers
      case 4: CGRect.from(value, in: world.runtime)?.numbers
      default: CGAffineTransform.from(value, in: world.runtime)?.numbers
      }
    return numbers.flatMap { $0.allSatisfy(\.isFinite) ? $0 : nil }
  }

  func wayBack() -> () -> Void {
    let runs = runs
    return { [unowned self] in self.runs = runs.filter { !$0.animation.isErased } }
  }
}
