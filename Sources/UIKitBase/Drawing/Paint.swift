internal import QuartzCore
internal import SelectorRuntime

/// A resolved color with alpha.
package struct Paint: Equatable {
  /// From 0 to 1.
  package var red, green, blue: Double
  package var alpha = 1.0

  package static let white = Paint(red: 1, green: 1, blue: 1)
  package static let black = Paint(red: 0, green: 0, blue: 0)

  /// A color with components from 0 to 255.
  package static func bytes(_ red: Double, _ green: Double, _ blue: Double, _ alpha: Double = 1)
    -> Paint
  {
    Paint(red: red / 255, green: green / 255, blue: blue / 255, alpha: alpha)
  }

  package init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
    (self.red, self.green, self.blue, self.alpha) = (red, green, blue, alpha)
  }

  /// The same color with its alpha multiplied by a factor.
  package func faded(_ part: Double) -> Paint {
    var faded = self
    faded.alpha *= part
    return faded
  }

  /// The relative brightness from 0 to 1, with the weights of ITU-R BT.709.
  package var luma: Double { 0.2126 * red + 0.7152 * green + 0.0722 * blue }

  /// Without its alpha, as `#rrggbb`.
  package var hexadecimal: String {
    let parts = [red, green, blue].map { part in
      let byte = Int(nearestTo: (part.clamped(to: 0...1) * 255).rounded())
      return (byte < 16 ? "0" : "") + String(byte, radix: 16)
    }
    return "#" + parts.joined()
  }
}
