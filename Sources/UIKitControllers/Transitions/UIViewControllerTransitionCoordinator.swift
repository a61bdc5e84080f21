internal import FoundationCore
package import SelectorRuntime
internal import UIKitBase
package import UIKitRuntime

extension UIKitProtocols {
  package static let viewControllerTransitionCoordinator = NativeProtocol(
    "UIViewControllerTransitionCoordinator", adopts: [FoundationProtocols.object],
    required: [
      .init("animateAlongsideTransition:completion:", returns: Bool.self, Block.self, Block.self),
      .init("notifyWhenInteractionChangesUsingBlock:", Block.self),
      .init(
        "animateAlongsideTransitionInView:animation:completion:", returns: Bool.self, UIView.self,
        Block.self, Block?.self),
      .init("notifyWhenInteractionEndsUsingBlock:", Block.self),
    ])
}
