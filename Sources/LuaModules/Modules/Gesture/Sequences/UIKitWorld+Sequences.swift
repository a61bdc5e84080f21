internal import FoundationCore
internal import UIKitBase
internal import VirtualTime

extension UIKitWorld {
  /// Plays a sequence.
  ///
  /// Each step occurs at its time after the start, in its own event unless it is joined to the
  /// previous step. The method returns at the last step; fingers that are still down are cancelled.
  ///
  /// - Throws: errors of the touches' effects, after all fingers were cancelled.
  func play(_ sequence: TouchSequence, in window: UIWindow) throws {
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
}
