extension StringProtocol {
  /// The text without the given characters at its ends.
  package func trimming(_ characters: String) -> String {
    let start = drop { characters.contains($0) }
    return String(String(start.reversed()).drop { characters.contains($0) }.reversed())
  }
}
