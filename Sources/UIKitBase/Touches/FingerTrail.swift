internal import QuartzCore
internal import SelectorRuntime
internal import VirtualTime

/// The recent path of all fingers, for drawings and for active recordings.
///
/// The last ``capacity`` steps are kept. When the buffer is full, adding a step allocates no
/// memory.
package final class FingerTrail {
  /// The maximum number of steps in a drawing.
  static let capacity = 4096

  private let runLoop: RunLoop
  /// A ring buffer; when it is full, its oldest step is at `oldest`.
  private var steps: [TouchStep] = []
  private var oldest = 0
  private var recordings: [TouchRecording] = []
  private var lastFinger = 0

  init(_ runLoop: RunLoop) { self.runLoop = runLoop }

  /// Returns the number of a new finger.
  func nextFinger() -> Int {
    lastFinger += 1
    return lastFinger
  }

  /// Adds a step of a finger.
  func note(
    _ finger: Int, _ phase: UITouch.Phase, _ point: CGPoint, edge: ScreenEdge? = nil,
    isJoined: Bool = false
  ) {
    let step = TouchStep(
      time: runLoop.now, finger: finger, phase: phase, point: point, edge: edge,
      isJoined: isJoined)
    if steps.count < Self.capacity {
      steps.append(step)
    } else {
      steps[oldest] = step
      oldest = (oldest + 1) % Self.capacity
    }
    for recording in recordings { recording.note(step, turn: runLoop.turn) }
  }

  /// Returns and removes the steps since the last call, the oldest first.
  package func takeSteps() -> [TouchStep] {
    defer {
      steps.removeAll(keepingCapacity: true)
      oldest = 0
    }
    return Array(steps[oldest...] + steps[..<oldest])
  }

  /// Starts a recording.
  ///
  /// - Parameter touches: the touches already on the screen.
  func startRecording(_ touches: [UITouch]) -> TouchRecording {
    let recording = TouchRecording(runLoop)
    for touch in touches {
      let point = touch.window?.toSuperview(touch.location) ?? touch.location
      let step = TouchStep(
        time: runLoop.now, finger: touch.finger, phase: .began, point: point, edge: touch.edge)
      recording.note(step, turn: runLoop.turn)
    }
    recordings.append(recording)
    return recording
  }

  func stopRecording(_ recording: TouchRecording) { recordings.removeAll(recording) }

  /// Discards all steps after a snapshot was restored; recordings restart.
  func forgetAll() {
    steps = []
    oldest = 0
    for recording in recordings { recording.startAnew() }
  }
}
