internal import FoundationCore
internal import QuartzCore
package import SelectorRuntime
package import UIKitRuntime

/// An explicit animation of a layer, which copies it.
///
/// It changes only presentation layers. Its delegate is retained, as on a device.
package class CAAnimation: StoringObject {
  // The defaults are those of the documentation.
  final var duration = 0.0
  final var beginTime = 0.0
  final var speed = 1.0
  final var repeatCount = 0.0
  final var repeatDuration = 0.0
  final var timeOffset = 0.0
  final var autoreverses = false
  final var isRemovedOnCompletion = true
  final var fillMode = "removed"
  @Strong final var delegate: RuntimeObject?
  @Strong final var timingFunction: CAMediaTimingFunction?
  /// The values that scripts have set for undeclared keys.
  private final var others: [(key: String, value: HeldValue)] = []

  package override func destruct() {
    others = []
    super.destruct()
  }

  /// Copies the properties of another animation.
  func fill(from other: CAAnimation) {
    duration = other.duration
    beginTime = other.beginTime
    speed = other.speed
    repeatCount = other.repeatCount
    repeatDuration = other.repeatDuration
    timeOffset = other.timeOffset
    autoreverses = other.autoreverses
    isRemovedOnCompletion = other.isRemovedOnCompletion
    fillMode = other.fillMode
    delegate = other.delegate
    timingFunction = other.timingFunction
    others = other.others
    storedValues = other.storedValues?.copy()
  }

  /// The default duration, which is that of an implicit animation.
  private static let usualDuration = 0.25

  /// The duration of one run in one direction.
  final var run: Double { (duration > 0 ? duration : Self.usualDuration) / max(speed, 0.001) }

  /// The total duration, or nil if it repeats forever.
  final var length: Double? {
    guard repeatCount < 1e9 else { return nil }
    if repeatDuration > 0 { return repeatDuration }
    return run * (autoreverses ? 2 : 1) * (repeatCount > 0 ? repeatCount : 1)
  }

  /// The progress at a time, with the timing function applied.
  final func part(after time: Double) -> Double {
    let part = plainPart(after: time)
    return (timingFunction?.curve ?? .linear).part(at: part)
  }

  /// The progress at a time, without the timing function.
  final func plainPart(after time: Double) -> Double {
    let turn = run * (autoreverses ? 2 : 1)
    var time = time
    if length.map({ time < $0 }) ?? true {
      time = time.truncatingRemainder(dividingBy: turn)
    } else {
      time = autoreverses ? 0 : run
    }
    let part = time / run
    return part > 1 ? 2 - part : part
  }

  /// The presentation values of a property at a time, or nil if it is not animated.
  ///
  /// - Parameters:
  ///   - path: the key path of the property.
  ///   - time: the seconds since the animation began.
  ///   - shown: the values without this animation.
  func shown(_ path: String, at time: Double, _ shown: [Double]) -> [Double]? { nil }

  /// The presentation values; outside the animation's time they depend on its fill mode.
  final func shownIfActive(_ path: String, at time: Double, _ shown: [Double]) -> [Double]? {
    let isOver = length.map { time >= $0 } ?? false
    if time < 0, !["backwards", "both"].contains(fillMode) { return nil }
    if isOver, !["forwards", "both"].contains(fillMode) { return nil }
    return self.shown(path, at: max(0, time), shown)
  }

  /// Converts a value to a property's numbers; returns nil if it has another type.
  final func numbers(_ value: Value?, count: Int) -> [Double]? {
    guard let value else { return nil }
    let numbers: [Double]? =
      switch count {
      case 1: Double.from(value, in: runtime).map { [$0] }
      case 2: CGPoint.from(value, in: runtime)?.numbers
      case 4: CGRect.from(value, in: runtime)?.numbers
      default: CGAffineTransform.from(value, in: runtime)?.numbers
      }
    return numbers.flatMap { $0.allSatisfy(\.isFinite) ? $0 : nil }
  }

  final func copied() throws -> CAAnimation {
    let made = try uikit.instance(CAAnimation.self, of: isa)
    made.fill(from: self)
    return made
  }

  /// The value that a script has set for an undeclared key.
  fileprivate final func other(_ key: String) -> Value {
    others.last { $0.key == key }?.value.value ?? .none
  }

  fileprivate final func setOther(_ key: String, _ value: Value) {
    others.removeAll { $0.key == key }
    others.append((key, HeldValue(value)))
  }
}

