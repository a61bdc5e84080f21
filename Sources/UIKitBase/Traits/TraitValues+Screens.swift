package import QuartzCore
package import UIKitRuntime

/// The traits that depend on a screen.
extension TraitValues {
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
}
