package import FoundationCore
internal import Systems

/// The behavior of alerts and sheets on which sources disagree, or that is not documented.
package final class AlertSettings: SettingGroup {
  @Setting(
    """
    the seconds that an alert's or action sheet's presentation or dismissal takes; the default \
    is WinObjC's
    """, confidence: .assumed)
  package var alertDuration = 0.25
  package enum AlertDelegate: String, SettingWord { case assign, weak }
  @Setting(
    """
    whether the delegate of an alert or action sheet is unsafe and dangles after its \
    deallocation (the header), or is set to nil (WinObjC)
    """, confidence: .assumed)
  package var alertDelegate = AlertDelegate.assign
  package enum AlertCancelOnTap: String, SettingWord { case never, before, after }
  @Setting(
    """
    whether a tap on the cancel button also sends alertViewCancel: or actionSheetCancel:: not at \
    all (Apple), before the click (WinObjC), or after it (Chameleon)
    """)
  package var alertCancelOnTap = AlertCancelOnTap.never
  package enum SheetButtonOrder: String, SettingWord { case destructiveFirst, othersFirst }
  @Setting(
    """
    the order of an action sheet's buttons: destructive, others, cancel (Apple), or others, \
    destructive, cancel (Chameleon)
    """)
  package var sheetButtonOrder = SheetButtonOrder.destructiveFirst
}
