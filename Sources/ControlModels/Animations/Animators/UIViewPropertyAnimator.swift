internal import FoundationCore
internal import SelectorRuntime
internal import VirtualTime

/// Animations that can be paused, turned round and led by hand.
///
/// The views get their last values when the animator becomes active, as on a device; what is seen on
/// the way is what presentation layers answer. Where the animator stands is a time from 0 at its
/// start to 1 at its end, whichever way it runs.
///
/// An animator that runs stays alive until it is done. One that is released while it is paused or
/// stopped raises on a device; here it lets go of its views, which keep what they have.
final class UIViewPropertyAnimator: RuntimeObject {
  /// `UIViewAnimatingState`.
  enum State: Int { case inactive, active, stopped }

  /// `UIViewAnimatingPosition`.
  enum Position: Int { case end, start, current }

  /// Where it stands.
  struct Place {
    var time: Double
    /// Whether that is a part of the way rather than of the time, as while it is led by hand.
    var isWay = false
  }

  /// A run from one time to another, under a curve of its own if it was continued with one.
  struct Leg {
    let start, length: Double
    let from, to: Place
    let curve: TimingCurve?

    func place(at now: Double) -> Place {
      let time = length > 0 ? min(max((now - start) / length, 0), 1) : 1
      let part = curve?.part(at: time) ?? time
      return Place(time: from.time + (to.time - from.time) * part, isWay: from.isWay)
    }
  }

  /// The changes of one block, from a time of the animator on.
  struct Part {
    let animation: ViewAnimation
    let from: Double
  }

  // How it is to go.
  final var duration = 0.2
  final var delay = 0.0
  @Strong final var timing: RuntimeObject?
  final var isUserInteractionEnabled = true
  final var isManualHitTestingEnabled = false
  final var isInterruptible = true
  final var scrubsLinearly = true
  final var pausesOnCompletion = false

  // How it goes.
  final var state = State.inactive
  final var isReversed = false
  @Owned final var waiting: [(block: Block, delayFactor: Double)] = []
  @Owned final var completions: [Block] = []
  final var parts: [Part] = []
  /// Where it stands while it does not run.
  final var rest = Place(time: 0)
  final var leg: Leg?
  final var entry: RunLoop.Entry?

  override func destruct() {
    entry?.cancel()
    dropParts()
    super.destruct()
  }

  final var isRunning: Bool { leg != nil }

  /// Where it stands now.
  final var place: Place { leg?.place(at: uikit.runLoop.now) ?? rest }

  /// The time at which it ends in its present direction.
  final var goal: Double { isReversed ? 0 : 1 }

  /// The fraction that a script reads: how much of the present direction is behind it.
  final var fractionComplete: Double {
    guard state != .inactive else { return 0 }
    return isReversed ? 1 - place.time : place.time
  }

  /// How long the whole way takes; a spring with a mass knows better than the animator.
  final var length: Double { (timing as? UISpringTimingParameters)?.ownDuration ?? duration }

  final var curve: TimingCurve {
    if let spring = timing as? UISpringTimingParameters { return spring.curve(lasting: length) }
    return (timing as? UICubicTimingParameters)?.curve ?? .easeInOut
  }

  /// The part of its way that a block's change has made.
  private final func shown(from start: Double) -> Double {
    let place = place
    guard start < 1 else { return place.time < 1 ? 0 : 1 }
    let time = max(0, (place.time - start) / (1 - start))
    return place.isWay ? time : curve.part(at: time)
  }

  /// The same place as a part of the time, or as a part of the way.
  final func converted(_ place: Place, toWay: Bool) -> Place {
    guard place.isWay != toWay else { return place }
    let time = toWay ? min(max(curve.part(at: place.time), 0), 1) : curve.time(of: place.time)
    return Place(time: time, isWay: toWay)
  }

  /// Runs a block, and leads what it changes from a time on.
  final func collect(_ block: Block, from start: Double) throws {
    var options: ViewAnimation.Options = [.beginFromCurrentState, .overrideInheritedDuration]
    if isUserInteractionEnabled { options.insert(.allowUserInteraction) }
    let animation = ViewAnimation(
      duration: length, delay: 0, options: options, completion: nil)
    animation.drive = { [weak self] in self?.shown(from: start) ?? 1 }
    animation.animator = self
    animation.isAnimators = true
    try uikit.animations.collect(animation) { try block() }
    // The block may have stopped it.
    guard state == .active else { return uikit.animations.drop(animation) }
    parts.append(Part(animation: animation, from: start))
  }

  final func dropParts() {
    for part in parts { uikit.animations.drop(part.animation) }
    parts = []
  }

  /// Gives the views the values of a position; those of the end come first, so that a property that
  /// two blocks have changed gets back to where it was.
  final func apply(_ position: Position) throws {
    let animations = uikit.animations
    let values: [(UIView, ViewAnimation.Property, AnimatedValue)] = parts.reversed().flatMap {
      part in
      part.animation.changes.reversed().compactMap { change in
        guard let view = change.view.load() as? UIView, let from = change.from, let to = change.to
        else { return nil }
        switch position {
        case .end: return (view, change.property, to)
        case .start: return (view, change.property, from)
        case .current:
          return (view, change.property, from.mixed(with: to, shown(from: part.from), in: uikit))
        }
      }
    }
    try animations.withoutAnimation {
      for (view, property, value) in values where view.animated(property) != value {
        try view.keptAlive { try view.send(property, value) }
      }
    }
  }
}
