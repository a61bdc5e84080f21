package import SelectorRuntime

/// The framework of a class or a protocol, determined by the prefix of its name.
package struct Framework: Equatable {
  package let name: String
  /// The prefixes of its classes.
  let prefixes: [String]
  /// The classes with the prefix of another framework.
  var exceptions: [String] = []

  /// The frameworks that are at least partly implemented, in the order of the lists.
  package static let present = [
    Framework(name: "Foundation", prefixes: ["NS"], exceptions: ["Protocol"]),
    Framework(
      name: "UIKit", prefixes: ["UI", "NSCollectionLayout", "NSDiffableDataSource", "NSSymbol"],
      exceptions: [
        "NSLayoutConstraint", "NSLayoutAnchor", "NSLayoutDimension", "NSLayoutXAxisAnchor",
        "NSLayoutYAxisAnchor", "NSLayoutManager", "NSLayoutManagerDelegate", "NSTextStorage",
        "NSTextStorageDelegate", "NSTextContainer", "NSTextAttachment", "NSParagraphStyle",
        "NSMutableParagraphStyle", "NSShadow", "NSStringDrawingContext", "NSDataAsset",
        "WebPolicyDecisionListener",
      ]),
    Framework(name: "QuartzCore", prefixes: ["CA"]),
    Framework(name: "WebKit", prefixes: ["WK"]),
    Framework(name: "CoreLocation", prefixes: ["CL"]),
    Framework(name: "UserNotifications", prefixes: ["UN"]),
    Framework(name: "StoreKit", prefixes: ["SK"]),
    Framework(name: "CoreTelephony", prefixes: ["CT"]),
    Framework(
      name: "CoreData",
      prefixes: [
        "NSManagedObject", "NSPersistentStore", "NSPersistentContainer", "NSFetch",
        "NSEntityDescription", "NSEntityMapping", "NSBatch", "NSAsynchronousFetch",
      ],
      exceptions: [
        "NSAttributeDescription", "NSEntityDescription", "NSEntityMapping",
        "NSExpressionDescription", "NSManagedObject", "NSPersistentContainer",
        "NSPersistentStore", "NSMappingModel", "NSMergeConflict",
        "NSMergePolicy", "NSMigrationManager", "NSPropertyDescription",
        "NSRelationshipDescription", "NSSaveChangesRequest",
      ]),
    Framework(name: "AdSupport", prefixes: [], exceptions: ["ASIdentifierManager"]),
    Framework(name: "AppTrackingTransparency", prefixes: ["ATT"]),
    Framework(name: "MessageUI", prefixes: ["MF"]),
    Framework(name: "QuickLook", prefixes: ["QL"]),
    Framework(name: "PhotosUI", prefixes: ["PHPicker"]),
    Framework(name: "XCTest", prefixes: ["XC"]),
    Framework(name: "Dispatch", prefixes: ["OS_dispatch"]),
    Framework(name: "hookhost", prefixes: ["Hook"]),
  ]

  /// Well-known frameworks that are not implemented, for hints about unknown classes.
  static let absent = [
    Framework(name: "MapKit", prefixes: ["MK"]),
    Framework(name: "AVFoundation", prefixes: ["AV"]),
    Framework(name: "Contacts", prefixes: ["CN"]),
    Framework(name: "EventKit", prefixes: ["EK"]),
    Framework(name: "Photos", prefixes: ["PH"]),
    Framework(name: "HealthKit", prefixes: ["HK"]),
    Framework(name: "MediaPlayer", prefixes: ["MP"]),
    Framework(name: "CoreBluetooth", prefixes: ["CB"]),
    Framework(name: "CoreMotion", prefixes: ["CM"]),
    Framework(name: "CloudKit", prefixes: ["CK"]),
    Framework(name: "LocalAuthentication", prefixes: ["LA"]),
    Framework(name: "SafariServices", prefixes: ["SF"]),
    Framework(name: "WatchConnectivity", prefixes: ["WC"]),
    Framework(name: "AuthenticationServices", prefixes: ["AS"]),
    Framework(name: "SceneKit", prefixes: ["SCN"]),
    Framework(name: "ARKit", prefixes: ["AR"]),
    Framework(name: "Metal", prefixes: ["MTL", "MTK"]),
    Framework(name: "OpenGLES", prefixes: ["EAGL"]),
    Framework(name: "GLKit", prefixes: ["GLK"]),
    Framework(name: "PassKit", prefixes: ["PK"]),
    Framework(name: "GameKit", prefixes: ["GK"]),
    Framework(name: "PDFKit", prefixes: ["PDF"]),
    Framework(name: "CallKit", prefixes: ["CX"]),
    Framework(name: "Vision", prefixes: ["VN"]),
    Framework(name: "Accounts", prefixes: ["AC"]),
    Framework(name: "AssetsLibrary", prefixes: ["AL"]),
    Framework(name: "BackgroundTasks", prefixes: ["BG"]),
    Framework(name: "DeviceCheck", prefixes: ["DC"]),
    Framework(name: "iAd", prefixes: ["AD"]),
    Framework(name: "LinkPresentation", prefixes: ["LP"]),
    Framework(name: "MultipeerConnectivity", prefixes: ["MC"]),
    Framework(name: "NotificationCenter", prefixes: ["NC"]),
    Framework(name: "ReplayKit", prefixes: ["RP"]),
    Framework(name: "Social", prefixes: ["SL"]),
    Framework(name: "Speech", prefixes: ["SFSpeech"]),
    Framework(name: "UniformTypeIdentifiers", prefixes: ["UTType"]),
  ]

  /// The framework, among some, of a class with that name; leading underscores are ignored.
  package static func of(_ name: String, among frameworks: [Framework] = present) -> Framework? {
    let bare = name.drop { $0 == "_" }
    // `ASSOCIATION_RETAIN` is not a class of AuthenticationServices.
    guard bare.contains(where: \.isLowercase) else { return nil }
    if let exact = frameworks.first(where: { $0.exceptions.contains(String(bare)) }) {
      return exact
    }
    // The longest matching prefix decides.
    var (found, length): (Framework?, Int) = (nil, 0)
    for framework in frameworks {
      for prefix in framework.prefixes where prefix.count > length && bare.hasPrefix(prefix) {
        // `UIView` belongs to UIKit, `UItopia` does not.
        guard let next = bare.dropFirst(prefix.count).first, !next.isLowercase else { continue }
        (found, length) = (framework, prefix.count)
      }
    }
    return found
  }

  /// The framework that is not modelled and has the prefix of a class's name; nil if there is none.
  package static func ofAbsent(_ name: String) -> Framework? { of(name, among: absent) }

  /// A hint that a class's framework is missing; nil if the name belongs to no such framework.
  package static func hint(for name: String, standIn superclass: String = "NSObject") -> String? {
    ofAbsent(name).map { framework in
      "\(framework.name) is not here; objc.class(\"\(name)\", objc.\(superclass)) makes a stand-in"
    }
  }

  /// The framework of a native class; that of its superclass if the name has no known prefix.
  package static func of(_ cls: RuntimeClass) -> Framework? {
    of(cls.name) ?? cls.superclass.flatMap { of($0) }
  }
}
