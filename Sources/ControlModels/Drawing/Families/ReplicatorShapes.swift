internal import SelectorRuntime

/// The copies that a replicator layer shows of its sublayers.
extension CALayer {
  /// The shapes of the sublayers; of a replicator as often as it has instances.
  ///
  /// Each copy is moved and coloured from the one before. Instances differ in time only where
  /// something is animated, which a drawing of a moment does not show.
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
      // The transform's middle is that of the layer.
      let middle = place.center
      let around = CGAffineTransform.translation(x: -middle.x, y: -middle.y)
        .followed(by: transform)
        .followed(by: .translation(x: middle.x, y: middle.y))
      return [.group(ShapeGroup(shapes: colored, transform: around))]
    }
  }

  /// More are not told apart on a screen.
  private static let mostInstances = 1000
}