/// Holds a value and retains its object.
package final class HeldValue {
  /// Holds a value; returns nil for none.
  package convenience init?(some value: Value) {
    if case .none = value { return nil }
    self.init(value)
  }

  package let value: Value
  @Strong private var object: RuntimeObject?

  package init(_ value: Value) {
    self.value = value
    object = value.object
  }
}

/// An animation of the property at a key path of the layer.
package class CAPropertyAnimation: CAAnimation {
  final var keyPath = ""
  final var isAdditive = false
  final var isCumulative = false

  override func fill(from other: CAAnimation) {
    super.fill(from: other)
    guard let other = other as? CAPropertyAnimation else { return }
    (keyPath, isAdditive, isCumulative) = (other.keyPath, other.isAdditive, other.isCumulative)
  }
}

/// An animation between two values; a missing value is the layer's present value.
package class CABasicAnimation: CAPropertyAnimation {
  final var from, to, by: HeldValue?
  /// Whether a view animation or a transition drives it, and the layer is only notified.
  final var isOfView = false
  /// Whether the message has reached the layer.
  final var hasArrived = false

  package override func destruct() {
    (from, to, by) = (nil, nil, nil)
    super.destruct()
  }

  override func shown(_ path: String, at time: Double, _ shown: [Double]) -> [Double]? {
    guard path == keyPath else { return nil }
    let end = numbers(to?.value, count: shown.count)
    let way = numbers(by?.value, count: shown.count)
    let start =
      numbers(from?.value, count: shown.count)
      ?? end.flatMap { end in way.map { zip(end, $0).map { $0 - $1 } } } ?? shown
    let last = end ?? way.map { zip(start, $0).map { $0 + $1 } } ?? shown
    let part = part(after: time)
    let now = zip(start, last).map { $0 + ($1 - $0) * part }
    return isAdditive ? zip(shown, now).map { $0 + $1 } : now
  }

  override func fill(from other: CAAnimation) {
    super.fill(from: other)
    if let other = other as? CABasicAnimation { (from, to, by) = (other.from, other.to, other.by) }
  }
}

extension CAAnimation {
  static func define(_ animation: ClassDefinition<CAAnimation>) {
    animation.classSide.method("animation") { (cls) -> CAAnimation in
      try cls.uikit.instance(CAAnimation.self, of: cls)
    }
    animation.method("runActionForKey:object:arguments:") {
      (animation, key: String, layer: RuntimeObject?, _: Value) in
      try (layer as? CALayer)?.send(
        animation.runtime.selector("addAnimation:forKey:"), animation, key)
    }
    animation.method("copy") { (animation) -> CAAnimation in try animation.copied() }
    animation.classSide.method("defaultValueForKey:") { (cls, key: String) -> Value in
      let plain = try cls.uikit.instance(CAAnimation.self, of: cls)
      return try plain.keptAlive { try plain.call(cls.runtime.selector("valueForKey:"), key) }
    }
    animation.method("shouldArchiveValueForKey:") { (animation, key: String) -> Bool in
      animation.storedValues?.value(key) != nil
    }
    defineTiming(animation)
  }

