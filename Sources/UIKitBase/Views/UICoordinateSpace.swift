internal import FoundationCore
internal import QuartzCore
package import SelectorRuntime
package import UIKitRuntime

extension UIKitProtocols {
  /// The coordinate systems of views and screens.
  package static let coordinateSpace = NativeProtocol(
    "UICoordinateSpace", adopts: [FoundationProtocols.object], givesTypes: false,
    required: [
      .init("bounds", returns: CGRect.self),
      .init(
        "convertPoint:toCoordinateSpace:", returns: CGPoint.self, CGPoint.self,
        Adopter<UICoordinateSpace>.self),
      .init(
        "convertPoint:fromCoordinateSpace:", returns: CGPoint.self, CGPoint.self,
        Adopter<UICoordinateSpace>.self
      ),
      .init(
        "convertRect:toCoordinateSpace:", returns: CGRect.self, CGRect.self,
        Adopter<UICoordinateSpace>.self),
      .init(
        "convertRect:fromCoordinateSpace:", returns: CGRect.self, CGRect.self,
        Adopter<UICoordinateSpace>.self),
    ])
}
