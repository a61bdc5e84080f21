package import FoundationCore
internal import Systems

/// Settings for scrolling behavior on which sources disagree or which is not measured.
package final class ScrollingSettings: SettingGroup {
  package enum ScrollViewDelegate: String, SettingWord { case weak, assign }
  @Setting(
    """
    whether the delegates of scroll, table and collection views are weak (from iOS 9 on), or \
    dangle after their deallocation (before)
    """, from: ["9.0": .weak], confidence: .reported)
  package var scrollViewDelegate = ScrollViewDelegate.assign
  enum InsetAtTop: String, SettingWord { case moves, kept }
  @Setting(
    """
    whether the offset of content that rests at its edge follows a change of the content inset \
    (Chameleon), or stays; not measured
    """)
  var insetAtTop = InsetAtTop.moves
  enum Compat: String, SettingWord { case ios11, ios10 }
  @Setting(
    """
    whether scrollViewDidEndDecelerating: is sent after a touch has stopped a deceleration \
    (reports of iOS 13), or not (reports of iOS 9 and 10); the exact version is not known
    """, from: ["11.0": .ios11], confidence: .reported)
  var compat = Compat.ios10
  enum DraggingWhileCoasting: String, SettingWord { case yes, no }
  @Setting(
    """
    what isDragging returns during a deceleration: YES (published logs), or NO (the header's \
    comment)
    """)
  var draggingWhileCoasting = DraggingWhileCoasting.yes
  enum OffsetSetInCoast: String, SettingWord { case shifts, stops }
  @Setting(
    """
    what setContentOffset: outside the delegate's callbacks does to a deceleration: it continues \
    from the new offset (reports), or ends, as after setContentOffset:animated:
    """, confidence: .measured)
  var offsetSetInCoast = OffsetSetInCoast.shifts
  enum StoppedCoastEnd: String, SettingWord { case silent, told }
  @Setting(
    """
    whether scrollViewDidEndDecelerating: is sent when setContentOffset: ends a deceleration; \
    not measured
    """, confidence: .assumed)
  var stoppedCoastEnd = StoppedCoastEnd.silent
  enum CaughtCoastEnd: String, SettingWord { case silent, told }
  @Setting(
    """
    whether scrollViewDidEndDecelerating: is sent when a touch interrupts a deceleration and \
    drags; not measured
    """)
  var caughtCoastEnd = CaughtCoastEnd.silent
  enum AnnouncedTarget: String, SettingWord { case continuous, resting }
  @Setting(
    """
    the targetContentOffset that a delegate receives: the end of a continuous curve, which \
    differs by a thousandth of the distance (a log), or the exact final offset
    """, confidence: .measured)
  var announcedTarget = AnnouncedTarget.continuous
  @Setting(
    """
    the seconds that a paging scroll view takes to move to its page; Chameleon's value is 0.22, \
    not measured
    """, confidence: .assumed)
  var pageSnapDuration = 0.3
  enum PagingWillEndDragging: String, SettingWord { case called, notCalled }
  @Setting(
    """
    whether a paging scroll view asks its delegate for a target offset: it does and ignores the \
    result (a log of a device), or does not (an old header)
    """, confidence: .measured)
  var pagingWillEndDragging = PagingWillEndDragging.called
  @Setting(
    """
    how many degrees from an axis a drag may begin for directionalLockEnabled to lock it; not \
    measured
    """)
  var directionalLockAngle = 30.0
  enum SmallContentDrag: String, SettingWord { case ignored, told }
  @Setting(
    """
    what a drag of content that fits into its view and may not bounce does: nothing, or it sends \
    scrollViewWillBeginDragging: and the later messages; not measured
    """, confidence: .assumed)
  var smallContentDrag = SmallContentDrag.ignored
  enum NestedScrollAtEdge: String, SettingWord { case handsOver, keeps }
  @Setting(
    """
    what a drag outwards in an inner scroll view at its edge does: an outer scroll view that can \
    scroll in that direction handles it, or the inner one bounces; not measured
    """, confidence: .assumed)
  var nestedScrollAtEdge = NestedScrollAtEdge.handsOver
  @Setting(
    "the seconds that setContentOffset:animated: takes; reports say 0.25 to 0.33",
    confidence: .reported)
  var scrollAnimationDuration = 0.3
  enum ScrollAnimationCurve: String, SettingWord { case easeInOut, linear }
  @Setting(
    """
    the animation curve of setContentOffset:animated:; linear is Chameleon's
    """, confidence: .assumed)
  var scrollAnimationCurve = ScrollAnimationCurve.easeInOut
  enum AbortedScrollAnimation: String, SettingWord { case silent, told }
  @Setting(
    """
    whether scrollViewDidEndScrollingAnimation: is sent when the animation is interrupted; not \
    measured
    """, confidence: .assumed)
  var abortedScrollAnimation = AbortedScrollAnimation.silent
  enum IdleScrollAnimation: String, SettingWord { case silent, told }
  @Setting(
    """
    whether scrollViewDidEndScrollingAnimation: is sent when the new offset equals the current \
    one; not measured
    """, confidence: .assumed)
  var idleScrollAnimation = IdleScrollAnimation.silent
  enum ScrollToTopAtTop: String, SettingWord { case nothing, told }
  @Setting(
    """
    what a tap on the status bar does when the content is at its top: nothing (the header), or \
    scrollViewDidScrollToTop: is sent at once (the reference page)
    """)
  var scrollToTopAtTop = ScrollToTopAtTop.nothing
  @Setting("the height of the status bar in points; 44 is that of phones with a notch")
  var statusBarHeight = 44.0
  @Setting(
    """
    how many points content must be pulled down for a refresh control to begin refreshing; the \
    default is the control's height, not measured
    """, confidence: .assumed)
  var refreshPull = 60.0
  @Setting(
    "for how many seconds delaysContentTouches delays a touch; the value is that of another model")
  var contentTouchDelay = 0.15
  enum ControlContentTouches: String, SettingWord { case kept, cancelled }
  @Setting(
    """
    what touchesShouldCancelInContentView: returns for a control: NO, so that a drag that begins \
    on it does not scroll (Apple's text), or YES (reports of current systems)
    """, confidence: .reported)
  var controlContentTouches = ControlContentTouches.kept
}
