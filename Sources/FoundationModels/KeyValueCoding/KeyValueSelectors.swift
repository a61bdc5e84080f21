package import SelectorRuntime

/// What key-value coding and observing send.
package final class KeyValueSelectors: NativeSelectors {
  private(set) lazy var valueForKey = known("valueForKey:")
  private(set) lazy var valueForKeyPath = known("valueForKeyPath:")
  private(set) lazy var valueForUndefinedKey = known("valueForUndefinedKey:")
  private(set) lazy var setValueForKey = known("setValue:forKey:")
  private(set) lazy var setValueForKeyPath = known("setValue:forKeyPath:")
  private(set) lazy var setValueForUndefinedKey = known("setValue:forUndefinedKey:")
  private(set) lazy var setNilValueForKey = known("setNilValueForKey:")
  private(set) lazy var accessInstanceVariablesDirectly = known("accessInstanceVariablesDirectly")
  private(set) lazy var willChange = known("willChangeValueForKey:")
  private(set) lazy var didChange = known("didChangeValueForKey:")
  private(set) lazy var willChangeIndexes = known("willChange:valuesAtIndexes:forKey:")
  private(set) lazy var didChangeIndexes = known("didChange:valuesAtIndexes:forKey:")
  private(set) lazy var willChangeSet = known("willChangeValueForKey:withSetMutation:usingObjects:")
  private(set) lazy var didChangeSet = known("didChangeValueForKey:withSetMutation:usingObjects:")
  private(set) lazy var addObserver = known("addObserver:forKeyPath:options:context:")
  private(set) lazy var removeObserver = known("removeObserver:forKeyPath:")
  private(set) lazy var automaticallyNotifies = known("automaticallyNotifiesObserversForKey:")
  private(set) lazy var keyPathsAffecting = known("keyPathsForValuesAffectingValueForKey:")
  private(set) lazy var observeValue = known("observeValueForKeyPath:ofObject:change:context:")
  private(set) lazy var `class` = known("class")
  private(set) lazy var compare = known("compare:")
}
