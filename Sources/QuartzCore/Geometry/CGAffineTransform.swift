internal import CStandardLibrary
package import SelectorRuntime

/// An affine transform: `x' = ax + cy + tx`, `y' = bx + dy + ty`.
package struct CGAffineTransform: GeometryValue {
  package var a: Double
  package var b: Double
  package var c: Double
  package var d: Double
  package var tx: Double
  package var ty: Double

  package static let identity = CGAffineTransform(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)

  package init(a: Double, b: Double, c: Double, d: Double, tx: Double, ty: Double) {
    self.a = a
    self.b = b
    self.c = c
    self.d = d
    self.tx = tx
    self.ty = ty
  }

  package static let structureType = StructureType(
    "CGAffineTransform",
    [.init("a"), .init("b"), .init("c"), .init("d"), .init("tx"), .init("ty")])

  package init(numbers: [Double]) {
    self.init(
      a: numbers[0], b: numbers[1], c: numbers[2], d: numbers[3], tx: numbers[4], ty: numbers[5])
  }
  package var numbers: [Double] { [a, b, c, d, tx, ty] }
}

extension CGAffineTransform {
  /// The corresponding function is `CGAffineTransformMakeScale`.
  package static func scale(x: Double, y: Double) -> CGAffineTransform {
    CGAffineTransform(a: x, b: 0, c: 0, d: y, tx: 0, ty: 0)
  }

  /// Creates a rotation by an angle in radians.
  ///
  /// The corresponding function is `CGAffineTransformMakeRotation`.
  package static func rotation(_ angle: Double) -> CGAffineTransform {
    CGAffineTransform(a: cos(angle), b: sin(angle), c: -sin(angle), d: cos(angle), tx: 0, ty: 0)
  }

  /// The corresponding function is `CGAffineTransformMakeTranslation`.
  package static func translation(x: Double, y: Double) -> CGAffineTransform {
    CGAffineTransform(a: 1, b: 0, c: 0, d: 1, tx: x, ty: y)
  }

  /// The inverse transform, or nil if there is none, as for a scale of 0.
  ///
  /// The corresponding function is `CGAffineTransformInvert`, which then returns the transform
  /// itself.
  package var inverse: CGAffineTransform? {
    let determinant = a * d - b * c
    guard determinant != 0, determinant.isFinite else { return nil }
    return CGAffineTransform(
      a: d / determinant, b: -b / determinant, c: -c / determinant, d: a / determinant,
      tx: (c * ty - d * tx) / determinant, ty: (b * tx - a * ty) / determinant)
  }

  /// Concatenates this transform and another one, which is applied second.
  ///
  /// The corresponding function is `CGAffineTransformConcat`.
  package func followed(by other: CGAffineTransform) -> CGAffineTransform {
    CGAffineTransform(
      a: a * other.a + b * other.c, b: a * other.b + b * other.d,
      c: c * other.a + d * other.c, d: c * other.b + d * other.d,
      tx: tx * other.a + ty * other.c + other.tx, ty: tx * other.b + ty * other.d + other.ty)
  }
}
