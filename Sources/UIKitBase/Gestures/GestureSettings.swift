internal import FoundationCore
internal import Systems

/// Settings for recognizer behavior on which sources disagree or which is not measured.
final class GestureSettings: SettingGroup {
  @Setting(
    """
    how many points a finger may move during a tap that a recognizer recognizes; nobody has \
    measured it
    """, confidence: .assumed)
  var tapMovementLimit = 45.0
  @Setting(
    """
    how many seconds a tap that a recognizer recognizes may last: 0.75 (WinObjC) or 1.5 (Gestouch)
    """, confidence: .assumed)
  var tapTimeLimit = 0.75
  enum PanExtraTouch: String, SettingWord { case fails, ignored }
  @Setting(
    """
    what one finger more than maximumNumberOfTouches does to a pan: the pan does not begin \
    (reports), or the finger is ignored; a pan that has begun ignores it
    """, confidence: .measured)
  var panExtraTouch = PanExtraTouch.fails
  enum PanTranslationAtBegan: String, SettingWord { case travel, zero }
  @Setting(
    """
    the translation of a plain pan when it begins: the way that the finger has made, or zero; \
    nobody has measured it
    """, confidence: .assumed)
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
    """, confidence: .assumed)
  var pinchSlop = 0.0
  @Setting(
    """
    by how many radians two fingers have to turn for a rotation to begin, 0 for any; nobody has \
    measured it
    """, confidence: .assumed)
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
}
