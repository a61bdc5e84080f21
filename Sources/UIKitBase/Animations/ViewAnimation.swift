internal import QuartzCore
package import SelectorRuntime
internal import VirtualTime

/// One animation: the changes of one block, and its completion callbacks.
///
/// Models change immediately, as on a device. The duration affects the values of presentation
/// layers, the period in which the views ignore touches, and the time of the completion.
package final class ViewAnimation {
  /// An animatable property of a view.
  package enum Property {
    case center, bounds, transform, alpha, backgroundColor, contents

    /// The layer's key for the property.
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

  /// A change of one property of one view, which is not retained.
  package struct Change {
    package let view: WeakReference
    package let property: Property
    /// The start and end values; nil for a property without an animatable value.
    package let from: AnimatedValue?
    package var to: AnimatedValue?

    func isOf(_ other: UIView) -> Bool { view.load() === other }
  }

  /// The duration in virtual seconds.
  var duration: Double
  var delay: Double
  var options: Options
  var curve: TimingCurve
  /// The repeat count, if the block has set one; the repeat option alone repeats forever.
  var repeatCount: Double?
  /// The time at which the block had run.
  var start: Double?
  /// Returns the progress of an animation that is not driven by the clock; otherwise nil.
  package var drive: (() -> Double)?
  /// The property animator that drives the animation, if any; it can be deallocated first.
  @Weak package var animator: RuntimeObject?
  package var isAnimators = false
  let completion: ((Bool) throws -> Void)?
  package var changes: [Change] = []
  var wasInterrupted = false
  var isOver = false
  var entry: RunLoop.Entry?

  package init(
    duration: Double, delay: Double, options: Options, completion: ((Bool) throws -> Void)?
  ) {
    self.duration = max(0, duration)
    self.delay = max(0, delay)
    self.options = options
    curve = options.curve
    self.completion = completion
  }

  /// Whether the animation never ends by itself.
  var isEndless: Bool {
    repeatCount.map { $0 > Self.greatestCount } ?? options.contains(.repeat)
  }

  /// A greater count, such as `HUGE_VALF`, repeats forever.
  private static let greatestCount = 1e9

  /// The time from the start to the completion of an animation that ends by itself.
  package var length: Double { delay + turn * (isEndless ? 1 : repeatCount ?? 1) }

  /// The duration of one repetition, including an autoreversed part.
  private var turn: Double { options.contains(.autoreverse) ? duration * 2 : duration }

  /// Returns the progress at a time.
  func part(at now: Double) -> Double {
    if let drive { return drive() }
    guard let start, duration > 0 else { return 0 }
    var time = now - start - delay
    if isEndless || time < length - delay { time = time.truncatingRemainder(dividingBy: turn) }
    time /= duration
    return curve.part(at: options.contains(.autoreverse) && time > 1 ? 2 - time : time)
  }

  /// The supported `UIViewAnimationOptions`.
  package struct Options: OptionSet {
    package let rawValue: Int
    package init(rawValue: Int) { self.rawValue = rawValue }
    package static let allowUserInteraction = Options(rawValue: 1 << 1)
    package static let beginFromCurrentState = Options(rawValue: 1 << 2)
    static let `repeat` = Options(rawValue: 1 << 3)
    static let autoreverse = Options(rawValue: 1 << 4)
    package static let overrideInheritedDuration = Options(rawValue: 1 << 5)
    static let overrideInheritedCurve = Options(rawValue: 1 << 6)

    /// The curve, which four of the bits encode.
    var curve: TimingCurve { TimingCurve(number: rawValue >> 16 & 0xF) }
  }
}
