internal import QuartzCore
internal import SelectorRuntime
internal import UIKitRuntime

extension CALayer {
  static func defineTransform3D(_ layer: ClassDefinition<CALayer>) {
    layer.property("transform", get: { $0.transform3D }) { (layer, transform: CATransform3D) in
      try layer.checkFinite(transform, "setTransform:")
      layer.ownTransform3D = transform
      if let view = layer.view {
        view.setTransform(transform.affine)
      } else {
        layer.ownTransform = transform.affine
      }
    }
    layer.stored("sublayerTransform", usual: CATransform3D.identity)
  }

  /// The 3D transform, whose affine part is the view's transform.
  var transform3D: CATransform3D {
    let affine = view?.transform ?? ownTransform
    if let ownTransform3D, ownTransform3D.affine == affine { return ownTransform3D }
    return CATransform3D(affine)
  }
}
