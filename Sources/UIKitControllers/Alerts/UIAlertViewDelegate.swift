internal import FoundationCore
package import SelectorRuntime
package import UIKitRuntime

extension UIKitProtocols {
  package static let alertViewDelegate = NativeProtocol(
    "UIAlertViewDelegate", adopts: [FoundationProtocols.object],
    optional: [
      .init("alertView:clickedButtonAtIndex:", UIAlertView.self, Int.self),
      .init("alertViewCancel:", UIAlertView.self),
      .init("willPresentAlertView:", UIAlertView.self),
      .init("didPresentAlertView:", UIAlertView.self),
      .init("alertView:willDismissWithButtonIndex:", UIAlertView.self, Int.self),
      .init("alertView:didDismissWithButtonIndex:", UIAlertView.self, Int.self),
      .init("alertViewShouldEnableFirstOtherButton:", returns: Bool.self, UIAlertView.self),
    ])
}
