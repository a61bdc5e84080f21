internal import VirtualTime

/// A recording of finger movements, as a sequence that can be played back.
final class TouchRecording {
  private let runLoop: RunLoop
  /// The steps, with times since the start, and fingers numbered from 1 in order of appearance.
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
  /// - Parameters:
  ///   - step: the step of a finger.
  ///   - turn: the run loop turn in which it occurs.
  func note(_ step: TouchStep, turn: Int) {
    if step.phase == .began { numbers[step.finger] = numbers.count + 1 }
    // The finger was put down before the recording, and has no touch.
    guard let number = numbers[step.finger] else { return }
    var step = step
    step.finger = number
    let time = step.time
    step.time = max(0, time - start)
    step.rest = time - (start + step.time)
    let isFirstOfInstant = steps.last.map { $0.time < step.time } ?? true
    step.isLate = isFirstOfInstant && turn > (step.time == 0 ? startTurn : 0)
    steps.append(step)
  }
}

extension UIKitWorld {
  /// Runs a body, and returns the finger movements during it, in a window's coordinates.
  ///
  /// A finger that was already down has a touch-down at time 0 in the result.
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
