-- SDKs that an app often has without their sources. Each model names the public page or repository that
-- its methods are from, and the day on which that was read. A row is {class, selector, technique =};
-- `+` in front of a selector is a class method, a class in <> is the app's delegate of that protocol.
-- `calls` is "original" or "never", `cmd` is "kept" or "renamed". Where the page does not say the
-- technique, it is "set", which keeps the selector. To add one, write a row; the tests run every model.
local function delegate(technique, ...)
  local rows = {}
  for place, selector in ipairs {...} do
    rows[place] = {"<UIApplicationDelegate>", selector, technique = technique}
  end
  return rows
end

return {
  {
    name = "Adjust", calls = "original", cmd = "kept", date = "2026-11-28",
    page = "https://github.com/adjust/unity_sdk (AdjustUnityAppDelegate.m; the SDK without Unity hooks nothing)",
    methods = delegate("add", "application:openURL:options:", "application:continueUserActivity:restorationHandler:"),
  },
  {
    name = "AppsFlyer", calls = "original", cmd = "kept", date = "2026-11-28",
    page = "https://github.com/AppsFlyerSDK/appsflyer-unity-plugin (docs: swizzling, AppsFlyerShouldSwizzle)",
    methods = delegate("add", "application:openURL:options:",
      "application:continueUserActivity:restorationHandler:", "application:didReceiveRemoteNotification:"),
  },
  {
    name = "Bugsnag", calls = "original", cmd = "kept", date = "2026-11-28",
    page = "https://docs.bugsnag.com/performance/integration-guides/ios/method-swizzling-usage",
    methods = {
      {"NSURLSession", "+sharedSession", technique = "set"},
      {"NSURLSession", "+sessionWithConfiguration:delegate:delegateQueue:", technique = "set"},
      {"NSURLSessionTask", "resume", technique = "set"},
      {"UIViewController", "loadView", technique = "set"},
      {"UIViewController", "viewDidAppear:", technique = "set"},
      {"UIViewController", "viewWillDisappear:", technique = "set"},
    },
  },
  {
    name = "Datadog", calls = "original", cmd = "kept", date = "2026-11-28",
    page = "https://github.com/DataDog/dd-sdk-ios (UIApplicationSwizzler, URLSessionTaskSwizzler, UIViewControllerSwizzler)",
    methods = {
      {"UIApplication", "sendEvent:", technique = "set"},
      {"UIViewController", "viewDidAppear:", technique = "set"},
      {"UIViewController", "viewDidDisappear:", technique = "set"},
      {"NSURLSessionTask", "resume", technique = "set"},
    },
  },
  {
    name = "Embrace", calls = "original", cmd = "kept", date = "2026-11-28",
    page = "https://embrace.io/docs/ios/faq",
    methods = {
      {"NSURLSession", "+sessionWithConfiguration:delegate:delegateQueue:", technique = "set"},
      {"UIWindow", "sendEvent:", technique = "set"},
      {"WKWebView", "setNavigationDelegate:", technique = "set"},
    },
  },
  {
    name = "Facebook", calls = "original", cmd = "kept", date = "2026-11-28",
    page = "https://github.com/facebook/facebook-ios-sdk (FBSDKSwizzler: codeless and metadata indexing)",
    methods = {
      {"UIControl", "didMoveToSuperview", technique = "set"},
      {"UIControl", "didMoveToWindow", technique = "set"},
      {"UIView", "didMoveToWindow", technique = "set"},
      {"UIApplication", "motionBegan:withEvent:", technique = "set"},
    },
  },
  {
    name = "Firebase", calls = "original", cmd = "kept", date = "2026-11-28",
    page = "https://github.com/google/GoogleUtilities (GULAppDelegateSwizzler.m)",
    methods = delegate("isa", "application:continueUserActivity:restorationHandler:",
      "application:openURL:options:", "application:handleEventsForBackgroundURLSession:completionHandler:",
      "application:didRegisterForRemoteNotificationsWithDeviceToken:",
      "application:didFailToRegisterForRemoteNotificationsWithError:",
      "application:didReceiveRemoteNotification:fetchCompletionHandler:"),
  },
  {
    name = "Instabug", calls = "original", cmd = "kept", date = "2026-11-28",
    page = "https://github.com/Instabug/Instabug-iOS/issues/48 and /issues/159",
    methods = {
      {"UIApplication", "sendEvent:", technique = "set"},
      {"UIViewController", "viewDidAppear:", technique = "set"},
    },
  },
  {
    name = "New Relic", calls = "original", cmd = "kept", date = "2026-11-28",
    page = "https://github.com/newrelic/newrelic-ios-agent (NRMAMethodSwizzling, NRMAViewControllerTimeTracker)",
    methods = {
      {"UIApplication", "sendAction:to:from:forEvent:", technique = "replace"},
      {"UIApplication", "sendEvent:", technique = "replace"},
      {"UITableView", "setDelegate:", technique = "replace"},
      {"UIViewController", "viewDidAppear:", technique = "replace"},
      {"UIViewController", "viewDidLoad", technique = "replace"},
    },
  },
  {
    name = "OneSignal", calls = "original", cmd = "renamed", date = "2026-11-28",
    page = "https://github.com/OneSignal/OneSignal-iOS-SDK (UIApplicationDelegate+OneSignal.m)",
    methods = delegate("add", "application:didReceiveRemoteNotification:fetchCompletionHandler:",
      "application:didFailToRegisterForRemoteNotificationsWithError:",
      "application:didRegisterForRemoteNotificationsWithDeviceToken:", "applicationWillTerminate:"),
  },
  {
    name = "Sentry", calls = "original", cmd = "kept", date = "2026-11-28",
    page = "https://docs.sentry.io/platforms/apple/configuration/swizzling/ and getsentry/sentry-cocoa",
    methods = {
      {"UIApplication", "sendAction:to:from:forEvent:", technique = "replace"},
      {"UIApplication", "sendEvent:", technique = "replace"},
      {"UIViewController", "loadView", technique = "replace"},
      {"UIViewController", "viewDidAppear:", technique = "replace"},
      {"UIViewController", "viewDidLoad", technique = "replace"},
      {"UIViewController", "viewWillAppear:", technique = "replace"},
      {"UIViewController", "viewWillDisappear:", technique = "replace"},
      {"NSURLSessionTask", "resume", technique = "replace"},
    },
  },
}
