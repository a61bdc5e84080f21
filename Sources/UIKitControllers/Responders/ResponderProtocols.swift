internal import FoundationCore
internal import FoundationFiles
internal import QuartzCore
package import SelectorRuntime
internal import UIKitBase
package import UIKitRuntime
internal import UIKitText

/// Protocols of responders: editing actions, activities, menus and state restoration.
extension UIKitProtocols {
  /// All of them; an adopted protocol precedes its adopters.
  package static let respondersProtocols = [
    responderStandardEditActions, userActivityRestoring, stateRestoring, dataSourceModelAssociation,
    menuBuilder, menuLeaf, inputViewAudioFeedback, activityItemsConfigurationProviding,
    activityItemsConfigurationReading, activityItemSource, accelerometerDelegate,
  ]

  package static let responderStandardEditActions = NativeProtocol(
    "UIResponderStandardEditActions", adopts: [FoundationProtocols.object], givesTypes: false,
    optional: [
      .init("cut:", Value.self),
      .init("copy:", Value.self),
      .init("paste:", Value.self),
      .init("pasteAndMatchStyle:", Value.self),
      .init("pasteAndGo:", Value.self),
      .init("pasteAndSearch:", Value.self),
      .init("select:", Value.self),
      .init("selectAll:", Value.self),
      .init("delete:", Value.self),
      .init("makeTextWritingDirectionLeftToRight:", Value.self),
      .init("makeTextWritingDirectionRightToLeft:", Value.self),
      .init("toggleBoldface:", Value.self),
      .init("toggleItalics:", Value.self),
      .init("toggleUnderline:", Value.self),
      .init("decreaseSize:", Value.self),
      .init("increaseSize:", Value.self),
      .init("updateTextAttributesWithConversionHandler:", Block.self),
      .init("print:", Value.self),
      .init("rename:", Value.self),
      .init("duplicate:", Value.self),
      .init("move:", Value.self),
      .init("export:", Value.self),
      .init("find:", Value.self),
      .init("findAndReplace:", Value.self),
      .init("findNext:", Value.self),
      .init("findPrevious:", Value.self),
      .init("useSelectionForFind:", Value.self),
      .init("showWritingTools:", Value.self),
    ])

  package static let userActivityRestoring = NativeProtocol(
    "UIUserActivityRestoring", adopts: [FoundationProtocols.object], givesTypes: false,
    required: [
      .init("restoreUserActivityState:", NSUserActivity.self)
    ])

  static let stateRestoring = NativeProtocol(
    "UIStateRestoring", adopts: [FoundationProtocols.object], givesTypes: false,
    optional: [
      .init("restorationParent", returns: Adopter<UIStateRestoring>.self),
      .init("objectRestorationClass", returns: RuntimeClass.self),
      .init("encodeRestorableStateWithCoder:", NSCoder.self),
      .init("decodeRestorableStateWithCoder:", NSCoder.self),
      .init("applicationFinishedRestoringState"),
    ])

  static let dataSourceModelAssociation = NativeProtocol(
    "UIDataSourceModelAssociation", adopts: [FoundationProtocols.object], givesTypes: false,
    required: [
      .init(
        "modelIdentifierForElementAtIndexPath:inView:", returns: String.self, NSIndexPath.self,
        UIView.self),
      .init(
        "indexPathForElementWithModelIdentifier:inView:", returns: NSIndexPath.self, String.self,
        UIView.self),
    ])

  package static let menuBuilder = NativeProtocol(
    "UIMenuBuilder", adopts: [FoundationProtocols.object], givesTypes: false,
    required: [
      .init("system", returns: RuntimeObject.self),
      .init("menuForIdentifier:", returns: UIMenu?.self, String.self),
      .init("actionForIdentifier:", returns: UIAction?.self, String.self),
      .init("commandForAction:propertyList:", returns: UICommand?.self, Selector.self, Value.self),
      .init("replaceMenuForIdentifier:withMenu:", String.self, UIMenu.self),
      .init("replaceChildrenOfMenuForIdentifier:fromChildrenBlock:", String.self, Block.self),
      .init("insertSiblingMenu:beforeMenuForIdentifier:", UIMenu.self, String.self),
      .init("insertSiblingMenu:afterMenuForIdentifier:", UIMenu.self, String.self),
      .init("insertChildMenu:atStartOfMenuForIdentifier:", UIMenu.self, String.self),
      .init("insertChildMenu:atEndOfMenuForIdentifier:", UIMenu.self, String.self),
      .init("removeMenuForIdentifier:", String.self),
    ])

