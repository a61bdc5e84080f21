internal import FoundationCore
internal import Systems

/// The behavior of animations on which sources disagree, or that is not documented.
final class AnimationSettings: SettingGroup {
  enum OverlappingAnimations: String, SettingWord { case interrupt, add }
  @Setting(
    """
    what a second animation of an animated property does: it interrupts the first, whose \
    completion receives NO, or it is added to it and both finish (positions, from iOS 8 on)
    """, confidence: .reported)
  var overlappingAnimations = OverlappingAnimations.interrupt
  enum ZeroDurationCompletion: String, SettingWord { case nextTurn, atOnce }
  @Setting(
    """
    when the completion of an animation with a zero duration is called: in the next turn of the \
    run loop (Apple's documentation), or before the call returns
    """)
  var zeroDurationCompletion = ZeroDurationCompletion.nextTurn
  enum IdleAnimation: String, SettingWord { case endsAtOnce, lasts }
  @Setting(
    """
    when an animation whose block changes no animatable property completes: in the next turn of \
    the run loop (commonly observed), or after its duration
    """, confidence: .reported)
  var idleAnimation = IdleAnimation.endsAtOnce
}
