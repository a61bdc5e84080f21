internal import FoundationModels
package import SelectorRuntime

/// What sources disagree on, or nobody has measured: named settings of one world.
///
/// Each has a default and either a list of alternatives or a range of numbers.
package struct UIKitSettings {
  /// The names.
  package enum Name: String, CaseIterable, Sendable {
    case epoch
    case uptime
    case controlSlack
    case dragExitOrder
    case trackingOrder
    case repeatedTarget
    case controlTargets
    case disabledInTouch
    case nilTargetStart
    case keyboardHeight
    case removedViewTouches
    case multiTapInterval
    case multiTapRadius
    case tapMovementLimit
    case tapTimeLimit
    case panExtraTouch
    case panTranslationAtBegan
    case velocityWindow
    case pinchBegan
    case pinchEnd
    case pinchSlop
    case rotationSlop
    case edgeRegion
    case edgeTouches
    case pageDelay
    case refusedResponse
    case webPolicyTime
    case alertDuration
    case alertDelegate
    case alertCancelOnTap
    case sheetButtonOrder
    case scrollViewDelegate
    case insetAtTop
    case compat
    case draggingWhileCoasting
    case offsetSetInCoast
    case stoppedCoastEnd
    case caughtCoastEnd
    case announcedTarget
    case pageSnapDuration
    case pagingWillEndDragging
    case directionalLockAngle
    case smallContentDrag
    case nestedScrollAtEdge
    case scrollAnimationDuration
    case scrollAnimationCurve
    case abortedScrollAnimation
    case idleScrollAnimation
    case scrollToTopAtTop
    case statusBarHeight
    case refreshPull
    case contentTouchDelay
    case controlContentTouches
    case updateDuration
    case fullSwipeThreshold
    case overlappingAnimations
    case zeroDurationCompletion
    case idleAnimation
    case unanimatedPush
    case rootPush
    case navigationTransitionDuration
    case modalTransitionDuration
    case interactivePopThreshold
    case interactivePopFling
    case didMoveOnPush
    case layoutDirection
    case rotationDuration
    case remoteNotifications
    case mainThreadChecker
  }

  /// What a setting can be.
  package enum Choice: Equatable, Sendable {
    /// One of these words; the first is the default.
    case words([String])
    /// A number that is not negative, and its default.
    case number(Double)
  }

  /// A value of a setting.
  package enum Setting: Equatable, Sendable {
    case word(String)
    case number(Double)
  }

  private var changed: [Name: Setting] = [:]

  /// The present value.
  package subscript(name: Name) -> Setting {
    if let setting = changed[name] { return setting }
    switch name.choice {
    case .words(let words): return .word(words[0])
    case .number(let number): return .number(number)
    }
  }

  /// The present value of a setting that is a number.
  func number(_ name: Name) -> Double {
    if case .number(let number) = self[name] { number } else { 0 }
  }

  /// Whether a setting that is a word is this one.
  func `is`(_ name: Name, _ word: String) -> Bool { self[name] == .word(word) }

  /// Changes a setting.
  ///
  /// - Parameter others: the names of settings that are kept elsewhere, for the error.
  /// - Throws: ``RuntimeError`` when there is no such setting, or it cannot be that.
  package mutating func set(_ name: String, to value: Value, besides others: [String] = []) throws {
    guard let known = Name(rawValue: name) else {
      let names = (Name.allCases.map(\.rawValue) + others).sorted().joined(separator: ", ")
      throw RuntimeError(.invalidArgument, "no setting is named '\(name)'; there are \(names)")
    }
    switch (known.choice, value) {
    case (.words(let words), .string(let word)) where words.contains(word):
      changed[known] = .word(word)
    case (.number, .number(let number)) where number.isFinite && number >= 0:
      changed[known] = .number(number)
    case (.number, .integer(let integer)) where integer >= 0:
      changed[known] = .number(Double(integer))
    default:
      throw RuntimeError(
        .invalidArgument, "setting '\(name)' must be \(known.expectation), got \(value.typeName)")
    }
  }
}