  package static let menuLeaf = NativeProtocol(
    "UIMenuLeaf", adopts: [FoundationProtocols.object], givesTypes: false,
    required: [
      .init("title", returns: String.self),
      .init("setTitle:", String.self),
      .init("image", returns: UIImage?.self),
      .init("setImage:", UIImage?.self),
      .init("discoverabilityTitle", returns: String?.self),
      .init("setDiscoverabilityTitle:", String?.self),
      .init("attributes", returns: Int.self),
      .init("setAttributes:", Int.self),
      .init("state", returns: Int.self),
      .init("setState:", Int.self),
      .init("sender", returns: Value.self),
      .init(
        "presentationSourceItem", returns: Adopter<UIPopoverPresentationControllerSourceItem>.self),
      .init("performWithSender:target:", Value.self, Value.self),
      .init("selectedImage", returns: UIImage.self),
      .init("setSelectedImage:", UIImage.self),
    ])

  static let inputViewAudioFeedback = NativeProtocol(
    "UIInputViewAudioFeedback", adopts: [FoundationProtocols.object], givesTypes: false,
    required: [
      .init("enableInputClicksWhenVisible", returns: Bool.self)
    ])

  package static let activityItemsConfigurationProviding = NativeProtocol(
    "UIActivityItemsConfigurationProviding", adopts: [FoundationProtocols.object],
    givesTypes: false,
    required: [
      .init(
        "activityItemsConfiguration", returns: Adopter<UIActivityItemsConfigurationReading>?.self)
    ])

  static let activityItemsConfigurationReading = NativeProtocol(
    "UIActivityItemsConfigurationReading", adopts: [FoundationProtocols.object], givesTypes: false,
    required: [
      .init("itemProvidersForActivityItemsConfiguration", returns: [NSItemProvider].self)
    ],
    optional: [
      .init("activityItemsConfigurationSupportsInteraction:", returns: Bool.self, String.self),
      .init("activityItemsConfigurationMetadataForKey:", returns: Value.self, String.self),
      .init(
        "activityItemsConfigurationMetadataForItemAtIndex:key:", returns: Value.self, Int.self,
        String.self),
      .init(
        "activityItemsConfigurationPreviewForItemAtIndex:intent:suggestedSize:",
        returns: NSItemProvider?.self, Int.self, String.self, CGSize.self),
      .init("applicationActivitiesForActivityItemsConfiguration", returns: [UIActivity]?.self),
    ])

  static let activityItemSource = NativeProtocol(
    "UIActivityItemSource", adopts: [FoundationProtocols.object], givesTypes: false,
    required: [
      .init(
        "activityViewControllerPlaceholderItem:", returns: Value.self, UIActivityViewController.self
      ),
      .init(
        "activityViewController:itemForActivityType:", returns: Value.self,
        UIActivityViewController.self, String?.self),
    ],
    optional: [
      .init(
        "activityViewController:dataTypeIdentifierForActivityType:", returns: String.self,
        UIActivityViewController.self, String?.self),
      .init(
        "activityViewController:subjectForActivityType:", returns: String.self,
        UIActivityViewController.self, String?.self),
      .init(
        "activityViewController:thumbnailImageForActivityType:suggestedSize:",
        returns: UIImage.self, UIActivityViewController.self, String?.self, CGSize.self),
      .init(
        "activityViewControllerLinkMetadata:", returns: Int.self, UIActivityViewController.self),
      .init(
        "activityViewControllerShareRecipients:", returns: [Int].self, UIActivityViewController.self
      ),
    ])

  static let accelerometerDelegate = NativeProtocol(
    "UIAccelerometerDelegate", adopts: [FoundationProtocols.object],
    optional: [
      .init("accelerometer:didAccelerate:", UIAccelerometer.self, UIAcceleration.self)
    ])
}
