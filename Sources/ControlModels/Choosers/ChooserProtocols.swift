internal import FoundationModels
internal import SelectorRuntime

/// Protocols of controllers in which somebody chooses something.
extension UIKitProtocols {
  /// All of them, adopted ones first.
  static let choosersProtocols = [
    colorPickerViewControllerDelegate, fontPickerViewControllerDelegate,
    cloudSharingControllerDelegate, documentBrowserViewControllerDelegate,
    documentInteractionControllerDelegate, documentMenuDelegate, printerPickerControllerDelegate,
    videoEditorControllerDelegate,
  ]

  static let colorPickerViewControllerDelegate = NativeProtocol(
    "UIColorPickerViewControllerDelegate", adopts: [FoundationProtocols.object],
    optional: [
      .init("colorPickerViewControllerDidSelectColor:", RuntimeObject.self),
      .init(
        "colorPickerViewController:didSelectColor:continuously:", RuntimeObject.self, UIColor.self,
        Bool.self),
      .init("colorPickerViewControllerDidFinish:", RuntimeObject.self),
    ])

  static let fontPickerViewControllerDelegate = NativeProtocol(
    "UIFontPickerViewControllerDelegate", adopts: [FoundationProtocols.object],
    optional: [
      .init("fontPickerViewControllerDidCancel:", RuntimeObject.self),
      .init("fontPickerViewControllerDidPickFont:", RuntimeObject.self),
    ])

  static let cloudSharingControllerDelegate = NativeProtocol(
    "UICloudSharingControllerDelegate", adopts: [FoundationProtocols.object],
    required: [
      .init("cloudSharingController:failedToSaveShareWithError:", RuntimeObject.self, NSError.self),
      .init("itemTitleForCloudSharingController:", returns: String?.self, RuntimeObject.self),
    ],
    optional: [
      .init(
        "itemThumbnailDataForCloudSharingController:", returns: NSData?.self, RuntimeObject.self),
      .init("itemTypeForCloudSharingController:", returns: String?.self, RuntimeObject.self),
      .init("cloudSharingControllerDidSaveShare:", RuntimeObject.self),
      .init("cloudSharingControllerDidStopSharing:", RuntimeObject.self),
    ])

  static let documentBrowserViewControllerDelegate = NativeProtocol(
    "UIDocumentBrowserViewControllerDelegate", adopts: [FoundationProtocols.object],
    optional: [
      .init("documentBrowser:didPickDocumentURLs:", RuntimeObject.self, [NSURL].self),
      .init(
        "documentBrowser:didRequestDocumentCreationWithHandler:", RuntimeObject.self, Block.self),
      .init(
        "documentBrowser:didImportDocumentAtURL:toDestinationURL:", RuntimeObject.self, NSURL.self,
        NSURL.self),
      .init(
        "documentBrowser:failedToImportDocumentAtURL:error:", RuntimeObject.self, NSURL.self,
        NSError?.self),
      .init(
        "documentBrowser:applicationActivitiesForDocumentURLs:", returns: [UIActivity].self,
        RuntimeObject.self, [NSURL].self),
      .init(
        "documentBrowser:willPresentActivityViewController:", RuntimeObject.self,
        UIActivityViewController.self),
      .init("documentBrowser:didPickDocumentsAtURLs:", RuntimeObject.self, [NSURL].self),
    ])

  static let documentInteractionControllerDelegate = NativeProtocol(
    "UIDocumentInteractionControllerDelegate", adopts: [FoundationProtocols.object],
    optional: [
      .init(
        "documentInteractionController:canPerformAction:", returns: Bool.self, RuntimeObject.self,
        Selector?.self),
      .init(
        "documentInteractionController:performAction:", returns: Bool.self, RuntimeObject.self,
        Selector?.self),
      .init(
        "documentInteractionController:didEndSendingToApplication:", RuntimeObject.self,
        String?.self),
      .init(
        "documentInteractionController:willBeginSendingToApplication:", RuntimeObject.self,
        String?.self),
      .init("documentInteractionControllerDidDismissOpenInMenu:", RuntimeObject.self),
      .init("documentInteractionControllerDidDismissOptionsMenu:", RuntimeObject.self),
      .init("documentInteractionControllerDidEndPreview:", RuntimeObject.self),
      .init(
        "documentInteractionControllerRectForPreview:", returns: CGRect.self, RuntimeObject.self),
      .init(
        "documentInteractionControllerViewControllerForPreview:", returns: UIViewController.self,
        RuntimeObject.self),
      .init(
        "documentInteractionControllerViewForPreview:", returns: UIView.self, RuntimeObject.self),
      .init("documentInteractionControllerWillBeginPreview:", RuntimeObject.self),
      .init("documentInteractionControllerWillPresentOpenInMenu:", RuntimeObject.self),
      .init("documentInteractionControllerWillPresentOptionsMenu:", RuntimeObject.self),
    ])

  static let documentMenuDelegate = NativeProtocol(
    "UIDocumentMenuDelegate", adopts: [FoundationProtocols.object],
    required: [
      .init(
        "documentMenu:didPickDocumentPicker:", RuntimeObject.self,
        UIDocumentPickerViewController.self),
      .init("documentMenuWasCancelled:", RuntimeObject.self),
    ])

  static let printerPickerControllerDelegate = NativeProtocol(
    "UIPrinterPickerControllerDelegate", adopts: [FoundationProtocols.object],
    optional: [
      .init(
        "printerPickerControllerParentViewController:", returns: UIViewController.self,
        RuntimeObject.self),
      .init(
        "printerPickerController:shouldShowPrinter:", returns: Bool.self, RuntimeObject.self,
        RuntimeObject.self),
      .init("printerPickerControllerWillPresent:", RuntimeObject.self),
      .init("printerPickerControllerDidPresent:", RuntimeObject.self),
      .init("printerPickerControllerWillDismiss:", RuntimeObject.self),
      .init("printerPickerControllerDidDismiss:", RuntimeObject.self),
      .init("printerPickerControllerDidSelectPrinter:", RuntimeObject.self),
    ])

  static let videoEditorControllerDelegate = NativeProtocol(
    "UIVideoEditorControllerDelegate", adopts: [FoundationProtocols.object],
    optional: [
      .init("videoEditorController:didSaveEditedVideoToPath:", RuntimeObject.self, String.self),
      .init("videoEditorController:didFailWithError:", RuntimeObject.self, NSError.self),
      .init("videoEditorControllerDidCancel:", RuntimeObject.self),
    ])
}
