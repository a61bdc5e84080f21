package import FoundationCore
internal import Systems

/// Settings for scrolling behavior on which sources disagree or which is not measured.
package final class ScrollingSettings: SettingGroup {
  package enum ScrollViewDelegate: String, SettingWord { case weak, assign }
  @Setting(
    """
    whether delegates of scroll, table and collection views are forgotten when they go (from iOS \
    9), or dangle (before)
    """, from: ["9.0": .weak], confidence: .reported)
  package var scrollViewDelegate = ScrollViewDelegate.assign
  enum InsetAtTop: String, SettingWord { case moves, kept }
  @Setting(
    """
    whether content that rests at its edge moves along when the content inset changes (Chameleon \
    shifts it), or keeps its offset; nobody has measured it
    """)
  var insetAtTop = InsetAtTop.moves
  enum Compat: String, SettingWord { case ios11, ios10 }
  @Setting(
    """
    whether scrollViewDidEndDecelerating: comes after a finger has stopped a coast (reports of iOS \
    13), or does not (reports of iOS 9 and 10); the exact version is not known
    """, from: ["11.0": .ios11], confidence: .reported)
  var compat = Compat.ios10
  enum DraggingWhileCoasting: String, SettingWord { case yes, no }
  @Setting(
    """
    what isDragging answers while content coasts: yes (published logs), or no (the header's \
    comment reads so)
    """)
  var draggingWhileCoasting = DraggingWhileCoasting.yes
  enum OffsetSetInCoast: String, SettingWord { case shifts, stops }
  @Setting(
    """
    what setContentOffset: from outside its callbacks does to a coast: it goes on from there \
    (reports), or ends, as it does after setContentOffset:animated:
    """, confidence: .measured)
  var offsetSetInCoast = OffsetSetInCoast.shifts
  enum StoppedCoastEnd: String, SettingWord { case silent, told }
  @Setting(
    """
    whether scrollViewDidEndDecelerating: comes when setContentOffset: ends a coast; nobody has \
    measured it
    """, confidence: .assumed)
  var stoppedCoastEnd = StoppedCoastEnd.silent
  enum CaughtCoastEnd: String, SettingWord { case silent, told }
  @Setting(
    """
    whether scrollViewDidEndDecelerating: comes when a finger drags coasting content on; nobody \
    has measured it
    """)
  var caughtCoastEnd = CaughtCoastEnd.silent
  enum AnnouncedTarget: String, SettingWord { case continuous, resting }
  @Setting(
    """
    the targetContentOffset that a delegate is told: the end of a continuous curve, a thousandth \
    of the way off (a log), or the very place where the content will rest
    """, confidence: .measured)
  var announcedTarget = AnnouncedTarget.continuous
  @Setting(
    """
    how many seconds a paging scroll view takes to its page; Chameleon takes 0.22, nobody has \
    measured it
    """, confidence: .assumed)
  var pageSnapDuration = 0.3
  enum PagingWillEndDragging: String, SettingWord { case called, notCalled }
  @Setting(
    """
    whether a paging scroll view asks for a target: it does and ignores the answer (a log of a \
    device), or does not (an old header)
    """, confidence: .measured)
  var pagingWillEndDragging = PagingWillEndDragging.called
  @Setting(
    """
    how many degrees from an axis a drag may begin for directionalLockEnabled to lock it; nobody \
    has measured it
    """)
  var directionalLockAngle = 30.0
  enum SmallContentDrag: String, SettingWord { case ignored, told }
  @Setting(
    """
    a drag of content that fits into its view and may not bounce: nothing, or \
    scrollViewWillBeginDragging: and so on; nobody has measured it
    """, confidence: .assumed)
  var smallContentDrag = SmallContentDrag.ignored
  enum NestedScrollAtEdge: String, SettingWord { case handsOver, keeps }
  @Setting(
    """
    a drag outwards in an inner scroll view that is at its edge: an outer one that can go there \
    takes it, or the inner one bounces; nobody has measured it
    """, confidence: .assumed)
  var nestedScrollAtEdge = NestedScrollAtEdge.handsOver
  @Setting(
    "how many seconds setContentOffset:animated: takes; reports say 0.25 to 0.33",
    confidence: .reported)
  var scrollAnimationDuration = 0.3
  enum ScrollAnimationCurve: String, SettingWord { case easeInOut, linear }
  @Setting("the curve of setContentOffset:animated:; linear is Chameleon's", confidence: .assumed)
  var scrollAnimationCurve = ScrollAnimationCurve.easeInOut
  enum AbortedScrollAnimation: String, SettingWord { case silent, told }
  @Setting(
    """
    whether scrollViewDidEndScrollingAnimation: comes when something else ends the animation; \
    nobody has measured it
    """, confidence: .assumed)
  var abortedScrollAnimation = AbortedScrollAnimation.silent
  enum IdleScrollAnimation: String, SettingWord { case silent, told }
  @Setting(
    """
    whether scrollViewDidEndScrollingAnimation: comes when the offset is that already; nobody has \
    measured it
    """, confidence: .assumed)
  var idleScrollAnimation = IdleScrollAnimation.silent
  enum ScrollToTopAtTop: String, SettingWord { case nothing, told }
  @Setting(
    """
    a tap on the status bar when the top is shown: nothing (the header), or \
    scrollViewDidScrollToTop: at once (the reference page)
    """)
  var scrollToTopAtTop = ScrollToTopAtTop.nothing
  @Setting("the height of the status bar in points; 44 is that of phones with a notch")
  var statusBarHeight = 44.0
  @Setting(
    """
    how many points content has to be pulled down for a refresh control to begin: the height of \
    that, nobody has measured it
    """, confidence: .assumed)
  var refreshPull = 60.0
  @Setting(
    """
    for how many seconds delaysContentTouches keeps a touch from the content; the number is that \
    of a model
    """)
  var contentTouchDelay = 0.15
  enum ControlContentTouches: String, SettingWord { case kept, cancelled }
  @Setting(
    """
    what touchesShouldCancelInContentView: answers for a control: NO, so that dragging off it does \
    not scroll (Apple's text), or YES (reports of current systems)
    """, confidence: .reported)
  var controlContentTouches = ControlContentTouches.kept
}
