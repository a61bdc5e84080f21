internal import SelectorRuntime
internal import UIKitBase
internal import UIKitControllers
internal import UIKitDynamics
internal import UIKitRuntime
internal import UIKitText
internal import UserNotifications

extension UIKitClasses {
  /// The controllers in which the user chooses something.
  @NativeClassList static var choosers: [NativeClassDeclaration] {
    itemProvider
    imagePickerController
    photoPickerFilter
    photoPickerConfiguration
    photoPickerResult
    photoPickerViewController
    documentPickerViewController
    colorPickerViewController
    fontPickerConfiguration
    fontPickerViewController
    printInfo
    printFormatter
    simpleTextPrintFormatter
    markupTextPrintFormatter
    viewPrintFormatter
    printPageRenderer
    printPaper
    printer
    printInteractionController
    printerPickerController
    localNotification
    userNotificationAction
    mutableUserNotificationAction
    userNotificationCategory
    mutableUserNotificationCategory
    userNotificationSettings
    mutableApplicationShortcutItem
    applicationShortcutIcon
    document
    textChecker
  }
}
