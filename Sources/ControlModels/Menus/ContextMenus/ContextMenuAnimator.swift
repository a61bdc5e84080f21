internal import FoundationCore
internal import SelectorRuntime
internal import VirtualTime

/// The object by which a delegate joins in while a context menu comes or goes.
///
/// Headers know it by the protocol `UIContextMenuInteractionCommitAnimating` alone.
final class ContextMenuAnimator: StoringObject {
  override class var declaredName: String { "_UIContextMenuAnimator" }

  @Strong private var preview: UIViewController?
  @Owned private var animations: [Block] = []
  @Owned private var completions: [Block] = []

  /// Somewhat longer than a quarter of a second, as commonly seen; no document says so.
  static let duration = 0.3

  func fill(_ preview: UIViewController?) -> ContextMenuAnimator {
    self.preview = preview
    return self
  }

  /// Runs what is animated along, now; the completions wait for the end.
  ///
  /// - Throws: what the first of the animations throws that does; all are run.
  func run() throws {
    let blocks = animations
    animations = []
    var deferred = DeferredErrors()
    for block in blocks {
      deferred.run {
        let animation = ViewAnimation(
          duration: Self.duration, delay: 0, options: [], completion: nil)
        try uikit.animations.animate(animation) { try block() }
      }
    }
    try deferred.throwFirst()
  }

  /// Runs the completions.
  ///
  /// - Throws: what the first of them throws that does; all are run.
  func finish() throws {
    let blocks = completions
    completions = []
    var deferred = DeferredErrors()
    for block in blocks { deferred.run { try block() } }
    try deferred.throwFirst()
  }

  static func define(_ animator: ClassDefinition<ContextMenuAnimator>) {
    animator.adopt(UIKitProtocols.contextMenuInteractionCommitAnimating)
    animator.readonly("previewViewController", .strong) { $0.preview }
    defineBlocks(animator)
    // UIContextMenuInteractionCommitStyleDismiss
    animator.stored("preferredCommitStyle", usual: 0)
  }

  /// Declares how a delegate adds blocks.
  static func defineBlocks(_ animator: ClassDefinition<ContextMenuAnimator>) {
    animator.method("addAnimations:") { (animator, block: Block) in
      animator.animations.append(block)
    }
    animator.method("addCompletion:") { (animator, block: Block) in
      animator.completions.append(block)
    }
  }
}

extension UIKitClasses {
  static let contextMenuAnimator = NativeClass<ContextMenuAnimator>(
    "_UIContextMenuAnimator", superclass: FoundationClasses.object, ContextMenuAnimator.define)
}
