internal import FoundationCore
internal import QuartzCore
package import SelectorRuntime
internal import UIKitBase
internal import UIKitRuntime
internal import VirtualTime

/// Animations that can be paused, reversed and scrubbed.
///
/// As on a device, the views get their final values when the animator becomes active; presentation
/// layers return the values in between. The position of an animator is a time from 0 at its start
/// to 1 at its end, in either direction.
///
/// A running animator stays alive until it is finished. If a paused or stopped animator is
/// released, its `dealloc` raises; its views keep their values.
package final class UIViewPropertyAnimator: RuntimeObject, ViewAnimations.Animator {
  /// `UIViewAnimatingState`.
  ///
  /// While the completions run, a device answers 5, which has no constant (microsoft/fluentui-apple
  /// #1385).
  enum State: Int { case inactive, active, stopped, concluding = 5 }

  /// `UIViewAnimatingPosition`.
  enum Position: Int { case end, start, current }

  /// A position of the animator.
  struct Place {
    var time: Double
    /// Whether the position is the progress instead of the time, as while scrubbing.
    var isWay = false
  }

  /// A run between two times; it has its own curve if it was continued with new parameters.
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

  /// The changes of one block, which start at a time of the animator.
  struct Part {
    let animation: ViewAnimation
    let from: Double
  }

  // MARK: Configuration
  final var duration = 0.2
  final var delay = 0.0
  @Strong final var timing: RuntimeObject?
  final var isUserInteractionEnabled = true
  final var isManualHitTestingEnabled = false
  final var isInterruptible = true
  final var scrubsLinearly = true
  final var pausesOnCompletion = false

  // MARK: State
  final var state = State.inactive
  final var isReversed = false
  @Owned final var waiting: [(block: Block, delayFactor: Double)] = []
  @Owned final var completions: [Block] = []
  final var parts: [Part] = []
  /// The position while the animator is not running.
  final var rest = Place(time: 0)
  final var leg: Leg?
  final var entry: RunLoop.Entry?

  package override func destruct() {
    entry?.cancel()
    dropParts()
    super.destruct()
  }

  final var isRunning: Bool { leg != nil }

  /// The current position.
  final var place: Place { leg?.place(at: uikit.runLoop.now) ?? rest }

  /// The time at the end of the current direction.
  final var goal: Double { isReversed ? 0 : 1 }

  /// The public fraction: the completed part of the current direction.
  final var fractionComplete: Double {
    guard state != .inactive else { return 0 }
    return isReversed ? 1 - place.time : place.time
  }

  /// The total duration; a spring with a mass replaces the animator's duration.
  final var length: Double { (timing as? UISpringTimingParameters)?.ownDuration ?? duration }

  final var curve: TimingCurve {
    if let spring = timing as? UISpringTimingParameters { return spring.curve(lasting: length) }
    return (timing as? UICubicTimingParameters)?.curve ?? .easeInOut
  }

  /// Returns the progress of the changes that start at a time.
  private final func shown(from start: Double) -> Double {
    let place = place
    guard start < 1 else { return place.time < 1 ? 0 : 1 }
    let time = max(0, (place.time - start) / (1 - start))
    return place.isWay ? time : curve.part(at: time)
  }

  /// Converts a position to a time or to a progress.
  final func converted(_ place: Place, toWay: Bool) -> Place {
    guard place.isWay != toWay else { return place }
    let time = toWay ? min(max(curve.part(at: place.time), 0), 1) : curve.time(of: place.time)
    return Place(time: time, isWay: toWay)
  }

  /// Runs a block, and animates its changes from a time on.
  final func collect(_ block: Block, from start: Double) throws {
    var options: ViewAnimation.Options = [.beginFromCurrentState, .overrideInheritedDuration]
    if isUserInteractionEnabled { options.insert(.allowUserInteraction) }
    let animation = ViewAnimation(
      duration: length, delay: 0, options: options, completion: nil)
    animation.drive = { [weak self] in self?.shown(from: start) ?? 1 }
    animation.animator = self
    animation.isAnimators = true
    try uikit.animations.collect(animation) { try block() }
    // The block may have stopped the animator.
    guard state == .active else { return uikit.animations.drop(animation) }
    parts.append(Part(animation: animation, from: start))
  }

  final func dropParts() {
    for part in parts { uikit.animations.drop(part.animation) }
    parts = []
  }

  /// Sets the views to the values of a position.
  ///
  /// The end values are set first, so that a property that two blocks changed returns to its
  /// original value.
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
