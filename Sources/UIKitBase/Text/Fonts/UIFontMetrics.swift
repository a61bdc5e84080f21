internal import FoundationCore
package import SelectorRuntime
package import UIKitRuntime

/// Scales a custom font like the system font of a text style.
package final class UIFontMetrics: RuntimeObject {
  private var style = "UICTFontTextStyleBody"

  private func scaled(_ value: Double, _ traits: RuntimeObject? = nil) throws -> Double {
    let now = TextStyle.size(of: style, in: try uikit.contentSizeCategory(traits)) ?? 17
    let usual = TextStyle.size(of: style, in: "UICTContentSizeCategoryL") ?? 17
    let scale = uikit.screen.scale
    return (value * now / usual * scale).rounded() / scale
  }

  private func scaled(_ font: UIFont, most: Double, _ traits: RuntimeObject? = nil) throws -> UIFont
  {
    font.sized(min(try scaled(font.size, traits), most > 0 ? most : .infinity))
  }

  static func define(_ metrics: ClassDefinition<UIFontMetrics>) {
    let cls = metrics.classSide
    cls.readonly("defaultMetrics") { (cls) -> UIFontMetrics in
      cls.uikit.create(UIKitClasses.fontMetrics)
    }
    cls.method("metricsForTextStyle:") { (cls, style: String) -> UIFontMetrics in
      let made = try cls.uikit.instance(UIFontMetrics.self, of: cls)
      made.style = style
      return made
    }
    metrics.method("initForTextStyle:") { (metrics, style: String) -> UIFontMetrics in
      metrics.style = style
      return metrics
    }
    metrics.method("scaledFontForFont:") { (metrics, font: UIFont) -> UIFont in
      try metrics.scaled(font, most: 0)
    }
    metrics.method("scaledFontForFont:maximumPointSize:") {
      (metrics, font: UIFont, most: Double) -> UIFont in try metrics.scaled(font, most: most)
    }
    metrics.method("scaledFontForFont:compatibleWithTraitCollection:") {
      (metrics, font: UIFont, traits: RuntimeObject?) -> UIFont in
      try metrics.scaled(font, most: 0, traits)
    }
    metrics.method("scaledFontForFont:maximumPointSize:compatibleWithTraitCollection:") {
      (metrics, font: UIFont, most: Double, traits: RuntimeObject?) -> UIFont in
      try metrics.scaled(font, most: most, traits)
    }
    metrics.method("scaledValueForValue:") { (metrics, value: Double) -> Double in
      try metrics.scaled(value)
    }
    metrics.method("scaledValueForValue:compatibleWithTraitCollection:") {
      (metrics, value: Double, traits: RuntimeObject?) -> Double in
      try metrics.scaled(value, traits)
    }
  }
}

extension UIKitClasses {
  package static let fontMetrics = NativeClass<UIFontMetrics>(
    "UIFontMetrics", superclass: FoundationClasses.object, UIFontMetrics.define)
}
