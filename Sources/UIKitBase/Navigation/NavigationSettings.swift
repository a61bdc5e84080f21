package import FoundationCore
internal import Systems

/// Settings for navigation behavior on which sources disagree or which is not measured.
package final class NavigationSettings: SettingGroup {
  package enum UnanimatedPush: String, SettingWord { case layoutPass, atOnce }
  @Setting(
    """
    when what comes of a push or pop without animation is told: in the next layout pass \
    (Chameleon), or before the call returns (tests of another reimplementation)
    """, confidence: .assumed)
  package var unanimatedPush = UnanimatedPush.layoutPass
  package enum RootPush: String, SettingWord { case pushes, sets }
  @Setting(
    """
    whether initWithRootViewController: sends pushViewController:animated:, or sets the stack \
    itself; nobody has verified it
    """, confidence: .assumed)
  package var rootPush = RootPush.pushes
  @Setting("how many seconds an animated push or pop takes; a usual estimate", confidence: .assumed)
  package var navigationTransitionDuration = 0.35
  @Setting(
    "how many seconds an animated presentation or dismissal takes; a usual estimate",
    confidence: .assumed)
  package var modalTransitionDuration = 0.5
  @Setting(
    """
    the part of the width behind which a lift completes an interactive pop; nobody has measured it
    """, confidence: .assumed)
  package var interactivePopThreshold = 0.5
  @Setting(
    """
    the speed in points per second that decides an interactive pop by itself, in either direction; \
    nobody has measured it
    """, confidence: .assumed)
  package var interactivePopFling = 400.0
  package enum DidMoveOnPush: String, SettingWord { case sent, omitted }
  @Setting(
    """
    whether a pushed controller gets didMoveToParentViewController: after it has appeared (a \
    published log), or not at all (Chameleon, of older systems)
    """, confidence: .measured)
  package var didMoveOnPush = DidMoveOnPush.sent
}
