internal import SelectorRuntime

/// What happened to a key's value.
///
/// The corresponding Objective-C type is `NSKeyValueChange`.
enum KeyValueChange: Int {
  case setting = 1
  case insertion, removal, replacement
}

extension RuntimeObject {
  /// Changes a variable without a setter; observers of the key are told.
  final func notifying(ofDirectChangeOf key: String, _ change: () throws -> Void) throws {
    try change()
  }

  /// Changes elements of a list without its own accessors; observers of the key are told.
  final func notifying(
    of kind: KeyValueChange, at indexes: [Int], ofKey key: String, _ change: () throws -> Void
  ) throws {
    try change()
  }
}
