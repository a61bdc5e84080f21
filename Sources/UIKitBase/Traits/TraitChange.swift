package import UIKitRuntime

/// A script's change of the screen's traits; nil traits do not change.
package struct TraitChange {
  /// The names of size classes, indexed by `UIUserInterfaceSizeClass`.
  package static let sizeClasses = ["unspecified", "compact", "regular"]

  package var style, horizontal, vertical, layoutDirection, contrast, idiom: Int?
  package var contentSizeCategory: String?

  /// Creates an empty change.
  package init() {}
}

extension TraitValues {
  /// Returns these values with a change applied.
  package func changed(by change: TraitChange) -> TraitValues {
    var result = self
    let numbers: KeyValuePairs<Trait, Int?> = [
      .style: change.style, .horizontalSizeClass: change.horizontal,
      .verticalSizeClass: change.vertical, .layoutDirection: change.layoutDirection,
      .contrast: change.contrast, .idiom: change.idiom,
    ]
    for (trait, number) in numbers { if let number { result[trait] = Double(number) } }
    result.contentSizeCategory = change.contentSizeCategory ?? contentSizeCategory
    return result
  }
}
