internal import SelectorRuntime

/// The dependent keys of `setKeys:triggerChangeNotificationsForDependentKey:`.
///
/// A class that implements `keyPathsForValuesAffecting<Key>` uses that method instead.
extension FoundationWorld {
  /// Sets the keys that a key's value depends on, for a class and its subclasses.
  func setKeys(_ keys: [String], affecting dependent: String, in cls: RuntimeClass) {
    let before = dependentKeys[cls]?[dependent]
    dependentKeys[cls, default: [:]][dependent] = keys
    runtime.recordUndo { [unowned self] in dependentKeys[cls]?[dependent] = before }
  }

  /// Returns the keys that were set for a dependent key, by the class or its nearest superclass.
  func keys(affecting dependent: String, in cls: RuntimeClass) -> [String] {
    guard !dependentKeys.isEmpty else { return [] }
    for place in cls.lineage {
      if let keys = dependentKeys[place]?[dependent] { return keys }
    }
    return []
  }
}
