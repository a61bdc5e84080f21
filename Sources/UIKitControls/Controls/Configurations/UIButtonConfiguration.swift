internal import FoundationCore
internal import FoundationText
internal import QuartzCore
package import SelectorRuntime
package import UIKitBase
package import UIKitRuntime

/// The appearance and the contents of a button, from UIButtonConfiguration.h.
///
/// A button stores a copy, so a later change takes effect when the configuration is set again.
package final class UIButtonConfiguration: StoringObject {
  /// The styles, by class method; they differ in colors and border.
  package enum Style: Int, CaseIterable {
    case plain, tinted, gray, filled, borderless, bordered, borderedTinted, borderedProminent

    /// The class method that creates a configuration of the style.
    var name: String { "\(self)ButtonConfiguration" }
  }

  /// `UIButtonConfigurationSize`.
  enum Size: Int { case medium, small, mini, large }

  package private(set) var style = Style.plain

  var size: Size { Size(rawValue: integer("buttonSize")) ?? .medium }
  var title: String? { text("title") }
  var subtitle: String? { text("subtitle") }
  var attributedTitle: NSAttributedString? { object("attributedTitle") }
  var image: UIImage? { object("image") }
  var foregroundColor: UIColor? { object("baseForegroundColor") }
  package var backgroundColor: UIColor? { background?.color ?? object("baseBackgroundColor") }
  package var background: UIBackgroundConfiguration? { object("background") }
  var imagePadding: Double { number("imagePadding") }
  var titlePadding: Double {
    storedValues?.value("titlePadding") == nil ? 1 : number("titlePadding")
  }
  /// An `NSDirectionalRectEdge`; the default is the leading edge.
  var imagePlacement: Int {
    storedValues?.value("imagePlacement") == nil ? 2 : integer("imagePlacement")
  }

  /// The content insets.
  ///
  /// The defaults are commonly seen on iOS 15 and later; no document gives them.
  var contentInsets: NSDirectionalEdgeInsets {
    if let set = storedValues?.value("contentInsets"),
      let insets = NSDirectionalEdgeInsets.from(set, in: runtime)
    {
      return insets
    }
    let (vertical, horizontal) =
      switch size {
      case .mini, .small: (5.0, 10.0)
      case .medium: (7.0, 12.0)
      case .large: (15.0, 20.0)
      }
    return NSDirectionalEdgeInsets(
      top: vertical, leading: horizontal, bottom: vertical, trailing: horizontal)
  }

  /// The point size of the title, as commonly seen; no document gives it.
  var fontSize: Double { size == .mini || size == .small ? 15 : 17 }

  /// Returns the corner radius for a height, according to `UIButtonConfigurationCornerStyle`.
  ///
  /// The values are commonly seen; no document gives them.
  package func cornerRadius(height: Double) -> Double {
    let usual = size == .large ? 8.75 : 5.95
    return switch integer("cornerStyle") {
    case -1: background?.cornerRadius ?? usual
    case 1: 4
    case 2: 6
    case 3: 9
    case 4: height / 2
    default: usual
    }
  }

  private func object<Held: RuntimeObject>(_ name: String) -> Held? {
    storedValues?.value(name)?.object as? Held
  }

  private func text(_ name: String) -> String? {
    storedValues?.value(name).flatMap { String.from($0, in: runtime) }
  }

  private func integer(_ name: String) -> Int {
    storedValues?.value(name).flatMap { Int.from($0, in: runtime) } ?? 0
  }

  private func number(_ name: String) -> Double {
    storedValues?.value(name).flatMap { Double.from($0, in: runtime) } ?? 0
  }
}

extension UIButtonConfiguration {
  static func define(_ configuration: ClassDefinition<UIButtonConfiguration>) {
    for style in Style.allCases {
      configuration.classSide.method(style.name) { (cls) -> UIButtonConfiguration in
        let made = try cls.uikit.instance(UIButtonConfiguration.self, of: cls)
        made.style = style
        return made
      }
    }
    configuration.method("copyWithZone:") { (configuration, _: Value) -> UIButtonConfiguration in
      let made = try configuration.uikit.instance(
        UIButtonConfiguration.self, of: configuration.isa)
      made.style = configuration.style
      if let values = configuration.storedValues { made.storedValues = values.copy() }
      return made
    }
    configuration.ivar("_style", { $0.style.rawValue }) { (configuration, style: Int) in
      configuration.style = Style(rawValue: style) ?? .plain
    }
    configuration.method("updatedConfigurationForButton:") {
      (configuration, _: UIButton) -> UIButtonConfiguration in
      try configuration.call(configuration.uikit.selectors.text.copy)
    }
    configuration.method("setDefaultContentInsets") { (configuration) in
      configuration.storedValues?.set("contentInsets", .none, .assign)
    }
    configuration.property(
      "contentInsets", get: { $0.contentInsets },
      set: { (configuration, insets: NSDirectionalEdgeInsets) in
        let values = configuration.makeStoredValues()
        values.set("contentInsets", insets.messageValue, .assign)
      })
    configuration.property(
      "background", .strong,
      get: { (configuration) -> UIBackgroundConfiguration in
        if let made = configuration.background { return made }
        let made = configuration.uikit.create(UIKitClasses.backgroundConfiguration)
        let values = configuration.makeStoredValues()
        values.set("background", .object(made), .strong)
        return made
      },
      set: { (configuration, background: UIBackgroundConfiguration?) in
        let values = configuration.makeStoredValues()
        values.set("background", background.messageValue, .strong)
      })
    defineContents(configuration)
  }

  private static func defineContents(_ configuration: ClassDefinition<UIButtonConfiguration>) {
    for name in ["title", "subtitle"] {
      configuration.stored(name, .copy, usual: String?.none)
    }
    for name in ["attributedTitle", "attributedSubtitle"] {
      configuration.stored(name, .copy, usual: NSAttributedString?.none)
    }
    for name in ["baseForegroundColor", "baseBackgroundColor"] {
      configuration.stored(name, .strong, usual: UIColor?.none)
    }
    for name in [
      "imageColorTransformer", "indicatorColorTransformer", "activityIndicatorColorTransformer",
      "titleTextAttributesTransformer", "subtitleTextAttributesTransformer",
    ] {
      configuration.stored(name, .copy, usual: Block?.none)
    }
    for name in [
      "cornerStyle", "buttonSize", "macIdiomStyle", "titleAlignment", "titleLineBreakMode",
      "subtitleLineBreakMode", "indicator",
    ] {
      configuration.stored(name, usual: 0)
    }
    configuration.stored("image", .strong, usual: UIImage?.none)
    configuration.stored(
      "preferredSymbolConfigurationForImage", .copy, of: "UIImageSymbolConfiguration",
      usual: Value.none)
    configuration.stored("imagePlacement", usual: 2)
    configuration.stored("imagePadding", usual: 0.0)
    configuration.stored("titlePadding", usual: 1.0)
    configuration.stored("showsActivityIndicator", usual: false)
    configuration.stored("automaticallyUpdateForSelection", usual: true)
  }
}

extension UIKitClasses {
  package static let buttonConfiguration = NativeClass<UIButtonConfiguration>(
    "UIButtonConfiguration", superclass: FoundationClasses.object, UIButtonConfiguration.define)
}
