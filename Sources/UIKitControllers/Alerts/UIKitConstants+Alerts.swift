package import UIKitRuntime

/// The constants of alerts and action sheets.
extension UIKitConstants {
  package static let alerts: KeyValuePairs<String, Int> = [
    // UIAlert.h
    "UIAlertViewStyleDefault": 0,
    "UIAlertViewStyleSecureTextInput": 1,
    "UIAlertViewStylePlainTextInput": 2,
    "UIAlertViewStyleLoginAndPasswordInput": 3,
    "UIActionSheetStyleAutomatic": -1,
    "UIActionSheetStyleDefault": 0,
    "UIActionSheetStyleBlackTranslucent": 1,
    "UIActionSheetStyleBlackOpaque": 2,
    // UIAlertController.h
    "UIAlertControllerStyleActionSheet": 0,
    "UIAlertControllerStyleAlert": 1,
    "UIAlertActionStyleDefault": 0,
    "UIAlertActionStyleCancel": 1,
    "UIAlertActionStyleDestructive": 2,
  ]
}
