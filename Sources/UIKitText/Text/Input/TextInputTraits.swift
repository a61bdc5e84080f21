internal import SelectorRuntime
internal import UIKitBase

/// The keyboard traits of a text; the properties of `UITextInputTraits`.
package struct TextInputTraits {
  /// `UITextAutocapitalizationTypeSentences`.
  var autocapitalizationType = 2
  var autocorrectionType = 0
  var spellCheckingType = 0
  var smartQuotesType = 0
  var smartDashesType = 0
  var smartInsertDeleteType = 0
  var inlinePredictionType = 0
  package var keyboardType = 0
  var keyboardAppearance = 0
  package var returnKeyType = 0
  var enablesReturnKeyAutomatically = false
  package var isSecureTextEntry = false
  var textContentType: String?
  var passwordRules: HeldValue?
}

extension TextEditing where Self: UIView {
  static func defineTraits(_ view: ClassDefinition<Self>) {
    func trait(_ name: String, _ path: WritableKeyPath<TextInputTraits, Int>) {
      view.property(
        name, get: { $0.input.traits[keyPath: path] },
        set: { $0.input.traits[keyPath: path] = $1 })
    }
    trait("autocapitalizationType", \.autocapitalizationType)
    trait("autocorrectionType", \.autocorrectionType)
    trait("spellCheckingType", \.spellCheckingType)
    trait("smartQuotesType", \.smartQuotesType)
    trait("smartDashesType", \.smartDashesType)
    trait("smartInsertDeleteType", \.smartInsertDeleteType)
    trait("inlinePredictionType", \.inlinePredictionType)
    trait("keyboardType", \.keyboardType)
    trait("keyboardAppearance", \.keyboardAppearance)
    trait("returnKeyType", \.returnKeyType)
    view.property(
      "enablesReturnKeyAutomatically", get: { $0.input.traits.enablesReturnKeyAutomatically },
      set: { $0.input.traits.enablesReturnKeyAutomatically = $1 })
    view.property(
      "secureTextEntry", getter: "isSecureTextEntry",
      get: { $0.input.traits.isSecureTextEntry }
    ) { (view, isSecure: Bool) in
      if isSecure, !view.input.traits.isSecureTextEntry { view.input.clearsSecret = true }
      view.input.traits.isSecureTextEntry = isSecure
    }
    view.property(
      "textContentType", .copy, get: { $0.input.traits.textContentType },
      set: { $0.input.traits.textContentType = $1 })
    view.property(
      "passwordRules", .copy, of: "UITextInputPasswordRules",
      get: { $0.input.traits.passwordRules?.value ?? .none },
      set: { $0.input.traits.passwordRules = HeldValue(some: $1) })
  }
}
