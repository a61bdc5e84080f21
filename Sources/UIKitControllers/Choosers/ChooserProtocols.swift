internal import FoundationCore
internal import FoundationFiles
internal import QuartzCore
package import SelectorRuntime
internal import UIKitBase
package import UIKitRuntime

/// The protocols of controllers in which the user chooses something.
extension UIKitProtocols {
  /// All chooser protocols, adopted ones first.
  package static let choosersProtocols = [
    colorPickerViewControllerDelegate, fontPickerViewControllerDelegate,
    cloudSharingControllerDelegate, documentBrowserViewControllerDelegate,
    documentInteractionControllerDelegate, documentMenuDelegate, printerPickerControllerDelegate,
    videoEditorControllerDelegate,
  ]

  static let colorPickerViewControllerDelegate = NativeProtocol(
    "UIColorPickerViewControllerDelegate", adopts: [FoundationProtocols.object],
    optional: [
      .init("colorPickerViewControllerDidSelectColor:", UIColorPickerViewController.self),
      .init(
        "colorPickerViewController:didSelectColor:continuously:", UIColorPickerViewController.self,
        UIColor.self,
        Bool.self),
      .init("colorPickerViewControllerDidFinish:", UIColorPickerViewController.self),
    ])

  static let fontPickerViewControllerDelegate = NativeProtocol(
    "UIFontPickerViewControllerDelegate", adopts: [FoundationProtocols.object],
    optional: [
      .init("fontPickerViewControllerDidCancel:", UIFontPickerViewController.self),
      .init("fontPickerViewControllerDidPickFont:", UIFontPickerViewController.self),
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
        "documentInteractionController:canPerformAction:", returns: Bool.self,
        UIDocumentInteractionController.self,
        Selector?.self),
      .init(
        "documentInteractionController:performAction:", returns: Bool.self,
        UIDocumentInteractionController.self,
        Selector?.self),
      .init(
        "documentInteractionController:didEndSendingToApplication:",
        UIDocumentInteractionController.self,
        String?.self),
      .init(
        "documentInteractionController:willBeginSendingToApplication:",
        UIDocumentInteractionController.self,
        String?.self),
      .init(
        "documentInteractionControllerDidDismissOpenInMenu:", UIDocumentInteractionController.self),
      .init(
        "documentInteractionControllerDidDismissOptionsMenu:", UIDocumentInteractionController.self),
      .init("documentInteractionControllerDidEndPreview:", UIDocumentInteractionController.self),
      .init(
        "documentInteractionControllerRectForPreview:", returns: CGRect.self,
        UIDocumentInteractionController.self),
      .init(
        "documentInteractionControllerViewControllerForPreview:", returns: UIViewController.self,
        UIDocumentInteractionController.self),
      .init(
        "documentInteractionControllerViewForPreview:", returns: UIView.self,
        UIDocumentInteractionController.self),
      .init("documentInteractionControllerWillBeginPreview:", UIDocumentInteractionController.self),
      .init(
        "documentInteractionControllerWillPresentOpenInMenu:", UIDocumentInteractionController.self),
      .init(
        "documentInteractionControllerWillPresentOptionsMenu:", UIDocumentInteractionController.self
      ),
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
        UIPrinterPickerController.self),
      .init(
        "printerPickerController:shouldShowPrinter:", returns: Bool.self,
        UIPrinterPickerController.self,
        UIPrinter.self),
      .init("printerPickerControllerWillPresent:", UIPrinterPickerController.self),
      .init("printerPickerControllerDidPresent:", UIPrinterPickerController.self),
      .init("printerPickerControllerWillDismiss:", UIPrinterPickerController.self),
      .init("printerPickerControllerDidDismiss:", UIPrinterPickerController.self),
      .init("printerPickerControllerDidSelectPrinter:", UIPrinterPickerController.self),
    ])

  static let videoEditorControllerDelegate = NativeProtocol(
    "UIVideoEditorControllerDelegate", adopts: [FoundationProtocols.object],
    optional: [
      .init("videoEditorController:didSaveEditedVideoToPath:", RuntimeObject.self, String.self),
      .init("videoEditorController:didFailWithError:", RuntimeObject.self, NSError.self),
      .init("videoEditorControllerDidCancel:", RuntimeObject.self),
    ])
}
