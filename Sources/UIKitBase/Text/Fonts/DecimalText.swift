internal import SelectorRuntime

// no traps of abs: these are floating-point numbers, whose magnitudes exist.

/// Formats numbers for descriptions.
enum DecimalText {
  /// With two decimals: `17.00`.
  static func fixed(_ number: Double) -> String {
    guard number.isFinite, abs(number) < 1e15 else { return "\(number)" }
    let hundredths = Int(nearestTo: (abs(number) * 100).rounded())
    let rest = hundredths % 100
    return (number < 0 ? "-" : "") + "\(hundredths / 100).\(rest < 10 ? "0" : "")\(rest)"
  }
}
