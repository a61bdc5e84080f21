internal import FoundationCore
internal import QuartzCore
package import SelectorRuntime
package import UIKitBase
package import UIKitRuntime

/// The background of a button or a cell, from UIBackgroundConfiguration.h.
package final class UIBackgroundConfiguration: StoringObject {
  /// The styles, by class method; they differ in the default color.
  package enum Style: String, CaseIterable {
    case clear = "clearConfiguration"
    case listCell = "listCellConfiguration"
    case listHeader = "listHeaderConfiguration"
    case listFooter = "listFooterConfiguration"
    case plainCell = "listPlainCellConfiguration"
    case plainHeaderFooter = "listPlainHeaderFooterConfiguration"
    case groupedCell = "listGroupedCellConfiguration"
    case groupedHeaderFooter = "listGroupedHeaderFooterConfiguration"
    case sidebarCell = "listSidebarCellConfiguration"
    case sidebarHeader = "listSidebarHeaderConfiguration"
    case accompaniedSidebarCell = "listAccompaniedSidebarCellConfiguration"
  }

  /// The style; nil for the background of a button, whose style has the color.
  private var style: Style?
  /// Whether the cell was highlighted or selected at the last update.
  private var isLit = false

  var color: UIColor? { storedValues?.value("backgroundColor")?.object as? UIColor }
  package var strokeColor: UIColor? { storedValues?.value("strokeColor")?.object as? UIColor }
  package var strokeWidth: Double { number("strokeWidth") }
  var cornerRadius: Double { number("cornerRadius") }
  var shadow: UIShadowProperties? {
    storedValues?.value("shadowProperties")?.object as? UIShadowProperties
  }
  var customView: UIView? { storedValues?.value("customView")?.object as? UIView }
  var insets: NSDirectionalEdgeInsets {
    storedValues?.value("backgroundInsets").flatMap {
      NSDirectionalEdgeInsets.from($0, in: runtime)
    } ?? NSDirectionalEdgeInsets(top: 0, leading: 0, bottom: 0, trailing: 0)
  }

  func fill(_ style: Style) -> UIBackgroundConfiguration {
    self.style = style
    return self
  }

  private func number(_ name: String) -> Double {
    storedValues?.value(name).flatMap { Double.from($0, in: runtime) } ?? 0
  }

  private var isColorSet: Bool { storedValues?.value("backgroundColor") != nil }

  /// The default color of the style, as lists commonly look; no document gives it.
  private var usualColor: UIColor? {
    let name: String
    switch style {
    case nil: return nil
    case .plainCell, .listCell: name = isLit ? "systemGray4Color" : "systemBackgroundColor"
    case .groupedCell:
      name = isLit ? "systemGray4Color" : "secondarySystemGroupedBackgroundColor"
    case .sidebarCell, .accompaniedSidebarCell: name = isLit ? "systemFillColor" : "clearColor"
    case .clear, .listHeader, .listFooter, .plainHeaderFooter, .groupedHeaderFooter,
      .sidebarHeader:
      name = "clearColor"
    }
    return uikit.colors[name]
  }

  /// Returns the displayed color; nil means the tint color, and the transformer is applied last.
  func resolvedColor(tint: () throws -> UIColor?) throws -> UIColor? {
    let plain = isColorSet ? try color ?? tint() : usualColor
    guard let plain,
      let transformer = storedValues?.value("backgroundColorTransformer"),
      let block = Block.from(transformer, in: runtime)
    else { return plain }
    return try block(.object(plain)).object as? UIColor
  }

  static func define(_ background: ClassDefinition<UIBackgroundConfiguration>) {
    for style in Style.allCases {
      background.classSide.method(style.rawValue) { (cls) -> UIBackgroundConfiguration in
        try cls.uikit.instance(UIBackgroundConfiguration.self, of: cls).fill(style)
      }
    }
    background.copiesStoredValues { old, new in
      // The shadow is copied too.
      if let shadow = old.shadow {
        let copied = old.uikit.create(UIKitClasses.shadowProperties)
        copied.storedValues = shadow.storedValues?.copy()
        new.makeStoredValues().set("shadowProperties", .object(copied), .strong)
      }
      new.style = old.style
      new.isLit = old.isLit
    }
    background.ivar("_style", { $0.style?.rawValue }) { (background, style: String?) in
      background.style = style.flatMap(Style.init)
    }
    let copy = background.runtime.selector("copy")
    background.method("updatedConfigurationForState:") {
      (background, state: UIViewConfigurationState) -> UIBackgroundConfiguration in
      let made: UIBackgroundConfiguration = try background.call(copy)
      made.isLit = state.has("highlighted") || state.has("selected")
      return made
    }
    background.property(
      "backgroundColor", .strong,
      get: { (background) -> UIColor? in
        background.isColorSet ? background.color : background.usualColor
      },
      set: { (background, color: UIColor?) in
        let values = background.makeStoredValues()
        values.set("backgroundColor", color.messageValue, .strong)
      })
    background.method("resolvedBackgroundColorForTintColor:") {
      (background, tint: UIColor) -> UIColor? in try background.resolvedColor(tint: { tint })
    }
    background.stored("strokeColor", .strong, usual: UIColor?.none)
    background.method("resolvedStrokeColorForTintColor:") {
      (background, tint: UIColor) -> UIColor in background.strokeColor ?? tint
    }
    for name in ["backgroundColorTransformer", "strokeColorTransformer"] {
      background.stored(name, .copy, usual: Block?.none)
    }
    for name in ["cornerRadius", "strokeWidth", "strokeOutset"] {
      background.stored(name, usual: 0.0)
    }
    for name in ["edgesAddingLayoutMarginsToBackgroundInsets", "imageContentMode"] {
      background.stored(name, usual: 0)
    }
    background.stored(
      "backgroundInsets", usual: NSDirectionalEdgeInsets(top: 0, leading: 0, bottom: 0, trailing: 0)
    )
    background.stored("visualEffect", .copy, usual: UIVisualEffect?.none)
    background.stored("image", .strong, usual: UIImage?.none)
    background.readonly("shadowProperties", .strong) { (background) -> UIShadowProperties in
      if let known = background.shadow { return known }
      let made = background.uikit.create(UIKitClasses.shadowProperties)
      background.makeStoredValues().set("shadowProperties", .object(made), .strong)
      return made
    }
    background.stored("customView", .strong, usual: UIView?.none)
  }
}

extension UIKitClasses {
  package static let backgroundConfiguration = NativeClass<UIBackgroundConfiguration>(
    "UIBackgroundConfiguration", superclass: FoundationClasses.object,
    UIBackgroundConfiguration.define)
}
