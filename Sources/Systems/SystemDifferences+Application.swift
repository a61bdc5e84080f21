/// The differences of the section "Application and scenes".
extension SystemDifferences {
  static let application: [SystemDifference] = [
    .init(
      .rootViewControllerRequired, since: 9_00, [.sdk, .modelled], .measured,
      before: "a window without root controller at launch logs a line",
      after: """
        `NSInternalInconsistencyException`: `Application windows are expected to have a root \
        view controller at the end of application launch`, in `-[UIApplication \
        _runWithMainScene:transitionContext:completion:]`; every visible window counts, also \
        those of libraries
        """,
      source: "RolandasRazma/RRFPSBar#10 (stack); kconner/KMCGeigerCounter#17"),
    .init(
      .delegateLifeCycle, since: 13_00, [.sdk, .modelled], .reported,
      before: """
        the app delegate receives `applicationDidBecomeActive:`, `…WillResignActive:`, \
        `…DidEnterBackground:`, `…WillEnterForeground:`
        """,
      after: "with a scene manifest these four are not sent: the scene delegate's are",
      source: """
        home-assistant/iOS#1012; OneSignal/OneSignal-iOS-SDK#714; salemove/ios-sdk-widgets#296
        """),
    .init(
      .lifeCycleNotifications, since: 13_00, [.modelled], .documented,
      before: """
        `UIApplicationDidBecomeActiveNotification` and its like go with the delegate methods
        """,
      after: """
        posted in scene apps too, beside `UISceneDidActivateNotification` and its like
        """,
      source: """
        Apple page of `applicationDidBecomeActive:`, quoted in \
        AppsFlyerSDK/AppsFlyerFramework#139; OneSignal/OneSignal-iOS-SDK#647 (see \
        Contradictions)
        """),
    .init(
      .sceneConfiguration, since: 13_00, [.modelled], .documented,
      before: "`application:didFinishLaunchingWithOptions:` makes the window",
      after: """
        with a manifest: `application:configurationForConnectingSceneSession:options:`, then \
        `scene:willConnectToSession:options:` makes it
        """,
      source: """
        dotnet/macios `src/uikit.cs`; Apple technote TN3187, quoted in mustang-im/mustang#894
        """),
    .init(
      .sceneOpenURL, since: 13_00, [.modelled], .documented,
      before: "URLs arrive in `application:openURL:options:`",
      after: "in scene apps in `scene:openURLContexts:`",
      source: "dotnet/macios `src/uikit.cs` (13.0)"),
    .init(
      .openURLDelegateMethod, since: 9_00, [.modelled], .assumed,
      before: "`application:openURL:sourceApplication:annotation:`",
      after: "`application:openURL:options:` is preferred where it exists",
      source: """
        dotnet/macios (2022 state) `src/uikit.cs` (9.0); preference: hook-conflicts.md H51
        """),
    .init(
      .windowWithoutScene, since: 13_00, [.modelled], .reported,
      before: "`[[UIWindow alloc] initWithFrame:]` plus `makeKeyAndVisible` shows",
      after: "in a scene app the window stays invisible until `windowScene` is set",
      source: "react/react-native#34562; delba/Permission#142"),
    .init(
      .keyWindowOfScenes, since: 13_00, [], .documented,
      before: "`keyWindow` is the application's",
      after: """
        deprecated: it returns a key window across all connected scenes; `delegate.window` is \
        nil in scene apps
        """,
      source: "dotnet/macios `src/uikit.cs` (message); delba/Permission#142"),
    .init(
      .manualRootView, since: 13_00, [.modelled], .measured,
      before: "adding a root controller's view to its window by hand works",
      after: """
        console: `Manually adding the rootViewController's view to the view hierarchy is no \
        longer supported. Please allow UIWindow to add the rootViewController's view to the view \
        hierarchy itself.`
        """,
      source: "alexanderjarvis/PXAlertView#62"),
    .init(
      .alertViewInSceneApp, since: 13_00, [.modelled], .measured,
      before: "`UIAlertView` works (deprecated)",
      after: """
        in a scene app `NSObjectNotAvailableException` from `-[UIAlertView initWithFrame:]`: \
        `UIAlertView is deprecated and unavailable for UIScene based applications, please use \
        UIAlertController!`
        """,
      source: "payu-intrepos/PayUMoney-IOS-SDK#54 (stack); Tencent/MLeaksFinder#122"),
    .init(
      .sceneAdoptionWarning, since: 18_04, [.guessedVersion], .assumed,
      before: "an app without scenes launches in silence",
      after: """
        console: `CLIENT OF UIKIT REQUIRES UPDATE: This process does not adopt UIScene \
        lifecycle. This will become an assert in a future version.`
        """,
      source: "defold/defold#11042 (August 2025); version assumed"),
    .init(
      .sceneAdoptionWarning26, since: 26_00, [.modelled], .measured,
      before: "as above",
      after: """
        console: `UIScene` lifecycle will soon be required. Failure to adopt will result in an \
        assert in the future. ``; with the SDK of 27 such an app does not launch
        """,
      source: """
        openfl/lime#1990; forcedotcom/SalesforceMobileSDK-iOS#4076; Apple page "UIKit updates" \
        (June 2026)
        """),
    .init(
      .openURLSynchronous, since: 18_00, [.sdk, .modelled], .documented,
      before: "`openURL:` opens and returns YES",
      after: """
        returns NO and opens nothing: `BUG IN CLIENT OF UIKIT: The caller of \
        UIApplication.openURL(_:) needs to migrate to the non-deprecated \
        UIApplication.open(_:options:completionHandler:). Force returning false (NO).`
        """,
      source: """
        iOS 18 release notes, quoted in \
        AzureAD/microsoft-authentication-library-common-for-objc#1424; \
        forcedotcom/SalesforceMobileSDK-iOS#3766
        """),
    .init(
      .openURLCompletion, since: 10_00, [.modelled], .documented,
      before: "only `openURL:`",
      after: "`openURL:options:completionHandler:`; the answer comes in the handler",
      source: "dotnet/macios (2022 state) `src/uikit.cs`"),
    .init(
      .canOpenURLSchemes, since: 9_00, [.sdk, .modelled], .measured,
      before: "any scheme can be asked for",
      after: """
        only those of `LSApplicationQueriesSchemes`; else NO and `-canOpenURL: failed for URL: \
        "x://" - error: "This app is not allowed to query for scheme x"`
        """,
      source: "ohh2ahh/AppAvailability#22; paypal/PayPal-iOS-SDK#307"),
    .init(
      .canOpenURLCount, since: 9_00, [], .measured,
      before: "no limit",
      after: """
        apps built with an older SDK: beyond a number of schemes `… - error: "This app has \
        exceeded the number of allowed scheme queries"`
        """,
      source: "Appboy/appboy-ios-sdk#27"),
    .init(
      .usageDescription, since: 10_00, [.sdk], .measured,
      before: "a missing purpose text shows an empty prompt",
      after: """
        the process ends: `This app has crashed because it attempted to access privacy-sensitive \
        data without a usage description.  The app's Info.plist must contain an \
        NSContactsUsageDescription key with a string value explaining to the user how the app \
        uses this data.`
        """,
      source: "element-hq/element-ios#605"),
    .init(
      .bluetoothDescription, since: 13_00, [.sdk], .measured,
      before: "Bluetooth needs no key, or `NSBluetoothPeripheralUsageDescription`",
      after: "the same text with `NSBluetoothAlwaysUsageDescription`",
      source: "petermetz/cordova-plugin-ibeacon#445; dzindra/BLE-iOS-demo#2"),
    .init(
      .orientationByKVC, since: 16_00, [.modelled], .measured,
      before: "`setValue:forKey:@\"orientation\"` of the device turns the interface",
      after: """
        no turn: `BUG IN CLIENT OF UIKIT: Setting UIDevice.orientation is not supported. Please \
        use UIWindowScene.requestGeometryUpdate(_:)`
        """,
      source: "flutter/flutter#111587; wonday/react-native-orientation-locker#241"),
    .init(
      .orientationQueries, since: 16_00, [.modelled], .documented,
      before: "`attemptRotationToDeviceOrientation` asks again",
      after: """
        `setNeedsUpdateOfSupportedInterfaceOrientations` does; scenes take \
        `requestGeometryUpdateWithPreferences:errorHandler:`
        """,
      source: "dotnet/macios `src/uikit.cs` (16.0)"),
    .init(
      .deviceName, since: 16_00, [.sdk, .modelled], .documented,
      before: "`UIDevice.name` is the user's name of the device",
      after: """
        `iPhone` or `iPad` without the entitlement \
        `com.apple.developer.device-information.user-assigned-device-name`
        """,
      source: """
        Apple page of `name`, quoted in becvert/cordova-plugin-device-name#17; \
        mozilla-mobile/firefox-ios#10943
        """),
    .init(
      .systemVersionCompat, since: 26_00, [], .measured,
      before: "version functions give the real version",
      after: "an app built with an SDK before 26 reads 19.0",
      source: "fluttercommunity/plus_plugins#3608 (log); siteline/swiftui-introspect#463"),
    .init(
      .pasteboardNotice, since: 14_00, [], .documented,
      before: "reading the general pasteboard is silent",
      after: """
        a banner for content of another app; `hasStrings`, `changeCount` and the detection \
        methods stay silent
        """,
      source: """
        Apple page of `UIPasteboard`, quoted in mozilla-mobile/firefox-ios#18024; \
        wordpress-mobile/WordPressAuthenticator-iOS#537
        """),
    .init(
      .pasteboardPrompt, since: 16_00, [], .reported,
      before: "a banner",
      after: "an alert that the user must answer: the read waits for it",
      source: "stevengharris/MarkupEditor#77"),
    .init(
      .pasteboardDetection, since: 14_00, [.modelled], .documented,
      before: "no way to test content without reading",
      after: "`detectPatternsForPatterns:completionHandler:` and values",
      source: "dotnet/macios `src/uikit.cs` (14.0)"),
    .init(
      .exitsOnSuspend, since: 13_00, [.modelled], .documented,
      before: "`UIApplicationExitsOnSuspend` ends the app in the background",
      after: "the key is ignored",
      source: "iOS 13 release notes, digest at javashuo.com (article p-ctqrsprs)"),
    .init(
      .locationAuthorization, since: 14_00, [.modelled], .assumed,
      before: """
        `locationManager:didChangeAuthorizationStatus:` is sent when a manager is made and at \
        changes
        """,
      after: """
        deprecated; `locationManagerDidChangeAuthorization:` is sent at the same moments, the \
        old one only where the new one is missing
        """,
      source: """
        dotnet/macios `src/corelocation.cs`; Apple text quoted in Subito-it/SBTUITestTunnel#164; \
        fallback assumed (kontaktio/kontakt-ios-sdk#85 saw none)
        """),
    .init(
      .userNotificationCenter, since: 10_00, [.modelled], .documented,
      before: "local notifications through `UIApplication` and its delegate",
      after: "`UNUserNotificationCenter` and its delegate",
      source: "dotnet/macios (2022 state) `src/usernotifications.cs`"),
    .init(
      .notificationOptions, since: 14_00, [.modelled], .documented,
      before: "presentation option `Alert`",
      after: "`Alert` is deprecated for `List` and `Banner`",
      source: "dotnet/macios `src/usernotifications.cs`"),
    .init(
      .statusBarFrameOfScene, since: 13_00, [.modelled], .documented,
      before: "`statusBarFrame` of the application",
      after: "deprecated; the window scene's `statusBarManager` has it",
      source: "dotnet/macios `src/uikit.cs`"),
    .init(
      .layoutOffMainThread, since: 13_00, [.guessedVersion, .modelled], .measured,
      before: """
        console: `This application is modifying the autolayout engine from a background thread \
        after the engine was accessed from the main thread. This can lead to engine corruption \
        and weird crashes.`
        """,
      after: """
        `NSInternalInconsistencyException`: `Modifications to the layout engine must not be \
        performed from a background thread after it has been accessed from the main thread.`
        """,
      source: """
        NativeScript/NativeScript#7219 (before); Tencent/QMUI_iOS#800 (2019, after); version \
        assumed
        """),
    .init(
      .observationTracking, since: 26_00, [.sdk], .reported,
      before: "`layoutSubviews` runs when asked for",
      after: """
        reads of observable Swift models in update methods are tracked and ask for the next \
        pass; from 18 with an Info.plist switch
        """,
      source: """
        onmyway133/blog#992; malpern/KeyPath#915; steipete/VibeMeter#34 (the switch on macOS)
        """),
  ]
}
