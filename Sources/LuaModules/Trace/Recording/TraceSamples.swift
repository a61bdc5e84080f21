internal import QuartzCore
internal import SelectorRuntime
internal import UIKitBase

/// The movements of touches and scroll views during a trace, independent of its message filter.
package final class TraceSamples {
  /// The state of one touch at one time.
  package struct Finger: Equatable {
    package let time: Double
    package let tick: Int
    package let finger: Int
    package let phase: String
    package let x, y: Double
  }

  /// The state of one scroll view when it has changed.
  package struct Scroll {
    package let time: Double
    package let tick: Int
    /// The description of the view.
    package let view: String
    package let x, y: Double
    package let isTracking, isDragging, isDecelerating, isZooming: Bool

    /// Whether only the time differs.
    func isSame(as other: Scroll) -> Bool {
      x == other.x && y == other.y && isTracking == other.isTracking
        && isDragging == other.isDragging && isDecelerating == other.isDecelerating
        && isZooming == other.isZooming
    }
  }

  /// The maximum number of each, half an hour of frames; beyond it the older half is dropped.
  private static let limit = 100_000

  package private(set) var fingers: [Finger] = []
  package private(set) var scrolls: [Scroll] = []
  /// The number of dropped samples.
  package private(set) var dropped = 0
  private var latest = LivingObjects<Scroll>()
  private var numbers = LivingObjects<Int>()
  private var lastNumber = 0

  /// Records the touches of an event that is being delivered.
  func look(at event: UIEvent, _ time: Double, _ tick: Int) {
    for touch in event.touches where touch.phase != .stationary {
      if touch.phase == .began, numbers[touch] == nil {
        lastNumber += 1
        numbers[touch] = lastNumber
      }
      let sample = Finger(
        time: time, tick: tick, finger: numbers[touch] ?? 0, phase: "\(touch.phase)",
        x: touch.location.x, y: touch.location.y)
      let isKnown = fingers.suffix(8).contains {
        $0.time == time && $0.finger == sample.finger && $0.phase == sample.phase
          && $0.x == sample.x && $0.y == sample.y
      }
      if isKnown { continue }
      makeRoom(in: &fingers)
      fingers.append(sample)
    }
  }

  /// Records the state of a scroll view before or after a message to it.
  func look(at view: UIScrollView, _ time: Double, _ tick: Int) {
    guard !view.isDeallocated else { return }
    let offset = view.contentOffset
    let sample = Scroll(
      time: time, tick: tick, view: view.defaultDescription, x: offset.x, y: offset.y,
      isTracking: view.isTracking, isDragging: view.isDragging,
      isDecelerating: view.isDecelerating, isZooming: view.isZooming)
    if let last = latest[view], last.isSame(as: sample) { return }
    latest[view] = sample
    makeRoom(in: &scrolls)
    scrolls.append(sample)
  }

  private func makeRoom<Sample>(in samples: inout [Sample]) {
    guard samples.count >= TraceSamples.limit else { return }
    samples.removeFirst(TraceSamples.limit / 2)
    dropped += TraceSamples.limit / 2
  }
}

/// Values by object; the values of deallocated objects are removed.
private struct LivingObjects<Value> {
  private var values: [RuntimeObject: Value] = [:]
  /// The number of values at which those of deallocated objects are removed.
  private var limit = 256

  subscript(object: RuntimeObject) -> Value? {
    get { values[object] }
    set {
      values[object] = newValue
      guard values.count >= limit else { return }
      values = values.filter { !$0.key.isDeallocated }
      limit = max(256, values.count * 2)
    }
  }
}
