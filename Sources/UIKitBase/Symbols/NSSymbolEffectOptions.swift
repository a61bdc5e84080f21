internal import FoundationCore
package import SelectorRuntime
internal import UIKitRuntime

/// The repeat count and the speed of a symbol effect, from Symbols' NSSymbolEffect.h.
///
/// Instances are immutable.
package final class NSSymbolEffectOptions: RuntimeObject {
  /// The repeat mode.
  enum Repeating: Equatable {
    /// The effect's default.
    case usual
    case once
    case endless
    case times(Int)
  }

  private(set) var repeating = Repeating.usual
  private(set) var speed = 1.0
  /// The delay in seconds between two repetitions.
  private(set) var delay = 0.0

  private func changed(_ change: (NSSymbolEffectOptions) -> Void) throws -> NSSymbolEffectOptions {
    let made = try uikit.instance(NSSymbolEffectOptions.self, of: isa)
    (made.repeating, made.speed, made.delay) = (repeating, speed, delay)
    change(made)
    return made
  }

  /// Declares a method of the class and of its instances.
  private static func both<Argument: MessageValue>(
    _ options: ClassDefinition<NSSymbolEffectOptions>, _ name: String, _: Argument.Type,
    _ change: @escaping (NSSymbolEffectOptions, Argument) throws -> Void
  ) {
    options.classSide.method(name) { (cls, argument: Argument) -> NSSymbolEffectOptions in
      let made = try cls.uikit.instance(NSSymbolEffectOptions.self, of: cls)
      try change(made, argument)
      return made
    }
    options.method(name) { (options, argument: Argument) -> NSSymbolEffectOptions in
      let made = try options.changed { _ in }
      try change(made, argument)
      return made
    }
  }

  static func define(_ options: ClassDefinition<NSSymbolEffectOptions>) {
    options.classSide.method("options") { (cls) -> NSSymbolEffectOptions in
      try cls.uikit.instance(NSSymbolEffectOptions.self, of: cls)
    }
    for (name, repeating) in [
      ("optionsWithRepeating", Repeating.endless), ("optionsWithNonRepeating", .once),
    ] {
      options.classSide.method(name) { (cls) -> NSSymbolEffectOptions in
        let made = try cls.uikit.instance(NSSymbolEffectOptions.self, of: cls)
        made.repeating = repeating
        return made
      }
      options.method(name) { (options) -> NSSymbolEffectOptions in
        try options.changed { $0.repeating = repeating }
      }
    }
    both(options, "optionsWithRepeatCount:", Int.self) { made, count in
      made.repeating = .times(max(1, count))
    }
    both(options, "optionsWithSpeed:", Double.self) { made, speed in
      guard speed.isFinite, speed > 0 else {
        throw RuntimeError(
          .invalidArgument,
          "NSSymbolEffectOptions optionsWithSpeed:: the speed must be above 0, got \(speed)")
      }
      made.speed = speed
    }
    both(options, "optionsWithRepeatBehavior:", NSSymbolEffectOptionsRepeatBehavior.self) {
      (made, behavior) in (made.repeating, made.delay) = (behavior.repeating, behavior.delay)
    }
    options.method("copyWithZone:") { (options, _: Value) -> NSSymbolEffectOptions in options }
    options.method("isEqual:") { (options, other: Value) -> Bool in
      guard let other = other.object as? NSSymbolEffectOptions else { return false }
      return options.repeating == other.repeating && options.speed == other.speed
        && options.delay == other.delay
    }
    options.method("hash") { (options) -> Int in Int(nearestTo: options.speed * 100) & 0xFFFF }
  }
}

/// The repeat behavior of an effect, from Symbols' NSSymbolEffect.h.
final class NSSymbolEffectOptionsRepeatBehavior: RuntimeObject {
  private(set) var repeating = NSSymbolEffectOptions.Repeating.endless
  private(set) var delay = 0.0
  private var isContinuous = false

  static func define(_ behavior: ClassDefinition<NSSymbolEffectOptionsRepeatBehavior>) {
    func make(
      _ cls: RuntimeClass, _ count: Int? = nil, delay: Double = 0
    ) throws -> NSSymbolEffectOptionsRepeatBehavior {
      let made = try cls.uikit.instance(NSSymbolEffectOptionsRepeatBehavior.self, of: cls)
      if let count { made.repeating = .times(max(1, count)) }
      made.delay = delay.isFinite ? max(0, delay) : 0
      return made
    }
    let cls = behavior.classSide
    cls.method("behaviorPeriodic") { (cls) -> NSSymbolEffectOptionsRepeatBehavior in
      try make(cls)
    }
    cls.method("behaviorPeriodicWithCount:") {
      (cls, count: Int) -> NSSymbolEffectOptionsRepeatBehavior in try make(cls, count)
    }
    cls.method("behaviorPeriodicWithDelay:") {
      (cls, delay: Double) -> NSSymbolEffectOptionsRepeatBehavior in try make(cls, delay: delay)
    }
    cls.method("behaviorPeriodicWithCount:delay:") {
      (cls, count: Int, delay: Double) -> NSSymbolEffectOptionsRepeatBehavior in
      try make(cls, count, delay: delay)
    }
    cls.method("behaviorContinuous") { (cls) -> NSSymbolEffectOptionsRepeatBehavior in
      let made = try make(cls)
      made.isContinuous = true
      return made
    }
    behavior.method("copyWithZone:") {
      (behavior, _: Value) -> NSSymbolEffectOptionsRepeatBehavior in behavior
    }
    behavior.method("isEqual:") { (behavior, other: Value) -> Bool in
      guard let other = other.object as? NSSymbolEffectOptionsRepeatBehavior else { return false }
      return behavior.repeating == other.repeating && behavior.delay == other.delay
        && behavior.isContinuous == other.isContinuous
    }
    behavior.method("hash") { (behavior) -> Int in Int(nearestTo: behavior.delay * 100) & 0xFFFF }
  }
}

extension UIKitClasses {
  static let symbolEffectOptions = NativeClass<NSSymbolEffectOptions>(
    "NSSymbolEffectOptions", superclass: FoundationClasses.object, NSSymbolEffectOptions.define)
  static let symbolEffectOptionsRepeatBehavior = NativeClass<NSSymbolEffectOptionsRepeatBehavior>(
    "NSSymbolEffectOptionsRepeatBehavior", superclass: FoundationClasses.object,
    NSSymbolEffectOptionsRepeatBehavior.define)
}
