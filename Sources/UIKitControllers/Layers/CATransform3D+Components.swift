internal import CStandardLibrary
internal import QuartzCore

/// The components of a transform that have key paths, as in `transform.rotation.z`.
///
/// The transform is a scale, then rotations about x, y and z, then a translation.
extension CATransform3D {
  /// A component by its name after the dot; nil for an unknown name.
  func component(_ name: String) -> Double? {
    guard let (kind, axis) = CATransform3D.parts(of: name) else { return nil }
    let parts = parts(kind)
    if let axis { return parts[axis] }
    return kind == "scale" ? (parts[0] + parts[1] + parts[2]) / 3 : parts[2]
  }

  /// The same transform with another component; nil for an unknown name.
  func setting(_ name: String, to number: Double) -> CATransform3D? {
    guard let (kind, axis) = CATransform3D.parts(of: name) else { return nil }
    func changed(_ other: Substring) -> [Double] {
      var parts = parts(other)
      guard kind == other else { return parts }
      if axis == nil, kind == "scale" { return [number, number, number] }
      parts[axis ?? 2] = number
      return parts
    }
    let (scale, turn, shift) = (changed("scale"), changed("rotation"), changed("translation"))
    var made = CATransform3D.scale(x: scale[0], y: scale[1], z: scale[2])
      .concatenating(.rotation(turn[0], x: 1, y: 0, z: 0))
      .concatenating(.rotation(turn[1], x: 0, y: 1, z: 0))
      .concatenating(.rotation(turn[2], x: 0, y: 0, z: 1))
      .concatenating(.translation(x: shift[0], y: shift[1], z: shift[2]))
    for place in [3, 7, 11, 15] { made.numbers[place] = numbers[place] }
    return made
  }

  /// The kind of a component and its axis; a rotation without an axis is one about z.
  private static func parts(of name: String) -> (kind: Substring, axis: Int?)? {
    let words = name.split(separator: ".", omittingEmptySubsequences: false)
    guard let kind = words.first, ["scale", "rotation", "translation"].contains(kind) else {
      return nil
    }
    if words.count == 1 { return kind == "translation" ? nil : (kind, nil) }
    guard words.count == 2, let axis = ["x", "y", "z"].firstIndex(of: words[1]) else { return nil }
    return (kind, axis)
  }

  /// The scales along the three axes, the angles about them, or the distances.
  private func parts(_ kind: Substring) -> [Double] {
    if kind == "translation" { return Array(numbers[12..<15]) }
    let scale = [0, 4, 8].map { row in
      numbers[row..<row + 3].reduce(0) { $0 + $1 * $1 }.squareRoot()
    }
    if kind == "scale" { return scale }
    func part(_ row: Int, _ column: Int) -> Double {
      scale[row] == 0 ? 0 : numbers[row * 4 + column] / scale[row]
    }
    return [
      atan2(part(1, 2), part(2, 2)), asin(min(1, max(-1, -part(0, 2)))),
      atan2(part(0, 1), part(0, 0)),
    ]
  }
}