  static func define(_ property: ClassDefinition<CAPropertyAnimation>) {
    property.property(
      "keyPath", .copy, get: { (animation) -> String? in animation.keyPath },
      set: { $0.keyPath = $1 ?? "" })
    property.property(
      "additive", getter: "isAdditive", get: { $0.isAdditive }, set: { $0.isAdditive = $1 })
    property.property(
      "cumulative", getter: "isCumulative", get: { $0.isCumulative },
      set: { $0.isCumulative = $1 })
    property.stored("valueFunction", .strong, usual: CAValueFunction?.none)
    property.classSide.method("animationWithKeyPath:") {
      (cls, path: String?) -> CAPropertyAnimation in
      let made = try cls.uikit.instance(CAPropertyAnimation.self, of: cls)
      made.keyPath = path ?? ""
      return made
    }
  }

  static func define(_ basic: ClassDefinition<CABasicAnimation>) {
    basic.property(
      "fromValue", get: { $0.from?.value ?? .none }, set: { $0.from = HeldValue(some: $1) })
    basic.property(
      "toValue", get: { $0.to?.value ?? .none }, set: { $0.to = HeldValue(some: $1) })
    basic.property(
      "byValue", get: { $0.by?.value ?? .none }, set: { $0.by = HeldValue(some: $1) })
  }

  /// Returns a timing value; raises if it is negative.
  private final func checked(_ number: Double, _ setter: String) throws -> Double {
    if number >= 0, number.isFinite { return number }
    throw RuntimeError(
      .invalidArgument,
      "-[\(className) \(setter)]: argument 1 must be a number from 0 on, got "
        + "\(number.isNaN ? .nan : number)")
  }

  private static func defineTiming(_ animation: ClassDefinition<CAAnimation>) {
    animation.property(
      "duration", get: { $0.duration },
      set: { $0.duration = try $0.checked($1, "setDuration:") })
    animation.property(
      "beginTime", get: { $0.beginTime },
      set: { $0.beginTime = try $0.checked($1, "setBeginTime:") })
    animation.property(
      "speed", get: { $0.speed }, set: { $0.speed = try $0.checked($1, "setSpeed:") })
    animation.property("repeatCount", get: { $0.repeatCount }) { (animation, count: Double) in
      // A very large count is the usual way to repeat forever.
      animation.repeatCount =
        count == .infinity ? count : try animation.checked(count, "setRepeatCount:")
    }
    animation.property(
      "timeOffset", get: { $0.timeOffset }, set: { $0.timeOffset = $1 })
    animation.property("repeatDuration", get: { $0.repeatDuration }) {
      (animation, duration: Double) in
      animation.repeatDuration = try animation.checked(duration, "setRepeatDuration:")
    }
    animation.property("autoreverses", get: { $0.autoreverses }, set: { $0.autoreverses = $1 })
    animation.property(
      "removedOnCompletion", getter: "isRemovedOnCompletion", get: { $0.isRemovedOnCompletion },
      set: { $0.isRemovedOnCompletion = $1 })
    animation.property("fillMode", get: { $0.fillMode }, set: { $0.fillMode = $1 })
    animation.property(
      "delegate", .strong, of: "<CAAnimationDelegate>", get: { $0.delegate },
      set: { $0.delegate = $1 })
    animation.property(
      "timingFunction", get: { $0.timingFunction }, set: { $0.timingFunction = $1 })
    animation.method("valueForUndefinedKey:") { (animation, key: String) -> Value in
      animation.other(key)
    }
    animation.method("setValue:forUndefinedKey:") { (animation, value: Value, key: String) in
      animation.setOther(key, value)
    }
  }
}

extension UIKitClasses {
  package static let animation = NativeClass<CAAnimation>(
    "CAAnimation", superclass: FoundationClasses.object, CAAnimation.define)

  package static let propertyAnimation = NativeClass<CAPropertyAnimation>(
    "CAPropertyAnimation", superclass: animation, CAAnimation.define)

  package static let basicAnimation = NativeClass<CABasicAnimation>(
    "CABasicAnimation", superclass: propertyAnimation, CAAnimation.define)
}
