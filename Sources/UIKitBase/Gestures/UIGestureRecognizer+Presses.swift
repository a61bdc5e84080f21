internal import SelectorRuntime
internal import UIKitRuntime

/// The presses of buttons and keys that match `allowedPressTypes`.
extension UIGestureRecognizer {
  static func definePresses(_ recognizer: ClassDefinition<UIGestureRecognizer>) {
    recognizer.stored("allowedPressTypes", .copy, usual: [Int]())
    recognizer.method("pressesBegan:withEvent:") { (_, _: [UIPress], _: UIPressesEvent?) in }
    recognizer.method("pressesChanged:withEvent:") { (_, _: [UIPress], _: UIPressesEvent?) in }
    recognizer.method("pressesEnded:withEvent:") {
      (recognizer, presses: [UIPress], _: UIPressesEvent?) in
      try recognizer.pressesEnded(presses)
    }
    recognizer.method("pressesCancelled:withEvent:") {
      (recognizer, presses: [UIPress], _: UIPressesEvent?) in
      try recognizer.pressesCancelled(presses)
    }
    recognizer.method("ignorePress:forEvent:") {
      (recognizer, press: UIPress?, _: UIPressesEvent?) in
      press?.recognizers.removeAll(recognizer)
    }
  }
}
