internal import FoundationCore
internal import QuartzCore
package import SelectorRuntime
internal import UIKitBase
package import UIKitRuntime

/// The protocols of the arguments of a compositional layout's blocks.
extension UIKitProtocols {
  /// All protocols, adopted ones first.
  package static let collectionLayoutsProtocols = [
    collectionLayoutContainer, collectionLayoutEnvironment, collectionLayoutVisibleItem,
  ]

  static let collectionLayoutContainer = NativeProtocol(
    "NSCollectionLayoutContainer", adopts: [FoundationProtocols.object], givesTypes: false,
    required: [
      .init("contentSize", returns: CGSize.self),
      .init("effectiveContentSize", returns: CGSize.self),
      .init("contentInsets", returns: NSDirectionalEdgeInsets.self),
      .init("effectiveContentInsets", returns: NSDirectionalEdgeInsets.self),
    ])

  static let collectionLayoutEnvironment = NativeProtocol(
    "NSCollectionLayoutEnvironment", adopts: [FoundationProtocols.object], givesTypes: false,
    required: [
      .init("container", returns: Adopter<NSCollectionLayoutContainer>.self),
      .init("traitCollection", returns: UITraitCollection.self),
    ])

  static let collectionLayoutVisibleItem = NativeProtocol(
    "NSCollectionLayoutVisibleItem", adopts: [dynamicItem], givesTypes: false,
    required: [
      .init("alpha", returns: Double.self),
      .init("setAlpha:", Double.self),
      .init("zIndex", returns: Int.self),
      .init("setZIndex:", Int.self),
      .init("isHidden", returns: Bool.self),
      .init("setHidden:", Bool.self),
      .init("transform3D", returns: Int.self),
      .init("setTransform3D:", Int.self),
      .init("name", returns: String.self),
      .init("indexPath", returns: NSIndexPath.self),
      .init("frame", returns: CGRect.self),
      .init("representedElementCategory", returns: Int.self),
      .init("representedElementKind", returns: String?.self),
    ])
}
