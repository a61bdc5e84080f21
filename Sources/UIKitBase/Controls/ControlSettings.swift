internal import FoundationCore
internal import Systems

/// The behavior of controls on which sources disagree, or that is not documented.
final class ControlSettings: SettingGroup {
  @Setting(
    """
    how many points outside its bounds a control still treats a touch as inside; informal \
    reports say about 70, one says 100
    """, confidence: .reported)
  var controlSlack = 70.0
  enum DragExitOrder: String, SettingWord { case combined, exitFirst }
  @Setting(
    """
    the order of events when a drag leaves a control: DragOutside and DragExit for each target \
    in turn (Chameleon), or DragExit for all targets first (WinObjC)
    """, confidence: .assumed)
  var dragExitOrder = DragExitOrder.combined
  enum TrackingOrder: String, SettingWord { case trackingFirst, touchDownFirst }
  @Setting(
    """
    whether beginTrackingWithTouch: is sent before the TouchDown actions (Chameleon) or after \
    them (WinObjC)
    """, confidence: .assumed)
  var trackingOrder = TrackingOrder.trackingFirst
  enum RepeatedTarget: String, SettingWord { case merge, replace, separate }
  @Setting(
    """
    what addTarget: does for a registered target and action: the masks are merged (Apple's \
    wording), the new mask replaces the old one (WinObjC), or there are two registrations \
    (Chameleon)
    """)
  var repeatedTarget = RepeatedTarget.merge
  enum ControlTargets: String, SettingWord { case weak, unsafe }
  @Setting(
    """
    whether a control's reference to a deallocated target is set to nil (today), or dangles \
    (before ARC)
    """)
  var controlTargets = ControlTargets.weak
  enum DisabledInTouch: String, SettingWord { case letsGo, goesOn }
  @Setting(
    """
    what disabling a control during a touch does: the touch is cancelled (Apple's wording), or \
    the control still sends the action when the touch ends (a radar of iOS 11 and 12)
    """, from: ["11.0": .goesOn, "13.0": .letsGo], confidence: .reported)
  var disabledInTouch = DisabledInTouch.letsGo
  enum NilTargetStart: String, SettingWord { case firstResponder, sender }
  @Setting(
    """
    where the search for the target of an action with a nil target starts: at the first \
    responder if there is one (Apple's wording), or always at the sender (Chameleon's \
    experiments)
    """)
  var nilTargetStart = NilTargetStart.firstResponder
}
