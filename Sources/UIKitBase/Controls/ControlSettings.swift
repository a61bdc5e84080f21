internal import FoundationCore
internal import Systems

/// The behavior of controls on which sources disagree, or that is not documented.
final class ControlSettings: SettingGroup {
  @Setting(
    """
    how many points beyond its bounds a control still counts a finger as inside; informal reports \
    say about 70, one says 100
    """, confidence: .reported)
  var controlSlack = 70.0
  enum DragExitOrder: String, SettingWord { case combined, exitFirst }
  @Setting(
    """
    a drag that leaves a control: DragOutside and DragExit in one visit of the pairs (Chameleon), \
    or all pairs for DragExit first (WinObjC)
    """, confidence: .assumed)
  var dragExitOrder = DragExitOrder.combined
  enum TrackingOrder: String, SettingWord { case trackingFirst, touchDownFirst }
  @Setting(
    """
    whether beginTrackingWithTouch: comes before the TouchDown actions (Chameleon) or after them \
    (WinObjC)
    """, confidence: .assumed)
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
    """, from: ["11.0": .goesOn, "13.0": .letsGo], confidence: .reported)
  var disabledInTouch = DisabledInTouch.letsGo
  enum NilTargetStart: String, SettingWord { case firstResponder, sender }
  @Setting(
    """
    where an action without a target starts to look: at the first responder if there is one \
    (Apple's wording), or always at the sender (Chameleon's experiments)
    """)
  var nilTargetStart = NilTargetStart.firstResponder
}
