internal import VirtualTime

/// What fingers do from a moment on, as a sequence that can be played back.
final class TouchRecording {
  private let runLoop: RunLoop
  /// With times since the start, and fingers numbered from 1 in the order in which they came.
  private(set) var steps: [TouchStep] = []
  private var numbers: [Int: Int] = [:]
  private var start = 0.0
  private var startTurn = 0

  init(_ runLoop: RunLoop) {
    self.runLoop = runLoop
    startAnew()
  }

  func startAnew() {
    steps = []
    numbers = [:]
    start = runLoop.now
    startTurn = runLoop.turn
  }

  /// Adds a step, whose time is the clock's.
  ///
  /// - Parameter turn: the turn of the instant in which it happens.
  func note(_ step: TouchStep, turn: Int) {
    if step.phase == .began { numbers[step.finger] = numbers.count + 1 }
    // A finger that came down before, and that nobody heard of.
    guard let number = numbers[step.finger] else { return }
    var step = step
    step.finger = number
    step.time = Self.offset(of: step.time, from: start)
    let isFirstOfInstant = steps.last.map { $0.time < step.time } ?? true
    step.isLate = isFirstOfInstant && turn > (step.time == 0 ? startTurn : 0)
    steps.append(step)
  }

  /// The number that, added to the start, is that very time.
  private static func offset(of time: Double, from start: Double) -> Double {
    let offset = time - start
    // The sum can be rounded to a neighbour of the time; a neighbour of the difference helps then.
    for candidate in [offset, offset.nextUp, offset.nextDown] where start + candidate == time {
      return max(0, candidate)
    }
    return max(0, offset)
  }
}
