/// The differences of the section "Foundation".
extension SystemDifferences {
  static let foundation: [SystemDifference] = [
    .init(
      .notificationWeakObservers, since: 9_00, [.modelled], .documented,
      before: """
        the centre keeps an unretained pointer: a message to a dead observer crashes
        """,
      after: """
        zeroing weak reference; a dead observer is removed at the next post; block observers are \
        still retained
        """,
      source: """
        Foundation release notes OS X 10.11, quoted at useyourloaf.com "Unregistering \
        NSNotificationCenter Observers in iOS 9"
        """),
    .init(
      .notificationDuringDealloc, since: 9_00, [.modelled], .documented,
      before: "an observer can receive notifications while it is deallocated",
      after: "not, if it can be weakly referenced",
      source: "the same release notes"),
    .init(
      .dataDescription, since: 13_00, [.sdk, .modelled], .measured,
      before: "`<00010203 04050607 …>`, all bytes",
      after: """
        `{length = 32, bytes = 0x00010203 04050607 08090a0b 0c0d0e0f ... 18191a1b 1c1d1e1f }`, \
        shortened beyond 24 bytes
        """,
      source: """
        nshipster.com/apns-device-tokens; dev.mo4tech.com device token article (log)
        """),
    .init(
      .urlParsing, since: 17_00, [.sdk, .modelled], .documented,
      before: """
        `URLWithString:` follows RFC 1738/1808 and returns nil for an illegal character
        """,
      after: """
        RFC 3986, as `NSURLComponents`; illegal characters are percent-encoded, hosts \
        IDNA-encoded; `https://stuff.com#bar=foo#` becomes `…foo%23`
        """,
      source: """
        Apple page of `URLWithString:`, quoted in \
        AzureAD/microsoft-authentication-library-common-for-objc#1351
        """),
    .init(
      .urlDoubleEncoding, since: 17_00, [.sdk, .modelled], .reported,
      before: "`%22[]` is refused or kept",
      after: "one illegal character makes the parser encode all, `%` too: `%2522%5B%5D`",
      source: "react/react-native#39344; at-internet/atinternet-apple-sdk#139"),
    .init(
      .urlStrictInitializer, since: 17_00, [.modelled], .documented,
      before: "no way to choose",
      after: "`initWithString:encodingInvalidCharacters:`; NO gives the nil of before",
      source: """
        dotnet/macios `src/foundation.cs`; forcedotcom/SalesforceMobileSDK-iOS#3642
        """),
    .init(
      .timeSpace, since: 17_00, [.modelled], .measured,
      before: "`3:05 PM` with U+0020 before the marker (en_US styles)",
      after: "with U+202F; strings that look equal differ",
      source: """
        instructure/canvas-ios#2598 (failing test, Xcode 15); ICU 72.1 change: \
        roundcube/roundcubemail#8904
        """),
    .init(
      .hourSetting, since: 17_00, [.modelled], .reported,
      before: "`ha` gives `3PM` when the user's clock is switched from 24 to 12 hours",
      after: "it gives `15` until the locale is read again",
      source: "malcommac/SwiftDate#825 (console)"),
    .init(
      .zeroZoneName, since: 26_00, [.modelled], .assumed,
      before: "a full time style ends in `GMT`",
      after: "`GMT+00:00` (full) or `GMT+0` (long)",
      source: "skiptools/skip-foundation#108 (macOS 26.4 test log); iOS assumed"),
    .init(
      .jsonErrorPlace, since: 15_00, [.guessedVersion, .modelled], .assumed,
      before: """
        `JSON text did not start with array or object and option to allow fragments not set.`
        """,
      after: "the same, followed by ` around line 1, column 0.`",
      source: """
        before: AFNetworking/AFNetworking#3331; after: upyun/ios-sdk#21 (2023 log); version not \
        stated
        """),
    .init(
      .jsonErrorDescription, since: 9_00, [.modelled], .measured,
      before: """
        `NSLocalizedDescription` is `The operation couldn’t be completed. (Cocoa error 3840.)`
        """,
      after: "the description is the debug text",
      source: "AFNetworking/AFNetworking#2795 (iOS 8) and #3331 (iOS 9)"),
    .init(
      .jsonNaNText, since: 16_00, [.guessedVersion, .modelled], .reported,
      before: "writing NaN raises `Invalid number value (NaN) in JSON write`",
      after: "it raises `NaN number in JSON write`",
      source: "crash reports before and since 2023; version between them"),
    .init(
      .predicateSelectors, since: 15_00, [.modelled], .measured,
      before: "a key path of a predicate may name any method",
      after: """
        a computed key ends the process (SIGABRT in `-[_NSPredicateUtilities \
        _predicateSecurityAction]`): `NSPredicate: NSFunctionExpression with selector 'dtx_text' \
        is forbidden.`
        """,
      source: "wix/Detox#3420 (simulators above 15.0)"),
    .init(
      .expressionFunctions, since: 16_00, [.guessedVersion], .reported,
      before: "own functions in `NSExpression` run",
      after: """
        console, or refusal: `NSPredicate: Use of 'mgl_join:' as an NSExpression function is \
        forbidden.`
        """,
      source: "maplibre/maplibre-native#331"),
    .init(
      .unarchiveErrorMethods, since: 11_00, [.modelled], .documented,
      before: "`unarchiveObjectWithData:` raises for a bad archive",
      after: "`unarchivedObjectOfClass:fromData:error:` returns an error",
      source: "dotnet/macios (2022 state) `src/foundation.cs`"),
    .init(
      .unarchivePlistWarning, since: 15_00, [.modelled], .measured,
      before: "plist classes inside an allowed class pass in silence",
      after: """
        console: `*** -[NSKeyedUnarchiver validateAllowedClass:forKey:] allowed unarchiving safe \
        plist type ''NSString' (0x…) […]' for key 'NS.keys', even though it was not explicitly \
        included in the client allowed classes set: '{( … )}'. This will be disallowed in the \
        future.`
        """,
      source: "facebook/facebook-ios-sdk#1887; mapbox/mapbox-events-ios#295"),
    .init(
      .unarchiveNSObjectWarning, since: 15_00, [.modelled], .measured,
      before: "`NSObject` as allowed class passes in silence",
      after: """
        console: `*** -[NSKeyedUnarchiver validateAllowedClass:forKey:]: NSSecureCoding allowed \
        classes list contains [NSObject class], which bypasses security by allowing any \
        Objective-C class to be implicitly decoded. … This will become an error in the future.`
        """,
      source: "TheLevelUp/LUKeychainAccess#29 (15.4); mixpanel/mixpanel-iphone#985"),
    .init(
      .timerBlocks, since: 10_00, [.modelled], .documented,
      before: "timers take a target and selector",
      after: "`scheduledTimerWithTimeInterval:repeats:block:`",
      source: "dotnet/macios (2022 state) `src/foundation.cs`"),
    .init(
      .runLoopBlocks, since: 10_00, [.modelled], .documented,
      before: "only selectors can be scheduled on a run loop",
      after: "`performBlock:` and `performInModes:block:`",
      source: "dotnet/macios (2022 state) `src/foundation.cs`"),
    .init(
      .colorDescription, since: 10_00, [.sdk, .modelled], .measured,
      before: "`UIDeviceRGBColorSpace 0.65 0.65 0.62 1`",
      after: """
        `UIExtendedSRGBColorSpace …` (greys: `UIExtendedGrayColorSpace`); components can leave \
        0…1
        """,
      source: "bsudekum/react-native-color-grabber#2 (both logs); yahoo/AppDevKit#81"),
    .init(
      .systemFontByName, since: 13_00, [.sdk, .modelled], .measured,
      before: "`fontWithName:@\".SFUI-Regular\"` returns the system font",
      after: """
        returns Times New Roman; `CoreText note: Client requested name ".SFUI-Regular", it will \
        get TimesNewRomanPSMT rather than the intended font. All system UI font access should be \
        through proper APIs such as CTFontCreateUIFontForLanguage() or +[UIFont \
        systemFontOfSize:].`
        """,
      source: """
        Marxon13/M13ProgressSuite#133; apasccon/SearchTextField#195; earlier wording `CoreText \
        performance note: Client called CTFontCreateWithName() using name ".SFUI-Regular" and \
        got font with PostScript name "TimesNewRomanPSMT".`: Cocoanetics/DTCoreText#1168
        """),
    .init(
      .emptyArrayText, since: 26_00, [.guessedVersion, .modelled], .assumed,
      before: "an index beyond `__NSArray0` says `empty NSArray`",
      after: "it says `empty array`",
      source: "both texts in logs, values.md item 40 of this project; version assumed"),
    .init(
      .stringRangeException, since: 18_00, [.guessedVersion, .modelled], .measured,
      before: "a range outside a string raises `NSRangeException`",
      after: "it raises `NSInvalidArgumentException` with the same text",
      source: """
        logs until 2021 and since 2024, values.md item 76 of this project; version between them
        """),
    .init(
      .dictionaryNilText, since: 11_00, [.modelled], .measured,
      before: """
        nil for a key of a mutable dictionary: `*** setObjectForKey: object cannot be nil (key: \
        k)`
        """,
      after: "`*** -[__NSDictionaryM setObject:forKey:]: object cannot be nil (key: k)`",
      source: "values.md item 59 of this project"),
  ]
}
