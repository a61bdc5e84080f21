internal import FoundationCore
internal import SelectorRuntime

/// The protocol of an extension that a push asks where the device is.
extension UIKitProtocols {
  /// All of them, adopted ones first.
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
