internal import FoundationCore
internal import SelectorRuntime

/// The coding of objects of UIKit and Core Animation that consist of their properties.
///
/// The keys are those of hookhost's own archives; a device's archives have others.
enum PropertyArchives {
  /// The encoded properties of each class; those of its superclasses come first.
  private static let properties: [String: String] = [
    "NSShadow": "shadowOffset shadowBlurRadius shadowColor",
    "NSTextContainer": """
    size lineFragmentPadding lineBreakMode maximumNumberOfLines exclusionPaths \
    widthTracksTextView heightTracksTextView
    """,
    "CALayer": """
    name bounds anchorPoint anchorPointZ position zPosition transform sublayerTransform \
    opacity opaque hidden doubleSided geometryFlipped masksToBounds mask contents \
    contentsScale contentsGravity contentsRect contentsCenter cornerRadius cornerCurve \
    maskedCorners borderWidth borderColor backgroundColor shadowColor shadowOffset \
    shadowOpacity shadowRadius shadowPath allowsGroupOpacity shouldRasterize \
    rasterizationScale speed beginTime timeOffset repeatCount repeatDuration autoreverses \
    fillMode style sublayers
    """,
    "CAShapeLayer": """
    path fillColor fillRule strokeColor strokeStart strokeEnd lineWidth miterLimit lineCap \
    lineJoin lineDashPhase lineDashPattern
    """,
    "CAGradientLayer": "colors locations startPoint endPoint type",
    "CATextLayer": """
    string font fontSize foregroundColor wrapped truncationMode alignmentMode \
    allowsFontSubpixelQuantization
    """,
    "CAReplicatorLayer": """
    instanceCount preservesDepth instanceDelay instanceTransform instanceColor \
    instanceRedOffset instanceGreenOffset instanceBlueOffset instanceAlphaOffset
    """,
    "CAScrollLayer": "scrollMode",
    "CATiledLayer": "levelsOfDetail levelsOfDetailBias tileSize",
    "CAAnimation": """
    duration beginTime timeOffset speed repeatCount repeatDuration autoreverses fillMode \
    removedOnCompletion timingFunction
    """,
    "CAPropertyAnimation": "keyPath additive cumulative",
    "CABasicAnimation": "fromValue toValue byValue",
    "CAKeyframeAnimation": """
    values keyTimes timingFunctions calculationMode path rotationMode tensionValues \
    continuityValues biasValues
    """,
    "CAAnimationGroup": "animations",
    "CASpringAnimation": "mass stiffness damping initialVelocity",
    "CATransition": "type subtype startProgress endProgress",
    "NSTextAttachment": "image bounds fileType",
    "UILayoutGuide": "identifier",
    "UIInterpolatingMotionEffect": "keyPath type minimumRelativeValue maximumRelativeValue",
    "UIMotionEffectGroup": "motionEffects",
    "UIPasteConfiguration": "acceptableTypeIdentifiers",
    "UIBarButtonItemGroup": "barButtonItems representativeItem",
    "UIMenu": "title image identifier options children subtitle preferredElementSize",
    "UIAction": "title image subtitle discoverabilityTitle attributes state",
    "UICommand": "title image action propertyList subtitle discoverabilityTitle attributes state",
    "UICommandAlternate": "title action modifierFlags",
    "UIKeyCommand": """
    input modifierFlags action title image subtitle discoverabilityTitle attributes state
    """,
    "CAValueFunction": "name",
    "NSOrthography": "dominantScript languageMap",
    "NSFileWrapper": "serializedRepresentation preferredFilename",
    "UISceneConfiguration": "name role",
    "WKWebViewConfiguration": """
    preferences suppressesIncrementalRendering applicationNameForUserAgent \
    allowsAirPlayForMediaPlayback mediaTypesRequiringUserActionForPlayback \
    allowsInlineMediaPlayback allowsPictureInPictureMediaPlayback dataDetectorTypes \
    selectionGranularity
    """,
    "CLLocation": """
    coordinate altitude horizontalAccuracy verticalAccuracy course courseAccuracy speed \
    speedAccuracy timestamp
    """,
  ]

  /// The messages that create objects without setters for all properties.
  ///
  /// The arguments are the first properties; a message that begins with `+` is sent to the class.
  private static let initializers = [
    "CAValueFunction": "+functionWithName:",
    "CLLocation": """
    initWithCoordinate:altitude:horizontalAccuracy:verticalAccuracy:course:courseAccuracy:\
    speed:speedAccuracy:timestamp:
    """,
    "NSFileWrapper": "initWithSerializedRepresentation:",
    "NSOrthography": "initWithDominantScript:languageMap:",
    "UIBarButtonItemGroup": "initWithBarButtonItems:representativeItem:",
    "UICommand": "+commandWithTitle:image:action:propertyList:",
    "UICommandAlternate": "+alternateWithTitle:action:modifierFlags:",
    "UIInterpolatingMotionEffect": "initWithKeyPath:type:",
    "UIKeyCommand": "+keyCommandWithInput:modifierFlags:action:",
    "UIMenu": "+menuWithTitle:image:identifier:options:children:",
    "UIPasteConfiguration": "initWithAcceptableTypeIdentifiers:",
    "UISceneConfiguration": "initWithName:sessionRole:",
  ]

