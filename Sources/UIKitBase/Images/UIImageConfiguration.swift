internal import FoundationCore
package import SelectorRuntime
package import UIKitRuntime

/// The traits of an image variant, from UIImageConfiguration.h.
package class UIImageConfiguration: StoringObject {
  /// A copy of the receiver, of its own class, with another configuration applied.
  fileprivate final func applying(_ other: UIImageConfiguration?) throws -> UIImageConfiguration {
    let made = try uikit.instance(UIImageConfiguration.self, of: isa)
    made.storedValues = storedValues?.copy()
    for name in Self.parts {
      if let value = other?.storedValues?.value(name) {
        made.makeStoredValues().set(name, value, .strong)
      }
    }
    return made
  }

  /// All parts of a configuration.
  private static let parts = [
    "traitCollection", "locale", "pointSize", "weight", "scale", "textStyle", "font", "colors",
    "rendering",
  ]

  func fill(_ traits: UITraitCollection?) -> Self {
    set("traitCollection", traits.messageValue)
    return self
  }

  fileprivate final func set(_ name: String, _ value: Value) {
    if case .none = value { return }
    makeStoredValues().set(name, value, .strong)
  }

  fileprivate final func without(_ names: String...) throws -> UIImageConfiguration {
    let made = try applying(nil)
    for name in names { made.storedValues?.remove(name) }
    return made
  }

  private func isSame(as other: UIImageConfiguration) throws -> Bool {
    let (own, others) = (storedValues ?? StoredValues(), other.storedValues ?? StoredValues())
    return try own.isEqual(to: others, in: uikit)
  }

  static func define(_ configuration: ClassDefinition<UIImageConfiguration>) {
    for (part, type) in [("TraitCollection", "traitCollection"), ("Locale", "locale")] {
      configuration.classSide.method("configurationWith\(part):") {
        (cls, object: RuntimeObject?) -> UIImageConfiguration in
        let made = try cls.uikit.instance(UIImageConfiguration.self, of: cls)
        made.set(type, object.messageValue)
        return made
      }
      configuration.method("configurationWith\(part):") {
        (configuration, object: RuntimeObject?) -> UIImageConfiguration in
        let made = try configuration.without(type)
        made.set(type, object.messageValue)
        return made
      }
      configuration.readonly(type, .copy) { (configuration) -> RuntimeObject? in
        configuration.storedValues?.value(type)?.object
      }
    }
    configuration.method("configurationByApplyingConfiguration:") {
      (configuration, other: UIImageConfiguration?) -> UIImageConfiguration in
      try configuration.applying(other)
    }
    configuration.method("copyWithZone:") { (configuration, _: Value) -> UIImageConfiguration in
      configuration
    }
    configuration.method("isEqual:") { (configuration, other: Value) -> Bool in
      guard let other = other.object as? UIImageConfiguration, other.isa === configuration.isa
      else { return false }
      return try configuration.isSame(as: other)
    }
    configuration.method("hash") { (configuration) -> Int in
      parts.filter { configuration.storedValues?.value($0) != nil }.count
    }
  }
}

/// The size, weight, scale and colors of a symbol, from UIImageSymbolConfiguration.h.
package final class UIImageSymbolConfiguration: UIImageConfiguration {
  fileprivate static func made(
    _ cls: RuntimeClass, _ parts: (String, Value)...
  ) throws -> UIImageSymbolConfiguration {
    let made = try cls.uikit.instance(UIImageSymbolConfiguration.self, of: cls)
    for (name, value) in parts { made.set(name, value) }
    return made
  }

  static func define(_ configuration: ClassDefinition<UIImageSymbolConfiguration>) {
    let cls = configuration.classSide
    cls.readonly("unspecifiedConfiguration", .strong) { try made($0) }
    cls.method("configurationWithPointSize:") {
      (cls, size: Double) -> UIImageSymbolConfiguration in
      try made(cls, ("pointSize", .number(size)))
    }
    cls.method("configurationWithPointSize:weight:") {
      (cls, size: Double, weight: Int) -> UIImageSymbolConfiguration in
      try made(cls, ("pointSize", .number(size)), ("weight", .integer(Int64(weight))))
    }
    cls.method("configurationWithPointSize:weight:scale:") {
      (cls, size: Double, weight: Int, scale: Int) -> UIImageSymbolConfiguration in
      try made(
        cls, ("pointSize", .number(size)), ("weight", .integer(Int64(weight))),
        ("scale", .integer(Int64(scale))))
    }
    for name in ["weight", "scale"] {
      cls.method("configurationWith\(name.prefix(1).uppercased())\(name.dropFirst()):") {
        (cls, value: Int) -> UIImageSymbolConfiguration in
        try made(cls, (name, .integer(Int64(value))))
      }
    }
    cls.method("configurationWithTextStyle:") {
      (cls, style: String) -> UIImageSymbolConfiguration in
      try made(cls, ("textStyle", .string(style)))
    }
    cls.method("configurationWithTextStyle:scale:") {
      (cls, style: String, scale: Int) -> UIImageSymbolConfiguration in
      try made(cls, ("textStyle", .string(style)), ("scale", .integer(Int64(scale))))
    }
    cls.method("configurationWithFont:") { (cls, font: UIFont) -> UIImageSymbolConfiguration in
      try made(cls, ("font", .object(font)))
    }
    cls.method("configurationWithFont:scale:") {
      (cls, font: UIFont, scale: Int) -> UIImageSymbolConfiguration in
      try made(cls, ("font", .object(font)), ("scale", .integer(Int64(scale))))
    }
    defineColors(cls)
    configuration.method("configurationWithoutTextStyle") { try $0.without("textStyle") }
    configuration.method("configurationWithoutScale") { try $0.without("scale") }
    configuration.method("configurationWithoutWeight") { try $0.without("weight") }
    configuration.method("configurationWithoutPointSizeAndWeight") {
      try $0.without("pointSize", "weight")
    }
    configuration.method("isEqualToConfiguration:") {
      (configuration, other: UIImageSymbolConfiguration?) -> Bool in
      try configuration.call(configuration.runtime.selector("isEqual:"), other)
    }
  }

  private static func defineColors(_ cls: ClassDefinition<RuntimeClass>) {
    cls.method("configurationWithHierarchicalColor:") {
      (cls, color: UIColor) -> UIImageSymbolConfiguration in
      try made(cls, ("colors", .list([.object(color)])), ("rendering", .string("hierarchical")))
    }
    cls.method("configurationWithPaletteColors:") {
      (cls, colors: [UIColor]) -> UIImageSymbolConfiguration in
      try made(cls, ("colors", colors.messageValue), ("rendering", .string("palette")))
    }
    for name in ["Multicolor", "Monochrome"] {
      cls.method("configurationPreferring\(name)") { (cls) -> UIImageSymbolConfiguration in
        try made(cls, ("rendering", .string(name)))
      }
    }
  }
}

