internal import SelectorRuntime
internal import UIKitBase
internal import UIKitRuntime

extension UIBarButtonItem: SymbolShowing {}

extension UIBarButtonItem {
  static func defineSymbolEffects(_ item: ClassDefinition<UIBarButtonItem>) {
    item.definesSymbolEffects()
    item.method("addSymbolEffect:options:animated:") {
      (item, effect: NSSymbolEffect, options: NSSymbolEffectOptions, animated: Bool) in
      try item.symbolEffects.add(effect, options, animated: animated, nil)
    }
    item.method("removeSymbolEffectOfType:options:animated:") {
      (item, effect: NSSymbolEffect, options: NSSymbolEffectOptions, animated: Bool) in
      try item.symbolEffects.remove(effect, options, animated: animated)
    }
    item.method("setSymbolImage:withContentTransition:options:") {
      (item, image: UIImage, transition: NSSymbolContentTransition, options: NSSymbolEffectOptions)
      in
      try item.send(item.uikit.selectors.setImage, image)
      try item.symbolEffects.change(transition, options, nil)
    }
  }
}
