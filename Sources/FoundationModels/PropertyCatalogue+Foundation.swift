internal import SelectorRuntime

extension PropertyCatalogue {
  /// Foundation's properties, as its headers declare them.
  static var foundation: PropertyCatalogue {
    PropertyCatalogue(
      readonly: [
        "CADisplayLink": "duration targetTimestamp timestamp",
        "NSDate": "timeIntervalSince1970 timeIntervalSinceNow timeIntervalSinceReferenceDate",
        "NSError": "code domain localizedDescription localizedFailureReason userInfo",
        "NSException": "callStackSymbols name reason userInfo",
        "NSIndexPath": "item length row section",
        "NSInvocation": "argumentsRetained methodSignature",
        "NSMethodSignature": "frameLength methodReturnLength methodReturnType numberOfArguments",
        "NSNotification": "name object userInfo",
        "NSObject": "debugDescription description hash superclass",
        "NSProcessInfo": "systemUptime",
        "NSRunLoop": "currentMode",
        "NSTimer": "timeInterval userInfo valid",
        "NSURL":
          "absoluteString absoluteURL fragment host lastPathComponent path pathExtension port "
          + "query relativeString scheme user",
        "NSURLRequest": "HTTPMethod URL allHTTPHeaderFields timeoutInterval",
      ],
      objects: [
        "NSInvocation.target": "",
        "NSNotification.object": "",
        "NSTimer.userInfo": "",
        "absoluteString": "NSString C",
        "absoluteURL": "NSURL C",
        "allHTTPHeaderFields": "NSDictionary C",
        "callStackSymbols": "NSArray C",
        "currentMode": "NSString C",
        "debugDescription": "NSString C",
        "description": "NSString C",
        "domain": "NSString C",
        "fireDate": "NSDate C",
        "fragment": "NSString C",
        "host": "NSString C",
        "HTTPMethod": "NSString C",
        "lastPathComponent": "NSString C",
        "localizedDescription": "NSString C",
        "localizedFailureReason": "NSString C",
        "methodSignature": "NSMethodSignature &",
        "name": "NSString C",
        "path": "NSString C",
        "pathExtension": "NSString C",
        "port": "NSNumber C",
        "query": "NSString C",
        "reason": "NSString C",
        "relativeString": "NSString C",
        "scheme": "NSString C",
        "URL": "NSURL C",
        "user": "NSString C",
        "userInfo": "NSDictionary C",
      ])
  }
}
