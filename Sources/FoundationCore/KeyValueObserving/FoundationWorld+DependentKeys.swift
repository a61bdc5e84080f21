internal import SelectorRuntime

/// Which keys depend on which, as `setKeys:triggerChangeNotificationsForDependentKey:` says it; a
/// class that has `keyPathsForValuesAffecting<Key>` is asked that instead.
extension FoundationWorld {
  /// Says for a class and its subclasses what a key's value is computed from.
  func setKeys(_ keys: [String], affecting dependent: String, in cls: RuntimeClass) {
    let before = dependentKeys[cls]?[dependent]
    dependentKeys[cls, default: [:]][dependent] = keys
    runtime.recordUndo { [unowned self] in dependentKeys[cls]?[dependent] = before }
  }

  /// The keys that a key was made dependent on, for the class or the nearest superclass.
  func keys(affecting dependent: String, in cls: RuntimeClass) -> [String] {
    guard !dependentKeys.isEmpty else { return [] }
    for place in cls.lineage {
      if let keys = dependentKeys[place]?[dependent] { return keys }
    }
    return []
  }
}
