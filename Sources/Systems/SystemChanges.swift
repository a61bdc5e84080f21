/// The differences that a system has: one bit for each ``SystemChange``.
///
/// Asking for one costs what a stored Boolean costs; the bits are set when the version is set.
package struct SystemChanges: Equatable, Sendable {
  // As many bits as there are cases; a spec checks that they suffice.
  private var bits = (UInt64(0), UInt64(0), UInt64(0), UInt64(0))

  /// Sets the bits of a system.
  /// - Parameters:
  ///   - system: The version of the system.
  ///   - sdk: The version of the SDK that the app is built with; nil for that of the system.
  /// - Complexity: O(differences).
  package init(of system: SystemVersion, builtWith sdk: SystemVersion? = nil) {
    let code = system.code
    let sdkCode = min(code, sdk?.code ?? code)
    for difference in SystemDifferences.all
    where difference.code <= (difference.remarks.contains(.sdk) ? sdkCode : code) {
      let index = difference.change.rawValue
      let bit = UInt64(1) << UInt64(index & 63)
      switch index >> 6 {
      case 0: bits.0 |= bit
      case 1: bits.1 |= bit
      case 2: bits.2 |= bit
      default: bits.3 |= bit
      }
    }
  }

  /// Whether the system has the behavior that follows a change.
  @inline(__always)
  package subscript(change: SystemChange) -> Bool {
    let index = change.rawValue
    let word =
      switch index >> 6 {
      case 0: bits.0
      case 1: bits.1
      case 2: bits.2
      default: bits.3
      }
    return word >> UInt64(index & 63) & 1 != 0
  }

  package static func == (one: SystemChanges, other: SystemChanges) -> Bool {
    one.bits == other.bits
  }
}
