/// The differences of the section "Controllers".
extension SystemDifferences {
  static let controllers: [SystemDifference] = [
    .init(
      .defaultPresentation, since: 13_00, [.sdk, .modelled], .documented,
      before: "`modalPresentationStyle` is full screen",
      after: "automatic, mostly page sheet",
      source: """
        Apple page of `modalPresentationStyle`, quoted in jonkykong/SideMenu#558; \
        wix/react-native-navigation#5709
        """),
    .init(
      .presenterAppearance, since: 13_00, [.sdk, .modelled], .reported,
      before: """
        a presented controller sends `viewWillDisappear:`/`viewDidDisappear:` to the presenter, \
        and `viewWillAppear:`/`viewDidAppear:` on the way back
        """,
      after: "none of the four under a sheet",
      source: "ReSwift/ReSwift#412; pretix/pretixscan-ios#18"),
    .init(
      .swipeDismissal, since: 13_00, [.sdk, .modelled], .reported,
      before: "only code dismisses, through `dismissViewControllerAnimated:completion:`",
      after: "the user's pull dismisses without that method; hooks on it see nothing",
      source: "MvvmCross/MvvmCross#3546; iZettle/Presentation#41"),
    .init(
      .didDismissOnlyByUser, since: 13_00, [.modelled], .reported,
      before: "no such callback",
      after: """
        `presentationControllerDidDismiss:` is sent after the user's pull only, not after a \
        dismissal in code
        """,
      source: "tinkoff-mobile-tech/tinkoff-asdk-ios#118"),
    .init(
      .modalInPresentation, since: 13_00, [.modelled], .documented,
      before: "`modalInPopover` on iPad",
      after: """
        `modalInPresentation` YES blocks the pull; the delegate receives \
        `presentationControllerDidAttemptToDismiss:`
        """,
      source: "dotnet/macios `src/uikit.cs` (13.0); iZettle/Presentation#43"),
    .init(
      .presentActiveText, since: 14_00, [.guessedVersion, .modelled], .measured,
      before: """
        `NSInvalidArgumentException`: `Application tried to present modally an active controller \
        <…>.`
        """,
      after: """
        `Application tried to present modally a view controller <…> that is already being \
        presented by <…>.`
        """,
      source: """
        before, on 13.0: material-components/material-components-ios#8506 (stack); after, \
        January 2021: Expensify/react-native-share-menu#101; version between them
        """),
    .init(
      .viewIsAppearing, since: 13_00, [.modelled], .documented,
      before: "`viewWillAppear:`, then layout",
      after: """
        `viewIsAppearing:` between them, with final traits and sizes; declared in the SDK of 17, \
        works from 13
        """,
      source: "dotnet/macios `src/uikit.cs` (13.0); getsentry/sentry-cocoa#3100"),
    .init(
      .traitsPredicted, since: 13_00, [.modelled], .documented,
      before: """
        a new view has unspecified traits; `traitCollectionDidChange:` is sent when it enters a \
        window
        """,
      after: """
        traits are predicted at creation; nothing is sent where the prediction holds
        """,
      source: """
        iOS 13 release notes, quoted in wikimedia/wikipedia-ios#3229; uias/Tabman#458
        """),
    .init(
      .traitChangeEarlier, since: 17_00, [], .reported,
      before: """
        `traitCollectionDidChange:` comes after the outlets of a controller are set
        """,
      after: "it can come earlier in the life of a controller",
      source: "lascic/UIOnboarding#19 (crash)"),
    .init(
      .traitRegistration, since: 17_00, [.modelled], .documented,
      before: "override `traitCollectionDidChange:`",
      after: """
        deprecated; `registerForTraitChanges:withTarget:action:` or with a handler, for named \
        traits; `updateTraitsIfNeeded`
        """,
      source: "dotnet/macios `src/uikit.cs` (17.0)"),
    .init(
      .traitChangeOnCreation, since: 13_00, [], .reported,
      before: """
        where traits differ from the default, `traitCollectionDidChange:` comes when the view is \
        added
        """,
      after: "it can come while the view is made",
      source: "wordpress-mobile/WordPress-iOS#12525 (see Contradictions)"),
    .init(
      .safeArea, since: 11_00, [.modelled], .documented,
      before: "`topLayoutGuide` and `bottomLayoutGuide`",
      after: "`safeAreaInsets`, `viewSafeAreaInsetsDidChange`",
      source: "dotnet/macios (2022 state) `src/uikit.cs`"),
    .init(
      .automaticInsets, since: 11_00, [.sdk, .modelled], .reported,
      before: """
        the controller writes bar heights into the `contentInset` of its first scroll view
        """,
      after: """
        `contentInset` stays the app's; `adjustedContentInset` adds the safe area by \
        `contentInsetAdjustmentBehavior` (automatic)
        """,
      source: "react/react-native#15023; lionheart/openradar-mirror#17914"),
    .init(
      .adjustedInsetWithoutController, since: 11_00, [.modelled], .reported,
      before: "`automaticallyAdjustsScrollViewInsets` NO stops it",
      after: "NO also stops the automatic behaviour",
      source: "material-components/material-components-ios#2265"),
    .init(
      .refreshInset, since: 13_00, [.modelled], .documented,
      before: "a refreshing `UIRefreshControl` adds to `contentInset`",
      after: "adds to `adjustedContentInset`",
      source: "square/Blueprint#176; iOS 13 release notes digest (javashuo.com)"),
    .init(
      .definesPresentationContext, since: 13_00, [.modelled], .documented,
      before: "an app must set it for a search controller",
      after: """
        the navigation controller sets it to YES for a shown controller whose item has a search \
        controller
        """,
      source: "iOS 13 release notes digest (javashuo.com)"),
    .init(
      .shouldPopRaises, since: 13_00, [.sdk, .modelled], .measured,
      before: "an override of `navigationBar:shouldPopItem:` pops itself and returns YES",
      after: """
        `NSInternalInconsistencyException`: `Override of -navigationBar:shouldPopItem: returned \
        YES after manually popping a view controller (navigationController=<…>)`
        """,
      source: "banchichen/TZImagePickerController#1151; wangrui460/WRNavigationBar#182"),
    .init(
      .shouldPopOwnPop, since: 13_00, [.modelled], .reported,
      before: """
        `shouldPopItem:` must pop the controller itself to keep bar and stack together
        """,
      after: "returning YES is enough",
      source: "wix/react-native-navigation#6995"),
    .init(
      .shouldPopInCategory, since: 13_04, [.modelled], .reported,
      before: """
        a category of `UINavigationController` that defines `navigationBar:shouldPopItem:` is \
        called
        """,
      after: """
        not called any more; a subclass that defines it is (`didPopItem:` still comes)
        """,
      source: """
        woocommerce/woocommerce-ios#2089 (13.3 yes, 13.4 no); \
        onegray/UIViewController-BackButtonHandler#13
        """),
    .init(
      .backMenu, since: 14_00, [.modelled], .reported,
      before: "one pop for one tap",
      after: """
        a long press offers the whole stack; a pop of several items sends `didPopItem:` and no \
        `shouldPopItem:`
        """,
      source: "wikimedia/wikipedia-ios#3640 (beta 5)"),
    .init(
      .scrollEdgeBar, since: 15_00, [.sdk, .modelled], .reported,
      before: "a bar without scroll-edge appearance uses its standard one",
      after: """
        at the top edge it uses `scrollEdgeAppearance`, by default without background; \
        `barTintColor` has no effect there
        """,
      source: "kickstarter/ios-oss#1684; gini/gini-vision-lib-ios#462"),
    .init(
      .barButtonLayout, since: 11_00, [.modelled], .measured,
      before: "custom views of bar items keep their frames",
      after: """
        they are arranged in a stack view with constraints (adaptor `_UITAMICAdaptorView`); \
        frames are not kept
        """,
      source: "wix/react-native-navigation#4732 (log)"),
    .init(
      .negativeSpacer, since: 11_00, [.modelled], .reported,
      before: "a fixed space of negative width moves items",
      after: "no effect",
      source: "devxoul/UINavigationItem-Margin#8; toggl/superday#771"),
    .init(
      .privateLayoutMargins, since: 13_00, [.sdk, .modelled], .measured,
      before: "an app may set the layout margins of a navigation bar's content view",
      after: """
        `NSInternalInconsistencyException`: `Client error attempting to change layout margins of a \
        private view`, in `-[_UINavigationBarContentView setLayoutMargins:]` and \
        `setDirectionalLayoutMargins:`
        """,
      source: """
        eggswift/ESTabBarController#213; Tencent/QMUI_iOS#728; QMUI/QMUIDemo_iOS#38 (logs)
        """),
    .init(
      .navigationItemRecognizers, since: 11_00, [.sdk], .reported,
      before: "recognizers on subviews of a navigation item fire",
      after: "do not fire",
      source: "lionheart/openradar-mirror#18547"),
    .init(
      .contentPopGesture, since: 26_00, [.modelled], .reported,
      before: "popping starts at the left edge (`interactivePopGestureRecognizer`)",
      after: """
        also anywhere, by `interactiveContentPopGestureRecognizer`; touches work during the \
        transition, so several pops can overlap
        """,
      source: "grahammendick/navigation#888; software-mansion/react-native-screens#3173"),
    .init(
      .viewIfLoaded, since: 9_00, [.modelled], .documented,
      before: "only `view`, which loads",
      after: "`viewIfLoaded`, `loadViewIfNeeded`",
      source: "dotnet/macios (2022 state) `src/uikit.cs`"),
    .init(
      .pushTwiceText, since: 13_00, [.modelled], .measured,
      before: """
        `Pushing the same view controller instance more than once is not supported (<B: 0x…>)`
        """,
      after: """
        `<UINavigationController: 0x…> is pushing the same view controller instance (<B: 0x…>) \
        more than once which is not supported and is most likely an error in the application : \
        <bundle identifier>`
        """,
      source: "NewsBlur#886 (9), zendesk_sdk_chat_ios#220 (12.1), SwiftAlgorithms#31 (13)"),
    .init(
      .presentWarningText, since: 13_00, [.modelled], .reported,
      before: "console: `Warning: Attempt to present <…> on <…> whose view is not in …`",
      after: "console: `[Presentation] Attempt to present <…> on <…> (from <…>) whose view …`",
      source: "console lines in public reports of 12 and 13"),
    .init(
      .nestedPushText, since: 13_00, [.guessedVersion, .modelled], .measured,
      before: """
        console: `nested push animation can result in corrupted navigation bar`, at the end \
        `Finishing up a navigation transition in an unexpected state. Navigation Bar subview tree \
        might get corrupted.`
        """,
      after: """
        console: `nested push animation can result in a corrupted navigation bar`, then \
        `Attempting to begin a transition on navigation bar (<…>) while a transition is in \
        progress.`
        """,
      source: """
        CharlinFeng/SwipeNavigationVC#2 (2015, log); ChatSecure/ChatSecure-iOS#597 (2016, log); \
        HeroTransitions/Hero#638 (2019, log)
        """),
    .init(
      .searchDisplayController, since: 13_00, [.sdk, .modelled], .measured,
      before: "`UISearchDisplayController` works",
      after: """
        `NSGenericException`: `UISearchDisplayController is no longer supported when linking \
        against this version of iOS. Please migrate your application to UISearchController.`
        """,
      source: "dbukowski/DBDebugToolkit#34; mapbox/mapbox-gl-native#15559"),
  ]
}
