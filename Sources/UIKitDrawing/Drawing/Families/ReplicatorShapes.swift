internal import QuartzCore
internal import SelectorRuntime
internal import UIKitBase
internal import UIKitRuntime

/// The copies that a replicator layer draws of its sublayers.
extension CALayer {
  /// The shapes of the sublayers, repeated for each instance of a replicator layer.
  ///
  /// Each copy is offset and colored relative to the previous one. Time offsets between instances
  /// affect only animations, which a drawing of one time does not show.
  func replicated(_ shapes: [Shape], _ look: Look, in place: CGRect) -> [Shape] {
    guard isa.inherits(from: runtime.cls(UIKitClasses.replicatorLayer)) else { return shapes }
    let count = storedValues?.value("instanceCount").flatMap { Int.from($0, in: runtime) } ?? 1
    let step =
      storedValues?.value("instanceTransform").flatMap { CATransform3D.from($0, in: runtime) }
      ?? .identity
    let first = look.stored("instanceColor", of: self) ?? .white
    let offsets = ["Red", "Green", "Blue", "Alpha"].map {
      storedNumber("instance\($0)Offset") ?? 0
    }
    var transform = CGAffineTransform.identity
    return (0..<min(max(0, count), Self.mostInstances)).flatMap { index -> [Shape] in
      func part(_ value: Double, _ offset: Double) -> Double {
        (value + Double(index) * offset).clamped(to: 0...1)
      }
      let color = Paint(
        red: part(first.red, offsets[0]), green: part(first.green, offsets[1]),
        blue: part(first.blue, offsets[2]), alpha: part(first.alpha, offsets[3]))
      let colored = color == .white ? shapes : shapes.map { $0.multiplied(by: color) }
      defer { transform = transform.followed(by: step.affine) }
      guard index > 0, step.affine != .identity else { return colored }
      // The transform is applied at the layer's center.
      let middle = place.center
      let around = CGAffineTransform.translation(x: -middle.x, y: -middle.y)
        .followed(by: transform)
        .followed(by: .translation(x: middle.x, y: middle.y))
      return [.group(ShapeGroup(shapes: colored, transform: around))]
    }
  }

  /// The maximum number of instances; more cannot be distinguished on a screen.
  private static let mostInstances = 1000
}
