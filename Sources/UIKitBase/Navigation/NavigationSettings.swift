package import FoundationCore
internal import Systems

/// Settings for navigation behavior on which sources disagree or which is not measured.
package final class NavigationSettings: SettingGroup {
  package enum UnanimatedPush: String, SettingWord { case layoutPass, atOnce }
  @Setting(
    """
    when the delegate and the controllers are notified of a push or pop without animation: in \
    the next layout pass (Chameleon), or before the call returns (tests of another \
    reimplementation)
    """, confidence: .assumed)
  package var unanimatedPush = UnanimatedPush.layoutPass
  package enum RootPush: String, SettingWord { case pushes, sets }
  @Setting(
    """
    whether initWithRootViewController: sends pushViewController:animated:, or sets the stack \
    itself; not verified
    """, confidence: .assumed)
  package var rootPush = RootPush.pushes
  @Setting(
    "the seconds that an animated push or pop takes; a common estimate", confidence: .assumed)
  package var navigationTransitionDuration = 0.35
  @Setting(
    "the seconds that an animated presentation or dismissal takes; a common estimate",
    confidence: .assumed)
  package var modalTransitionDuration = 0.5
  @Setting(
    """
    the fraction of the width beyond which an interactive pop completes when the touch ends; not \
    measured
    """, confidence: .assumed)
  package var interactivePopThreshold = 0.5
  @Setting(
    """
    the speed in points per second above which the velocity alone decides an interactive pop, in \
    either direction; not measured
    """, confidence: .assumed)
  package var interactivePopFling = 400.0
  package enum DidMoveOnPush: String, SettingWord { case sent, omitted }
  @Setting(
    """
    whether a pushed controller receives didMoveToParentViewController: after it has appeared (a \
    published log), or not at all (Chameleon, of older systems)
    """, confidence: .measured)
  package var didMoveOnPush = DidMoveOnPush.sent
}
