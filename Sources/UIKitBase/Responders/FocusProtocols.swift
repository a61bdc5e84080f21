internal import FoundationCore
internal import QuartzCore
package import SelectorRuntime
package import UIKitRuntime

/// Protocols of focus, which a remote control or a keyboard moves.
extension UIKitProtocols {
  /// All of them; an adopted protocol precedes its adopters.
  package static let focusProtocols = [
    focusEnvironment, focusItem, focusItemContainer, focusItemScrollableContainer,
    focusAnimationContext,
  ]

  package static let focusEnvironment = NativeProtocol(
    "UIFocusEnvironment", adopts: [FoundationProtocols.object], givesTypes: false,
    required: [
      .init("preferredFocusedView", returns: UIView?.self),
      .init("setNeedsFocusUpdate"),
      .init("updateFocusIfNeeded"),
      .init("shouldUpdateFocusInContext:", returns: Bool.self, UIFocusUpdateContext.self),
      .init(
        "didUpdateFocusInContext:withAnimationCoordinator:", UIFocusUpdateContext.self,
        UIFocusAnimationCoordinator.self),
      .init("preferredFocusEnvironments", returns: [Adopter<UIFocusEnvironment>].self),
      .init("parentFocusEnvironment", returns: Adopter<UIFocusEnvironment>?.self),
      .init("focusItemContainer", returns: Adopter<UIFocusItemContainer>?.self),
    ],
    optional: [
      .init("focusGroupIdentifier", returns: String?.self)
    ])

  package static let focusItem = NativeProtocol(
    "UIFocusItem", adopts: [focusEnvironment], givesTypes: false,
    required: [
      .init("canBecomeFocused", returns: Bool.self),
      .init("frame", returns: CGRect.self),
    ],
    optional: [
      .init("focusEffect", returns: RuntimeObject?.self),
      .init("focusGroupPriority", returns: Int.self),
      .init("isTransparentFocusItem", returns: Bool.self),
      .init("didHintFocusMovement:", RuntimeObject.self),
      .init("focusItemDeferralMode", returns: Int.self),
    ])

  package static let focusItemContainer = NativeProtocol(
    "UIFocusItemContainer", adopts: [FoundationProtocols.object], givesTypes: false,
    required: [
      .init("coordinateSpace", returns: Adopter<UICoordinateSpace>.self),
      .init("focusItemsInRect:", returns: [Adopter<UIFocusItem>].self, CGRect.self),
    ])

  package static let focusItemScrollableContainer = NativeProtocol(
    "UIFocusItemScrollableContainer", adopts: [focusItemContainer], givesTypes: false,
    required: [
      .init("contentOffset", returns: CGPoint.self),
      .init("setContentOffset:", CGPoint.self),
      .init("contentSize", returns: CGSize.self),
      .init("visibleSize", returns: CGSize.self),
    ])

  static let focusAnimationContext = NativeProtocol(
    "UIFocusAnimationContext", adopts: [FoundationProtocols.object], givesTypes: false,
    required: [
      .init("duration", returns: Double.self)
    ])
}
