internal import FoundationCore
package import SelectorRuntime
internal import UIKitBase
package import UIKitRuntime

extension UIKitProtocols {
  package static let textFieldDelegate = NativeProtocol(
    "UITextFieldDelegate", adopts: [FoundationProtocols.object],
    optional: [
      .init("textFieldShouldBeginEditing:", returns: Bool.self, UITextField.self),
      .init("textFieldDidBeginEditing:", UITextField.self),
      .init("textFieldShouldEndEditing:", returns: Bool.self, UITextField.self),
      .init("textFieldDidEndEditing:", UITextField.self),
      .init("textFieldDidEndEditing:reason:", UITextField.self, Int.self),
      .init(
        "textField:shouldChangeCharactersInRange:replacementString:", returns: Bool.self,
        UITextField.self, IndexRange.self, String?.self),
      .init(
        "textField:shouldChangeCharactersInRanges:replacementString:", returns: Bool.self,
        UITextField.self, [RuntimeObject].self, String?.self),
      .init("textFieldShouldClear:", returns: Bool.self, UITextField.self),
      .init("textFieldShouldReturn:", returns: Bool.self, UITextField.self),
      .init("textFieldDidChangeSelection:", UITextField.self),
      .init(
        "textField:editMenuForCharactersInRange:suggestedActions:", returns: UIMenu?.self,
        UITextField.self, IndexRange.self, [UIMenuElement].self),
      .init(
        "textField:willPresentEditMenuWithAnimator:", UITextField.self,
        Adopter<UIEditMenuInteractionAnimating>.self),
      .init(
        "textField:willDismissEditMenuWithAnimator:", UITextField.self,
        Adopter<UIEditMenuInteractionAnimating>.self),
    ])
}
