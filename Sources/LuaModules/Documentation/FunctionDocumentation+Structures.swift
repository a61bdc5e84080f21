extension FunctionDocumentation {
  /// The fields of a matrix, row by row: m11, m12 and so on to m44.
  private static let matrix = (1...4).flatMap { row in
    (1...4).map { column in "m\(row)\(column): number" }
  }.joined(separator: ", ")

  /// The C structures, which are tables in Lua.
  package static let structures: [Structure] = [
    Structure(
      name: "CGPoint", definition: "{x: number, y: number}|number[]",
      text: "A point, in points of the screen.", example: "{x = 10, y = 20}, {10, 20}"),
    Structure(
      name: "CGSize", definition: "{width: number, height: number}|number[]",
      text: "A size, in points.", example: "{width = 100, height = 50}, {100, 50}"),
    Structure(
      name: "CGRect", definition: "{origin: CGPoint, size: CGSize}|number[]",
      text: "A rectangle: its origin is the top left corner.",
      example: "{origin = {x = 0, y = 0}, size = {width = 390, height = 844}}, {0, 0, 390, 844}"),
    Structure(
      name: "UIEdgeInsets",
      definition: "{top: number, left: number, bottom: number, right: number}|number[]",
      text: "Distances from the four edges inwards, in points.",
      example: "{top = 44, left = 0, bottom = 34, right = 0}, {44, 0, 34, 0}"),
    Structure(
      name: "NSRange", definition: "{location: integer, length: integer}|integer[]",
      text: "A range of a list or a string: its start index, from 0, and its length.",
      example: "{location = 0, length = 3}, {0, 3}"),
    Structure(
      name: "CGVector", definition: "{dx: number, dy: number}|number[]",
      text: "A vector: a direction with a length.", example: "{dx = 1, dy = 0}, {1, 0}"),
    Structure(
      name: "UIOffset", definition: "{horizontal: number, vertical: number}|number[]",
      text: "An offset from the default position, in points.",
      example: "{horizontal = 0, vertical = 2}, {0, 2}"),
    Structure(
      name: "UIFloatRange", definition: "{minimum: number, maximum: number}|number[]",
      text: "The range in which an attachment lets its item slide or rotate.",
      example: "{minimum = -10, maximum = 10}, {-10, 10}"),
    Structure(
      name: "CAFrameRateRange",
      definition: "{minimum: number, maximum: number, preferred: number}|number[]",
      text: "A range of preferred frame rates, in frames per second.",
      example: "{minimum = 30, maximum = 60, preferred = 30}, {30, 60, 30}"),
    Structure(
      name: "UIPointerAccessoryPosition", definition: "{offset: number, angle: number}|number[]",
      text: "The distance from the pointer, in points, and the angle, in radians from the top.",
      example: "uikit.UIPointerAccessoryPositionTop"),
    Structure(
      name: "NSDirectionalEdgeInsets",
      definition: "{top: number, leading: number, bottom: number, trailing: number}|number[]",
      text: "Distances from the edges inwards, in the reading direction.",
      example: "{top = 8, leading = 16, bottom = 8, trailing = 16}, {8, 16, 8, 16}"),
    Structure(
      name: "CGAffineTransform",
      definition: "{a: number, b: number, c: number, d: number, tx: number, ty: number}|number[]",
      text: "A two-dimensional transform: x' = ax + cy + tx, y' = bx + dy + ty.",
      example: "uikit.CGAffineTransformMakeScale(2, 2)"),
    Structure(
      name: "CATransform3D", definition: "{\(matrix)}|number[]",
      text: "A three-dimensional transform of a layer: four rows of four numbers, m11 to m44.",
      example: "uikit.CATransform3DMakeScale(2, 2, 1)"),
    Structure(
      name: "CLLocationCoordinate2D", definition: "{latitude: number, longitude: number}|number[]",
      text: "A location on the earth, in degrees.",
      example: "{latitude = 48.2, longitude = 16.4}, {48.2, 16.4}"),
    Structure(
      name: "NSOperatingSystemVersion",
      definition: "{majorVersion: integer, minorVersion: integer, patchVersion: integer}|integer[]",
      text: "The version of an operating system.",
      example: "{majorVersion = 15, minorVersion = 0, patchVersion = 0}, {15, 0, 0}"),
  ]
}
