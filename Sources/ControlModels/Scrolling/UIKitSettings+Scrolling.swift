extension UIKitSettings.Name {
  /// What a setting of scroll views can be, and what it decides.
  var scrolling: (choice: UIKitSettings.Choice, summary: String) {
    switch self {
    case .scrollViewDelegate:
      (
        .words(["weak", "assign"]),
        "whether delegates of scroll, table and collection views are forgotten when they go (from "
          + "iOS 9), or dangle (before)"
      )
    case .insetAtTop:
      (
        .words(["moves", "kept"]),
        "whether content that rests at its edge moves along when the content inset changes "
          + "(Chameleon shifts it), or keeps its offset; nobody has measured it"
      )
    case .compat:
      (
        .words(["ios11", "ios10"]),
        "whether scrollViewDidEndDecelerating: comes after a finger has stopped a coast (reports of "
          + "iOS 13), or does not (reports of iOS 9 and 10); the exact version is not known"
      )
    case .draggingWhileCoasting:
      (
        .words(["yes", "no"]),
        "what isDragging answers while content coasts: yes (published logs), or no (the header's "
          + "comment reads so)"
      )
    case .nestedScrollAtEdge:
      (
        .words(["handsOver", "keeps"]),
        "a drag outwards in an inner scroll view that is at its edge: an outer one that can go "
          + "there takes it, or the inner one bounces; nobody has measured it"
      )
    case .smallContentDrag:
      (
        .words(["ignored", "told"]),
        "a drag of content that fits into its view and may not bounce: nothing, or "
          + "scrollViewWillBeginDragging: and so on; nobody has measured it"
      )
    case .directionalLockAngle:
      (
        .number(30),
        "how many degrees from an axis a drag may begin for directionalLockEnabled to lock it; "
          + "nobody has measured it"
      )
    case .contentTouchDelay:
      (
        .number(0.15),
        "for how many seconds delaysContentTouches keeps a touch from the content; the number is "
          + "that of a model"
      )
    case .controlContentTouches:
      (
        .words(["kept", "cancelled"]),
        "what touchesShouldCancelInContentView: answers for a control: NO, so that dragging off it "
          + "does not scroll (Apple's text), or YES (reports of current systems)"
      )
    case .scrollToTopAtTop:
      (
        .words(["nothing", "told"]),
        "a tap on the status bar when the top is shown: nothing (the header), or "
          + "scrollViewDidScrollToTop: at once (the reference page)"
      )
    case .refreshPull:
      (
        .number(60),
        "how many points content has to be pulled down for a refresh control to begin: the height "
          + "of that, nobody has measured it"
      )
    case .statusBarHeight:
      (.number(44), "the height of the status bar in points; 44 is that of phones with a notch")
    default: scrollingByItself
    }
  }

  /// The same, of what moves without a finger.
  private var scrollingByItself: (choice: UIKitSettings.Choice, summary: String) {
    switch self {
    case .offsetSetInCoast:
      (
        .words(["stops", "shifts"]),
        "what setContentOffset: from outside its callbacks does to a coast: it ends, or goes on "
          + "from there; nobody has measured it"
      )
    case .stoppedCoastEnd:
      (
        .words(["silent", "told"]),
        "whether scrollViewDidEndDecelerating: comes when setContentOffset: ends a coast; nobody "
          + "has measured it"
      )
    case .caughtCoastEnd:
      (
        .words(["silent", "told"]),
        "whether scrollViewDidEndDecelerating: comes when a finger drags coasting content on; "
          + "nobody has measured it"
      )
    case .announcedTarget:
      (
        .words(["continuous", "resting"]),
        "the targetContentOffset that a delegate is told: the end of a continuous curve, a "
          + "thousandth of the way off (a log), or the very place where the content will rest"
      )
    case .pageSnapDuration:
      (
        .number(0.3),
        "how many seconds a paging scroll view takes to its page; Chameleon takes 0.22, nobody has "
          + "measured it"
      )
    case .pagingWillEndDragging:
      (
        .words(["called", "notCalled"]),
        "whether a paging scroll view asks for a target: it does and ignores the answer (a log of "
          + "a device), or does not (an old header)"
      )
    case .scrollAnimationDuration:
      (
        .number(0.3),
        "how many seconds setContentOffset:animated: takes; reports say 0.25 to 0.33"
      )
    case .scrollAnimationCurve:
      (
        .words(["easeInOut", "linear"]),
        "the curve of setContentOffset:animated:; linear is Chameleon's"
      )
    case .abortedScrollAnimation:
      (
        .words(["silent", "told"]),
        "whether scrollViewDidEndScrollingAnimation: comes when something else ends the animation; "
          + "nobody has measured it"
      )
    default:
      (
        .words(["silent", "told"]),
        "whether scrollViewDidEndScrollingAnimation: comes when the offset is that already; nobody "
          + "has measured it"
      )
    }
  }
}
