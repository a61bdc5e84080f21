internal import SelectorRuntime
internal import VirtualTime

/// One animation: the changes of one block, and what is told when they are over.
///
/// The models change at once, as on a device; what lasts is that the views ignore fingers, and the
/// wait for the completion.
final class ViewAnimation {
  /// What of a view can be animated.
  enum Property { case center, bounds, transform, alpha, backgroundColor, contents }

  /// One property of one view, which it does not own.
  struct Change {
    let view: WeakReference
    let property: Property

    func isOf(_ other: UIView) -> Bool { view.load() === other }
  }

  /// In virtual seconds.
  var duration: Double
  var delay: Double
  var options: Options
  let completion: ((Bool) throws -> Void)?
  var changes: [Change] = []
  /// The animations that have lost their last change to this one.
  var interrupted: [ViewAnimation] = []
  var wasInterrupted = false
  var isOver = false
  var entry: RunLoop.Entry?

  init(
    duration: Double, delay: Double, options: Options, completion: ((Bool) throws -> Void)?
  ) {
    self.duration = max(0, duration)
    self.delay = max(0, delay)
    self.options = options
    self.completion = completion
  }

  /// From its start to its completion.
  var length: Double {
    delay + (options.contains(.autoreverse) ? duration * 2 : duration)
  }

  /// `UIViewAnimationOptions`, as far as the models know them.
  struct Options: OptionSet {
    let rawValue: Int
    static let allowUserInteraction = Options(rawValue: 1 << 1)
    static let beginFromCurrentState = Options(rawValue: 1 << 2)
    static let `repeat` = Options(rawValue: 1 << 3)
    static let autoreverse = Options(rawValue: 1 << 4)
    static let overrideInheritedDuration = Options(rawValue: 1 << 5)
  }
}
