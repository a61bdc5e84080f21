internal import FoundationCore
internal import QuartzCore
package import SelectorRuntime
internal import UIKitBase
internal import UIKitLists
internal import UIKitRuntime
internal import VirtualTime

/// Animates items by behaviors in each frame of the virtual clock.
///
/// It pauses after half a second without motion, and resumes when a behavior changes. The host
/// waits at most ten seconds for the pause, because an item in free fall never rests.
package final class UIDynamicAnimator: RuntimeObject {
  @Strong private var referenceView: UIView?
  @Strong private var layout: UICollectionViewLayout?
  @StrongList fileprivate private(set) var behaviors: [UIDynamicBehavior] = []
  /// Keeps what the delegate responds to, according to private flags in iOS 17's header.
  private lazy var delegate = DelegateSlot(remembering: [names.willResume, names.didPause])
  private var simulation = DynamicSimulation()
  private var entry: RunLoop.Entry?
  private var lastFrame = 0.0
  /// The time since nothing has moved, and the time of the last change by a caller.
  private var restsSince: Double?
  private var changed = 0.0
  private(set) var elapsedTime = 0.0

  private static let patience = 0.5
  private static let longestWait = 10.0

  package override func destruct() {
    entry?.cancel()
    entry = nil
    for behavior in behaviors { for member in behavior.family { member.animator = nil } }
    simulation = DynamicSimulation()
    super.destruct()
  }

  private var names: DynamicSelectors { uikit.selectors.dynamics }
  var isRunning: Bool { entry != nil }
  var view: UIView? { referenceView }

  /// All behaviors, including child behaviors.
  private var everyBehavior: [UIDynamicBehavior] { behaviors.flatMap(\.family) }

  private func record() {
    let (behaviors, simulation, entry) = (behaviors, simulation, entry)
    let (lastFrame, restsSince, elapsed) = (lastFrame, restsSince, elapsedTime)
    runtime.recordContents(of: self) { [self] in
      (self.behaviors, self.simulation, self.entry) = (behaviors, simulation, entry)
      (self.lastFrame, self.restsSince, elapsedTime) = (lastFrame, restsSince, elapsed)
    }
  }

  // MARK: - Time

  /// Starts or resumes the animation.
  func resume() throws {
    record()
    restsSince = nil
    changed = uikit.runLoop.now
    guard !isRunning, !behaviors.isEmpty else { return }
    try delegate.delegate(remembered: names.willResume)?.send(names.willResume, self)
    lastFrame = uikit.runLoop.now
    try waitForFrame()
  }

  private func pause() throws {
    entry?.cancel()
    entry = nil
    restsSince = nil
    try delegate.delegate(remembered: names.didPause)?.send(names.didPause, self)
  }

  private func waitForFrame() throws {
    let loop = uikit.runLoop
    entry = try loop.schedule(
      at: loop.nextFrame(after: loop.now), phase: .displayLinks,
      keepsAlive: loop.now - changed < Self.longestWait
    ) { [weak self] in
      guard let self, !isDeallocating else { return }
      try keptAlive { try self.goOn() }
    }
  }

  /// Advances the simulation by a frame.
  private func goOn() throws {
    record()
    entry = nil
    let now = uikit.runLoop.now
    let frame = now - lastFrame
    lastFrame = now
    elapsedTime += frame
    let behaviors = everyBehavior
    try takeItems(of: behaviors)
    let before = simulation.bodies
    for behavior in behaviors { try behavior.prepare(&simulation) }
    let steps = simulation.steps(in: frame)
    for _ in 0..<steps {
      let step = frame / Double(steps)
      for behavior in behaviors { try behavior.act(on: &simulation, for: step) }
      simulation.finishStep(step)
    }
    if !simulation.isAtRest { restsSince = nil } else if restsSince == nil { restsSince = now }
    let rests = restsSince.map { now - $0 >= Self.patience } ?? false
    if rests { for behavior in behaviors { behavior.settle(&simulation) } }
    for (body, old) in zip(simulation.bodies, before) { try body.write(names, before: old) }
    try layout?.send(runtime.selector("invalidateLayout"))
    for behavior in behaviors {
      try behavior.report()
      try behavior.callAction()
    }
    guard entry == nil else { return }
    // A block may have changed a behavior.
    if rests, restsSince != nil { try pause() } else { try waitForFrame() }
  }

  /// Creates bodies for the items of all behaviors, and removes the bodies of other items.
  private func takeItems(of behaviors: [UIDynamicBehavior]) throws {
    let items = behaviors.flatMap(\.items).filter { !$0.isDeallocating }
    simulation.keep(items)
    for item in items where simulation.index(of: item) == nil {
      simulation.append(try DynamicBody(item, names))
    }
    for index in simulation.bodies.indices { simulation.bodies[index].forgetWishes() }
  }

  // MARK: - Behaviours

  fileprivate func add(_ behavior: UIDynamicBehavior) throws {
    guard !behaviors.contains(where: { $0 === behavior }) else { return }
    record()
    try behavior.animator?.remove(behavior)
    behaviors.append(behavior)
    try behavior.move(to: self)
    try resume()
  }

  func remove(_ behavior: UIDynamicBehavior) throws {
    guard behaviors.contains(where: { $0 === behavior }) else { return }
    record()
    try behavior.keptAlive {
      try behavior.move(to: nil)
      behaviors.removeAll(behavior)
    }
    if behaviors.isEmpty {
      simulation = DynamicSimulation()
      if isRunning { try pause() }
    } else {
      try resume()
    }
  }

  /// The body of an item, for behaviors that read its velocity.
  func body(of item: RuntimeObject) -> DynamicBody? {
    simulation.index(of: item).map { simulation.bodies[$0] }
  }

  func change(_ item: RuntimeObject, _ change: (inout DynamicBody) -> Void) throws {
    record()
    if simulation.index(of: item) == nil {
      simulation.append(try DynamicBody(item, names))
    }
    if let index = simulation.index(of: item) { change(&simulation.bodies[index]) }
    try resume()
  }

  private func update(_ item: RuntimeObject) throws {
    guard let index = simulation.index(of: item) else { return }
    record()
    var body = try DynamicBody(item, names)
    (body.velocity, body.spin) = (simulation.bodies[index].velocity, simulation.bodies[index].spin)
    simulation.bodies[index] = body
    try resume()
  }

  private func items(in rect: CGRect) -> [RuntimeObject] {
    simulation.bodies.filter { body in
      let outline = body.outline
      let (x, y) = (outline.map(\.x), outline.map(\.y))
      let box = CGRect(
        x: x.min() ?? 0, y: y.min() ?? 0, width: (x.max() ?? 0) - (x.min() ?? 0),
        height: (y.max() ?? 0) - (y.min() ?? 0))
      return box.meets(rect)
    }.map(\.item)
  }

  /// The layout attributes of an element that a behavior animates.
  fileprivate func attributes(
    _ category: UICollectionViewLayoutAttributes.Category, _ kind: String?, of path: NSIndexPath
  ) -> UICollectionViewLayoutAttributes? {
    everyBehavior.flatMap(\.items).lazy.compactMap { $0 as? UICollectionViewLayoutAttributes }
      .first {
        $0.category == category && $0.kind == kind && $0.indexPath?.indexes == path.indexes
      }
  }
}

