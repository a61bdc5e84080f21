internal import FoundationCore
package import SelectorRuntime
package import UIKitRuntime

/// Protocols of layers: their timing and their actions.
extension UIKitProtocols {
  /// All of them; an adopted protocol precedes its adopters.
  package static let layersProtocols = [
    mediaTiming, action, metalDisplayLinkDelegate, metalDrawable,
  ]

  package static let mediaTiming = NativeProtocol(
    "CAMediaTiming", adopts: [FoundationProtocols.object], givesTypes: false,
    required: [
      .init("beginTime", returns: Double.self),
      .init("setBeginTime:", Double.self),
      .init("duration", returns: Double.self),
      .init("setDuration:", Double.self),
      .init("speed", returns: Double.self),
      .init("setSpeed:", Double.self),
      .init("timeOffset", returns: Double.self),
      .init("setTimeOffset:", Double.self),
      .init("repeatCount", returns: Double.self),
      .init("setRepeatCount:", Double.self),
      .init("repeatDuration", returns: Double.self),
      .init("setRepeatDuration:", Double.self),
      .init("autoreverses", returns: Bool.self),
      .init("setAutoreverses:", Bool.self),
      .init("fillMode", returns: String.self),
      .init("setFillMode:", String.self),
    ])

  package static let action = NativeProtocol(
    "CAAction", adopts: [FoundationProtocols.object], givesTypes: false,
    required: [
      .init(
        "runActionForKey:object:arguments:", String.self, Value.self, Instance<NSDictionary>.self)
    ])

  static let metalDisplayLinkDelegate = NativeProtocol(
    "CAMetalDisplayLinkDelegate", adopts: [FoundationProtocols.object],
    required: [
      .init("metalDisplayLink:needsUpdate:", RuntimeObject.self, RuntimeObject.self)
    ])

  static let metalDrawable = NativeProtocol(
    "CAMetalDrawable", adopts: [FoundationProtocols.object], givesTypes: false,
    required: [
      .init("texture", returns: Int.self),
      .init("layer", returns: RuntimeObject.self),
    ])
}
