internal import QuartzCore
package import SelectorRuntime
package import UIKitBase
package import UIKitRuntime

/// The recognizer of taps on the items of a text view.
///
/// From iOS 13 to 16 the delegate is also asked about an item when a touch on it begins. Apps tell
/// the calls apart by the state of this recognizer: it has ended only in the call for the tap.
package final class TextLinkTap: UITapGestureRecognizer {
  package override class var declaredName: String { "UITextTapRecognizer" }

  package override func prevents(_ other: UIGestureRecognizer) -> Bool { false }
  package override func isPrevented(by other: UIGestureRecognizer) -> Bool { false }

  package override func touchesBegan(_ touches: [UITouch], _ event: UIEvent?) throws {
    try super.touchesBegan(touches, event)
    guard let text = view as? UITextView, self.touches.count == 1, let touch = touches.first,
      let point = touch.window?.convert(touch.location, to: text)
    else { return }
    try text.keptAlive { try text.announceItem(at: point) }
  }
}

extension UIKitClasses {
  package static let textLinkTap = NativeClass<TextLinkTap>(
    "UITextTapRecognizer", superclass: tapGestureRecognizer)
}
