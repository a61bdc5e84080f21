/// A timed action that does not depend on run loops.
///
/// Examples are the timeout of a sleep or a wait, a block of `dispatch_after`, and a timer of a
/// source.
package final class WakeUp {
  package let time: Double
  /// Whether the host keeps running for it.
  let keepsAlive: Bool
  let sequence: Int
  var action: (() -> Void)?

  init(time: Double, keepsAlive: Bool, sequence: Int, action: @escaping () -> Void) {
    self.time = time
    self.keepsAlive = keepsAlive
    self.sequence = sequence
    self.action = action
  }
}

/// The scheduled wake-ups, the next one last.
struct WakeUps {
  private var waiting: [WakeUp] = []
  /// The number of wake-ups that keep the host alive.
  private(set) var keepingAlive = 0

  var next: WakeUp? { waiting.last }

  /// - Complexity: O(n) in the number of earlier ones.
  mutating func insert(_ wakeUp: WakeUp) {
    var index = waiting.count
    while index > 0, waiting[index - 1].time <= wakeUp.time { index -= 1 }
    waiting.insert(wakeUp, at: index)
    if wakeUp.keepsAlive { keepingAlive += 1 }
  }

  mutating func remove(_ wakeUp: WakeUp) {
    guard let index = waiting.lastIndex(where: { $0 === wakeUp }) else { return }
    waiting.remove(at: index)
    if wakeUp.keepsAlive { keepingAlive -= 1 }
  }

  mutating func takeNext() -> WakeUp? {
    guard let next = waiting.popLast() else { return nil }
    if next.keepsAlive { keepingAlive -= 1 }
    return next
  }

  /// All wake-ups, the next one first.
  var all: [WakeUp] { waiting.reversed() }
}
