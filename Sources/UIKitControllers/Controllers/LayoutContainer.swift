package import QuartzCore
internal import SelectorRuntime
package import UIKitBase
internal import UIKitRuntime

/// A controller that lays out its content and the bars in front of it.
// The protocol is not class-bound: `swift symbolgraph-extract` 6.3 cannot read a protocol that is
// bound to a class of its own module.
package protocol LayoutContainer: AnyObject {
  /// The view that contains the views of the children.
  var content: UIView? { get }
  /// The edges of the content that the visible bars cover.
  var barInsets: UIEdgeInsets { get }
  /// Whether the bars are translucent.
  var barsAreTranslucent: Bool { get }
  func layOutContents(of view: UIView) throws
}

extension LayoutContainer {
  /// Returns the frame of a child's view.
  ///
  /// The view extends under a bar if the child's edges do, and the bar is translucent or the child
  /// includes opaque bars, according to the documentation of `edgesForExtendedLayout`.
  func frame(of child: UIViewController) -> CGRect {
    let bounds = content?.bounds ?? .zero
    let reachesUnder = barsAreTranslucent || child.extendedLayoutIncludesOpaqueBars
    // UIRectEdgeTop, UIRectEdgeBottom
    let edges = reachesUnder ? child.edgesForExtendedLayout : 0
    return bounds.inset(
      by: UIEdgeInsets(
        top: edges & 1 == 0 ? barInsets.top : 0, left: 0,
        bottom: edges & 4 == 0 ? barInsets.bottom : 0, right: 0))
  }
}

/// The view of a container such as a navigation controller, which performs its layout.
package final class UINavigationContainerView: UIView {
  package override class var declaredName: String { "UILayoutContainerView" }

  private var container: (any UIViewController & LayoutContainer)? {
    controller as? any UIViewController & LayoutContainer
  }

  package override func barInsets(over subview: UIView) -> UIEdgeInsets {
    guard let container, subview === container.content else { return .zero }
    return container.barInsets
  }

  static func define(_ view: ClassDefinition<UINavigationContainerView>) {
    view.method("layoutSubviews") { (view) in
      guard let controller = view.container else { return }
      try controller.keptAlive { try controller.layOutContents(of: view) }
    }
  }
}
