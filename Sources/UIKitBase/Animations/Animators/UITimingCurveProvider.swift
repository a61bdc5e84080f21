package import SelectorRuntime
package import UIKitRuntime

extension UIKitProtocols {
  package static let timingCurveProvider = NativeProtocol(
    "UITimingCurveProvider",
    required: [
      .init("timingCurveType", returns: Int.self),
      .init("cubicTimingParameters", returns: UICubicTimingParameters?.self),
      .init("springTimingParameters", returns: UISpringTimingParameters?.self),
    ])
}
