internal import SelectorRuntime

extension FoundationWorld {
  /// Defines the classes that build on key-value coding and on the run loop.
  func defineClasses() {
    KeyedMutableArray.define(in: runtime, superclass: nsObject)
    KeyedMutableSet.define(in: runtime, superclass: nsObject)
    NestedObserver.define(in: runtime, superclass: nsObject)
    NSKeyValueObservationInfo.define(in: runtime, superclass: nsObject)
    NSNotification.define(in: runtime, superclass: nsObject)
    NSNotificationCenter.define(in: runtime, superclass: nsObject)
    NSDate.define(in: runtime, superclass: nsObject)
    NSProcessInfoClass.define(in: runtime, superclass: nsObject)
    NSTimer.define(in: runtime, superclass: nsObject)
    NSRunLoopClass.define(in: runtime, superclass: nsObject)
    CADisplayLink.define(in: runtime, superclass: nsObject)
    NSError.define(in: runtime, superclass: nsObject)
    NSURL.define(in: runtime, superclass: nsObject)
    NSURLRequest.define(in: runtime, superclass: nsObject)
    ValueClasses.define(in: runtime, superclass: nsObject)
  }
}
