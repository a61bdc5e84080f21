/// The differences of the section "Gestures, controls and views".
extension SystemDifferences {
  static let controls: [SystemDifference] = [
    .init(
      .switchSize, since: 26_00, [.sdk, .modelled], .reported,
      before: "51 × 31 points",
      after: "63 × 28",
      source: "wanteddev/montage-ios#488; react/react-native#53247"),
    .init(
      .switchIntrinsicSize, since: 11_00, [.guessedVersion, .modelled], .measured,
      before: "intrinsic size 49 × 31 with a frame of 51 × 31",
      after: "both 51 × 31",
      source: "lionheart/openradar-mirror#17297 (10.3.1); end of it assumed"),
    .init(
      .datePickerStyle, since: 14_00, [.sdk, .modelled], .reported,
      before: "wheels",
      after: "`preferredDatePickerStyle` automatic, mostly compact: a small button",
      source: """
        skywinder/ActionSheetPicker-3.0#492; hackiftekhar/IQKeyboardManager#1760; property from \
        13.4: dotnet/macios
        """),
    .init(
      .pageControlTree, since: 14_00, [.modelled], .reported,
      before: "one subview a dot; all dots shown",
      after: """
        dots are images in an inner view; too many are cut to the width; code over `subviews` \
        breaks
        """,
      source: "gsdios/SDCycleScrollView#632; zvonicek/ImageSlideshow#425"),
    .init(
      .controlActions, since: 14_00, [.modelled], .assumed,
      before: "every event of a control runs through `sendAction:to:forEvent:`",
      after: """
        actions given as `UIAction` run through `sendAction:`; hooks on the old method miss them
        """,
      source: "dotnet/macios `src/uikit.cs` (`sendAction:` 14.0); the consequence assumed"),
    .init(
      .stackViewLayer, since: 14_00, [.modelled], .reported,
      before: """
        the layer is a `CATransformLayer`; a background colour shows nothing and may log \
        `<CATransformLayer: 0x…> - changing property opaque in transform-only layer, will have \
        no effect`
        """,
      after: "a `CALayer`; the colour is drawn",
      source: """
        IBDecodable/IBLinter#165; mapbox/mapbox-gl-native#2633; nsomar/OAStackView#13
        """),
    .init(
      .recognizerOneView, since: 9_00, [.modelled], .reported,
      before: "a recognizer of a nib can be wired to several views",
      after: "only one view keeps it",
      source: "lionheart/openradar-mirror#17178"),
    .init(
      .beginImageContextZero, since: 17_00, [.modelled], .measured,
      before: "a context of zero size is nil in silence",
      after: """
        `NSInternalInconsistencyException`: `UIGraphicsBeginImageContext() failed to allocate \
        CGBitampContext: size={382, 0}, scale=3.000000, bitmapInfo=0x2002. Use \
        UIGraphicsImageRenderer to avoid this assert.` (spelled so)
        """,
      source: """
        indragiek/InAppViewDebugger#14 (stack); SwiftOldDriver/iOS-Weekly#4114 (zero only)
        """),
    .init(
      .propertyAnimator, since: 10_00, [.modelled], .documented,
      before: "`+animateWithDuration:…` only",
      after: "`UIViewPropertyAnimator`",
      source: "dotnet/macios (2022 state) `src/uikit.cs`"),
    .init(
      .disabledInTouch, since: 13_00, [.guessedVersion, .modelled], .assumed,
      before: """
        11 and 12: a control that is disabled during a touch still sends `TouchUpInside`
        """,
      after: "it cancels the touch",
      source: "a radar of iOS 11 and 12; end of it assumed"),
    .init(
      .overlappingAnimations, since: 8_00, [.modelled], .reported,
      before: "a second animation of a position interrupts the first",
      after: "the animations are added, and both finish",
      source: "WWDC 2014 session 236; commonly seen"),
    .init(
      .actionInSendEvent, since: 10_00, [.modelled], .reported,
      before: "the action of a recognizer that a touch decides runs after `sendEvent:`",
      after: "it runs inside `sendEvent:`, before the view's part of the touch",
      source: "stacks of crash reports of 8, 9, and 12 to 17; a log of 2023"),
    .init(
      .viewDescriptionColors, since: 16_00, [.guessedVersion], .measured,
      before: "the description of a view names neither its background color nor its image",
      after: """
        it does: `backgroundColor = …`, `image = …`; that of a navigation bar ends in `delegate=0x…`
        """,
      source: """
        logs of 2020 and 2021 without them, of 16 to 26 with them (getsentry/sentry-cocoa, comments \
        in its tests); version between them
        """),
    .init(
      .textFieldBackground, since: 13_00, [.guessedVersion], .measured,
      before: "`<UITextField: 0x…; frame = …; text = ''; …; layer = …>`",
      after: """
        `…; placeholder = …; borderStyle = None; background = <_UITextFieldNoBackgroundProvider: …>`
        """,
      source: "logs of 8 to 12, and comments in tests of getsentry/sentry-cocoa"),
    .init(
      .listDescriptionSource, since: 13_00, [.guessedVersion], .measured,
      before: """
        the description of a table names no data source; that of a collection is followed by \
        `collection view layout: <…>`
        """,
      after: "it ends in `dataSource: <…>`, that of a collection in `layout: <…>; dataSource: <…>`",
      source: "logs of 8 to 12 in public projects, and of 2020 and later"),
    .init(
      .countdownFirstChange, since: 14_00, [.guessedVersion, .modelled], .reported,
      before: """
        the user's first change of a date picker in the mode of durations sends no event, unless \
        code has changed the value of the picker in its window
        """,
      after: "it does",
      source: """
        openradar 16048059 (7.0.4) and 16341977 (7.1); RETableViewManager#161 (8); RxSwift#1391; \
        react-native-datetimepicker/datetimepicker#30 (2019); no report of a newer system; \
        xmartlabs/XLForm#447 says in 2016 that it works
        """),
    .init(
      .pageControlImages, since: 14_00, [.modelled], .measured,
      before: "the keys `pageImage` and `currentPageImage` of a page control set the dots' images",
      after: """
        `pageImage` raises `NSInternalInconsistencyException`: `Call to obsolete private method \
        -[UIPageControl _setPageImage:]`; `_pageImage` has no variable any more: \
        `NSUnknownKeyException`
        """,
      source: "icofans/TTTagView#9 (14.x); yfming93/PagingButton#1 (2023)"),
  ]
}
