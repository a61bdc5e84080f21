/// The differences of the section "Network and web".
extension SystemDifferences {
  static let network: [SystemDifference] = [
    .init(
      .taskClassOf7, since: 8_00, [.modelled], .measured,
      before: """
        7: a data task is not a kind of `NSURLSessionTask`; the common class is \
        `__NSCFLocalSessionTask`, which has `resume`
        """,
      after: "8: it is a subclass; `resume` is in `NSURLSessionTask`",
      source: """
        AFNetworking/AFNetworking#2458; lionheart/openradar-mirror#4584; FLEXTool/FLEX#475
        """),
    .init(
      .resumeOwner9, since: 9_00, [.modelled], .measured,
      before: "`resume` is in `NSURLSessionTask`",
      after: """
        chain `__NSCFLocalDataTask`, `__NSCFLocalSessionTask`, `__NSCFURLSessionTask`, \
        `NSURLSessionTask`; `resume` is in `__NSCFURLSessionTask` and does not call super
        """,
      source: """
        FLEXTool/FLEX#475; chain on 12.4: DataDog/dd-sdk-ios#1637; on 13.0: \
        ProxymanApp/atlantis#33
        """),
    .init(
      .resumeOwner14, since: 14_00, [.modelled], .reported,
      before: "as above",
      after: """
        `__NSCFURLSessionTask` is no longer in the chain; a hook on `-[NSURLSessionTask resume]` \
        is called again
        """,
      source: """
        getsentry/sentry-cocoa#1353; FLEXTool/FLEX#475; `__NSCFLocalSessionTask` serves 12 to \
        17: DataDog/dd-sdk-ios#1637
        """),
    .init(
      .urlTaskFunnel, since: 13_00, [.modelled], .reported,
      before: """
        `dataTaskWithURL:…` calls `dataTaskWithRequest:…`: a hook on both counts twice
        """,
      after: "it does not: a hook on the request methods alone misses it",
      source: "frog78/NetworkMonitor#8; DataDog/dd-sdk-ios#149"),
    .init(
      .handlerTaskFunnel, since: 13_00, [.modelled], .reported,
      before: """
        `dataTaskWithRequest:` goes through `dataTaskWithRequest:completionHandler:` with nil; a \
        hook that puts a handler there silences the data delegate
        """,
      after: "separate methods",
      source: "open-telemetry/opentelemetry-swift#229 (12.4); frog78/NetworkMonitor#8"),
    .init(
      .asyncTasks, since: 15_00, [], .reported,
      before: "tasks come from `dataTask…` methods",
      after: """
        Swift's `data(for:)` and its like do not pass through hooks on these; tasks still \
        receive `resume`
        """,
      source: "DataDog/dd-sdk-ios#1288; open-telemetry/opentelemetry-swift#398"),
    .init(
      .asyncDelegates, since: 16_00, [], .reported,
      before: "the session's delegate receives all calls for an async task",
      after: """
        only `resume` and `URLSession:task:didFinishCollectingMetrics:` are seen; \
        `URLSession:task:didCompleteWithError:` does not come
        """,
      source: """
        open-telemetry/opentelemetry-swift#398; kean/Pulse#113; DataDog/dd-sdk-ios#1288
        """),
    .init(
      .taskDelegateAfterResume, since: 15_00, [.modelled], .measured,
      before: "tasks have no delegate",
      after: """
        `NSGenericException`: `Cannot set task delegate after resumption` if set once running
        """,
      source: "open-telemetry/opentelemetry-swift#937, #539"),
    .init(
      .didCreateTask, since: 16_00, [.modelled], .documented,
      before: "absent",
      after: "`URLSession:didCreateTask:`",
      source: "dotnet/macios `src/foundation.cs` (16.0)"),
    .init(
      .taskMetrics, since: 10_00, [.modelled], .documented,
      before: "absent",
      after: "`URLSession:task:didFinishCollectingMetrics:`",
      source: "dotnet/macios (2022 state) `src/foundation.cs`"),
    .init(
      .networkLoader, since: 18_04, [.modelled], .reported,
      before: "tasks are `__NSCFLocalSessionTask`",
      after: """
        with `usesClassicLoadingMode` NO they are `NWURLSessionTask`, not a subclass of \
        `NSURLSessionTask`; end is `completeTaskWithError:`, not `setState:`
        """,
      source: "DataDog/dd-sdk-ios#3017; getsentry/sentry-cocoa#8845"),
    .init(
      .bodyOfGet, since: 13_00, [.modelled], .documented,
      before: "sent, or the request times out",
      after: """
        error -1103 `resource exceeds maximum size`, console `GET method must not have a body`
        """,
      source: """
        iOS 13 release notes (46025234), quoted in TheM4hd1/SwiftyInsta#40; \
        mpaghq/capacitor-codepush#16 (log); before: lionheart/openradar-mirror#16589
        """),
    .init(
      .connectivityWait, since: 11_00, [.modelled], .documented,
      before: "no network is an error at once",
      after: "`waitsForConnectivity` of a configuration",
      source: "dotnet/macios (2022 state) `src/foundation.cs`"),
    .init(
      .droppedHandler, since: 13_00, [.guessedVersion, .modelled], .reported,
      before: "a task whose delegate drops a completion handler never finishes, without a word",
      after: """
        it is cancelled (-999), and the console says `API MISUSE: NSURLSession delegate <class>: \
        <…> (0x…)`, `API MISUSE: <method> completion handler not called`
        """,
      source: """
        before: FLEXTool/FLEX#151 (2016); after: netguru/ResponseDetective#67, \
        pmusolino/Wormholy#157, dotnet/macios#20326 (logs)
        """),
    .init(
      .webViewInspectable, since: 16_04, [.modelled], .documented,
      before: "a web view of a debug build can be inspected",
      after: "`inspectable` is NO by default",
      source: """
        gree/unity-webview#924; webkit.org/blog/13936, quoted in flutter/packages#3984
        """),
    .init(
      .uiWebViewDeprecated, since: 12_00, [], .documented,
      before: "`UIWebView`",
      after: "deprecated",
      source: "dotnet/macios `src/uikit.cs`"),
    .init(
      .transportSecurity, since: 9_00, [.sdk, .modelled], .documented,
      before: "`http:` loads as `https:` does",
      after: """
        error -1022 unless `NSAppTransportSecurity` of Info.plist allows it, console: `App \
        Transport Security has blocked a cleartext HTTP (http://) resource load since it is \
        insecure. …`; here only for an app whose Info.plist has that key
        """,
      source: """
        TimOliver/TOWebViewController#67 (console); dfmuir/KINWebBrowser#38 (code); Apple page \
        "NSAppTransportSecurity"
        """),
    .init(
      .carrierValues, since: 16_04, [.sdk, .modelled], .documented,
      before: "`CTCarrier` has the values of the SIM card",
      after: "`--` for names and `65535` for codes",
      source: """
        iOS 16.4 release notes (76283818), quoted in marmelroy/PhoneNumberKit#623; without a card \
        nil as before: adobe/aepsdk-core-ios#1055
        """),
  ]
}
