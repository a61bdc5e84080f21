internal import FoundationCore
package import SelectorRuntime
package import UIKitRuntime

/// An animation of a symbol, from Symbols' NSSymbolEffect.h.
///
/// Effects of one class have the same type; an image has at most one effect of each type.
package final class NSSymbolEffect: SymbolChoice {
  /// The duration behavior of an effect.
  enum Behavior {
    /// Plays once.
    case discrete
    /// Repeats until it is removed, unless its options limit the count.
    case repeating
    /// Changes the look until it is removed.
    case lasting
  }

  /// The default behavior of the effect.
  ///
  /// From the documentation of `DiscreteSymbolEffect` and `IndefiniteSymbolEffect`: bounce and
  /// wiggle are discrete; scale and visibility persist.
  var behavior: Behavior {
    let lasting = [
      UIKitClasses.symbolScaleEffect, UIKitClasses.symbolAppearEffect,
      UIKitClasses.symbolDisappearEffect,
    ]
    if lasting.contains(where: { isa.inherits(from: runtime.cls($0)) }) { return .lasting }
    let repeating = [
      UIKitClasses.symbolPulseEffect, UIKitClasses.symbolVariableColorEffect,
      UIKitClasses.symbolBreatheEffect, UIKitClasses.symbolRotateEffect,
    ]
    return repeating.contains { isa.inherits(from: runtime.cls($0)) } ? .repeating : .discrete
  }

  /// The native class that determines the effect's type, also for script subclasses.
  var type: RuntimeClass {
    var cls = isa
    while !cls.name.hasPrefix("NSSymbol"), let above = cls.superclass { cls = above }
    return cls
  }
}

/// A transition between two symbol images, from Symbols' NSSymbolEffect.h.
package final class NSSymbolContentTransition: SymbolChoice {}

/// The base class of effects and transitions; instances are immutable.
package class SymbolChoice: RuntimeObject {
  /// The options: direction, layers, fallback.
  private final var choices: [String: String] = [:]
  @Strong private final var fallback: RuntimeObject?

  /// Returns a copy with one option changed.
  fileprivate final func choosing(_ name: String, _ choice: String) throws -> Self {
    let made = try uikit.instance(Self.self, of: isa)
    made.choices = choices
    made.fallback = fallback
    made.choices[name] = choice
    return made
  }

  private final func isSame(as other: SymbolChoice) throws -> Bool {
    guard other.isa === isa, other.choices == choices else { return false }
    guard let fallback, let others = other.fallback else { return other.fallback === self.fallback }
    return try fallback.call(runtime.selector("isEqual:"), others)
  }

  static func defineCommon<Choice: SymbolChoice>(_ choice: ClassDefinition<Choice>) {
    choice.method("copyWithZone:") { (choice, _: Value) -> Choice in choice }
    choice.method("isEqual:") { (choice, other: Value) -> Bool in
      guard let other = other.object as? SymbolChoice else { return false }
      return try choice === other || choice.isSame(as: other)
    }
    choice.method("hash") { (choice) -> Int in choice.choices.count }
  }

  /// Declares class methods that return an instance for each direction.
  fileprivate static func makes<Choice: SymbolChoice>(
    _ choice: ClassDefinition<Choice>, _ names: String...
  ) {
    for name in names {
      choice.classSide.method(name) { (cls) -> Choice in
        let made = try cls.uikit.instance(Choice.self, of: cls)
        made.choices["direction"] = name
        return made
      }
    }
  }

  /// Declares methods that return a variant.
  fileprivate static func varies<Choice: SymbolChoice>(
    _ choice: ClassDefinition<Choice>, _ variants: KeyValuePairs<String, String>
  ) {
    for (name, part) in variants {
      choice.method(name) { (choice) -> Choice in try choice.choosing(part, name) }
    }
  }

  /// The layer variants of an effect.
  fileprivate static let layers: KeyValuePairs = [
    "effectWithByLayer": "layers", "effectWithWholeSymbol": "layers",
  ]

  fileprivate static func defineMagic(_ transition: ClassDefinition<NSSymbolContentTransition>) {
    let runtime = transition.runtime
    transition.classSide.method("magicTransitionWithFallback:") {
      (_, fallback: NSSymbolContentTransition) -> NSSymbolContentTransition in
      let made = runtime.cls(UIKitClasses.symbolReplaceContentTransition).uikit.create(
        UIKitClasses.symbolMagicReplaceContentTransition)
      made.fallback = fallback
      return made
    }
  }
}