extension UIKitSettings.Name {
  /// The default and what else it can be.
  package var choice: UIKitSettings.Choice {
    switch self {
    case .epoch: .number(ClockStart.usualEpoch)
    case .uptime: .number(ClockStart.usualUptime)
    case .controlSlack: .number(70)
    case .dragExitOrder: .words(["combined", "exitFirst"])
    case .trackingOrder: .words(["trackingFirst", "touchDownFirst"])
    case .repeatedTarget: .words(["merge", "replace", "separate"])
    case .controlTargets: .words(["weak", "unsafe"])
    case .disabledInTouch: .words(["letsGo", "goesOn"])
    case .nilTargetStart: .words(["firstResponder", "sender"])
    case .keyboardHeight: .number(291)
    case .removedViewTouches: .words(["kept", "dropped"])
    case .multiTapInterval: .number(0.35)
    case .multiTapRadius: .number(45)
    case .tapMovementLimit: .number(45)
    case .tapTimeLimit: .number(0.75)
    case .panExtraTouch: .words(["ignored", "fails"])
    case .panTranslationAtBegan: .words(["travel", "zero"])
    case .velocityWindow: .number(0.1)
    case .pinchBegan: .words(["distanceChanges", "secondFinger"])
    case .pinchEnd: .words(["bothLift", "oneLift"])
    case .pinchSlop: .number(0)
    case .rotationSlop: .number(0)
    case .edgeRegion: .number(20)
    case .edgeTouches: .words(["inferred", "marked"])
    case .pageDelay: .number(0.01)
    case .refusedResponse: .words(["fails", "silent"])
    case .webPolicyTime: .words(["later", "atOnce"])
    case .scrollViewDelegate, .insetAtTop, .compat, .draggingWhileCoasting, .offsetSetInCoast,
      .stoppedCoastEnd, .caughtCoastEnd, .announcedTarget, .pageSnapDuration,
      .pagingWillEndDragging, .directionalLockAngle, .smallContentDrag, .nestedScrollAtEdge,
      .scrollAnimationDuration, .scrollAnimationCurve, .abortedScrollAnimation,
      .idleScrollAnimation, .scrollToTopAtTop, .statusBarHeight, .refreshPull, .contentTouchDelay,
      .controlContentTouches:
      scrolling.choice
    case .alertDuration: .number(0.25)
    case .alertDelegate: .words(["assign", "weak"])
    case .alertCancelOnTap: .words(["never", "before", "after"])
    case .sheetButtonOrder: .words(["destructiveFirst", "othersFirst"])
    case .updateDuration: .number(0.3)
    case .fullSwipeThreshold: .number(0.6)
    case .overlappingAnimations: .words(["interrupt", "add"])
    case .zeroDurationCompletion: .words(["nextTurn", "atOnce"])
    case .idleAnimation: .words(["endsAtOnce", "lasts"])
    case .rotationDuration: .number(0.3)
    case .remoteNotifications: .words(["token", "refused"])
    case .mainThreadChecker: .words(["print", "error", "off"])
    case .unanimatedPush: .words(["layoutPass", "atOnce"])
    case .rootPush: .words(["pushes", "sets"])
    case .navigationTransitionDuration: .number(0.35)
    case .modalTransitionDuration: .number(0.5)
    case .interactivePopThreshold: .number(0.5)
    case .interactivePopFling: .number(400)
    case .didMoveOnPush: .words(["sent", "omitted"])
    case .layoutDirection: .words(["leftToRight", "rightToLeft"])
    }
  }

