package import FoundationCore
internal import Systems

/// The behavior of alerts and sheets on which sources disagree, or that is not documented.
package final class AlertSettings: SettingGroup {
  @Setting(
    "how many seconds an alert or a sheet takes to come or to go; WinObjC's", confidence: .assumed)
  package var alertDuration = 0.25
  package enum AlertDelegate: String, SettingWord { case assign, weak }
  @Setting(
    """
    whether the delegate of an alert or a sheet dangles when it goes (the header), or is forgotten \
    (WinObjC)
    """, confidence: .assumed)
  package var alertDelegate = AlertDelegate.assign
  package enum AlertCancelOnTap: String, SettingWord { case never, before, after }
  @Setting(
    """
    whether a tap on the cancel button sends alertViewCancel: or actionSheetCancel: too: not at \
    all (Apple), before the click (WinObjC), or after it (Chameleon)
    """)
  package var alertCancelOnTap = AlertCancelOnTap.never
  package enum SheetButtonOrder: String, SettingWord { case destructiveFirst, othersFirst }
  @Setting(
    """
    the buttons of a sheet: destructive, others, cancel (Apple), or others, destructive, cancel \
    (Chameleon)
    """)
  package var sheetButtonOrder = SheetButtonOrder.destructiveFirst
}
