internal import FoundationCore
internal import QuartzCore
package import SelectorRuntime
internal import UIKitBase
package import UIKitRuntime

/// Nested property objects, such as text, image or button properties.
///
/// They are copied with their owner and are changed in place.
extension StoringObject {
  /// Returns a nested property object, created on first use.
  final func part<Part: StoringObject>(_ name: String, _ declaration: NativeClass<Part>) -> Part {
    if let known = storedValues?.value(name)?.object as? Part { return known }
    let made = uikit.create(declaration)
    makeStoredValues().set(name, .object(made), .strong)
    return made
  }

  /// Returns a property of a nested object; nil if either does not exist.
  final func value<T: MessageValue>(_ name: String, of part: String, as _: T.Type) -> T? {
    (storedValues?.value(part)?.object as? StoringObject)?.storedValues?.value(name)
      .flatMap { T.from($0, in: runtime) }
  }
}

/// The text properties of a content-unavailable configuration.
///
/// They are declared in UIContentUnavailableTextProperties.h.
package final class UIContentUnavailableTextProperties: StoringObject {
  static func define(_ text: ClassDefinition<UIContentUnavailableTextProperties>) {
    text.stored("font", .strong, usual: UIFont?.none)
    text.stored("color", .strong, usual: UIColor?.none)
    // NSLineBreakByTruncatingTail
    text.stored("lineBreakMode", usual: 4)
    text.stored("numberOfLines", usual: 0)
    text.stored("minimumScaleFactor", usual: 0.0)
    for name in ["adjustsFontSizeToFitWidth", "allowsDefaultTighteningForTruncation"] {
      text.stored(name, usual: false)
    }
    text.copiesStoredValues()
  }
}

/// The image properties of a content-unavailable configuration.
///
/// They are declared in UIContentUnavailableImageProperties.h.
package final class UIContentUnavailableImageProperties: StoringObject {
  static func define(_ image: ClassDefinition<UIContentUnavailableImageProperties>) {
    image.stored(
      "preferredSymbolConfiguration", .copy, usual: UIImageSymbolConfiguration?.none)
    image.stored("tintColor", .strong, usual: UIColor?.none)
    image.stored("cornerRadius", usual: 0.0)
    image.stored("maximumSize", usual: CGSize.zero)
    image.stored("accessibilityIgnoresInvertColors", usual: false)
    image.copiesStoredValues()
  }
}

/// The button properties of a content-unavailable configuration.
///
/// They are declared in UIContentUnavailableButtonProperties.h.
package final class UIContentUnavailableButtonProperties: StoringObject {
  static func define(_ button: ClassDefinition<UIContentUnavailableButtonProperties>) {
    button.stored("primaryAction", .copy, usual: UIAction?.none)
    button.stored("menu", .copy, usual: UIMenu?.none)
    button.stored("enabled", getter: "isEnabled", usual: true)
    // UIButtonRoleNormal
    button.stored("role", usual: 0)
    button.copiesStoredValues()
  }
}

extension UIKitClasses {
  package static let contentUnavailableTextProperties = NativeClass<
    UIContentUnavailableTextProperties
  >(
    "UIContentUnavailableTextProperties", superclass: FoundationClasses.object,
    UIContentUnavailableTextProperties.define)
  package static let contentUnavailableImageProperties = NativeClass<
    UIContentUnavailableImageProperties
  >(
    "UIContentUnavailableImageProperties", superclass: FoundationClasses.object,
    UIContentUnavailableImageProperties.define)
  package static let contentUnavailableButtonProperties = NativeClass<
    UIContentUnavailableButtonProperties
  >(
    "UIContentUnavailableButtonProperties", superclass: FoundationClasses.object,
    UIContentUnavailableButtonProperties.define)
}

extension UIView {
  /// Applies the properties of a nested object with the setters of the same names.
  ///
  /// - Throws: the errors of the setters.
  final func take(
    _ names: [String], from part: String, of configuration: UIContentUnavailableConfiguration,
    as own: String? = nil
  ) throws {
    for name in names {
      guard let value = configuration.value(name, of: part, as: Value.self) else { continue }
      let setter = own ?? name
      try send(
        runtime.selector("set\(setter.prefix(1).uppercased())\(setter.dropFirst()):"), value)
    }
  }
}

extension CGSize {
  /// Returns the size scaled to fit a maximum size, in which zero means no limit.
  func fitting(_ most: CGSize) -> CGSize {
    let scale = min(
      1, most.width > 0 && width > 0 ? most.width / width : 1,
      most.height > 0 && height > 0 ? most.height / height : 1)
    return CGSize(width: width * scale, height: height * scale)
  }
}
