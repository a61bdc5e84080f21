internal import CStandardLibrary
package import SelectorRuntime

/// A 3D transform: a matrix of four rows.
package struct CATransform3D: GeometryValue {
  package var numbers: [Double]

  package static let identity = CATransform3D(
    numbers: (0..<16).map { $0 % 5 == 0 ? 1 : 0 })

  package static let structureType = StructureType(
    "CATransform3D",
    (1...4).flatMap { row in (1...4).map { StructureType.Field("m\(row)\($0)") } })

  package init(numbers: [Double]) { self.numbers = numbers }

  /// Creates a 3D transform from an affine transform.
  package init(_ transform: CGAffineTransform) {
    self = .identity
    (numbers[0], numbers[1]) = (transform.a, transform.b)
    (numbers[4], numbers[5]) = (transform.c, transform.d)
    (numbers[12], numbers[13]) = (transform.tx, transform.ty)
  }

  /// The affine part of the transform.
  package var affine: CGAffineTransform {
    CGAffineTransform(
      a: numbers[0], b: numbers[1], c: numbers[4], d: numbers[5], tx: numbers[12], ty: numbers[13])
  }
}

extension CATransform3D {
  /// The corresponding function is `CATransform3DMakeTranslation`.
  package static func translation(x: Double, y: Double, z: Double) -> CATransform3D {
    var made = identity
    (made.numbers[12], made.numbers[13], made.numbers[14]) = (x, y, z)
    return made
  }

  /// The corresponding function is `CATransform3DMakeScale`.
  package static func scale(x: Double, y: Double, z: Double) -> CATransform3D {
    var made = identity
    (made.numbers[0], made.numbers[5], made.numbers[10]) = (x, y, z)
    return made
  }

  /// A rotation about an axis, which need not be normalized.
  ///
  /// The corresponding function is `CATransform3DMakeRotation`.
  package static func rotation(_ angle: Double, x: Double, y: Double, z: Double) -> CATransform3D {
    let length = (x * x + y * y + z * z).squareRoot()
    guard length > 0 else { return identity }
    let (x, y, z) = (x / length, y / length, z / length)
    let (c, s) = (cos(angle), sin(angle))
    let t = 1 - c
    return CATransform3D(numbers: [
      t * x * x + c, t * x * y + s * z, t * x * z - s * y, 0,
      t * x * y - s * z, t * y * y + c, t * y * z + s * x, 0,
      t * x * z + s * y, t * y * z - s * x, t * z * z + c, 0,
      0, 0, 0, 1,
    ])
  }

  /// Concatenates this transform and another one, which is applied second.
  ///
  /// The corresponding function is `CATransform3DConcat`.
  package func concatenating(_ other: CATransform3D) -> CATransform3D {
    CATransform3D(
      numbers: (0..<16).map { place in
        let (row, column) = (place / 4, place % 4)
        return (0..<4).reduce(0) { $0 + numbers[row * 4 + $1] * other.numbers[$1 * 4 + column] }
      })
  }
}
