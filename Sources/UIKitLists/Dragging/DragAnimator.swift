internal import FoundationCore
internal import SelectorRuntime
internal import UIKitBase
internal import UIKitRuntime
internal import VirtualTime

/// Lets a delegate add animations and completions to a lift, a drop or a cancellation.
///
/// Headers declare only the protocol `UIDragAnimating`.
final class DragAnimator: RuntimeObject {
  override class var declaredName: String { "_UIDragAnimator" }

  /// The position at which an animation ended, numbered as in UIViewAnimating.h.
  enum Position: Int {
    case end, start
  }

  /// The duration in seconds, as commonly seen; no document names it.
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

  /// Runs the added animations now; the completions wait for ``finish(_:)``.
  ///
  /// - Throws: the first error of the animations; all of them are run.
  func run() throws {
    isRunning = true
    let blocks = animations
    animations = []
    var deferred = DeferredErrors()
    for block in blocks { deferred.run { try animate(block) } }
    try deferred.throwFirst()
  }

  /// Schedules the end of the animation, unless ``finish(_:)`` is called earlier.
  ///
  /// - Throws: errors of the run loop.
  func finishLater() throws {
    timer = try uikit.runLoop.schedule(after: Self.duration, phase: .displayLinks) {
      [weak self] in
      guard let self, !isDeallocating else { return }
      try keptAlive { try finish(.end) }
    }
  }

  /// Runs the completions, each once.
  ///
  /// - Throws: the first error of the completions; all of them are run.
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
