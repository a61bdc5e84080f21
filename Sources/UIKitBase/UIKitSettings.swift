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
    the height in points that the keyboard's notifications tell; 291 is commonly seen of phones \
    this wide, without what a home indicator takes
    """, confidence: .reported)
  package var keyboardHeight = 291.0
  enum RemovedViewTouches: String, SettingWord { case kept, dropped }
  @Setting(
    """
    whether a view that leaves its window during a touch goes on receiving it, or is dropped from \
    it (Chameleon)
    """, confidence: .assumed)
  var removedViewTouches = RemovedViewTouches.kept
  @Setting(
    """
    the longest time in seconds between a lift and the next touch-down of a double tap; 0.35 is \
    WinObjC's
    """, confidence: .assumed)
  var multiTapInterval = 0.35
  @Setting("how many seconds uikit.type takes for each key, as a fast typist does")
  package var typingInterval = 0.1
  @Setting(
    "how many points apart the taps of a double tap may be; nobody has measured it",
    confidence: .assumed)
  var multiTapRadius = 45.0
  @Setting(
    """
    after how many seconds a batch of updates of rows or items calls its completion; nobody has \
    measured it
    """, confidence: .assumed)
  package var updateDuration = 0.3
  @Setting(
    """
    the part of a row's width behind which a swipe does what its first action does; nobody has \
    measured it
    """, confidence: .assumed)
  package var fullSwipeThreshold = 0.6
  enum LayoutDirection: String, SettingWord { case leftToRight, rightToLeft }
  @Setting(
    """
    the user interface layout direction that the application answers; leftToRight is that of most \
    languages
    """)
  var layoutDirection = LayoutDirection.leftToRight
  @Setting(
    "how many seconds the interface takes to turn by a quarter, as commonly seen",
    confidence: .reported)
  package var rotationDuration = 0.3
  enum RemoteNotifications: String, SettingWord { case token, refused }
  @Setting(
    """
    what registerForRemoteNotifications leads to: a device token, or the error of a simulator
    """)
  var remoteNotifications = RemoteNotifications.token
  package enum Composers: String, SettingWord { case ready, unavailable }
  @Setting(
    """
    whether MessageUI's composers can send: ready has an account of mail and a SIM, unavailable is \
    a device without them
    """)
  package var composers = Composers.ready
  package enum MainThreadChecker: String, SettingWord { case print, error, off }
  @Setting(
    """
    what a message to UIKit on another thread than the main one does: print says so once for each \
    method, error raises it
    """)
  package var mainThreadChecker = MainThreadChecker.print
}
