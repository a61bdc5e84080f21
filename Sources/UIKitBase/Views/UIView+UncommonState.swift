package import QuartzCore
internal import UIKitRuntime

/// Properties that keep their initial values in most views.
///
/// A setter creates the stored state only for another value.
extension UIView {
  /// Sets a property, unless it has its initial value and keeps it.
  private func set<Stored: Equatable>(
    _ property: ReferenceWritableKeyPath<UncommonViewState, Stored>, _ value: Stored,
    initially initial: Stored
  ) {
    guard uncommon != nil || value != initial else { return }
    let state = uncommon ?? UncommonViewState()
    uncommon = state
    state[keyPath: property] = value
  }

  /// Applied around the center.
  package internal(set) final var transform: CGAffineTransform {
    get { uncommon?.transform ?? .identity }
    set { set(\.transform, newValue, initially: .identity) }
  }

  /// The point of the bounds at the center, as a fraction of their size.
  final var anchorPoint: CGPoint {
    get { uncommon?.anchorPoint ?? UncommonViewState.initialAnchorPoint }
    set { set(\.anchorPoint, newValue, initially: UncommonViewState.initialAnchorPoint) }
  }

  final var contentMode: Int {
    get { uncommon?.contentMode ?? 0 }
    set { set(\.contentMode, newValue, initially: 0) }
  }

  /// Its `UISemanticContentAttribute`; 0 is unspecified.
  package final var semanticContentAttribute: Int {
    get { uncommon?.semanticContentAttribute ?? 0 }
    set { set(\.semanticContentAttribute, newValue, initially: 0) }
  }

  package final var accessibilityIdentifier: String? {
    get { uncommon?.accessibilityIdentifier }
    set { set(\.accessibilityIdentifier, newValue, initially: nil) }
  }

  /// The last announced safe area insets.
  final var toldSafeAreaInsets: UIEdgeInsets {
    get { uncommon?.announcedSafeAreaInsets ?? .zero }
    set { set(\.announcedSafeAreaInsets, newValue, initially: .zero) }
  }

  /// The trait overrides.
  final var ownTraits: TraitValues? {
    get { uncommon?.ownTraits }
    set { set(\.ownTraits, newValue, initially: nil) }
  }

  /// The last announced traits.
  final var toldTraits: TraitValues? {
    get { uncommon?.announcedTraits }
    set { set(\.announcedTraits, newValue, initially: nil) }
  }

  /// The number of transitions that disable touches in it.
  package final var transitionsInside: Int {
    get { uncommon?.transitionsInside ?? 0 }
    set { set(\.transitionsInside, newValue, initially: 0) }
  }
}
