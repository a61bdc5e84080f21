package import FoundationCore
internal import Systems

/// Behavior that depends on the version of the system.
///
/// Each setting is one stored Boolean that follows the system until a script sets it by name.
package final class UISystemSettings: SettingGroup {
  @Setting(
    """
    whether a controller's default modalPresentationStyle is automatic, mostly a page sheet, as \
    for apps built with the SDK of iOS 13, or full screen, as before
    """, from: ["13.0": true], confidence: .reported)
  package var defaultPresentation = false
  @Setting(
    """
    whether dequeuing a second cell for an index path inside tableView:cellForRowAtIndexPath: \
    raises, as from iOS 11 on
    """, from: ["11.0": true], confidence: .reported)
  package var dequeueTwiceRaises = false
  @Setting(
    """
    whether a cell or view that a collection's data source has dequeued and not returned raises, \
    as from iOS 18 on
    """, from: ["18.0": true], confidence: .reported)
  package var dequeuedViewUnused = false
  @Setting(
    """
    whether a table whose data source returns no cell raises the message of iOS 10 and later, or \
    the earlier one
    """, from: ["10.0": true], confidence: .reported)
  package var nilCellText = false
  @Setting(
    """
    whether a table that scrolls to a row out of bounds raises the message of iOS 13 and later, \
    or the earlier one
    """, from: ["13.0": true], confidence: .reported)
  package var rowOutOfBoundsText = false
  @Setting(
    """
    whether numberOfRowsInSection: of a section out of bounds raises, as from about iOS 14 on, \
    or returns NSNotFound; the version is not exactly known
    """, from: ["14.0": true], confidence: .assumed)
  package var sectionOutOfBoundsRaises = false
  @Setting(
    """
    whether a collection view that scrolls to an item out of bounds raises the message of about \
    iOS 15 and later, or the earlier one
    """, from: ["15.0": true], confidence: .assumed)
  package var scrollOutOfBoundsText = false
  @Setting(
    """
    whether the first layout of a table outside a window logs a warning, as from iOS 13 on
    """, from: ["13.0": true], confidence: .reported)
  package var layoutOutsideWindow = false
  @Setting(
    """
    whether a tap on the delete control of a row sends willTransitionToState: and \
    didTransitionToState:; not from iOS 11 on, so the default is false
    """, from: ["11.0": false], confidence: .reported)
  package var deleteControlTransitions = true
  @Setting(
    """
    whether UIKeyboardWillShowNotification is posted for each new first responder; only before \
    iOS 11, so the default is false
    """, from: ["11.0": false], confidence: .reported)
  package var keyboardWillShowRepeats = true
  @Setting(
    """
    whether pushing a controller twice raises the message of iOS 13 and later, or the earlier \
    one
    """, from: ["13.0": true], confidence: .reported)
  package var pushTwiceText = false
  @Setting(
    """
    whether presenting a controller that is already presented raises the message of about iOS 14 \
    and later, or the earlier one
    """, from: ["14.0": true], confidence: .assumed)
  package var presentActiveText = false
  @Setting(
    """
    whether the log's message for a presentation that does not begin is that of iOS 13 and \
    later, or the earlier one
    """, from: ["13.0": true], confidence: .reported)
  package var presentWarningText = false
  @Setting(
    """
    whether the action of a recognizer that recognizes because of a touch runs inside \
    sendEvent:, before the view receives the touch, as from iOS 10 on, or after sendEvent:
    """, from: ["10.0": true], confidence: .reported)
  package var actionInSendEvent = false
}
