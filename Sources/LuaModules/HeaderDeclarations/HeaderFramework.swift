package import CEmbeddedFiles
internal import SelectorRuntime
internal import Systems

/// The frameworks whose headers are generated from the runtime; included ones come first.
package enum HeaderFramework: String, CaseIterable {
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
  case adSupport = "AdSupport"
  case appTracking = "AppTrackingTransparency"
  /// From here on most classes are only declared: clang warns where a source uses one.
  case messageUI = "MessageUI"
  case quickLook = "QuickLook"
  case mapKit = "MapKit"
  case authenticationServices = "AuthenticationServices"
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
  case assetsLibrary = "AssetsLibrary"
  case backgroundTasks = "BackgroundTasks"
  case callKit = "CallKit"
  case deviceCheck = "DeviceCheck"
  case iAd
  case linkPresentation = "LinkPresentation"
  case multipeerConnectivity = "MultipeerConnectivity"
  case notificationCenter = "NotificationCenter"
  case pushKit = "PushKit"
  case replayKit = "ReplayKit"
  case speech = "Speech"
  case uniformTypes = "UniformTypeIdentifiers"
  case notificationsUI = "UserNotificationsUI"
  case watchConnectivity = "WatchConnectivity"
  case unitTests = "XCTest"

  /// Whether none of its classes is implemented, so that using one raises an error when it runs.
  package var isDeclaredAlone: Bool {
    switch self {
    case .objectiveC, .foundation, .quartzCore, .uiKit, .webKit, .coreLocation, .userNotifications,
      .storeKit, .coreTelephony, .adSupport, .appTracking, .messageUI, .quickLook, .unitTests,
      .coreData:
      false
    default: true
    }
  }

  /// The path of the header with its declarations.
  package var header: String {
    self == .objectiveC ? "objc/NSObject.h" : "\(rawValue)/\(rawValue).h"
  }

  /// The headers that its own header includes first.
  package var includes: [String] {
    switch self {
    case .objectiveC: ["hookhost/Names.h", "objc/objc.h"]
    case .foundation:
      [
        "objc/NSObject.h", "objc/objc.h", "CoreFoundation/CoreFoundation.h",
        "CoreGraphics/CoreGraphics.h", "dispatch/dispatch.h", "Security/Security.h",
        "CFNetwork/CFNetwork.h",
      ]
    case .quartzCore: ["Foundation/Foundation.h"]
    // On a device, CoreImage includes ImageIO.
    case .uiKit: ["QuartzCore/QuartzCore.h", "ImageIO/ImageIO.h", "CoreText/CoreText.h"]
    case .mapKit: ["UIKit/UIKit.h", "CoreLocation/CoreLocation.h"]
    case .avFoundation: ["UIKit/UIKit.h", "CoreMedia/CoreMedia.h", "AudioToolbox/AudioToolbox.h"]
    case .photos: ["AVFoundation/AVFoundation.h"]
    case .webKit, .messageUI, .quickLook, .authenticationServices, .contacts,
      .mediaPlayer, .safariServices, .social, .storeKit, .assetsLibrary, .iAd, .linkPresentation,
      .multipeerConnectivity, .notificationCenter, .notificationsUI, .replayKit, .unitTests:
      ["UIKit/UIKit.h"]
    case .coreImage: ["UIKit/UIKit.h", "OpenGLES/EAGL.h"]
    case .speech: ["AVFoundation/AVFoundation.h"]
    case .coreLocation, .userNotifications, .adSupport, .appTracking, .coreBluetooth,
      .backgroundTasks, .callKit, .deviceCheck, .pushKit, .uniformTypes, .watchConnectivity,
      .coreData, .coreMotion, .coreTelephony, .eventKit, .javaScriptCore, .localAuthentication:
      ["Foundation/Foundation.h"]
    }
  }

  /// The framework of a class or a protocol, determined by its name.
  package static func of(_ name: String) -> HeaderFramework? {
    if ["NSObject", "Protocol"].contains(name) { return .objectiveC }
    return Framework.of(name).flatMap { HeaderFramework(rawValue: $0.name) }
  }

  /// The files of declarations that are merged into its header.
  package var interfaces: [EmbeddedFile] {
    switch self {
    case .objectiveC: [.NSObject_h]
    case .foundation:
      [
        .FoundationEnumerations_h, .FoundationTypes_h, .FoundationAssertions_h,
        .FoundationCollections_h, .FoundationSets_h, .FoundationStrings_h, .FoundationValues_h,
        .FoundationObjects_h, .FoundationSystem_h, .FoundationNetworking_h, .FoundationFunctions_h,
        .FoundationFormatters_h, .FoundationPointers_h, .FoundationResults_h,
        .FoundationParameters_h, .FoundationAliases_h, .FoundationExtensions_h,
      ]
    case .quartzCore: [.QuartzCore_h]
    case .uiKit:
      [
        .UIKitAccessibility_h, .UIKitControllers_h, .UIKitInteractions_h, .UIKitKeys_h,
        .UIKitLists_h, .UIKitScreens_h, .UIKitTextLayout_h, .UIKitEnumerations_h, .UIKitTypes_h,
        .UIKitFunctions_h, .UIKitConstants_h, .UIView_h, .UIControl_h, .UITableView_h,
        .UIViewController_h, .UIApplication_h, .UIText_h, .UIKitPointers_h, .UIKitHandlers_h,
        .UIKitResults_h, .UIKitBehaviors_h, .UIKitParameters_h, .UIKitAliases_h, .UIKitDocuments_h,
      ]
    case .webKit: [.WebKit_h]
    case .unitTests: [.XCTest_h, .XCUIAutomation_h]
    case .messageUI: [.MessageUI_h]
    case .quickLook: [.QuickLook_h]
    case .mapKit: [.MapKitConstants_h, .MapKit_h, .MapKitOverlays_h, .MapKitSearch_h]
    case .adSupport: [.AdSupport_h]
    case .authenticationServices: [.AuthenticationServices_h]
    case .appTracking: [.AppTrackingTransparency_h]
    case .avFoundation:
      [
        .AVFoundationEnumerations_h, .AVFoundationConstants_h, .AVFoundationAssets_h,
        .AVFoundationPlayers_h, .AVFoundationCapture_h, .AVFoundationCaptureOutputs_h,
        .AVFoundationEditing_h, .AVFoundationFiles_h, .AVFAudio_h, .AVFAudioEngine_h,
      ]
    case .contacts: [.ContactsConstants_h, .Contacts_h]
    case .coreBluetooth: [.CoreBluetooth_h]
    case .coreData: [.CoreDataConstants_h, .CoreDataModels_h, .CoreDataContexts_h]
    case .coreImage: [.CoreImage_h]
    case .coreMotion: [.CoreMotion_h]
    case .coreTelephony: [.CoreTelephony_h]
    case .eventKit: [.EventKit_h]
    case .javaScriptCore: [.JavaScriptCore_h]
    case .localAuthentication: [.LocalAuthentication_h]
    case .mediaPlayer: [.MediaPlayerConstants_h, .MediaPlayer_h, .MediaPlayerControls_h]
    case .photos: [.PhotosConstants_h, .Photos_h, .PhotosRequests_h]
    case .safariServices: [.SafariServices_h]
    case .social: [.Social_h]
    case .assetsLibrary: [.AssetsLibrary_h]
    case .backgroundTasks: [.BackgroundTasks_h]
    case .callKit: [.CallKit_h]
    case .deviceCheck: [.DeviceCheck_h]
    case .iAd: [.iAd_h]
    case .linkPresentation: [.LinkPresentation_h]
    case .multipeerConnectivity: [.MultipeerConnectivity_h]
    case .notificationCenter: [.NotificationCenter_h]
    case .pushKit: [.PushKit_h]
    case .replayKit: [.ReplayKit_h]
    case .speech: [.Speech_h]
    case .uniformTypes: [.UniformTypeIdentifiers_h]
    case .notificationsUI: [.UserNotificationsUI_h]
    case .watchConnectivity: [.WatchConnectivity_h]
    case .storeKit: [.StoreKit_h]
    case .coreLocation: [.CoreLocation_h]
    case .userNotifications: [.UserNotifications_h]
    }
  }
}
