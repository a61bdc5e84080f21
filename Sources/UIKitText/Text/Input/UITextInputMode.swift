internal import FoundationCore
package import SelectorRuntime
internal import UIKitBase
package import UIKitRuntime

/// A keyboard language that the user has enabled.
///
/// There is one for each of the device's preferred languages, the current one first.
package final class UITextInputMode: RuntimeObject {
  private var language = ""

  /// The input modes of the device, in the order of its languages.
  static func active(in world: UIKitWorld) -> [UITextInputMode] {
    world.deviceSettings.preferredLanguages.map { language in
      world.inputMode(of: language) { $0.language = language }
    }
  }

  static func define(_ mode: ClassDefinition<UITextInputMode>) {
    mode.classSide.readonly("activeInputModes") { (cls) -> [UITextInputMode] in
      active(in: cls.uikit)
    }
    mode.classSide.method("currentInputMode") { (cls) -> UITextInputMode? in
      active(in: cls.uikit).first
    }
    mode.readonly("primaryLanguage") { $0.language }
  }
}

extension UIKitClasses {
  package static let textInputMode = NativeClass<UITextInputMode>(
    "UITextInputMode", superclass: FoundationClasses.object, UITextInputMode.define)
}

extension UIKitWorld {
  /// Returns the keyboard of a language, created on first use.
  func inputMode(
    of language: String, _ prepare: (UITextInputMode) -> Void
  ) -> UITextInputMode {
    if let known = singles["UITextInputMode \(language)"] as? UITextInputMode, !known.isErased {
      return known
    }
    let made = make(UIKitClasses.textInputMode)
    prepare(made)
    singles["UITextInputMode \(language)"] = made
    return made
  }
}
