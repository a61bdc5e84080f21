internal import FoundationCore
internal import SelectorRuntime

/// The protocol of an app extension that a push notification asks for the location.
extension UIKitProtocols {
  /// All protocols, adopted ones first.
  static let locationProtocols = [
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
