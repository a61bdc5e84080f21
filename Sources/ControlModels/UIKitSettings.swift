package import FoundationModels

/// The behaviour that sources disagree on, or that nobody has measured: settings of one world.
///
/// Each is a number that is not negative, or one of several words of which the first is the default.
package final class UIKitSettings: SettingGroup {
  /// Those of scroll views, made when one is there or a script asks for settings.
  private(set) lazy var scrolling = ScrollingSettings()
  override public var parts: [SettingGroup] { [scrolling] }

  @Setting("the date at virtual time 0, in seconds since 1970: what NSDate and NSLog count from")
  var epoch = ClockStart.usualEpoch
  @Setting(
    """
    how many seconds the device has run at virtual time 0: what CACurrentMediaTime, systemUptime \
    and the time stamps of touches and frames count from
    """)
  var uptime = ClockStart.usualUptime
  @Setting(
    """
    how many points beyond its bounds a control still counts a finger as inside; informal reports \
    say about 70, one says 100
    """)
  var controlSlack = 70.0
  enum DragExitOrder: String, SettingWord { case combined, exitFirst }
  @Setting(
    """
    a drag that leaves a control: DragOutside and DragExit in one visit of the pairs (Chameleon), \
    or all pairs for DragExit first (WinObjC)
    """)
  var dragExitOrder = DragExitOrder.combined
  enum TrackingOrder: String, SettingWord { case trackingFirst, touchDownFirst }
  @Setting(
    """
    whether beginTrackingWithTouch: comes before the TouchDown actions (Chameleon) or after them \
    (WinObjC)
    """)
  var trackingOrder = TrackingOrder.trackingFirst
  enum RepeatedTarget: String, SettingWord { case merge, replace, separate }
  @Setting(
    """
    addTarget: for a pair that is registered: the masks are merged (Apple's wording), the new mask \
    replaces the old one (WinObjC), or there are two registrations (Chameleon)
    """)
  var repeatedTarget = RepeatedTarget.merge
  enum ControlTargets: String, SettingWord { case weak, unsafe }
  @Setting("whether a control forgets a target that has gone (today), or dangles (before ARC)")
  var controlTargets = ControlTargets.weak
  enum DisabledInTouch: String, SettingWord { case letsGo, goesOn }
  @Setting(
    """
    a control that is disabled while a finger is on it: it lets go of the finger (Apple's \
    wording), or sends what the lift stands for all the same (a radar of iOS 11 and 12)
    """)
  var disabledInTouch = DisabledInTouch.letsGo
  enum NilTargetStart: String, SettingWord { case firstResponder, sender }
  @Setting(
    """
    where an action without a target starts to look: at the first responder if there is one \
    (Apple's wording), or always at the sender (Chameleon's experiments)
    """)
  var nilTargetStart = NilTargetStart.firstResponder
  @Setting(
    """
    the height in points that the keyboard's notifications tell; 291 is commonly seen of phones \
    this wide, without what a home indicator takes
    """)
  var keyboardHeight = 291.0
  enum RemovedViewTouches: String, SettingWord { case kept, dropped }
  @Setting(
    """
    whether a view that leaves its window during a touch goes on receiving it, or is dropped from \
    it (Chameleon)
    """)
  var removedViewTouches = RemovedViewTouches.kept
  @Setting(
    """
    the longest time in seconds between a lift and the next touch-down of a double tap; 0.35 is \
    WinObjC's
    """)
  var multiTapInterval = 0.35
  @Setting("how many points apart the taps of a double tap may be; nobody has measured it")
  var multiTapRadius = 45.0
  @Setting(
    """
    how many points a finger may move during a tap that a recognizer recognizes; nobody has \
    measured it
    """)
  var tapMovementLimit = 45.0
  @Setting(
    """
    how many seconds a tap that a recognizer recognizes may last: 0.75 (WinObjC) or 1.5 (Gestouch)
    """)
  var tapTimeLimit = 0.75
  enum PanExtraTouch: String, SettingWord { case ignored, fails }
  @Setting(
    """
    what one finger more than maximumNumberOfTouches does to a pan: it is ignored, or the pan \
    fails if it has not begun; nobody has measured it
    """)
  var panExtraTouch = PanExtraTouch.ignored
  enum PanTranslationAtBegan: String, SettingWord { case travel, zero }
  @Setting(
    """
    the translation of a plain pan when it begins: the way that the finger has made, or zero; \
    nobody has measured it
    """)
  var panTranslationAtBegan = PanTranslationAtBegan.travel
  @Setting(
    """
    how many seconds of the last movement count for a velocity; about 0.1 is measured, not the \
    exact length
    """)
  var velocityWindow = 0.1
  enum PinchBegan: String, SettingWord { case distanceChanges, secondFinger }
  @Setting(
    """
    when a pinch begins: when the distance of its fingers changes (Apple's wording), or when the \
    second finger comes down (a test of UIKit-cross-platform)
    """)
  var pinchBegan = PinchBegan.distanceChanges
  enum PinchEnd: String, SettingWord { case bothLift, oneLift }
  @Setting(
    """
    whether a pinch or a rotation ends when both fingers have left (Apple's wording), or one
    """)
  var pinchEnd = PinchEnd.bothLift
  @Setting(
    """
    by how many points the distance of two fingers has to change for a pinch to begin, 0 for any; \
    nobody has measured it
    """)
  var pinchSlop = 0.0
  @Setting(
    """
    by how many radians two fingers have to turn for a rotation to begin, 0 for any; nobody has \
    measured it
    """)
  var rotationSlop = 0.0
  @Setting(
    """
    how many points from the edge of the screen a screen-edge pan may begin; private on devices
    """)
  var edgeRegion = 20.0
  enum EdgeTouches: String, SettingWord { case inferred, marked }
  @Setting(
    """
    whether any finger that comes down there begins a screen-edge pan, or only one that an edge \
    swipe has marked, as on devices (KIF)
    """)
  var edgeTouches = EdgeTouches.inferred
  @Setting("how many seconds a page takes to answer that does not say so itself; ours")
  var pageDelay = 0.01
  enum RefusedResponse: String, SettingWord { case fails, silent }
  @Setting(
    """
    a WKWebView whose delegate refuses a response: the navigation fails as interrupted by the \
    policy (WebKit's error 102), or nothing more is told
    """)
  var refusedResponse = RefusedResponse.fails
  enum WebPolicyTime: String, SettingWord { case later, atOnce }
  @Setting(
    """
    whether a UIWebView asks its delegate in a turn of the run loop after loadRequest: (as the \
    stacks of published crashes show), or inside it
    """)
  var webPolicyTime = WebPolicyTime.later
  @Setting("how many seconds an alert or a sheet takes to come or to go; WinObjC's")
  var alertDuration = 0.25
  enum AlertDelegate: String, SettingWord { case assign, weak }
  @Setting(
    """
    whether the delegate of an alert or a sheet dangles when it goes (the header), or is forgotten \
    (WinObjC)
    """)
  var alertDelegate = AlertDelegate.assign
  enum AlertCancelOnTap: String, SettingWord { case never, before, after }
  @Setting(
    """
    whether a tap on the cancel button sends alertViewCancel: or actionSheetCancel: too: not at \
    all (Apple), before the click (WinObjC), or after it (Chameleon)
    """)
  var alertCancelOnTap = AlertCancelOnTap.never
  enum SheetButtonOrder: String, SettingWord { case destructiveFirst, othersFirst }
  @Setting(
    """
    the buttons of a sheet: destructive, others, cancel (Apple), or others, destructive, cancel \
    (Chameleon)
    """)
  var sheetButtonOrder = SheetButtonOrder.destructiveFirst
  @Setting(
    """
    after how many seconds a batch of updates of rows or items calls its completion; nobody has \
    measured it
    """)
  var updateDuration = 0.3
  @Setting(
    """
    the part of a row's width behind which a swipe does what its first action does; nobody has \
    measured it
    """)
  var fullSwipeThreshold = 0.6
  enum OverlappingAnimations: String, SettingWord { case interrupt, add }
  @Setting(
    """
    a second animation of a property that is being animated: it interrupts the first, whose \
    completion gets NO, or adds to it and both finish (positions, from iOS 8 on)
    """)
  var overlappingAnimations = OverlappingAnimations.interrupt
  enum ZeroDurationCompletion: String, SettingWord { case nextTurn, atOnce }
  @Setting(
    """
    when an animation of no length is complete: in the next turn of the run loop (Apple's \
    documentation), or before the call returns
    """)
  var zeroDurationCompletion = ZeroDurationCompletion.nextTurn
  enum IdleAnimation: String, SettingWord { case endsAtOnce, lasts }
  @Setting(
    """
    an animation whose block changes nothing that can be animated: it is complete in the next turn \
    of the run loop (commonly seen), or lasts as long as it says
    """)
  var idleAnimation = IdleAnimation.endsAtOnce
  enum UnanimatedPush: String, SettingWord { case layoutPass, atOnce }
  @Setting(
    """
    when what comes of a push or pop without animation is told: in the next layout pass \
    (Chameleon), or before the call returns (tests of another reimplementation)
    """)
  var unanimatedPush = UnanimatedPush.layoutPass
  enum RootPush: String, SettingWord { case pushes, sets }
  @Setting(
    """
    whether initWithRootViewController: sends pushViewController:animated:, or sets the stack \
    itself; nobody has verified it
    """)
  var rootPush = RootPush.pushes
  @Setting("how many seconds an animated push or pop takes; a usual estimate")
  var navigationTransitionDuration = 0.35
  @Setting("how many seconds an animated presentation or dismissal takes; a usual estimate")
  var modalTransitionDuration = 0.5
  @Setting(
    """
    the part of the width behind which a lift completes an interactive pop; nobody has measured it
    """)
  var interactivePopThreshold = 0.5
  @Setting(
    """
    the speed in points per second that decides an interactive pop by itself, in either direction; \
    nobody has measured it
    """)
  var interactivePopFling = 400.0
  enum DidMoveOnPush: String, SettingWord { case sent, omitted }
  @Setting(
    """
    whether a pushed controller gets didMoveToParentViewController: after it has appeared (a \
    published log), or not at all (Chameleon, of older systems)
    """)
  var didMoveOnPush = DidMoveOnPush.sent
  enum LayoutDirection: String, SettingWord { case leftToRight, rightToLeft }
  @Setting(
    """
    the user interface layout direction that the application answers; leftToRight is that of most \
    languages
    """)
  var layoutDirection = LayoutDirection.leftToRight
  @Setting("how many seconds the interface takes to turn by a quarter, as commonly seen")
  package var rotationDuration = 0.3
  enum RemoteNotifications: String, SettingWord { case token, refused }
  @Setting(
    """
    what registerForRemoteNotifications leads to: a device token, or the error of a simulator
    """)
  var remoteNotifications = RemoteNotifications.token
  package enum MainThreadChecker: String, SettingWord { case print, error, off }
  @Setting(
    """
    what a message to UIKit on another thread than the main one does: print says so once for each \
    method, error raises it
    """)
  package var mainThreadChecker = MainThreadChecker.print
}
