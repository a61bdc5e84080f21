package import SelectorRuntime
internal import UIKitBase
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
