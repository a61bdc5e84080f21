internal import FoundationCore
internal import SelectorRuntime
internal import VirtualTime

/// Sequences of steps, which fingers are made to take again.
extension UIKitWorld {
  /// Plays a sequence: every step at the start plus its time, each in an event of its own unless it
  /// is joined to the one before.
  ///
  /// It returns at the last step; a finger that is still down then is cancelled.
  /// - Throws: what the touches cause, with all fingers cancelled.
  package func play(_ sequence: TouchSequence, in window: UIWindow) throws {
    let start = runLoop.now
    var fingers: [Int: Finger] = [:]
    for event in sequence.events {
      guard let first = event.first else { continue }
      let time = start + first.time + first.rest
      if first.isLate {
        try cancellingFingers { try runLoop.moveClock(to: max(time, runLoop.now)) }
      }
      if first.phase == .began {
        fingers[first.finger] = try touchDown(
          on: window, window.toSuperview(first.point), edge: first.edge, at: time)
        continue
      }
      try cancellingFingers {
        try perform(at: time) { [self] in
          let changes = event.compactMap { step in
            fingers[step.finger]?.arrive(at: window.toSuperview(step.point), step.phase)
          }
          if !changes.isEmpty { try digitizer.deliver(changes) }
        }
      }
    }
    for (_, finger) in fingers.sorted(by: { $0.key < $1.key }) where finger.isDown {
      try finger.cancel()
    }
  }

  /// Runs a body, and answers what fingers did meanwhile, in a window's coordinates.
  ///
  /// A finger that was down before comes down at time 0 in the answer.
  package func recordFingers(
    in window: UIWindow, _ body: () throws -> Void
  ) rethrows -> [TouchStep] {
    let recording = digitizer.trail.startRecording(digitizer.touches)
    defer { digitizer.trail.stopRecording(recording) }
    try body()
    return recording.steps.map { step in
      var step = step
      step.point = window.fromSuperview(step.point) ?? step.point
      return step
    }
  }
}
