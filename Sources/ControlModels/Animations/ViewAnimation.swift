internal import SelectorRuntime
internal import VirtualTime

/// One animation: the changes of one block, and what is told when they are over.
///
/// The models change at once, as on a device; what lasts is what presentation layers show, that the
/// views ignore fingers, and the wait for the completion.
final class ViewAnimation {
  /// A property of a view that can be animated.
  enum Property {
    case center, bounds, transform, alpha, backgroundColor, contents

    /// The name that its layer has for it.
    var key: String {
      switch self {
      case .center: "position"
      case .bounds: "bounds"
      case .transform: "transform"
      case .alpha: "opacity"
      case .backgroundColor: "backgroundColor"
      case .contents: "contents"
      }
    }
  }

  /// One property of one view, which it does not own.
  struct Change {
    let view: WeakReference
    let property: Property
    /// Where it comes from and where it goes; nil for what has no value.
    let from: AnimatedValue?
    var to: AnimatedValue?

    func isOf(_ other: UIView) -> Bool { view.load() === other }
  }

  /// In virtual seconds.
  var duration: Double
  var delay: Double
  var options: Options
  var curve: TimingCurve
  /// How often it runs, if its block has said so; an option alone makes it run for ever.
  var repeatCount: Double?
  /// When its block had run.
  var start: Double?
  /// Which part of the way is made, where something else than the clock decides that.
  var drive: (() -> Double)?
  /// The animator that leads it, if it is one's; it may go before the animation does.
  @Weak var animator: UIViewPropertyAnimator?
  var isAnimators = false
  let completion: ((Bool) throws -> Void)?
  var changes: [Change] = []
  var wasInterrupted = false
  var isOver = false
  var entry: RunLoop.Entry?

  init(
    duration: Double, delay: Double, options: Options, completion: ((Bool) throws -> Void)?
  ) {
    self.duration = max(0, duration)
    self.delay = max(0, delay)
    self.options = options
    curve = options.curve
    self.completion = completion
  }

  /// Whether it ends only when something takes its changes away.
  var isEndless: Bool {
    repeatCount.map { $0 > Self.greatestCount } ?? options.contains(.repeat)
  }

  /// More often is for ever, such as `HUGE_VALF`.
  private static let greatestCount = 1e9

  /// From its start to its completion, if it ends by itself.
  var length: Double { delay + turn * (isEndless ? 1 : repeatCount ?? 1) }

  /// Once there, and back if it goes back.
  private var turn: Double { options.contains(.autoreverse) ? duration * 2 : duration }

  /// The part of the way that is made at a time.
  func part(at now: Double) -> Double {
    if let drive { return drive() }
    guard let start, duration > 0 else { return 0 }
    var time = now - start - delay
    if isEndless || time < length - delay { time = time.truncatingRemainder(dividingBy: turn) }
    time /= duration
    return curve.part(at: options.contains(.autoreverse) && time > 1 ? 2 - time : time)
  }

  /// `UIViewAnimationOptions`, as far as the models know them.
  struct Options: OptionSet {
    let rawValue: Int
    static let allowUserInteraction = Options(rawValue: 1 << 1)
    static let beginFromCurrentState = Options(rawValue: 1 << 2)
    static let `repeat` = Options(rawValue: 1 << 3)
    static let autoreverse = Options(rawValue: 1 << 4)
    static let overrideInheritedDuration = Options(rawValue: 1 << 5)
    static let overrideInheritedCurve = Options(rawValue: 1 << 6)

    /// The curve that four of the bits name.
    var curve: TimingCurve { TimingCurve(number: rawValue >> 16 & 0xF) }
  }
}
