internal import FoundationCore
internal import Systems

/// The behavior of animations on which sources disagree, or that is not documented.
final class AnimationSettings: SettingGroup {
  enum OverlappingAnimations: String, SettingWord { case interrupt, add }
  @Setting(
    """
    a second animation of a property that is being animated: it interrupts the first, whose \
    completion gets NO, or adds to it and both finish (positions, from iOS 8 on)
    """, confidence: .reported)
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
    """, confidence: .reported)
  var idleAnimation = IdleAnimation.endsAtOnce
}
