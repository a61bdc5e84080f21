internal import FoundationCore
package import SelectorRuntime
package import UIKitRuntime

extension UIKitProtocols {
  package static let layerDelegate = NativeProtocol(
    "CALayerDelegate", adopts: [FoundationProtocols.object],
    optional: [
      .init("displayLayer:", CALayer.self),
      .init("drawLayer:inContext:", CALayer.self, Value.self),
      .init("layerWillDraw:", CALayer.self),
      .init("layoutSublayersOfLayer:", CALayer.self),
      .init("actionForLayer:forKey:", returns: Adopter<CAAction>?.self, CALayer.self, String.self),
    ])
}
