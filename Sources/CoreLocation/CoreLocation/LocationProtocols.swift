internal import FoundationCore
package import SelectorRuntime
package import UIKitRuntime

/// The protocol of an app extension that a push notification asks for the location.
extension UIKitProtocols {
  /// All protocols, adopted ones first.
  package static let locationProtocols = [
    locationPushServiceExtension
  ]

  static let locationPushServiceExtension = NativeProtocol(
    "CLLocationPushServiceExtension", adopts: [FoundationProtocols.object], givesTypes: false,
    required: [
      .init("didReceiveLocationPushPayload:completion:", Instance<NSDictionary>.self, Block.self)
    ],
    optional: [
      .init("serviceExtensionWillTerminate")
    ])
}
