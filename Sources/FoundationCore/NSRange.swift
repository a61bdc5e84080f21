package import SelectorRuntime

extension StructureType {
  /// `NSRange`, a location and a length.
  package static let range = StructureType(
    "_NSRange", [.init("location"), .init("length")], isIntegral: true)
}
