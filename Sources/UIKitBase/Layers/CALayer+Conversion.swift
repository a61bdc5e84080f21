internal import FoundationCore
internal import QuartzCore
internal import SelectorRuntime
internal import UIKitRuntime

/// The conversion of coordinates between layers, through their transforms.
///
/// A transform maps the plane of a layer with perspective, as a device does: nine numbers, those of
/// the rows and columns x, y and w of the matrix.
extension CALayer {
  /// The mapping to the superlayer's coordinates; nil if it only moves points.
  private var plane: [Double]? {
    let above = superlayer
    let shared = above?.storedValues?.value("sublayerTransform").flatMap {
      CATransform3D.from($0, in: runtime)
    }
    let own = transform3D
    guard own != .identity || shared ?? .identity != .identity else { return nil }
    func shift(_ point: CGPoint, _ sign: Double) -> CATransform3D {
      .translation(x: sign * point.x, y: sign * point.y, z: 0)
    }
    var made = shift(view?.anchor ?? anchor, -1).concatenating(own)
      .concatenating(shift(view?.center ?? ownPosition, 1))
    if let above, let shared {
      let center = above.view?.anchor ?? above.anchor
      made = made.concatenating(shift(center, -1)).concatenating(shared)
        .concatenating(shift(center, 1))
    }
    return [0, 1, 3, 4, 5, 7, 12, 13, 15].map { made.numbers[$0] }
  }

  private static func map(_ point: CGPoint, by plane: [Double]) -> CGPoint {
    let width = point.x * plane[2] + point.y * plane[5] + plane[8]
    guard width != 0 else { return point }
    return CGPoint(
      x: (point.x * plane[0] + point.y * plane[3] + plane[6]) / width,
      y: (point.x * plane[1] + point.y * plane[4] + plane[7]) / width)
  }

  private static func inverse(_ m: [Double]) -> [Double] {
    // The adjugate: a common factor does not change the mapping.
    [
      m[4] * m[8] - m[5] * m[7], m[2] * m[7] - m[1] * m[8], m[1] * m[5] - m[2] * m[4],
      m[5] * m[6] - m[3] * m[8], m[0] * m[8] - m[2] * m[6], m[2] * m[3] - m[0] * m[5],
      m[3] * m[7] - m[4] * m[6], m[1] * m[6] - m[0] * m[7], m[0] * m[4] - m[1] * m[3],
    ]
  }

  /// The distance to the superlayer's coordinates of a layer without a transform.
  private var shift: CGPoint { shownFrame.origin - (view?.bounds ?? ownBounds).origin }

  /// Converts a point from the superlayer's coordinates.
  func fromSuperlayer(_ point: CGPoint) -> CGPoint {
    guard let plane else { return point - shift }
    return Self.map(point, by: Self.inverse(plane))
  }

  /// The layer and its superlayers, from the inside out.
  private var path: [CALayer] {
    var path: [CALayer] = []
    var next: CALayer? = self
    while let layer = next {
      path.append(layer)
      next = layer.superlayer
    }
    return path
  }

  /// Converts a point to the coordinates of another layer, or of the root layer.
  func convert(_ point: CGPoint, to other: CALayer?) -> CGPoint {
    let root = path.reduce(point) { point, layer in
      layer.plane.map { Self.map(point, by: $0) } ?? point + layer.shift
    }
    return other?.path.reversed().reduce(root) { $1.fromSuperlayer($0) } ?? root
  }

  /// Converts a rectangle: the box around its corners.
  func convert(_ rect: CGRect, to other: CALayer?) -> CGRect {
    guard (path + (other?.path ?? [])).contains(where: { $0.plane != nil }) else {
      return CGRect(origin: convert(rect.origin, to: other), size: rect.size)
    }
    return rect.mapped { convert($0, to: other) }
  }
}
