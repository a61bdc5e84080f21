internal import FoundationModels
internal import SelectorRuntime

/// An animation that a layer is given by hand; a layer keeps a copy of it.
///
/// It changes nothing but what presentation layers show. Its delegate is owned, as on a device.
class CAAnimation: RuntimeObject {
  // The defaults are those of the documentation.
  final var duration = 0.0
  final var beginTime = 0.0
  final var speed = 1.0
  final var repeatCount = 0.0
  final var autoreverses = false
  final var isRemovedOnCompletion = true
  final var fillMode = "removed"
  @Strong final var delegate: RuntimeObject?
  @Strong final var timingFunction: CAMediaTimingFunction?
  /// What scripts have set behind keys of their own.
  private final var others: [(key: String, value: HeldValue)] = []

  override func destruct() {
    delegate = nil
    timingFunction = nil
    others = []
    super.destruct()
  }

  /// Takes over what another one is.
  func fill(from other: CAAnimation) {
    duration = other.duration
    beginTime = other.beginTime
    speed = other.speed
    repeatCount = other.repeatCount
    autoreverses = other.autoreverses
    isRemovedOnCompletion = other.isRemovedOnCompletion
    fillMode = other.fillMode
    delegate = other.delegate
    timingFunction = other.timingFunction
    others = other.others
  }

  /// How long a run lasts if nothing says so: that of an implicit animation.
  private static let usualDuration = 0.25

  /// Once there.
  final var run: Double { (duration > 0 ? duration : Self.usualDuration) / max(speed, 0.001) }

  /// How long it takes in all; nil for one that never ends by itself.
  final var length: Double? {
    guard repeatCount < 1e9 else { return nil }
    return run * (autoreverses ? 2 : 1) * max(repeatCount, repeatCount > 0 ? 0 : 1)
  }

  /// The part of the way that is made after a time.
  final func part(after time: Double) -> Double {
    let turn = run * (autoreverses ? 2 : 1)
    var time = time
    if length.map({ time < $0 }) ?? true {
      time = time.truncatingRemainder(dividingBy: turn)
    } else {
      time = autoreverses ? 0 : run
    }
    let part = time / run
    return (timingFunction?.curve ?? .linear).part(at: part > 1 ? 2 - part : part)
  }

  final func copied() throws -> CAAnimation {
    let made = try uikit.instance(CAAnimation.self, of: isa)
    made.fill(from: self)
    return made
  }

  /// A value that a script has set behind a key which the class does not know.
  fileprivate final func other(_ key: String) -> Value {
    others.last { $0.key == key }?.value.value ?? .none
  }

  fileprivate final func setOther(_ key: String, _ value: Value) {
    others.removeAll { $0.key == key }
    others.append((key, HeldValue(value)))
  }
}

/// A value whose object is owned for as long as it is kept.
final class HeldValue {
  let value: Value
  @Strong private var object: RuntimeObject?

  init(_ value: Value) {
    self.value = value
    object = value.object
  }

  deinit { object = nil }
}

/// An animation of what a key path of the layer leads to.
class CAPropertyAnimation: CAAnimation {
  final var keyPath = ""

  override func fill(from other: CAAnimation) {
    super.fill(from: other)
    if let other = other as? CAPropertyAnimation { keyPath = other.keyPath }
  }
}

/// An animation from one value to another; what is missing is what the layer has.
final class CABasicAnimation: CAPropertyAnimation {
  var from, to, by: HeldValue?

  override func destruct() {
    (from, to, by) = (nil, nil, nil)
    super.destruct()
  }

  override func fill(from other: CAAnimation) {
    super.fill(from: other)
    if let other = other as? CABasicAnimation { (from, to, by) = (other.from, other.to, other.by) }
  }
}

