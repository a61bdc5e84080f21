/// A trait with a numeric or enumeration value.
package enum Trait: Int, CaseIterable {
  case idiom, style, layoutDirection, displayScale, horizontalSizeClass, verticalSizeClass
  case forceTouch, displayGamut, contrast, level, legibilityWeight, activeAppearance
  case sceneCaptureState, toolbarItemPresentationSize, imageDynamicRange, listEnvironment

  /// Its property of `UITraitCollection`.
  package var name: String {
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
  package var unspecified: Double {
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
  package func word(_ value: Double) -> String? {
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
  package var contentSizeCategory: String?
  /// The BCP 47 language for line breaking and hyphenation.
  package var typesettingLanguage: String?

  package subscript(trait: Trait) -> Double? {
    get { numbers[trait.rawValue] }
    set { numbers[trait.rawValue] = newValue }
  }

  /// Creates a single trait.
  package init(_ trait: Trait, _ value: Double) {
    self[trait] = value == trait.unspecified ? nil : value
  }

  package init() {}

  /// Returns the values with overrides applied.
  package func overridden(by others: TraitValues?) -> TraitValues {
    guard let others else { return self }
    var result = self
    for trait in Trait.allCases { if let value = others[trait] { result[trait] = value } }
    result.contentSizeCategory = others.contentSizeCategory ?? contentSizeCategory
    result.typesettingLanguage = others.typesettingLanguage ?? typesettingLanguage
    return result
  }

  /// Whether all of the other values are contained in these.
  package func contains(_ others: TraitValues) -> Bool { overridden(by: others) == self }

  /// The traits whose values differ.
  package func differences(from others: TraitValues) -> [Trait] {
    Trait.allCases.filter { self[$0] != others[$0] }
  }
}