/// The variants of one image for different traits, from UIImageAsset.h.
///
/// An image retains the asset that it creates; an asset retains the images registered with it.
final class UIImageAsset: RuntimeObject {
  /// The image that created the asset, used for all traits.
  @Weak fileprivate var original: UIImage?
  @StrongList private var images: [UIImage] = []
  /// The traits of each image.
  private var traits: [TraitValues] = []

  private func values(_ configuration: UIImageConfiguration) -> TraitValues {
    let traits = configuration.storedValues?.value("traitCollection")?.object
    return (traits as? UITraitCollection)?.values ?? TraitValues()
  }

  private func remove(_ wanted: TraitValues) {
    guard let place = traits.firstIndex(of: wanted) else { return }
    traits.remove(at: place)
    images.remove(at: place)
  }

  private func register(_ image: UIImage, _ wanted: TraitValues) {
    remove(wanted)
    traits.append(wanted)
    images.append(image)
    image.asset = self
  }

  /// The image registered last whose traits all match, or the original.
  private func image(for wanted: TraitValues) -> UIImage {
    let fitting = traits.indices.last { wanted.contains(traits[$0]) && images.indices.contains($0) }
    return fitting.map { images[$0] } ?? original ?? images.first
      ?? uikit.create(UIKitClasses.image)
  }

  static func define(_ asset: ClassDefinition<UIImageAsset>) {
    asset.method("registerImage:withConfiguration:") {
      (asset, image: UIImage, configuration: UIImageConfiguration) in
      asset.register(image, asset.values(configuration))
    }
    asset.method("registerImage:withTraitCollection:") {
      (asset, image: UIImage, traits: UITraitCollection) in asset.register(image, traits.values)
    }
    asset.method("unregisterImageWithConfiguration:") {
      (asset, configuration: UIImageConfiguration) in asset.remove(asset.values(configuration))
    }
    asset.method("unregisterImageWithTraitCollection:") {
      (asset, traits: UITraitCollection) in asset.remove(traits.values)
    }
    asset.method("imageWithConfiguration:") {
      (asset, configuration: UIImageConfiguration) -> UIImage in
      asset.image(for: asset.values(configuration))
    }
    asset.method("imageWithTraitCollection:") { (asset, traits: UITraitCollection) -> UIImage in
      asset.image(for: traits.values)
    }
  }
}

extension UIImage {
  /// Declares an image's asset, and the members for high dynamic range, which no image has.
  static func defineAsset(_ image: ClassDefinition<UIImage>) {
    image.readonly("imageAsset", .strong) { (image) -> UIImageAsset in
      if let asset = image.asset ?? image.ownAsset { return asset }
      let made = image.uikit.create(UIKitClasses.imageAsset)
      made.original = image
      image.ownAsset = made
      return made
    }
    image.readonly("isHighDynamicRange") { (_) -> Bool in false }
    image.method("imageRestrictedToStandardDynamicRange") { (image) -> UIImage in image }
  }
}

extension UIKitClasses {
  static let imageConfiguration = NativeClass<UIImageConfiguration>(
    "UIImageConfiguration", superclass: FoundationClasses.object, UIImageConfiguration.define)
  static let imageSymbolConfiguration = NativeClass<UIImageSymbolConfiguration>(
    "UIImageSymbolConfiguration", superclass: imageConfiguration,
    UIImageSymbolConfiguration.define)
  static let imageAsset = NativeClass<UIImageAsset>(
    "UIImageAsset", superclass: FoundationClasses.object, UIImageAsset.define)

  /// The classes that belong to images, superclasses first.
  @NativeClassList package static var imageCompanions: [NativeClassDeclaration] {
    imageConfiguration
    imageSymbolConfiguration
    imageAsset
  }
}