  /// The classes that the encoded properties may have, beside those of Foundation.
  static let valueClasses = [
    "NSValue", "NSAttributedString", "UIColor", "UIFont", "UIImage", "UIBezierPath", "CALayer",
    "CAAnimation", "CAMediaTimingFunction", "NSTextTab", "NSSet", "NSUUID", "CLLocation",
    "CLRegion",
    "UIVisualEffect", "UITraitCollection", "UIMotionEffect", "UIMenuElement", "UIBarItem",
    "UIShadowProperties",
    "UIBackgroundConfiguration", "UIBarAppearance", "UIBarButtonItemAppearance",
    "UITabBarItemAppearance", "UIBarButtonItemStateAppearance", "UITabBarItemStateAppearance",
    "UIContentUnavailableButtonProperties", "UIButtonConfiguration",
    "UIContentUnavailableImageProperties", "UIContentUnavailableTextProperties", "WKPreferences",
    "UIListContentImageProperties", "UIListContentTextProperties", "UNNotification",
    "UNNotificationAction", "UNNotificationActionIcon", "UNNotificationAttachment",
    "UNNotificationContent", "UNNotificationRequest", "UNNotificationSound",
    "UNNotificationTrigger",
  ]

  /// Returns the encoded properties of an object of a class.
  private static func names(of cls: RuntimeClass) -> [String] {
    // The properties of a class with an initializer begin with its arguments.
    let inherited = initializers[cls.name] == nil ? cls.superclass.map(names) ?? [] : []
    return inherited + (properties[cls.name]?.split(separator: " ").map(String.init) ?? [])
  }

  /// Returns the initializer of the nearest class that has one.
  private static func initializer(of cls: RuntimeClass) -> String? {
    initializers[cls.name] ?? cls.superclass.flatMap(initializer)
  }

  /// Encodes the properties; a selector is encoded as its name.
  private static func encode(_ object: RuntimeObject, _ coder: NSCoder) throws {
    for name in names(of: object.isa) {
      let value =
        name == "action"
        ? try object.send(name) : try object.foundation.value(forKeyPath: name, of: .object(object))
      if case .selector(let action) = value {
        try coder.encodeProperty(.string(action.name), name)
      } else if !value.isNone {
        try coder.encodeProperty(value, name)
      }
    }
  }

  /// Returns the receiver of `initWithCoder:` or the object that replaces it.
  private static func decode(_ object: RuntimeObject, _ coder: NSCoder) throws -> Value {
    let names = names(of: object.isa)
    guard let message = initializer(of: object.isa) else {
      try coder.decodeProperties(names, of: object, valueClasses)
      return .object(object)
    }
    let isFactory = message.hasPrefix("+")
    let selector = object.runtime.selector(String(message.drop { $0 == "+" }))
    let arguments = try names.prefix(selector.argumentCount).map { name in
      let value = try object.foundation.unbox(coder.decodeProperty(name, valueClasses) ?? .none)
      guard name == "action", let action = String.from(value, in: object.runtime) else {
        return value
      }
      return .selector(object.runtime.selector(action))
    }
    let receiver: RuntimeObject = isFactory ? object.isa : object
    let made = try object.runtime.send(receiver, selector, Arguments(arguments))
    if let made = made.object {
      try coder.decodeProperties(
        Array(names.dropFirst(selector.argumentCount)), of: made, valueClasses)
    }
    return made
  }

  /// The coding methods, in the topmost class of each family.
  static var categories: [NativeCategory] {
    let secure = [
      "NSShadow", "NSTextContainer", "CALayer", "CAAnimation", "CAValueFunction", "CLLocation",
      "NSFileWrapper", "NSOrthography", "NSTextAttachment", "UICommandAlternate", "UIMenuElement",
      "UIPasteConfiguration", "UISceneConfiguration", "WKWebViewConfiguration",
    ].map { name in
      NativeCategory(name) { (cls: ClassDefinition<RuntimeObject>) in
        cls.coding(encode: encode, decode: decode)
      }
    }
    // Classes that adopt NSCoding alone.
    let plain = ["UIBarButtonItemGroup", "UILayoutGuide", "UIMotionEffect"].map { name in
      NativeCategory(name) { (cls: ClassDefinition<RuntimeObject>) in
        cls.adopt(FoundationProtocols.coding)
        cls.method("encodeWithCoder:") { (object, coder: NSCoder) in try encode(object, coder) }
        cls.method("initWithCoder:") { (object, coder: NSCoder) -> Value in
          try decode(object, coder)
        }
      }
    }
    return secure + plain + replacedObjects + storedObjects
  }
}
