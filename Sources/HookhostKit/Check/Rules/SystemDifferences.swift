/// What differs between versions of the system about a hooked method, for the rule HH009.
///
/// The table of differences is asked for; the systems that this program knows decide what it says.
enum SystemDifferences {
  /// The sentences about an entry; empty if all known systems send the method.
  static func of(_ entry: InventoryEntry) -> [String] { entry.differences }
}