  /// What it decides, and who says what.
  package var summary: String {
    switch self {
    case .epoch:
      "the date at virtual time 0, in seconds since 1970: what NSDate and NSLog count from"
    case .uptime:
      "how many seconds the device has run at virtual time 0: what CACurrentMediaTime, systemUptime "
        + "and the time stamps of touches and frames count from"
    case .controlSlack:
      "how many points beyond its bounds a control still counts a finger as inside; informal "
        + "reports say about 70, one says 100"
    case .dragExitOrder:
      "a drag that leaves a control: DragOutside and DragExit in one visit of the pairs "
        + "(Chameleon), or all pairs for DragExit first (WinObjC)"
    case .trackingOrder:
      "whether beginTrackingWithTouch: comes before the TouchDown actions (Chameleon) or after "
        + "them (WinObjC)"
    case .repeatedTarget:
      "addTarget: for a pair that is registered: the masks are merged (Apple's wording), the new "
        + "mask replaces the old one (WinObjC), or there are two registrations (Chameleon)"
    case .controlTargets:
      "whether a control forgets a target that has gone (today), or dangles (before ARC)"
    case .disabledInTouch:
      "a control that is disabled while a finger is on it: it lets go of the finger (Apple's wording), "
        + "or sends what the lift stands for all the same (a radar of iOS 11 and 12)"
    case .nilTargetStart:
      "where an action without a target starts to look: at the first responder if there is one "
        + "(Apple's wording), or always at the sender (Chameleon's experiments)"
    case .keyboardHeight:
      "the height in points that the keyboard's notifications tell; 291 is commonly seen of phones "
        + "this wide, without what a home indicator takes"
    case .removedViewTouches:
      "whether a view that leaves its window during a touch goes on receiving it, or is dropped "
        + "from it (Chameleon)"
    case .multiTapInterval:
      "the longest time in seconds between a lift and the next touch-down of a double tap; 0.35 "
        + "is WinObjC's"
    case .multiTapRadius:
      "how many points apart the taps of a double tap may be; nobody has measured it"
    case .tapMovementLimit:
      "how many points a finger may move during a tap that a recognizer recognizes; nobody has "
        + "measured it"
    case .tapTimeLimit:
      "how many seconds a tap that a recognizer recognizes may last: 0.75 (WinObjC) or 1.5 "
        + "(Gestouch)"
    case .panExtraTouch:
      "what one finger more than maximumNumberOfTouches does to a pan: it is ignored, or the pan "
        + "fails if it has not begun; nobody has measured it"
    case .panTranslationAtBegan:
      "the translation of a plain pan when it begins: the way that the finger has made, or zero; "
        + "nobody has measured it"
    case .velocityWindow:
      "how many seconds of the last movement count for a velocity; about 0.1 is measured, not the "
        + "exact length"
    case .pinchBegan:
      "when a pinch begins: when the distance of its fingers changes (Apple's wording), or when the "
        + "second finger comes down (a test of UIKit-cross-platform)"
    case .pinchEnd:
      "whether a pinch or a rotation ends when both fingers have left (Apple's wording), or one"
    case .pinchSlop:
      "by how many points the distance of two fingers has to change for a pinch to begin, 0 for "
        + "any; nobody has measured it"
    case .rotationSlop:
      "by how many radians two fingers have to turn for a rotation to begin, 0 for any; nobody has "
        + "measured it"
    case .edgeRegion:
      "how many points from the edge of the screen a screen-edge pan may begin; private on devices"
    case .edgeTouches:
      "whether any finger that comes down there begins a screen-edge pan, or only one that an edge "
        + "swipe has marked, as on devices (KIF)"
    case .pageDelay:
      "how many seconds a page takes to answer that does not say so itself; ours"
    case .refusedResponse:
      "a WKWebView whose delegate refuses a response: the navigation fails as interrupted by the "
        + "policy (WebKit's error 102), or nothing more is told"
    case .webPolicyTime:
      "whether a UIWebView asks its delegate in a turn of the run loop after loadRequest: (as the "
        + "stacks of published crashes show), or inside it"
    case .scrollViewDelegate, .insetAtTop, .compat, .draggingWhileCoasting, .offsetSetInCoast,
      .stoppedCoastEnd, .caughtCoastEnd, .announcedTarget, .pageSnapDuration,
      .pagingWillEndDragging, .directionalLockAngle, .smallContentDrag, .nestedScrollAtEdge,
      .scrollAnimationDuration, .scrollAnimationCurve, .abortedScrollAnimation,
      .idleScrollAnimation, .scrollToTopAtTop, .statusBarHeight, .refreshPull, .contentTouchDelay,
      .controlContentTouches:
      scrolling.summary
    case .alertDuration:
      "how many seconds an alert or a sheet takes to come or to go; WinObjC's"
    case .alertDelegate:
      "whether the delegate of an alert or a sheet dangles when it goes (the header), or is "
        + "forgotten (WinObjC)"
    case .alertCancelOnTap:
      "whether a tap on the cancel button sends alertViewCancel: or actionSheetCancel: too: not at "
        + "all (Apple), before the click (WinObjC), or after it (Chameleon)"
    case .sheetButtonOrder:
      "the buttons of a sheet: destructive, others, cancel (Apple), or others, destructive, cancel "
        + "(Chameleon)"
    case .updateDuration:
      "after how many seconds a batch of updates of rows or items calls its completion; nobody has "
        + "measured it"
    case .fullSwipeThreshold:
      "the part of a row's width behind which a swipe does what its first action does; nobody has "
        + "measured it"
    case .overlappingAnimations:
      "a second animation of a property that is being animated: it interrupts the first, whose "
        + "completion gets NO, or adds to it and both finish (positions, from iOS 8 on)"
    case .zeroDurationCompletion:
      "when an animation of no length is complete: in the next turn of the run loop (Apple's "
        + "documentation), or before the call returns"
    case .idleAnimation:
      "an animation whose block changes nothing that can be animated: it is complete in the next "
        + "turn of the run loop (commonly seen), or lasts as long as it says"
    case .unanimatedPush:
      "when what comes of a push or pop without animation is told: in the next layout pass "
        + "(Chameleon), or before the call returns (tests of another reimplementation)"
    case .rootPush:
      "whether initWithRootViewController: sends pushViewController:animated:, or sets the stack "
        + "itself; nobody has verified it"
    case .navigationTransitionDuration:
      "how many seconds an animated push or pop takes; a usual estimate"
    case .modalTransitionDuration:
      "how many seconds an animated presentation or dismissal takes; a usual estimate"
    case .interactivePopThreshold:
      "the part of the width behind which a lift completes an interactive pop; nobody has "
        + "measured it"
    case .interactivePopFling:
      "the speed in points per second that decides an interactive pop by itself, in either "
        + "direction; nobody has measured it"
    case .rotationDuration:
      "how many seconds the interface takes to turn by a quarter, as commonly seen"
    case .mainThreadChecker:
      "What a message to UIKit on another thread than the main one does: print says so once for each "
        + "method, error raises it."
    case .remoteNotifications:
      "what registerForRemoteNotifications leads to: a device token, or the error of a simulator"
    case .layoutDirection:
      "the user interface layout direction that the application answers; leftToRight is that of "
        + "most languages"
    case .didMoveOnPush:
      "whether a pushed controller gets didMoveToParentViewController: after it has appeared "
        + "(a published log), or not at all (Chameleon, of older systems)"
    }
  }

  fileprivate var expectation: String {
    switch choice {
    case .words(let words): words.map { "'\($0)'" }.joined(separator: " or ")
    case .number: "a number that is not negative"
    }
  }
}
