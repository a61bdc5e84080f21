internal import FoundationCore
package import SelectorRuntime
package import UIKitRuntime

extension UIKitProtocols {
  package static let gestureRecognizerDelegate = NativeProtocol(
    "UIGestureRecognizerDelegate", adopts: [FoundationProtocols.object],
    optional: [
      .init("gestureRecognizerShouldBegin:", returns: Bool.self, UIGestureRecognizer.self),
      .init(
        "gestureRecognizer:shouldRecognizeSimultaneouslyWithGestureRecognizer:", returns: Bool.self,
        UIGestureRecognizer.self, UIGestureRecognizer.self),
      .init(
        "gestureRecognizer:shouldRequireFailureOfGestureRecognizer:", returns: Bool.self,
        UIGestureRecognizer.self, UIGestureRecognizer.self),
      .init(
        "gestureRecognizer:shouldBeRequiredToFailByGestureRecognizer:", returns: Bool.self,
        UIGestureRecognizer.self, UIGestureRecognizer.self),
      .init(
        "gestureRecognizer:shouldReceiveTouch:", returns: Bool.self, UIGestureRecognizer.self,
        UITouch.self),
      .init(
        "gestureRecognizer:shouldReceivePress:", returns: Bool.self, UIGestureRecognizer.self,
        UIPress.self),
      .init(
        "gestureRecognizer:shouldReceiveEvent:", returns: Bool.self, UIGestureRecognizer.self,
        UIEvent.self),
    ])
}
