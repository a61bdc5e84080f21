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
  /// Those of which only declarations are here: what uses their classes is told when it is read.
  case messageUI = "MessageUI"
  case quickLook = "QuickLook"
  case mapKit = "MapKit"
  case unitTests = "XCTest"

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
        "CoreGraphics/CoreGraphics.h", "dispatch/dispatch.h",
      ]
    case .quartzCore: ["Foundation/Foundation.h"]
    case .uiKit: ["QuartzCore/QuartzCore.h"]
    case .webKit, .messageUI, .quickLook, .mapKit: ["UIKit/UIKit.h"]
    case .coreLocation, .userNotifications, .unitTests: ["Foundation/Foundation.h"]
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
        PackageResources.FoundationTypes_h, PackageResources.FoundationAssertions_h,
        PackageResources.FoundationCollections_h, PackageResources.FoundationSets_h,
        PackageResources.FoundationStrings_h, PackageResources.FoundationValues_h,
        PackageResources.FoundationObjects_h, PackageResources.FoundationSystem_h,
        PackageResources.FoundationNetworking_h, PackageResources.FoundationFunctions_h,
        PackageResources.FoundationFormatters_h,
      ]
    case .quartzCore: [PackageResources.QuartzCore_h]
    case .uiKit:
      [
        PackageResources.UIKitTypes_h, PackageResources.UIKitConstants_h, PackageResources.UIView_h,
        PackageResources.UIControl_h, PackageResources.UITableView_h,
        PackageResources.UIViewController_h, PackageResources.UIApplication_h,
        PackageResources.UIText_h,
      ]
    case .webKit: [PackageResources.WebKit_h]
    case .unitTests: [PackageResources.XCTest_h]
    case .messageUI: [PackageResources.MessageUI_h]
    case .quickLook: [PackageResources.QuickLook_h]
    case .mapKit: [PackageResources.MapKit_h]
    case .coreLocation, .userNotifications: []
    }
  }
}
