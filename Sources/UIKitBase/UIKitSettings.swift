public import FoundationCore
internal import Systems

/// The settings of a world for behavior on which sources disagree, or that is not documented.
///
/// Each value is a non-negative number, or one of several words; the first one is the default.
public final class UIKitSettings: SettingGroup {
  // The parts are created on first use.
  private(set) lazy var controls = ControlSettings()
  private(set) lazy var gestures = GestureSettings()
  package private(set) lazy var scrolling = ScrollingSettings()
  package private(set) lazy var navigation = NavigationSettings()
  private(set) lazy var animations = AnimationSettings()
  package private(set) lazy var alerts = AlertSettings()
  package private(set) lazy var web = WebSettings()
  package private(set) lazy var system = UISystemSettings()
  override public var parts: [SettingGroup] {
    [controls, gestures, scrolling, navigation, animations, alerts, web, system]
  }

  @Setting("the date at virtual time 0 in seconds since 1970, from which NSDate and NSLog count")
  var epoch = ClockStart.usualEpoch
  @Setting(
    """
    the device's uptime in seconds at virtual time 0, from which CACurrentMediaTime, \
    systemUptime and the time stamps of touches and frames count
    """)
  var uptime = ClockStart.usualUptime
  @Setting(
    """
    the keyboard's height in points in its notifications; 291 is common on phones of this width, \
    without the home indicator's area
    """, confidence: .reported)
  package var keyboardHeight = 291.0
  enum RemovedViewTouches: String, SettingWord { case kept, dropped }
  @Setting(
    """
    whether a view that is removed from its window during a touch continues to receive it, or \
    not (Chameleon)
    """, confidence: .assumed)
  var removedViewTouches = RemovedViewTouches.kept
  @Setting(
    """
    the longest time in seconds between the taps of a double tap, from the end of a touch to the \
    begin of the next; 0.35 is WinObjC's
    """, confidence: .assumed)
  var multiTapInterval = 0.35
  @Setting("the seconds that uikit.type takes for each key; the default is that of a fast typist")
  package var typingInterval = 0.1
  @Setting(
    """
    the shortest time in seconds from a touch in the app to the first key of uikit.type, in which \
    the finger moves to the keyboard; longer than multiTapInterval, so that taps before and after \
    the text are no double tap
    """, confidence: .assumed)
  var typingPause = 0.4
  @Setting(
    "the largest distance in points between the taps of a double tap; not measured",
    confidence: .assumed)
  var multiTapRadius = 45.0
  @Setting(
    """
    the seconds after which a batch of updates of rows or items calls its completion; not \
    measured
    """, confidence: .assumed)
  package var updateDuration = 0.3
  @Setting(
    """
    the fraction of a row's width beyond which a swipe performs its first action; not measured
    """, confidence: .assumed)
  package var fullSwipeThreshold = 0.6
  enum LayoutDirection: String, SettingWord { case leftToRight, rightToLeft }
  @Setting(
    "the application's user interface layout direction; leftToRight is that of most languages")
  var layoutDirection = LayoutDirection.leftToRight
  @Setting(
    "the seconds that a rotation of the interface by a quarter turn takes, as commonly observed",
    confidence: .reported)
  package var rotationDuration = 0.3
  enum RemoteNotifications: String, SettingWord { case token, refused }
  @Setting(
    "the outcome of registerForRemoteNotifications: a device token, or the error of a simulator")
  var remoteNotifications = RemoteNotifications.token
  package enum Composers: String, SettingWord { case ready, unavailable }
  @Setting(
    """
    whether MessageUI's composers can send: ready is a device with a mail account and a SIM, \
    unavailable one without them
    """)
  package var composers = Composers.ready
  package enum MainThreadChecker: String, SettingWord { case print, error, off }
  @Setting(
    """
    what happens when a message is sent to UIKit on a thread other than the main thread: print \
    logs it once for each method, error raises an exception
    """)
  package var mainThreadChecker = MainThreadChecker.print
}
