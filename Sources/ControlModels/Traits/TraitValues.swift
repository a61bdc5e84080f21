/// One trait that is a number or an enumeration.
enum Trait: Int, CaseIterable {
  case idiom, style, layoutDirection, displayScale, horizontalSizeClass, verticalSizeClass
  case forceTouch, displayGamut, contrast, level, legibilityWeight, activeAppearance
  case sceneCaptureState, toolbarItemPresentationSize, imageDynamicRange, listEnvironment

  /// The property of `UITraitCollection`.
  var name: String {
    switch self {
    case .idiom: "userInterfaceIdiom"
    case .style: "userInterfaceStyle"
    case .layoutDirection: "layoutDirection"
    case .displayScale: "displayScale"
    case .horizontalSizeClass: "horizontalSizeClass"
    case .verticalSizeClass: "verticalSizeClass"
    case .forceTouch: "forceTouchCapability"
    case .displayGamut: "displayGamut"
    case .contrast: "accessibilityContrast"
    case .level: "userInterfaceLevel"
    case .legibilityWeight: "legibilityWeight"
    case .activeAppearance: "activeAppearance"
    case .sceneCaptureState: "sceneCaptureState"
    case .toolbarItemPresentationSize: "toolbarItemPresentationSize"
    case .imageDynamicRange: "imageDynamicRange"
    case .listEnvironment: "listEnvironment"
    }
  }

  /// Its value where nobody sets it, from the enumerations of UIInterface.h and UIDevice.h.
  var unspecified: Double {
    switch self {
    case .style, .displayScale, .horizontalSizeClass, .verticalSizeClass, .forceTouch,
      .listEnvironment:
      0
    case .idiom, .layoutDirection, .displayGamut, .contrast, .level, .legibilityWeight,
      .activeAppearance, .sceneCaptureState, .toolbarItemPresentationSize, .imageDynamicRange:
      -1
    }
  }

  /// Its number as `description` words it; nil for one that is written as it is.
  func word(_ value: Double) -> String? {
    let words: [String]
    switch self {
    case .idiom: words = ["Phone", "Pad", "TV", "CarPlay"]
    case .style: words = ["Unspecified", "Light", "Dark"]
    case .layoutDirection: words = ["LTR", "RTL"]
    case .horizontalSizeClass, .verticalSizeClass: words = ["Unspecified", "Compact", "Regular"]
    case .forceTouch: words = ["Unknown", "Unavailable", "Available"]
    case .displayGamut: words = ["sRGB", "P3"]
    case .contrast: words = ["Normal", "High"]
    case .level: words = ["Base", "Elevated"]
    case .legibilityWeight: words = ["Regular", "Bold"]
    case .activeAppearance: words = ["Inactive", "Active"]
    case .displayScale, .sceneCaptureState, .toolbarItemPresentationSize, .imageDynamicRange,
      .listEnvironment:
      return nil
    }
    return Int(exactly: value).flatMap { words.indices.contains($0) ? words[$0] : nil }
  }
}

/// The traits of some place; those that are left out come from around it.
package struct TraitValues: Equatable {
  private var numbers = [Double?](repeating: nil, count: Trait.allCases.count)
  /// One of `UIContentSizeCategory…`.
  var contentSizeCategory: String?
  /// The language for which lines are broken and hyphenated, as BCP 47 names it.
  var typesettingLanguage: String?

  subscript(trait: Trait) -> Double? {
    get { numbers[trait.rawValue] }
    set { numbers[trait.rawValue] = newValue }
  }

  /// One trait alone.
  init(_ trait: Trait, _ value: Double) { self[trait] = value == trait.unspecified ? nil : value }

  init() {}

  /// Those of a phone in daylight.
  static func phone(screen: CGSize) -> TraitValues {
    var values = TraitValues()
    values[.idiom] = 0
    values[.style] = 1
    values[.layoutDirection] = 0
    values[.displayScale] = 2
    values[.forceTouch] = 1
    values[.displayGamut] = 1
    values[.contrast] = 0
    values[.level] = 0
    values[.legibilityWeight] = 0
    values[.activeAppearance] = 1
    values.contentSizeCategory = "UICTContentSizeCategoryL"
    values.setSizeClasses(for: screen)
    return values
  }

  /// Says how much room a screen has, by the table in Apple's Human Interface Guidelines.
  mutating func setSizeClasses(for screen: CGSize) {
    let (compact, regular) = (1.0, 2.0)
    // The smallest iPad is 744 points wide; phones with room to spare are 414 × 736 and more.
    let (short, long) = (
      min(screen.width, screen.height), max(screen.width, screen.height)
    )
    let isUpright = screen.width <= screen.height
    let isLarge = short >= 414 && long >= 736
    self[.horizontalSizeClass] = short >= 744 || (!isUpright && isLarge) ? regular : compact
    self[.verticalSizeClass] = short >= 744 || isUpright ? regular : compact
  }

  /// These, and what others say instead.
  func overridden(by others: TraitValues?) -> TraitValues {
    guard let others else { return self }
    var result = self
    for trait in Trait.allCases { if let value = others[trait] { result[trait] = value } }
    result.contentSizeCategory = others.contentSizeCategory ?? contentSizeCategory
    result.typesettingLanguage = others.typesettingLanguage ?? typesettingLanguage
    return result
  }

  /// Whether all that others say is said here too.
  func contains(_ others: TraitValues) -> Bool { overridden(by: others) == self }

  /// The traits that are not what others say.
  func differences(from others: TraitValues) -> [Trait] {
    Trait.allCases.filter { self[$0] != others[$0] }
  }
}
