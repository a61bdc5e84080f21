internal import LuaModules

/// The envelope of every JSON output: the name of its format, and the version of that format.
///
/// A version adds members; it removes and renames none. A change that does increases the number.
enum MachineOutput {
  /// The version of all formats.
  static let version = 1

  /// An object with the format's name and version before its members.
  static func object(_ format: String, _ members: [(String, JSON?)]) -> JSON {
    .object([("format", .text("hookhost." + format)), ("version", .integer(version))] + members)
  }
}
