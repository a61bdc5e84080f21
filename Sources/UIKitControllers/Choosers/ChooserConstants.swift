package import UIKitRuntime

extension UIKitConstants {
  /// The constants of UIDocument.h, UIImagePickerController.h and UIDocumentPickerViewController.h.
  package static let choosing: KeyValuePairs<String, Int> = [
    "UIDocumentStateNormal": 0,
    "UIDocumentStateClosed": 1 << 0,
    "UIDocumentStateInConflict": 1 << 1,
    "UIDocumentStateSavingError": 1 << 2,
    "UIDocumentStateEditingDisabled": 1 << 3,
    "UIDocumentStateProgressAvailable": 1 << 4,
    "UIDocumentChangeDone": 0,
    "UIDocumentChangeUndone": 1,
    "UIDocumentChangeRedone": 2,
    "UIDocumentChangeCleared": 3,
    "UIDocumentSaveForCreating": 0,
    "UIDocumentSaveForOverwriting": 1,
    "UIImagePickerControllerSourceTypePhotoLibrary": 0,
    "UIImagePickerControllerSourceTypeCamera": 1,
    "UIImagePickerControllerSourceTypeSavedPhotosAlbum": 2,
    "UIImagePickerControllerCameraDeviceRear": 0,
    "UIImagePickerControllerCameraDeviceFront": 1,
    "UIImagePickerControllerCameraCaptureModePhoto": 0,
    "UIImagePickerControllerCameraCaptureModeVideo": 1,
    "UIDocumentPickerModeImport": 0,
    "UIDocumentPickerModeOpen": 1,
    "UIDocumentPickerModeExportToService": 2,
    "UIDocumentPickerModeMoveToService": 3,
    "UIUserNotificationTypeNone": 0,
    "UIUserNotificationTypeBadge": 1 << 0,
    "UIUserNotificationTypeSound": 1 << 1,
    "UIUserNotificationTypeAlert": 1 << 2,
  ]
}
