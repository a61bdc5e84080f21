internal import FoundationCore
package import SelectorRuntime
package import UIKitRuntime

extension UIKitProtocols {
  package static let actionSheetDelegate = NativeProtocol(
    "UIActionSheetDelegate", adopts: [FoundationProtocols.object],
    optional: [
      .init("actionSheet:clickedButtonAtIndex:", UIActionSheet.self, Int.self),
      .init("actionSheetCancel:", UIActionSheet.self),
      .init("willPresentActionSheet:", UIActionSheet.self),
      .init("didPresentActionSheet:", UIActionSheet.self),
      .init("actionSheet:willDismissWithButtonIndex:", UIActionSheet.self, Int.self),
      .init("actionSheet:didDismissWithButtonIndex:", UIActionSheet.self, Int.self),
    ])
}
