internal import SelectorRuntime

/// What key-value coding and observing send.
package struct KeyValueSelectors {
  let valueForKey, valueForKeyPath, valueForUndefinedKey: Selector
  let setValueForKey, setValueForKeyPath, setValueForUndefinedKey, setNilValueForKey: Selector
  let accessInstanceVariablesDirectly: Selector
  let willChange, didChange, willChangeIndexes, didChangeIndexes: Selector
  let willChangeSet, didChangeSet: Selector
  let addObserver, removeObserver: Selector
  let automaticallyNotifies, keyPathsAffecting, observeValue: Selector
  let `class`, compare: Selector

  init(_ runtime: Runtime) {
    valueForKey = runtime.selector("valueForKey:")
    valueForKeyPath = runtime.selector("valueForKeyPath:")
    valueForUndefinedKey = runtime.selector("valueForUndefinedKey:")
    setValueForKey = runtime.selector("setValue:forKey:")
    setValueForKeyPath = runtime.selector("setValue:forKeyPath:")
    setValueForUndefinedKey = runtime.selector("setValue:forUndefinedKey:")
    setNilValueForKey = runtime.selector("setNilValueForKey:")
    accessInstanceVariablesDirectly = runtime.selector("accessInstanceVariablesDirectly")
    willChange = runtime.selector("willChangeValueForKey:")
    didChange = runtime.selector("didChangeValueForKey:")
    willChangeIndexes = runtime.selector("willChange:valuesAtIndexes:forKey:")
    didChangeIndexes = runtime.selector("didChange:valuesAtIndexes:forKey:")
    willChangeSet = runtime.selector("willChangeValueForKey:withSetMutation:usingObjects:")
    didChangeSet = runtime.selector("didChangeValueForKey:withSetMutation:usingObjects:")
    addObserver = runtime.selector("addObserver:forKeyPath:options:context:")
    removeObserver = runtime.selector("removeObserver:forKeyPath:")
    automaticallyNotifies = runtime.selector("automaticallyNotifiesObserversForKey:")
    keyPathsAffecting = runtime.selector("keyPathsForValuesAffectingValueForKey:")
    observeValue = runtime.selector("observeValueForKeyPath:ofObject:change:context:")
    `class` = runtime.selector("class")
    compare = runtime.selector("compare:")
  }
}
