internal import FoundationCore
package import SelectorRuntime
package import UIKitRuntime

/// A motion effect.
///
/// The device is never tilted, so views only store their effects.
package final class UIMotionEffect: StoringObject {

  static func define(_ effect: ClassDefinition<UIMotionEffect>) {
    effect.method("keyPathsAndRelativeValuesForViewerOffset:") { (_, _: Value) -> Value in .none }
    effect.method("copyWithZone:") { (effect, _: Value) -> UIMotionEffect in effect }
  }

  static func defineInterpolating(_ effect: ClassDefinition<UIMotionEffect>) {
    effect.method("initWithKeyPath:type:") {
      (effect, keyPath: String, type: Int) -> UIMotionEffect in
      let values = effect.makeStoredValues()
      values.set("keyPath", .string(keyPath), .copy)
      values.set("type", .integer(Int64(type)), .assign)
      return effect
    }
    effect.readonly("keyPath", .copy) { (effect) -> String? in
      String.from(effect.storedValues?.value("keyPath") ?? .none, in: effect.runtime)
    }
    effect.readonly("type") { (effect) -> Int in
      Int.from(effect.storedValues?.value("type") ?? .integer(0), in: effect.runtime) ?? 0
    }
    effect.stored("minimumRelativeValue", .strong, usual: Value.none)
    effect.stored("maximumRelativeValue", .strong, usual: Value.none)
  }

  static func defineGroup(_ effect: ClassDefinition<UIMotionEffect>) {
    effect.stored("motionEffects", .copy, usual: [RuntimeObject]?.none)
  }
}

extension UIKitClasses {
  package static let motionEffect = NativeClass<UIMotionEffect>(
    "UIMotionEffect", superclass: FoundationClasses.object, UIMotionEffect.define)
  package static let interpolatingMotionEffect = NativeClass<UIMotionEffect>(
    "UIInterpolatingMotionEffect", superclass: motionEffect, UIMotionEffect.defineInterpolating)
  package static let motionEffectGroup = NativeClass<UIMotionEffect>(
    "UIMotionEffectGroup", superclass: motionEffect, UIMotionEffect.defineGroup)
}
