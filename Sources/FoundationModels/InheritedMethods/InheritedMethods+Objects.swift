extension InheritedMethods {
  /// Coders, locks, threads, undo and other objects.
  static let objects: KeyValuePairs<String, String> = [
    "CADisplayLink": "dealloc",
    "NSArchiver": "dealloc encodeObject: encodeRootObject:",
    "NSAutoreleasePool": "dealloc",
    "NSBlockOperation": "dealloc init main",
    "NSBundle": "dealloc +debugDescription",
    "NSConcreteFileHandle":
      "availableData closeFile dealloc fileDescriptor init offsetInFile readDataOfLength: "
      + "readDataToEndOfFile readInBackgroundAndNotify readInBackgroundAndNotifyForModes: "
      + "readToEndOfFileInBackgroundAndNotify readToEndOfFileInBackgroundAndNotifyForModes: "
      + "seekToEndOfFile seekToFileOffset: setReadabilityHandler: setWriteabilityHandler: "
      + "synchronizeFile truncateFileAtOffset: waitForDataInBackgroundAndNotify "
      + "waitForDataInBackgroundAndNotifyForModes: writeData:",
    "NSConcretePipe": "dealloc fileHandleForReading fileHandleForWriting init",
    "NSConditionLock": "dealloc init",
    "NSCondition": "dealloc init",
    "NSDimension": "dealloc encodeWithCoder: initWithCoder: isEqual:",
    "NSError": "dealloc init",
    "NSException": "dealloc debugDescription hash init isEqual:",
    "NSFileAccessIntent": "dealloc description",
    "NSFileCoordinator": "dealloc init",
    "NSFileManager": "dealloc",
    "NSFileWrapper": "dealloc init",
    "__NSGlobalBlock": "copy copyWithZone:",
    "NSIndexPath": "dealloc init",
    "NSInvocation": "dealloc debugDescription",
    "NSInvocationOperation": "dealloc init main",
    "_NSIsNilTransformer": "description",
    "_NSIsNotNilTransformer": "description",
    "NSJSONSerialization": "init",
    "NSKeyValueNestedProperty": "dealloc description",
    "NSKeyValueObservance":
      "description hash isEqual: observeValueForKeyPath:ofObject:change:context:",
    "NSKeyValueObservationInfo": "dealloc hash isEqual:",
    "NSKeyValueProperty": "dealloc",
    "NSKeyedArchiver":
      "dealloc description encodeBool:forKey: encodeBytes:length:forKey: "
      + "encodeConditionalObject:forKey: encodeDouble:forKey: encodeFloat:forKey: "
      + "encodeInt32:forKey: encodeInt64:forKey: encodeObject: encodeObject:forKey: "
      + "encodeRootObject: systemVersion",
    "_NSKeyedUnarchiveFromDataTransformer": "description",
    "NSKeyedUnarchiver":
      "allowedClasses containsValueForKey: dealloc decodeBoolForKey: "
      + "decodeBytesForKey:returnedLength: decodeBytesWithReturnedLength: decodeDoubleForKey: "
      + "decodeFloatForKey: decodeInt32ForKey: decodeInt64ForKey: decodeObject "
      + "decodeObjectForKey: description error systemVersion",
    "NSLock": "dealloc init",
    "NSMachPort":
      "delegate hash init invalidate isEqual: isValid removeFromRunLoop:forMode: "
      + "scheduleInRunLoop:forMode: sendBeforeDate:components:from:reserved: "
      + "sendBeforeDate:msgid:components:from:reserved: setDelegate: +port",
    "NSMethodSignature": "dealloc debugDescription init",
    "_NSNegateBooleanTransformer": "description",
    "NSNotificationCenter": "dealloc debugDescription description init",
    "NSNotification": "init",
    "NSNotificationQueue": "dealloc",
    "NSNullFileHandle":
      "availableData closeFile fileDescriptor offsetInFile readDataOfLength: "
      + "readDataToEndOfFile seekToEndOfFile seekToFileOffset: setReadabilityHandler: "
      + "setWriteabilityHandler: synchronizeFile truncateFileAtOffset: writeData:",
    "NSNull": "dealloc",
    "__NSObserver": "dealloc",
    "NSOperation":
      "addObserver:forKeyPath:options:context: dealloc debugDescription description init "
      + "removeObserver:forKeyPath:",
    "NSOperationQueue":
      "addObserver:forKeyPath:options:context: dealloc init removeObserver:forKeyPath:",
    "NSPortMessage": "dealloc",
    "NSProcessInfo": "dealloc",
    "NSProgress": "dealloc description init",
    "NSPropertyListSerialization": "init",
    "NSProxy": "+dealloc +debugDescription +description +hash +isEqual: +self",
    "NSRecursiveLock": "dealloc init",
    "NSRunLoop": "dealloc description init",
    "NSSecureUnarchiveFromDataTransformer": "description",
    "NSThread": "dealloc",
    "NSUbiquitousKeyValueStore": "dealloc init",
    "_NSUnarchiveFromDataTransformer": "description",
    "NSUnarchiver": "dealloc decodeBytesWithReturnedLength: decodeObject systemVersion",
    "NSUndoManager": "dealloc init",
    "NSUserActivity": "dealloc hash init isEqual:",
    "NSUserDefaults": "dealloc",
    "NSXMLParser": "dealloc",
  ]
}
