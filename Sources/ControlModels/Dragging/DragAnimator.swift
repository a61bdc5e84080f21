internal import FoundationCore
internal import SelectorRuntime
internal import VirtualTime

/// The object by which a delegate joins in while items are lifted, drop or go back.
///
/// Headers know it by the protocol `UIDragAnimating` alone.
final class DragAnimator: RuntimeObject {
  override class var declaredName: String { "_UIDragAnimator" }

  /// Where an animation stopped, numbered as UIViewAnimating.h does.
  enum Position: Int {
    case end, start
  }

  /// Somewhat longer than a quarter of a second, as commonly seen; no document says so.
  static let duration = 0.3

  @Owned private var animations: [Block] = []
  @Owned private var completions: [Block] = []
  private var timer: RunLoop.Entry?
  private var isRunning = false

  override func destruct() {
    timer?.cancel()
    timer = nil
    super.destruct()
  }

  private func animate(_ block: Block) throws {
    let animation = ViewAnimation(duration: Self.duration, delay: 0, options: [], completion: nil)
    try uikit.animations.animate(animation) { _ = try block() }
  }

  /// Runs what is animated along, now; the completions wait for ``finish(_:)``.
  ///
  /// - Throws: what the first of the animations throws that does; all are run.
  func run() throws {
    isRunning = true
    let blocks = animations
    animations = []
    var deferred = DeferredErrors()
    for block in blocks { deferred.run { try animate(block) } }
    try deferred.throwFirst()
  }

  /// Finishes by itself when the animation is over, unless somebody does so before.
  ///
  /// - Throws: what the run loop throws when it cannot wait.
  func finishLater() throws {
    timer = try uikit.runLoop.schedule(after: Self.duration, phase: .displayLinks) {
      [weak self] in
      guard let self, !isDeallocating else { return }
      try keptAlive { try finish(.end) }
    }
  }

  /// Runs the completions, each once.
  ///
  /// - Throws: what the first of them throws that does; all are run.
  func finish(_ position: Position) throws {
    timer?.cancel()
    timer = nil
    let blocks = completions
    completions = []
    var deferred = DeferredErrors()
    for block in blocks { deferred.run { _ = try block(.integer(Int64(position.rawValue))) } }
    try deferred.throwFirst()
  }

  static func define(_ animator: ClassDefinition<DragAnimator>) {
    animator.adopt(UIKitProtocols.dragAnimating)
    animator.method("addAnimations:") { (animator, block: Block) in
      if animator.isRunning { return try animator.animate(block) }
      animator.animations.append(block)
    }
    animator.method("addCompletion:") { (animator, block: Block) in
      animator.completions.append(block)
    }
  }
}

extension UIKitClasses {
  static let dragAnimator = NativeClass<DragAnimator>(
    "_UIDragAnimator", superclass: FoundationClasses.object, DragAnimator.define)
}
