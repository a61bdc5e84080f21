internal import QuartzCore
internal import UIKitRuntime

/// The state of a view that differs from its initial value in few views.
///
/// It is a third of what a view stores. A view creates it with the first change, so that the other
/// views are smaller and are created faster.
final class UncommonViewState {
  /// Applied around the center.
  var transform = CGAffineTransform.identity
  /// The point of the bounds at the center, as a fraction of their size.
  var anchorPoint = UncommonViewState.initialAnchorPoint
  /// Its `UIViewContentMode`.
  var contentMode = 0
  /// Its `UISemanticContentAttribute`; 0 is unspecified.
  var semanticContentAttribute = 0
  var accessibilityIdentifier: String?
  /// The last announced safe area insets.
  var announcedSafeAreaInsets = UIEdgeInsets.zero
  /// The trait overrides, and the last announced traits.
  var ownTraits, announcedTraits: TraitValues?
  /// The number of transitions that disable touches in the view.
  var transitionsInside = 0

  /// The initial anchor point, the center.
  static var initialAnchorPoint: CGPoint { CGPoint(x: 0.5, y: 0.5) }
}
