internal import FoundationCore

/// Behavior that depends on the version of the system.
///
/// Each setting is one stored Boolean that is true for the default system, iOS 18.5, unless its
/// text says otherwise.
final class UISystemSettings: SettingGroup {
  @Setting(
    """
    whether a controller's modalPresentationStyle is automatic, mostly a page sheet, as for apps \
    built with the SDK of iOS 13, or full screen, as before
    """)
  var defaultPresentation = true
  @Setting(
    """
    whether dequeuing a second cell for an index path inside tableView:cellForRowAtIndexPath: \
    raises, as from iOS 11 on
    """)
  var dequeueTwiceRaises = true
  @Setting(
    """
    whether a cell or view that a collection's data source has dequeued and not returned raises, \
    as from iOS 18 on
    """)
  var dequeuedViewUnused = true
  @Setting(
    """
    whether a table without a cell of its data source raises the text of iOS 10 and later, or the \
    one before
    """)
  var nilCellText = true
  @Setting(
    """
    whether a table that scrolls to a row out of bounds raises the text of iOS 13 and later, or \
    the one before
    """)
  var rowOutOfBoundsText = true
  @Setting(
    """
    whether numberOfRowsInSection: of a section out of bounds raises, as from about iOS 14 on, or \
    answers NSNotFound; the version is not exactly known
    """)
  var sectionOutOfBoundsRaises = true
  @Setting(
    """
    whether a collection that scrolls to an item out of bounds raises the text of about iOS 15 \
    and later, or the one before
    """)
  var scrollOutOfBoundsText = true
  @Setting(
    """
    whether a table that is laid out without a window warns once in the log, as from iOS 13 on
    """)
  var layoutOutsideWindow = true
  @Setting(
    """
    whether a tap on the delete control of a row sends willTransitionToState: and \
    didTransitionToState:; not from iOS 11 on, so the default is false
    """)
  var deleteControlTransitions = false
  @Setting(
    """
    whether the keyboard is announced by UIKeyboardWillShowNotification for each new first \
    responder; only before iOS 11, so the default is false
    """)
  var keyboardWillShowRepeats = false
  @Setting(
    """
    whether pushing a controller twice raises the text of iOS 13 and later, or the one before
    """)
  var pushTwiceText = true
  @Setting(
    """
    whether presenting a controller that is already presented raises the text of about iOS 14 \
    and later, or the one before
    """)
  var presentActiveText = true
  @Setting(
    """
    whether the log's text of a presentation that does not begin is that of iOS 13 and later, or \
    the one before
    """)
  var presentWarningText = true
  @Setting(
    """
    whether the action of a recognizer that a touch decides runs inside sendEvent:, before the \
    view's part of the touch, as from iOS 10 on, or after sendEvent:
    """)
  var actionInSendEvent = true
}
