/// A script's change of the traits of the screen; a nil trait stays as it is.
package struct TraitChange {
  /// The words of a size class, by the numbers of `UIUserInterfaceSizeClass`.
  package static let sizeClasses = ["unspecified", "compact", "regular"]

  package var style, horizontal, vertical, layoutDirection, contrast, idiom: Int?
  package var contentSizeCategory: String?

  /// Changes nothing.
  package init() {}
}

extension TraitValues {
  /// These after a change.
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
