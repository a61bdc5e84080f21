internal import ControlModels
internal import SelectorRuntime

/// What fingers and scroll views did while a trace ran, whatever its filter keeps of the messages.
final class TraceSamples {
  /// One moment of one finger.
  struct Finger: Equatable {
    let time: Double
    let tick: Int
    let finger: Int
    let phase: String
    let x, y: Double
  }

  /// One moment of one scroll view, when something of it has changed.
  struct Scroll {
    let time: Double
    let tick: Int
    /// The view, as its description shows it.
    let view: String
    let x, y: Double
    let isTracking, isDragging, isDecelerating, isZooming: Bool

    /// Whether nothing but the time is another.
    func isSame(as other: Scroll) -> Bool {
      x == other.x && y == other.y && isTracking == other.isTracking
        && isDragging == other.isDragging && isDecelerating == other.isDecelerating
        && isZooming == other.isZooming
    }
  }

  /// How many of each are kept: half an hour of frames.
  private static let limit = 100_000

  private(set) var fingers: [Finger] = []
  private(set) var scrolls: [Scroll] = []
  /// How many did not fit.
  private(set) var dropped = 0
  private var latest: [RuntimeObject: Scroll] = [:]
  private var numbers: [RuntimeObject: Int] = [:]

  /// Looks at the touches of an event that is being delivered.
  func look(at event: UIEvent, _ time: Double, _ tick: Int) {
    for touch in event.touches where touch.phase != .stationary {
      if touch.phase == .began { numbers[touch] = numbers[touch] ?? numbers.count + 1 }
      let sample = Finger(
        time: time, tick: tick, finger: numbers[touch] ?? 0, phase: "\(touch.phase)",
        x: touch.location.x, y: touch.location.y)
      let isKnown = fingers.suffix(8).contains {
        $0.time == time && $0.finger == sample.finger && $0.phase == sample.phase
          && $0.x == sample.x && $0.y == sample.y
      }
      if isKnown { continue }
      if fingers.count < TraceSamples.limit { fingers.append(sample) } else { dropped += 1 }
    }
  }

  /// Looks at a scroll view, before or after a message to it.
  func look(at view: UIScrollView, _ time: Double, _ tick: Int) {
    guard !view.isDeallocated else { return }
    let offset = view.contentOffset
    let sample = Scroll(
      time: time, tick: tick, view: view.defaultDescription, x: offset.x, y: offset.y,
      isTracking: view.isTracking, isDragging: view.isDragging,
      isDecelerating: view.isDecelerating, isZooming: view.isZooming)
    if let last = latest[view], last.isSame(as: sample) { return }
    latest[view] = sample
    if scrolls.count < TraceSamples.limit { scrolls.append(sample) } else { dropped += 1 }
  }
}
