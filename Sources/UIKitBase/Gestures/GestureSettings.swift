internal import FoundationCore
internal import Systems

/// Settings for recognizer behavior on which sources disagree or which is not measured.
final class GestureSettings: SettingGroup {
  @Setting(
    """
    how many points a touch may move for a recognizer to recognize a tap; not measured
    """, confidence: .assumed)
  var tapMovementLimit = 45.0
  @Setting(
    """
    how many seconds a touch may last for a recognizer to recognize a tap: 0.75 (WinObjC) or 1.5 \
    (Gestouch)
    """, confidence: .assumed)
  var tapTimeLimit = 0.75
  enum PanExtraTouch: String, SettingWord { case fails, ignored }
  @Setting(
    """
    what more touches than maximumNumberOfTouches do to a pan: it does not begin (reports), or \
    the further touch is ignored; a pan that has begun always ignores it
    """, confidence: .measured)
  var panExtraTouch = PanExtraTouch.fails
  enum PanTranslationAtBegan: String, SettingWord { case travel, zero }
  @Setting(
    """
    the translation of a pan when it begins: the distance moved so far, or zero; not measured
    """, confidence: .assumed)
  var panTranslationAtBegan = PanTranslationAtBegan.travel
  @Setting(
    """
    how many seconds of the latest movement determine a velocity; about 0.1 was measured, the \
    exact length was not
    """)
  var velocityWindow = 0.1
  enum PinchBegan: String, SettingWord { case distanceChanges, secondFinger }
  @Setting(
    """
    when a pinch begins: when the distance of its touches changes (Apple's wording), or when the \
    second touch begins (a test of UIKit-cross-platform)
    """)
  var pinchBegan = PinchBegan.distanceChanges
  enum PinchEnd: String, SettingWord { case bothLift, oneLift }
  @Setting(
    """
    whether a pinch or a rotation ends when both touches have ended (Apple's wording), or the \
    first of them
    """)
  var pinchEnd = PinchEnd.bothLift
  @Setting(
    """
    by how many points the distance of two touches must change for a pinch to begin; 0 for any \
    change; not measured
    """, confidence: .assumed)
  var pinchSlop = 0.0
  @Setting(
    """
    by how many radians two touches must turn for a rotation to begin; 0 for any angle; not \
    measured
    """, confidence: .assumed)
  var rotationSlop = 0.0
  @Setting(
    """
    how many points from the edge of the screen a touch may begin a screen-edge pan; the value \
    is private on devices
    """)
  var edgeRegion = 20.0
  enum EdgeTouches: String, SettingWord { case inferred, marked }
  @Setting(
    """
    whether any touch near the edge begins a screen-edge pan, or only one that the system has \
    marked as an edge swipe, as on devices (KIF)
    """)
  var edgeTouches = EdgeTouches.inferred
}
