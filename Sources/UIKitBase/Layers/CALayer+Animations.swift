internal import CStandardLibrary
internal import QuartzCore
internal import SelectorRuntime
internal import UIKitRuntime

/// Explicit animations of a layer.
extension CALayer {
  static func defineAnimations(_ layer: ClassDefinition<CALayer>) {
    layer.method("addAnimation:forKey:") { (layer, animation: CAAnimation, key: String?) in
      try layer.uikit.layerAnimations.add(animation, to: layer, key: key)
    }
    layer.method("animationForKey:") { (layer, key: String?) -> CAAnimation? in
      key.flatMap { layer.uikit.layerAnimations.animation(of: layer, key: $0) }
    }
    layer.method("removeAnimationForKey:") { (layer, key: String?) in
      guard let key else { return }
      try layer.keptAlive { try layer.uikit.layerAnimations.remove(from: layer, key: key) }
    }
    layer.method("animationKeys") { (layer) -> [String]? in
      let own = layer.uikit.layerAnimations.keys(of: layer)
      let keys = (layer.view.map { layer.uikit.animations.keys(of: $0) } ?? []) + own
      return keys.isEmpty ? nil : keys
    }
    layer.method("removeAllAnimations") { (layer) in
      try layer.keptAlive {
        if let view = layer.view { try layer.uikit.animations.views(lose: [view]) }
        try layer.uikit.layerAnimations.remove(from: layer)
      }
    }
  }

  /// Applies the animations of the model layer to a presentation layer.
  final func showAnimations(of model: CALayer) {
    let animations = uikit.layerAnimations
    func number(_ path: String, _ value: Double) -> Double {
      animations.shown(model, path, [value]).first ?? value
    }
    ownPosition = CGPoint(numbers: animations.shown(model, "position", ownPosition.numbers))
    ownPosition.x = number("position.x", ownPosition.x)
    ownPosition.y = number("position.y", ownPosition.y)
    ownBounds = CGRect(numbers: animations.shown(model, "bounds", ownBounds.numbers))
    ownOpacity = number("opacity", ownOpacity)
    showTransform { number($0, $1) }
  }

  /// Decomposes the transform into scale, rotation and translation, which have key paths.
  private final func showTransform(_ number: (String, Double) -> Double) {
    let old = ownTransform
    let (scaleX, scaleY) = (hypot(old.a, old.b), hypot(old.c, old.d))
    let turn = atan2(old.b, old.a)
    let x = number("transform.scale.x", number("transform.scale", scaleX))
    let y = number("transform.scale.y", number("transform.scale", scaleY))
    let angle = number("transform.rotation.z", number("transform.rotation", turn))
    let shift = CGPoint(
      x: number("transform.translation.x", old.tx), y: number("transform.translation.y", old.ty))
    guard (x, y, angle) != (scaleX, scaleY, turn) || shift != CGPoint(x: old.tx, y: old.ty) else {
      return
    }
    ownTransform = CGAffineTransform(
      a: x * cos(angle), b: x * sin(angle), c: -y * sin(angle), d: y * cos(angle), tx: shift.x,
      ty: shift.y)
  }
}