extension CAAnimation {
  static func defineAnimations(in runtime: Runtime, superclass: RuntimeClass) {
    let animation = ClassDefinition<CAAnimation>(
      "CAAnimation", in: runtime, superclass: superclass)
    animation.classSide.method("animation") { (cls) -> CAAnimation in
      try cls.uikit.instance(CAAnimation.self, of: cls)
    }
    animation.method("copy") { (animation) -> CAAnimation in try animation.copied() }
    defineTiming(animation)
    let property = ClassDefinition<CAPropertyAnimation>(
      "CAPropertyAnimation", in: runtime, superclass: animation.cls)
    property.classSide.method("animationWithKeyPath:") {
      (cls, path: String?) -> CAPropertyAnimation in
      let made = try cls.uikit.instance(CAPropertyAnimation.self, of: cls)
      made.keyPath = path ?? ""
      return made
    }
    property.method("keyPath") { (animation) -> String in animation.keyPath }
    property.method("setKeyPath:") { (animation, path: String?) in animation.keyPath = path ?? "" }
    let basic = ClassDefinition<CABasicAnimation>(
      "CABasicAnimation", in: runtime, superclass: property.cls)
    let values: [(String, String, ReferenceWritableKeyPath<CABasicAnimation, HeldValue?>)] = [
      ("fromValue", "setFromValue:", \.from), ("toValue", "setToValue:", \.to),
      ("byValue", "setByValue:", \.by),
    ]
    for (getter, setter, path) in values {
      basic.method(getter) { (animation) -> Value in animation[keyPath: path]?.value ?? .none }
      basic.method(setter) { (animation, value: Value) in
        if case .none = value {
          animation[keyPath: path] = nil
        } else {
          animation[keyPath: path] = HeldValue(value)
        }
      }
    }
  }

  private static func defineTiming(_ animation: ClassDefinition<CAAnimation>) {
    let numbers: [(String, String, ReferenceWritableKeyPath<CAAnimation, Double>)] = [
      ("duration", "setDuration:", \.duration), ("beginTime", "setBeginTime:", \.beginTime),
      ("speed", "setSpeed:", \.speed), ("repeatCount", "setRepeatCount:", \.repeatCount),
    ]
    for (getter, setter, path) in numbers {
      animation.method(getter) { (animation) -> Double in animation[keyPath: path] }
      animation.method(setter) { (animation, number: Double) in
        // A count without end is the usual way of saying for ever.
        guard number >= 0, number.isFinite || path == \.repeatCount else {
          throw RuntimeError(
            .invalidArgument,
            "-[\(animation.className) \(setter)]: argument 1 must be a number from 0 on, got "
              + "\(number.isNaN ? .nan : number)")
        }
        animation[keyPath: path] = number
      }
    }
    let flags: [(String, String, ReferenceWritableKeyPath<CAAnimation, Bool>)] = [
      ("autoreverses", "setAutoreverses:", \.autoreverses),
      ("isRemovedOnCompletion", "setRemovedOnCompletion:", \.isRemovedOnCompletion),
    ]
    for (getter, setter, path) in flags {
      animation.method(getter) { (animation) -> Bool in animation[keyPath: path] }
      animation.method(setter) { (animation, flag: Bool) in animation[keyPath: path] = flag }
    }
    animation.method("fillMode") { (animation) -> String in animation.fillMode }
    animation.method("setFillMode:") { (animation, mode: String) in animation.fillMode = mode }
    animation.method("delegate") { (animation) -> RuntimeObject? in animation.delegate }
    animation.method("setDelegate:") { (animation, delegate: RuntimeObject?) in
      animation.delegate = delegate
    }
    animation.method("timingFunction") { (animation) -> CAMediaTimingFunction? in
      animation.timingFunction
    }
    animation.method("setTimingFunction:") { (animation, function: CAMediaTimingFunction?) in
      animation.timingFunction = function
    }
    animation.method("valueForUndefinedKey:") { (animation, key: String) -> Value in
      animation.other(key)
    }
    animation.method("setValue:forUndefinedKey:") { (animation, value: Value, key: String) in
      animation.setOther(key, value)
    }
  }
}