extension UIKitClasses {
  static let symbolEffect = NativeClass<NSSymbolEffect>(
    "NSSymbolEffect", superclass: FoundationClasses.object, NSSymbolEffect.defineCommon)
  static let symbolPulseEffect = effect("NSSymbolPulseEffect")
  static let symbolBounceEffect = effect(
    "NSSymbolBounceEffect", "bounceUpEffect", "bounceDownEffect")
  static let symbolScaleEffect = effect("NSSymbolScaleEffect", "scaleUpEffect", "scaleDownEffect")
  static let symbolAppearEffect = effect(
    "NSSymbolAppearEffect", "appearUpEffect", "appearDownEffect")
  static let symbolDisappearEffect = effect(
    "NSSymbolDisappearEffect", "disappearUpEffect", "disappearDownEffect")
  static let symbolBreatheEffect = effect(
    "NSSymbolBreatheEffect", "breathePulseEffect", "breathePlainEffect")
  static let symbolRotateEffect = effect(
    "NSSymbolRotateEffect", "rotateClockwiseEffect", "rotateCounterClockwiseEffect")
  static let symbolWiggleEffect = effect(
    "NSSymbolWiggleEffect", "wiggleClockwiseEffect", "wiggleCounterClockwiseEffect",
    "wiggleLeftEffect", "wiggleRightEffect", "wiggleUpEffect", "wiggleDownEffect",
    "wiggleForwardEffect", "wiggleBackwardEffect")
  static let symbolVariableColorEffect = NativeClass<NSSymbolEffect>(
    "NSSymbolVariableColorEffect", superclass: symbolEffect
  ) { effect in
    SymbolChoice.makes(effect, "effect")
    SymbolChoice.varies(
      effect,
      [
        "effectWithIterative": "fill", "effectWithCumulative": "fill",
        "effectWithReversing": "return", "effectWithNonReversing": "return",
        "effectWithHideInactiveLayers": "inactive", "effectWithDimInactiveLayers": "inactive",
      ])
  }
  static let symbolContentTransition = NativeClass<NSSymbolContentTransition>(
    "NSSymbolContentTransition", superclass: FoundationClasses.object,
    NSSymbolContentTransition.defineCommon)
  static let symbolAutomaticContentTransition = NativeClass<NSSymbolContentTransition>(
    "NSSymbolAutomaticContentTransition", superclass: symbolContentTransition
  ) { transition in
    SymbolChoice.makes(transition, "transition")
  }
  static let symbolReplaceContentTransition = NativeClass<NSSymbolContentTransition>(
    "NSSymbolReplaceContentTransition", superclass: symbolContentTransition
  ) { transition in
    SymbolChoice.makes(
      transition, "transition", "replaceDownUpTransition", "replaceUpUpTransition",
      "replaceOffUpTransition")
    SymbolChoice.varies(
      transition, ["transitionWithByLayer": "layers", "transitionWithWholeSymbol": "layers"])
    SymbolChoice.defineMagic(transition)
  }
  static let symbolMagicReplaceContentTransition = NativeClass<NSSymbolContentTransition>(
    "NSSymbolMagicReplaceContentTransition", superclass: symbolContentTransition)

  private static func effect(_ name: String, _ makers: String...) -> NativeClass<NSSymbolEffect> {
    NativeClass<NSSymbolEffect>(name, superclass: symbolEffect) { effect in
      SymbolChoice.makes(effect, "effect")
      for maker in makers { SymbolChoice.makes(effect, maker) }
      SymbolChoice.varies(effect, SymbolChoice.layers)
    }
  }

  /// The classes of symbol effects, superclasses first.
  @NativeClassList package static var symbolEffects: [NativeClassDeclaration] {
    symbolEffect
    symbolPulseEffect
    symbolBounceEffect
    symbolScaleEffect
    symbolAppearEffect
    symbolDisappearEffect
    symbolBreatheEffect
    symbolRotateEffect
    symbolWiggleEffect
    symbolVariableColorEffect
    symbolContentTransition
    symbolAutomaticContentTransition
    symbolReplaceContentTransition
    symbolMagicReplaceContentTransition
    symbolEffectOptions
    symbolEffectOptionsRepeatBehavior
    symbolEffectCompletionContext
  }
}
