internal import FoundationCore
package import SelectorRuntime
package import UIKitRuntime
internal import VirtualTime

/// Sends acceleration values to its delegate at a fixed interval, from UIAccelerometer.h.
///
/// The timer runs while there is a delegate. It does not keep the program alive.
package final class UIAccelerometer: RuntimeObject {
  /// Keeps what the delegate responds to, according to private flags in iOS 17's header.
  private lazy var delegate = DelegateSlot(
    remembering: [runtime.selector("accelerometer:didAccelerate:")])
  /// Default update interval in seconds: a tenth, as commonly seen; the header names no default.
  private var interval = 0.1
  private var entry: RunLoop.Entry?
  /// The acceleration in units of gravity; a device held upright measures -1 along y.
  private var force = (x: 0.0, y: -1.0, z: 0.0)

  package override func destruct() {
    entry?.cancel()
    entry = nil
    super.destruct()
  }

  /// Sets the acceleration that later updates report.
  package func feel(x: Double, y: Double, z: Double) { force = (x, y, z) }

  private func schedule() throws {
    entry?.cancel()
    entry = nil
    guard delegate.object != nil else { return }
    entry = try uikit.runLoop.schedule(after: interval, phase: .timers, keepsAlive: false) {
      [weak self] in
      guard let self, !isDeallocating else { return }
      try schedule()
      try keptAlive { try tell() }
    }
  }

  private func tell() throws {
    let selector = runtime.selector("accelerometer:didAccelerate:")
    guard let delegate = delegate.delegate(remembered: selector) else { return }
    let felt = uikit.temporary(UIKitClasses.acceleration).fill(
      force, uikit.mediaTime(at: uikit.runLoop.now))
    try delegate.keptAlive { try delegate.send(selector, self, felt) }
  }

  static func define(_ accelerometer: ClassDefinition<UIAccelerometer>) {
    accelerometer.classSide.method("sharedAccelerometer") { (cls) -> UIAccelerometer in
      cls.uikit.accelerometer
    }
    accelerometer.property(
      "delegate", .weak, of: "<UIAccelerometerDelegate>", get: { $0.delegate.object }
    ) { (accelerometer, delegate: RuntimeObject?) in
      try accelerometer.delegate.set(delegate, of: accelerometer)
      try accelerometer.schedule()
    }
    accelerometer.property("updateInterval", get: { $0.interval }) {
      (accelerometer, interval: Double) in
      // The hardware delivers at most a hundred updates a second.
      accelerometer.interval = max(interval, 0.01)
      try accelerometer.schedule()
    }
  }
}

/// One measurement of the accelerometer, from UIAcceleration in UIAccelerometer.h.
package final class UIAcceleration: RuntimeObject {
  private var force = (x: 0.0, y: 0.0, z: 0.0)
  private var time = 0.0

  fileprivate func fill(
    _ force: (x: Double, y: Double, z: Double), _ time: Double
  ) -> UIAcceleration {
    (self.force, self.time) = (force, time)
    return self
  }

  static func define(_ acceleration: ClassDefinition<UIAcceleration>) {
    acceleration.readonly("timestamp") { $0.time }
    acceleration.readonly("x") { $0.force.x }
    acceleration.readonly("y") { $0.force.y }
    acceleration.readonly("z") { $0.force.z }
  }
}

extension UIKitClasses {
  package static let accelerometer = NativeClass<UIAccelerometer>(
    "UIAccelerometer", superclass: FoundationClasses.object, UIAccelerometer.define)
  package static let acceleration = NativeClass<UIAcceleration>(
    "UIAcceleration", superclass: FoundationClasses.object, UIAcceleration.define)
}
