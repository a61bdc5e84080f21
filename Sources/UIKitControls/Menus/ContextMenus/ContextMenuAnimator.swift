internal import FoundationCore
internal import SelectorRuntime
internal import UIKitBase
internal import UIKitRuntime

/// Lets a delegate add animations and completions to a context menu's appearance.
///
/// Headers declare only the protocol `UIContextMenuInteractionCommitAnimating`.
final class ContextMenuAnimator: StoringObject {
  override class var declaredName: String { "_UIContextMenuAnimator" }

  @Strong private var preview: UIViewController?
  @Owned private var animations: [Block] = []
  @Owned private var completions: [Block] = []

  /// The duration in seconds, as commonly seen; no document states it.
  static let duration = 0.3

  func fill(_ preview: UIViewController?) -> ContextMenuAnimator {
    self.preview = preview
    return self
  }

  /// Runs the added animations now; the completions wait for the end.
  ///
  /// - Throws: the first error of the animations; all of them are run.
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
  /// - Throws: the first error of the completions; all of them are run.
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

  /// Declares the methods by which a delegate adds blocks.
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
