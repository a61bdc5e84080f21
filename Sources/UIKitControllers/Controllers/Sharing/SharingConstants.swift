package import UIKitRuntime

extension UIKitConstants {
  /// The types of the system's activities, from UIActivity.h.
  package static let activityTypes: KeyValuePairs<String, String> = [
    "UIActivityTypePostToFacebook": "com.apple.UIKit.activity.PostToFacebook",
    "UIActivityTypePostToTwitter": "com.apple.UIKit.activity.PostToTwitter",
    "UIActivityTypePostToWeibo": "com.apple.UIKit.activity.PostToWeibo",
    "UIActivityTypeMessage": "com.apple.UIKit.activity.Message",
    "UIActivityTypeMail": "com.apple.UIKit.activity.Mail",
    "UIActivityTypePrint": "com.apple.UIKit.activity.Print",
    "UIActivityTypeCopyToPasteboard": "com.apple.UIKit.activity.CopyToPasteboard",
    "UIActivityTypeAssignToContact": "com.apple.UIKit.activity.AssignToContact",
    "UIActivityTypeSaveToCameraRoll": "com.apple.UIKit.activity.SaveToCameraRoll",
    "UIActivityTypeAddToReadingList": "com.apple.UIKit.activity.AddToReadingList",
    "UIActivityTypePostToFlickr": "com.apple.UIKit.activity.PostToFlickr",
    "UIActivityTypePostToVimeo": "com.apple.UIKit.activity.PostToVimeo",
    "UIActivityTypePostToTencentWeibo": "com.apple.UIKit.activity.TencentWeibo",
    "UIActivityTypeAirDrop": "com.apple.UIKit.activity.AirDrop",
    "UIActivityTypeOpenInIBooks": "com.apple.UIKit.activity.OpenInIBooks",
    "UIActivityTypeMarkupAsPDF": "com.apple.UIKit.activity.MarkupAsPDF",
  ]

  /// The value of `UIActivityItemsConfigurationInteractionShare`.
  ///
  /// Apple does not publish it, so it is the constant's name.
  static let sharingInteraction = "UIActivityItemsConfigurationInteractionShare"

  /// The constants of UIActivityItemsConfigurationReading.h.
  package static let activityItemStrings: KeyValuePairs<String, String> = [
    "UIActivityItemsConfigurationInteractionShare": sharingInteraction
  ]

  /// The constants of UIActivity.h and UIInputView.h.
  package static let sharingAndInput: KeyValuePairs<String, Int> = [
    "UIActivityCategoryAction": 0,
    "UIActivityCategoryShare": 1,
    "UIInputViewStyleDefault": 0,
    "UIInputViewStyleKeyboard": 1,
  ]
}
