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
  ]

  /// The classes that the encoded properties may have, beside those of Foundation.
  static let valueClasses = [
    "NSValue", "NSAttributedString", "UIColor", "UIFont", "UIImage", "UIBezierPath", "CALayer",
    "CAAnimation", "CAMediaTimingFunction", "NSTextTab",
  ]

  /// Returns the encoded properties of an object of a class.
  private static func names(of cls: RuntimeClass) -> [String] {
    let inherited = cls.superclass.map(names) ?? []
    return inherited + (properties[cls.name]?.split(separator: " ").map(String.init) ?? [])
  }

  /// The coding methods, in the topmost class of each family.
  static var categories: [NativeCategory] {
    ["NSShadow", "NSTextContainer", "CALayer", "CAAnimation"].map { name in
      NativeCategory(name) { (cls: ClassDefinition<RuntimeObject>) in
        cls.coding { object, coder in
          try coder.encodeProperties(names(of: object.isa), of: object)
        } decode: { object, coder in
          try coder.decodeProperties(names(of: object.isa), of: object, valueClasses)
          return .object(object)
        }
      }
    } + replacedObjects
  }
}
