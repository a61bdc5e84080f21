internal import FoundationModels
internal import SelectorRuntime

/// The background of a button or a cell, from UIBackgroundConfiguration.h.
final class UIBackgroundConfiguration: RuntimeObject, StoringObject {
  var storedValues: StoredValues?

  var color: UIColor? { storedValues?.value("backgroundColor")?.object as? UIColor }
  var strokeColor: UIColor? { storedValues?.value("strokeColor")?.object as? UIColor }
  var strokeWidth: Double { number("strokeWidth") }
  var cornerRadius: Double { number("cornerRadius") }

  override func destruct() {
    storedValues?.empty()
    storedValues = nil
    super.destruct()
  }

  private func number(_ name: String) -> Double {
    storedValues?.value(name).flatMap { Double.from($0, in: runtime) } ?? 0
  }

  static func define(_ background: ClassDefinition<UIBackgroundConfiguration>) {
    for name in [
      "clearConfiguration", "listPlainCellConfiguration", "listPlainHeaderFooterConfiguration",
      "listGroupedCellConfiguration", "listGroupedHeaderFooterConfiguration",
      "listSidebarCellConfiguration", "listSidebarHeaderConfiguration",
      "listAccompaniedSidebarCellConfiguration",
    ] {
      background.classSide.method(name) { (cls) -> UIBackgroundConfiguration in
        try cls.uikit.instance(UIBackgroundConfiguration.self, of: cls)
      }
    }
    background.method("copyWithZone:") { (background, _: Value) -> UIBackgroundConfiguration in
      let made = try background.uikit.instance(UIBackgroundConfiguration.self, of: background.isa)
      if let values = background.storedValues { made.storedValues = values.copy() }
      return made
    }
    for name in ["backgroundColor", "strokeColor"] {
      background.stored(name, .strong, usual: UIColor?.none)
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
    background.stored("customView", .strong, usual: UIView?.none)
  }
}

extension UIKitClasses {
  static let backgroundConfiguration = NativeClass<UIBackgroundConfiguration>(
    "UIBackgroundConfiguration", superclass: FoundationClasses.object,
    UIBackgroundConfiguration.define)
}
