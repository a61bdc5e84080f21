/// Something that comes when its time has come, whatever the run loops do: the end of a sleep or of a
/// wait, a block of `dispatch_after`, the tick of a source.
package final class WakeUp {
  package let time: Double
  /// Whether the host goes on running because of it.
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

/// The wake-ups that wait, the next one last.
struct WakeUps {
  private var waiting: [WakeUp] = []
  /// How many of them keep the host alive.
  private(set) var keepingAlive = 0

  var next: WakeUp? { waiting.last }

  /// - Complexity: O(n) for those that come sooner.
  mutating func insert(_ wakeUp: WakeUp) {
    var place = waiting.count
    while place > 0, waiting[place - 1].time <= wakeUp.time { place -= 1 }
    waiting.insert(wakeUp, at: place)
    if wakeUp.keepsAlive { keepingAlive += 1 }
  }

  mutating func remove(_ wakeUp: WakeUp) {
    guard let place = waiting.lastIndex(where: { $0 === wakeUp }) else { return }
    waiting.remove(at: place)
    if wakeUp.keepsAlive { keepingAlive -= 1 }
  }

  mutating func takeNext() -> WakeUp? {
    guard let next = waiting.popLast() else { return nil }
    if next.keepsAlive { keepingAlive -= 1 }
    return next
  }

  /// All of them, the next one first.
  var all: [WakeUp] { waiting.reversed() }
}
