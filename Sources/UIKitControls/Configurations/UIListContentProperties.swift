internal import FoundationCore
internal import QuartzCore
package import SelectorRuntime
internal import UIKitBase
package import UIKitRuntime

/// The properties of one text of a list content, from UIListContentTextProperties.h.
package final class UIListContentTextProperties: StoringObject {
  /// The default text style and color.
  private(set) var textStyle = "UICTFontTextStyleBody"
  private var colorName = "labelColor"
  private var usualTransform = 0
  /// Whether the cell was disabled at the last update.
  var isDimmed = false

  func fill(_ textStyle: String, _ colorName: String, transform: Int = 0) {
    self.textStyle = textStyle
    self.colorName = colorName
    usualTransform = transform
  }

  func take(from other: UIListContentTextProperties) {
    fill(other.textStyle, other.colorName, transform: other.usualTransform)
    isDimmed = other.isDimmed
  }

  func font() throws -> UIFont {
    if let font = storedValues?.value("font")?.object as? UIFont { return font }
    return try uikit.preferredFont(textStyle)
  }

  var color: UIColor {
    if let color = storedValues?.value("color")?.object as? UIColor { return color }
    return uikit.colors[isDimmed ? "tertiaryLabelColor" : colorName]
  }

  /// Returns the displayed color; the transformer is applied last.
  func resolvedColor() throws -> UIColor {
    guard let transformer = storedValues?.value("colorTransformer"),
      let block = Block.from(transformer, in: runtime)
    else { return color }
    return try block(.object(color)).object as? UIColor ?? color
  }

  var numberOfLines: Int {
    storedValues?.value("numberOfLines").flatMap { Int.from($0, in: runtime) } ?? 0
  }

  /// The `NSTextAlignment` of the `UIListContentTextAlignment`.
  var textAlignment: Int {
    let own = storedValues?.value("alignment").flatMap { Int.from($0, in: runtime) } ?? 0
    return [4, 1, 3].indices.contains(own) ? [4, 1, 3][own] : 4
  }

  /// Returns a text with the `UIListContentTextTransform` applied.
  func transformed(_ text: String) -> String {
    let transform =
      storedValues?.value("transform").flatMap { Int.from($0, in: runtime) } ?? usualTransform
    switch transform {
    case 1: return text.uppercased()
    case 2: return text.lowercased()
    case 3:
      return text.split(separator: " ", omittingEmptySubsequences: false)
        .map { $0.prefix(1).uppercased() + $0.dropFirst().lowercased() }.joined(separator: " ")
    default: return text
    }
  }

  static func define(_ text: ClassDefinition<UIListContentTextProperties>) {
    text.property(
      "font", .strong, get: { try $0.font() },
      set: { (text, font: UIFont) in text.store("font", .object(font)) })
    text.property(
      "color", .strong, get: { $0.color },
      set: { (text, color: UIColor) in text.store("color", .object(color)) })
    text.stored("colorTransformer", .copy, usual: Block?.none)
    text.method("resolvedColor") { (text) -> UIColor in try text.resolvedColor() }
    for name in ["alignment", "numberOfLines"] { text.stored(name, usual: 0) }
    // NSLineBreakByTruncatingTail
    text.stored("lineBreakMode", usual: 4)
    text.stored("minimumScaleFactor", usual: 0.0)
    for name in [
      "adjustsFontSizeToFitWidth", "allowsDefaultTighteningForTruncation",
      "showsExpansionTextWhenTruncated",
    ] {
      text.stored(name, usual: false)
    }
    text.stored("adjustsFontForContentSizeCategory", usual: true)
    text.property(
      "transform",
      get: { (text) -> Int in
        text.storedValues?.value("transform").flatMap { Int.from($0, in: text.runtime) }
          ?? text.usualTransform
      },
      set: { (text, transform: Int) in text.store("transform", .integer(Int64(transform))) })
    text.ivar("_look", { [$0.textStyle, $0.colorName, "\($0.usualTransform)"] }) {
      (text, look: [String]) in
      if look.count == 3 { text.fill(look[0], look[1], transform: Int(look[2]) ?? 0) }
    }
    text.copiesStoredValues { old, new in new.take(from: old) }
  }

  private func store(_ name: String, _ value: Value) {
    let values = makeStoredValues()
    values.set(name, value, .strong)
  }
}

/// The image properties of a list content, from UIListContentImageProperties.h.
package final class UIListContentImageProperties: StoringObject {

  private func size(_ name: String) -> CGSize {
    storedValues?.value(name).flatMap { CGSize.from($0, in: runtime) } ?? .zero
  }

  /// Returns the displayed and the reserved size of an image, scaled to the maximum size.
  func place(for image: UIImage) -> (shown: CGSize, reserved: CGSize) {
    var shown = image.size
    let most = size("maximumSize")
    let scale = min(
      1, most.width > 0 && shown.width > 0 ? most.width / shown.width : 1,
      most.height > 0 && shown.height > 0 ? most.height / shown.height : 1)
    shown = CGSize(width: shown.width * scale, height: shown.height * scale)
    let reserved = size("reservedLayoutSize")
    return (
      shown,
      CGSize(
        width: reserved.width > 0 ? reserved.width : shown.width,
        height: reserved.height > 0 ? reserved.height : shown.height)
    )
  }

  static func define(_ image: ClassDefinition<UIListContentImageProperties>) {
    image.stored("tintColor", .strong, usual: UIColor?.none)
    image.stored("tintColorTransformer", .copy, usual: Block?.none)
    image.method("resolvedTintColorForTintColor:") {
      (image, tint: UIColor) -> UIColor? in
      image.storedValues?.value("tintColor")?.object as? UIColor ?? tint
    }
    image.stored(
      "preferredSymbolConfiguration", .copy, of: "UIImageSymbolConfiguration", usual: Value.none)
    for name in ["cornerRadius", "strokeWidth"] { image.stored(name, usual: 0.0) }
    image.stored("strokeColor", .strong, usual: UIColor?.none)
    image.stored("strokeColorTransformer", .copy, usual: Block?.none)
    image.method("resolvedStrokeColorForTintColor:") {
      (image, tint: UIColor) -> UIColor in
      let plain = image.storedValues?.value("strokeColor")?.object as? UIColor ?? tint
      guard let transformer = image.storedValues?.value("strokeColorTransformer"),
        let block = Block.from(transformer, in: image.runtime)
      else { return plain }
      return try block(.object(plain)).object as? UIColor ?? plain
    }
    for name in ["maximumSize", "reservedLayoutSize"] { image.stored(name, usual: CGSize.zero) }
    image.stored("accessibilityIgnoresInvertColors", usual: false)
    image.copiesStoredValues()
  }
}

extension UIKitClasses {
  package static let listContentTextProperties = NativeClass<UIListContentTextProperties>(
    "UIListContentTextProperties", superclass: FoundationClasses.object,
    UIListContentTextProperties.define)
  package static let listContentImageProperties = NativeClass<UIListContentImageProperties>(
    "UIListContentImageProperties", superclass: FoundationClasses.object,
    UIListContentImageProperties.define)
}
