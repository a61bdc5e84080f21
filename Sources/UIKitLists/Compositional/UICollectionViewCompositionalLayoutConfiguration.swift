internal import FoundationCore
internal import SelectorRuntime
internal import UIKitRuntime

/// The configuration of a compositional layout, from UICollectionViewCompositionalLayout.h.
final class UICollectionViewCompositionalLayoutConfiguration: StoringObject {

  /// Whether the direction is `UICollectionViewScrollDirectionHorizontal`.
  var isHorizontal: Bool {
    storedValues?.value("scrollDirection").flatMap { Int.from($0, in: runtime) } == 1
  }

  var sectionSpacing: Double {
    storedValues?.value("interSectionSpacing").flatMap { Double.from($0, in: runtime) } ?? 0
  }

  static func define(
    _ configuration: ClassDefinition<UICollectionViewCompositionalLayoutConfiguration>
  ) {
    configuration.stored("scrollDirection", usual: 0)
    configuration.stored("interSectionSpacing", usual: 0.0)
    configuration.stored(
      "boundarySupplementaryItems", .copy, usual: [NSCollectionLayoutBoundarySupplementaryItem]())
    configuration.stored("contentInsetsReference", usual: 0)
    configuration.copiesStoredValues()
  }
}

extension UIKitClasses {
  static let compositionalLayoutConfiguration = NativeClass<
    UICollectionViewCompositionalLayoutConfiguration
  >(
    "UICollectionViewCompositionalLayoutConfiguration", superclass: FoundationClasses.object,
    UICollectionViewCompositionalLayoutConfiguration.define)
}
