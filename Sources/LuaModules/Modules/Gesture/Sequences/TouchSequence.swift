internal import QuartzCore
internal import SelectorRuntime
internal import UIKitBase

/// A validated list of finger steps that can be played.
struct TouchSequence {
  /// An invalid step.
  struct Fault: Error {
    /// The index of the step, from 0.
    let step: Int
    let reason: String
  }

  let steps: [TouchStep]

  /// The maximum duration of a sequence in virtual seconds: a day.
  private static let longest = 86_400.0

  /// More than the rounding error of a time within a day.
  private static let longestRest = 1e-6

  /// Validates steps for a window.
  ///
  /// - Throws: ``Fault`` for the first invalid step.
  init(_ steps: [TouchStep], in window: UIWindow) throws {
    self.steps = steps
    var downs: [Int: Int] = [:]
    // The fingers of the present event.
    var group: Set<Int> = []
    for (place, step) in steps.enumerated() {
      func check(_ isRight: Bool, _ reason: @autoclosure () -> String) throws {
        if !isRight { throw Fault(step: place, reason: reason()) }
      }
      try check(
        (0...Self.longest).contains(step.time),
        "t must be 0 to \(Int(nearestTo: Self.longest)) seconds (a day), got \(Self.text(step.time))"
      )
      if place > 0 {
        let before = steps[place - 1].time
        try check(
          step.time >= before, "t goes back from \(Self.text(before)) to \(Self.text(step.time))")
      }
      try check(
        step.point.isFinite,
        "x and y must be finite numbers, got \(Self.text(step.point.x)) and "
          + Self.text(step.point.y))
      let size = window.bounds.size
      try check(
        step.phase == .began
          ? window.bounds.contains(step.point) : window.bounds.touches(step.point),
        "the point \(step.point.text) lies outside the window, which is \(size.width) × "
          + "\(size.height) points")
      try check(
        step.rest.magnitude <= Self.longestRest,
        "rest must be within \(Self.longestRest) seconds, got \(Self.text(step.rest))")
      try Self.check(step, &downs, place)
      try check(
        step.edge == nil || step.phase == .began,
        "edge is for a finger that began, not for "
          + "'\(step.phase.name)'")
      guard step.isJoined else {
        group = [step.finger]
        continue
      }
      try check(place > 0, "joined needs an entry before it")
      try check(
        step.phase != .began && steps[place - 1].phase != .began,
        "joined is not for fingers that come down: each does so in an event of its own")
      try check(
        steps[place - 1].time == step.time && !step.isLate,
        "joined needs the same t as the entry before it")
      try check(
        group.insert(step.finger).inserted, "finger \(step.finger) is in the event already")
    }
  }

  /// Checks that each finger is put down first, and only once.
  private static func check(_ step: TouchStep, _ downs: inout [Int: Int], _ place: Int) throws {
    switch (step.phase, downs[step.finger]) {
    case (.began, let down?):
      throw Fault(
        step: place, reason: "finger \(step.finger) began twice: it is down since entry \(down + 1)"
      )
    case (.began, nil): downs[step.finger] = place
    case (_, nil):
      throw Fault(
        step: place, reason: "finger \(step.finger) \(step.phase.name), but it is not down")
    case (let phase, _): if phase.isLast { downs[step.finger] = nil }
    }
  }

  private static func text(_ number: Double) -> String { "\(number.isNaN ? .nan : number)" }

  /// The steps, grouped into events.
  var events: [[TouchStep]] {
    var result: [[TouchStep]] = []
    for step in steps {
      if step.isJoined, !result.isEmpty {
        result[result.count - 1].append(step)
      } else {
        result.append([step])
      }
    }
    return result
  }
}
