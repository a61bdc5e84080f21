internal import SelectorRuntime

/// A controller that puts the parts of its view in their places itself: contents, and bars in front.
// Bound to no class: `swift symbolgraph-extract` of 6.3 cannot read a protocol for a class of its own
// module.
protocol LayoutContainer: AnyObject {
  /// The view that holds those of the children.
  var content: UIView? { get }
  /// The edges of the contents that the shown bars cover.
  var barInsets: UIEdgeInsets { get }
  /// Whether the bars let what is behind them shine through.
  var barsAreTranslucent: Bool { get }
  func layOutContents(of view: UIView) throws
}

extension LayoutContainer {
  /// Where the view of a child stands.
  ///
  /// It reaches under a bar if the child's edges do, and the bar is translucent or the child includes
  /// opaque ones; from the documentation of `edgesForExtendedLayout`.
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

/// The view of a container such as a navigation controller; its layout is the controller's.
final class UINavigationContainerView: UIView {
  override class var declaredName: String { "UILayoutContainerView" }

  private var container: (any UIViewController & LayoutContainer)? {
    controller as? any UIViewController & LayoutContainer
  }

  override func barInsets(over subview: UIView) -> UIEdgeInsets {
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
