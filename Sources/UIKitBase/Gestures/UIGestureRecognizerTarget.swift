internal import FoundationCore
package import SelectorRuntime
package import UIKitRuntime

/// A target-action pair of a recognizer; the target is not retained.
///
/// Scripts access it by key-value coding, as the private class of that name on a device.
package final class UIGestureRecognizerTarget: RuntimeObject {
  @Weak var target: RuntimeObject?
  var action: Selector?

  /// Sends the action through a private method of devices, if that is hooked.
  func send(_ recognizer: UIGestureRecognizer) throws {
    let selector = uikit.selectors.gestures.sendActionWithRecognizer
    if isa.isNative(selector) { try deliver(recognizer) } else { try send(selector, recognizer) }
  }

  /// Sends the action, with the recognizer if it takes an argument; skips deallocated targets.
  private func deliver(_ recognizer: UIGestureRecognizer) throws {
    guard let target, let action else { return }
    try target.keptAlive {
      if action.argumentCount == 0 {
        try target.send(action)
      } else {
        try target.send(action, recognizer)
      }
    }
  }

  static func define(_ target: ClassDefinition<UIGestureRecognizerTarget>) {
    target.ivar("_target") { (target) -> RuntimeObject? in target.target }
    target.ivar("_action") { (target) -> Selector? in target.action }
    target.method("_sendActionWithGestureRecognizer:") {
      (target, recognizer: UIGestureRecognizer) in try target.deliver(recognizer)
    }
  }
}

extension UIKitClasses {
  package static let gestureRecognizerTarget = NativeClass<UIGestureRecognizerTarget>(
    "UIGestureRecognizerTarget", superclass: FoundationClasses.object,
    UIGestureRecognizerTarget.define)
}
