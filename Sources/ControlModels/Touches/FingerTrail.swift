internal import VirtualTime

/// The way of the fingers of late, heard or not: kept for drawings, and for recordings while they
/// run.
///
/// The last ``capacity`` steps are kept; noting one costs no memory once there have been so many.
final class FingerTrail {
  /// How many steps a drawing can show.
  static let capacity = 4096

  private let runLoop: RunLoop
  /// A ring, whose oldest step is at `oldest` once it is full.
  private var steps: [TouchStep] = []
  private var oldest = 0
  private var recordings: [TouchRecording] = []
  private var lastFinger = 0

  init(_ runLoop: RunLoop) { self.runLoop = runLoop }

  /// A number for a finger that comes down.
  func nextFinger() -> Int {
    lastFinger += 1
    return lastFinger
  }

  /// Notes what a finger does now.
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

  /// The steps since this was asked last, the oldest first.
  func takeSteps() -> [TouchStep] {
    defer {
      steps.removeAll(keepingCapacity: true)
      oldest = 0
    }
    return Array(steps[oldest...] + steps[..<oldest])
  }

  /// Begins to record; `touches` are those that are down already.
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

  func stopRecording(_ recording: TouchRecording) { recordings.removeAll { $0 === recording } }

  /// Forgets everything, as the clock goes back; recordings begin anew.
  func forgetAll() {
    steps = []
    oldest = 0
    for recording in recordings { recording.startAnew() }
  }
}
