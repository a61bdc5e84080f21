internal import SelectorRuntime

/// The frameworks whose headers are made from the runtime, those that others include first.
enum HeaderFramework: String, CaseIterable {
  /// The root class and its protocol, which `<objc/NSObject.h>` declares.
  case objectiveC = "ObjectiveC"
  case foundation = "Foundation"
  case quartzCore = "QuartzCore"
  case uiKit = "UIKit"
  case webKit = "WebKit"
  case coreLocation = "CoreLocation"
  case userNotifications = "UserNotifications"
  case storeKit = "StoreKit"
  case coreTelephony = "CoreTelephony"
  /// Those of which only declarations are here: what uses their classes is told when it is read.
  case messageUI = "MessageUI"
  case quickLook = "QuickLook"
  case mapKit = "MapKit"
  case adSupport = "AdSupport"
  case appTracking = "AppTrackingTransparency"
  case avFoundation = "AVFoundation"
  case contacts = "Contacts"
  case coreBluetooth = "CoreBluetooth"
  case coreData = "CoreData"
  case coreImage = "CoreImage"
  case coreMotion = "CoreMotion"
  case eventKit = "EventKit"
  case javaScriptCore = "JavaScriptCore"
  case localAuthentication = "LocalAuthentication"
  case mediaPlayer = "MediaPlayer"
  case photos = "Photos"
  case safariServices = "SafariServices"
  case social = "Social"
  case unitTests = "XCTest"

  /// Whether no class of it is here, so that what uses one is an error where it is reached.
  var isDeclaredAlone: Bool {
    switch self {
    case .objectiveC, .foundation, .quartzCore, .uiKit, .webKit, .coreLocation, .userNotifications,
      .storeKit, .coreTelephony, .unitTests:
      false
    default: true
    }
  }

  /// Where its declarations stand.
  var header: String {
    self == .objectiveC ? "objc/NSObject.h" : "\(rawValue)/\(rawValue).h"
  }

  /// The headers that its own includes first.
  var includes: [String] {
    switch self {
    case .objectiveC: ["hookhost/Names.h", "objc/runtime.h"]
    case .foundation:
      [
        "objc/NSObject.h", "objc/runtime.h", "CoreFoundation/CoreFoundation.h",
        "CoreGraphics/CoreGraphics.h", "dispatch/dispatch.h", "Security/Security.h",
      ]
    case .quartzCore: ["Foundation/Foundation.h"]
    case .uiKit: ["QuartzCore/QuartzCore.h"]
    case .mapKit: ["UIKit/UIKit.h", "CoreLocation/CoreLocation.h"]
    case .avFoundation: ["UIKit/UIKit.h", "CoreMedia/CoreMedia.h"]
    case .photos: ["AVFoundation/AVFoundation.h"]
    case .webKit, .messageUI, .quickLook, .contacts, .coreImage, .mediaPlayer,
      .safariServices, .social, .storeKit:
      ["UIKit/UIKit.h"]
    case .coreLocation, .userNotifications, .unitTests, .adSupport, .appTracking, .coreBluetooth,
      .coreData, .coreMotion, .coreTelephony, .eventKit, .javaScriptCore, .localAuthentication:
      ["Foundation/Foundation.h"]
    }
  }

  /// The framework of a class or of a protocol, as its name tells.
  static func of(_ name: String) -> HeaderFramework? {
    if ["NSObject", "Protocol"].contains(name) { return .objectiveC }
    return Framework.of(name).flatMap { HeaderFramework(rawValue: $0.name) }
  }

  /// The files of declarations that are merged into its header.
  var interfaces: [[UInt8]] {
    switch self {
    case .objectiveC: [PackageResources.NSObject_h]
    case .foundation:
      [
        PackageResources.FoundationEnumerations_h, PackageResources.FoundationTypes_h,
        PackageResources.FoundationAssertions_h,
        PackageResources.FoundationCollections_h, PackageResources.FoundationSets_h,
        PackageResources.FoundationStrings_h, PackageResources.FoundationValues_h,
        PackageResources.FoundationObjects_h, PackageResources.FoundationSystem_h,
        PackageResources.FoundationNetworking_h, PackageResources.FoundationFunctions_h,
        PackageResources.FoundationFormatters_h, PackageResources.FoundationPointers_h,
        PackageResources.FoundationResults_h,
      ]
    case .quartzCore: [PackageResources.QuartzCore_h]
    case .uiKit:
      [
        PackageResources.UIKitAccessibility_h, PackageResources.UIKitControllers_h,
        PackageResources.UIKitInteractions_h, PackageResources.UIKitKeys_h,
        PackageResources.UIKitLists_h, PackageResources.UIKitScreens_h,
        PackageResources.UIKitTextLayout_h, PackageResources.UIKitEnumerations_h,
        PackageResources.UIKitTypes_h, PackageResources.UIKitFunctions_h,
        PackageResources.UIKitConstants_h, PackageResources.UIView_h, PackageResources.UIControl_h,
        PackageResources.UITableView_h,
        PackageResources.UIViewController_h, PackageResources.UIApplication_h,
        PackageResources.UIText_h, PackageResources.UIKitPointers_h,
        PackageResources.UIKitHandlers_h, PackageResources.UIKitResults_h,
      ]
    case .webKit: [PackageResources.WebKit_h]
    case .unitTests: [PackageResources.XCTest_h]
    case .messageUI: [PackageResources.MessageUI_h]
    case .quickLook: [PackageResources.QuickLook_h]
    case .mapKit: [PackageResources.MapKit_h]
    case .adSupport: [PackageResources.AdSupport_h]
    case .appTracking: [PackageResources.AppTrackingTransparency_h]
    case .avFoundation: [PackageResources.AVFoundation_h]
    case .contacts: [PackageResources.Contacts_h]
    case .coreBluetooth: [PackageResources.CoreBluetooth_h]
    case .coreData: [PackageResources.CoreData_h]
    case .coreImage: [PackageResources.CoreImage_h]
    case .coreMotion: [PackageResources.CoreMotion_h]
    case .coreTelephony: [PackageResources.CoreTelephony_h]
    case .eventKit: [PackageResources.EventKit_h]
    case .javaScriptCore: [PackageResources.JavaScriptCore_h]
    case .localAuthentication: [PackageResources.LocalAuthentication_h]
    case .mediaPlayer: [PackageResources.MediaPlayer_h]
    case .photos: [PackageResources.Photos_h]
    case .safariServices: [PackageResources.SafariServices_h]
    case .social: [PackageResources.Social_h]
    case .storeKit: [PackageResources.StoreKit_h]
    case .coreLocation: [PackageResources.CoreLocation_h]
    case .userNotifications: [PackageResources.UserNotifications_h]
    }
  }
}
