package import QuartzCore

/// A trait with a numeric or enumeration value.
package enum Trait: Int, CaseIterable {
  case idiom, style, layoutDirection, displayScale, horizontalSizeClass, verticalSizeClass
  case forceTouch, displayGamut, contrast, level, legibilityWeight, activeAppearance
  case sceneCaptureState, toolbarItemPresentationSize, imageDynamicRange, listEnvironment

  /// Its property of `UITraitCollection`.
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

  /// Its unspecified value, from the enumerations of UIInterface.h and UIDevice.h.
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

  /// The name of a value in `description`; nil for a plain number.
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

/// Trait values; missing ones are inherited.
package struct TraitValues: Equatable {
  private var numbers = [Double?](repeating: nil, count: Trait.allCases.count)
  /// One of `UIContentSizeCategory…`.
  var contentSizeCategory: String?
  /// The BCP 47 language for line breaking and hyphenation.
  var typesettingLanguage: String?

  package subscript(trait: Trait) -> Double? {
    get { numbers[trait.rawValue] }
    set { numbers[trait.rawValue] = newValue }
  }

  /// Creates a single trait.
  init(_ trait: Trait, _ value: Double) { self[trait] = value == trait.unspecified ? nil : value }

  init() {}

  /// The traits of a phone in light style.
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

  /// Sets the size classes for a screen, by the table in Apple's Human Interface Guidelines.
  package mutating func setSizeClasses(for screen: CGSize) {
    let (compact, regular) = (1.0, 2.0)
    // The smallest iPad is 744 points wide; large phones are at least 414 × 736.
    let (short, long) = (
      min(screen.width, screen.height), max(screen.width, screen.height)
    )
    let isUpright = screen.width <= screen.height
    let isLarge = short >= 414 && long >= 736
    self[.horizontalSizeClass] = short >= 744 || (!isUpright && isLarge) ? regular : compact
    self[.verticalSizeClass] = short >= 744 || isUpright ? regular : compact
  }

  /// Returns the values with overrides applied.
  func overridden(by others: TraitValues?) -> TraitValues {
    guard let others else { return self }
    var result = self
    for trait in Trait.allCases { if let value = others[trait] { result[trait] = value } }
    result.contentSizeCategory = others.contentSizeCategory ?? contentSizeCategory
    result.typesettingLanguage = others.typesettingLanguage ?? typesettingLanguage
    return result
  }

  /// Whether all of the other values are contained in these.
  func contains(_ others: TraitValues) -> Bool { overridden(by: others) == self }

  /// The traits whose values differ.
  func differences(from others: TraitValues) -> [Trait] {
    Trait.allCases.filter { self[$0] != others[$0] }
  }
}
