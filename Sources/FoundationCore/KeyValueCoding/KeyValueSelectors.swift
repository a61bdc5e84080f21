package import SelectorRuntime

/// The selectors of key-value coding and observing.
package final class KeyValueSelectors: NativeSelectors {
  private(set) lazy var valueForKey = selector("valueForKey:")
  private(set) lazy var valueForKeyPath = selector("valueForKeyPath:")
  private(set) lazy var valueForUndefinedKey = selector("valueForUndefinedKey:")
  private(set) lazy var setValueForKey = selector("setValue:forKey:")
  private(set) lazy var setValueForKeyPath = selector("setValue:forKeyPath:")
  private(set) lazy var setValueForUndefinedKey = selector("setValue:forUndefinedKey:")
  private(set) lazy var setNilValueForKey = selector("setNilValueForKey:")
  private(set) lazy var accessInstanceVariablesDirectly = selector(
    "accessInstanceVariablesDirectly")
  package private(set) lazy var willChange = selector("willChangeValueForKey:")
  package private(set) lazy var didChange = selector("didChangeValueForKey:")
  private(set) lazy var willChangeIndexes = selector("willChange:valuesAtIndexes:forKey:")
  private(set) lazy var didChangeIndexes = selector("didChange:valuesAtIndexes:forKey:")
  private(set) lazy var willChangeSet = selector(
    "willChangeValueForKey:withSetMutation:usingObjects:")
  private(set) lazy var didChangeSet = selector(
    "didChangeValueForKey:withSetMutation:usingObjects:")
  private(set) lazy var addObserver = selector("addObserver:forKeyPath:options:context:")
  private(set) lazy var removeObserver = selector("removeObserver:forKeyPath:")
  private(set) lazy var automaticallyNotifies = selector("automaticallyNotifiesObserversForKey:")
  private(set) lazy var keyPathsAffecting = selector("keyPathsForValuesAffectingValueForKey:")
  private(set) lazy var observeValue = selector("observeValueForKeyPath:ofObject:change:context:")
  private(set) lazy var `class` = selector("class")
  private(set) lazy var compare = selector("compare:")
}