extension UIDynamicAnimator {
  static func define(_ animator: ClassDefinition<UIDynamicAnimator>) {
    animator.method("initWithReferenceView:") { (animator, view: UIView) -> UIDynamicAnimator in
      animator.referenceView = view
      return animator
    }
    animator.method("initWithCollectionViewLayout:") {
      (animator, layout: UICollectionViewLayout) -> UIDynamicAnimator in
      animator.layout = layout
      return animator
    }
    animator.readonly("referenceView", .strong) { $0.referenceView }
    animator.property(
      "delegate", .weak, of: "<UIDynamicAnimatorDelegate>", get: { $0.delegate.object }
    ) { (animator, delegate: RuntimeObject?) in try animator.delegate.set(delegate, of: animator) }
    animator.method("addBehavior:") { (animator, behavior: UIDynamicBehavior) in
      try animator.add(behavior)
    }
    animator.method("removeBehavior:") { (animator, behavior: UIDynamicBehavior) in
      try animator.remove(behavior)
    }
    animator.method("removeAllBehaviors") { (animator) in
      for behavior in animator.behaviors { try animator.remove(behavior) }
    }
    animator.readonly("behaviors", .copy) { $0.behaviors }
    animator.readonly("running", getter: "isRunning") { $0.isRunning }
    animator.method("elapsedTime") { (animator) -> Double in animator.elapsedTime }
    animator.method("updateItemUsingCurrentState:") { (animator, item: RuntimeObject) in
      try animator.update(item)
    }
    animator.method("itemsInRect:") { (animator, rect: CGRect) -> [RuntimeObject] in
      animator.items(in: rect)
    }
    animator.method("layoutAttributesForCellAtIndexPath:") {
      (animator, path: NSIndexPath) -> UICollectionViewLayoutAttributes? in
      animator.attributes(.cell, nil, of: path)
    }
    animator.method("layoutAttributesForSupplementaryViewOfKind:atIndexPath:") {
      (animator, kind: String, path: NSIndexPath) -> UICollectionViewLayoutAttributes? in
      animator.attributes(.supplementary, kind, of: path)
    }
    animator.method("layoutAttributesForDecorationViewOfKind:atIndexPath:") {
      (animator, kind: String, path: NSIndexPath) -> UICollectionViewLayoutAttributes? in
      animator.attributes(.decoration, kind, of: path)
    }
  }
}

extension UIKitClasses {
  static let dynamicAnimator = NativeClass<UIDynamicAnimator>(
    "UIDynamicAnimator", superclass: FoundationClasses.object, UIDynamicAnimator.define)
}
