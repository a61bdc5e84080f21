package import SelectorRuntime
internal import UIKitRuntime

/// An object with symbol effects: an image view or a bar button item.
package protocol SymbolShowing: RuntimeObject {
  /// Created for the first effect.
  var symbolEffects: SymbolEffectPlayer { get }
}

extension UIImageView: SymbolShowing {}

extension ClassDefinition where Instance: SymbolShowing {
  /// Declares the common methods of image views and bar button items.
  ///
  /// The shorter forms send the longest one.
  package func definesSymbolEffects() {
    let runtime = runtime
    let usual = { (owner: Instance) -> NSSymbolEffectOptions in
      owner.uikit.create(UIKitClasses.symbolEffectOptions)
    }
    let (add, remove, removeAll, change) = (
      runtime.selector("addSymbolEffect:options:animated:"),
      runtime.selector("removeSymbolEffectOfType:options:animated:"),
      runtime.selector("removeAllSymbolEffectsWithOptions:animated:"),
      runtime.selector("setSymbolImage:withContentTransition:options:")
    )
    method("addSymbolEffect:") { (owner, effect: NSSymbolEffect) in
      try owner.send(add, effect, usual(owner), true)
    }
    method("addSymbolEffect:options:") {
      (owner, effect: NSSymbolEffect, options: NSSymbolEffectOptions) in
      try owner.send(add, effect, options, true)
    }
    method("removeSymbolEffectOfType:") { (owner, effect: NSSymbolEffect) in
      try owner.send(remove, effect, usual(owner), true)
    }
    method("removeSymbolEffectOfType:options:") {
      (owner, effect: NSSymbolEffect, options: NSSymbolEffectOptions) in
      try owner.send(remove, effect, options, true)
    }
    method("removeAllSymbolEffects") { (owner) in
      try owner.send(removeAll, usual(owner), true)
    }
    method("removeAllSymbolEffectsWithOptions:") { (owner, options: NSSymbolEffectOptions) in
      try owner.send(removeAll, options, true)
    }
    method("removeAllSymbolEffectsWithOptions:animated:") {
      (owner, options: NSSymbolEffectOptions, animated: Bool) in
      try owner.symbolEffects.remove(nil, options, animated: animated)
    }
    method("setSymbolImage:withContentTransition:") {
      (owner, image: UIImage, transition: NSSymbolContentTransition) in
      try owner.send(change, image, transition, usual(owner))
    }
  }
}

extension UIImageView {
  static func defineSymbolEffects(_ view: ClassDefinition<UIImageView>) {
    view.definesSymbolEffects()
    let runtime = view.runtime
    let (add, remove, change) = (
      runtime.selector("addSymbolEffect:options:animated:completion:"),
      runtime.selector("removeSymbolEffectOfType:options:animated:completion:"),
      runtime.selector("setSymbolImage:withContentTransition:options:completion:")
    )
    view.method("addSymbolEffect:options:animated:") {
      (view, effect: NSSymbolEffect, options: NSSymbolEffectOptions, animated: Bool) in
      try view.send(add, effect, options, animated, Block?.none)
    }
    view.method(add.name) {
      (view, effect: NSSymbolEffect, options: NSSymbolEffectOptions, animated: Bool, block: Block?)
      in
      try view.symbolEffects.add(effect, options, animated: animated, block)
    }
    view.method("removeSymbolEffectOfType:options:animated:") {
      (view, effect: NSSymbolEffect, options: NSSymbolEffectOptions, animated: Bool) in
      try view.send(remove, effect, options, animated, Block?.none)
    }
    view.method(remove.name) {
      (view, effect: NSSymbolEffect, options: NSSymbolEffectOptions, animated: Bool, block: Block?)
      in
      try view.symbolEffects.remove(effect, options, animated: animated, block)
    }
    view.method("setSymbolImage:withContentTransition:options:") {
      (view, image: UIImage, transition: NSSymbolContentTransition, options: NSSymbolEffectOptions)
      in
      try view.send(change, image, transition, options, Block?.none)
    }
    view.method(change.name) {
      (
        view, image: UIImage, transition: NSSymbolContentTransition,
        options: NSSymbolEffectOptions, block: Block?
      ) in
      try view.send(view.selectors.setImage, image)
      try view.symbolEffects.change(transition, options, block)
    }
  }
}
