internal import QuartzCore
package import SelectorRuntime
package import UIKitRuntime

/// Manages a view: loads it on first use and receives its appearance callbacks.
///
/// Every callback is a message, and each one is sent even if an earlier one raises. The appearance
/// state ensures that an appearance is always followed by a disappearance.
open class UIViewController: UIResponder {
  // The view; UIViewController+View loads it.
  @Strong package final var loadedView: UIView?
  final var isLoadingView = false

  // Containment, which UIViewController+Containment changes.
  /// The children, retained, in the order in which they were added.
  package final var children: [UIViewController] = []
  @Weak package final var parent: UIViewController?

  // The appearance state, which UIViewController+Appearance changes.
  package final var appearance = Appearance.disappeared
  package final var appearanceIsAnimated = false
  /// Whether its view was added to a window directly, not in the transition of a parent.
  final var appearsByItself = false
  package final var isMovingToParent = false
  package final var isMovingFromParent = false
  package final var isBeingPresented = false
  package final var isBeingDismissed = false

  // The presentation state, which UIViewController+Presenting changes.
  @Strong package final var presented: UIViewController?
  @Weak package final var presenting: UIViewController?
  @Weak package final var transitioningDelegate: RuntimeObject?
  /// The style that was set; `UIModalPresentationAutomatic` by default.
  package final var ownPresentationStyle = UIViewController.automaticStyle
  package final var modalTransitionStyle = 0

  // Traits, which TraitPropagation changes.
  /// The trait overrides that the controller sets itself, and the last propagated traits.
  final var ownTraits, toldTraits: TraitValues?
  /// The trait overrides for its children.
  final var childTraits: [ObjectIdentifier: TraitValues] = [:]

  /// The window whose root view controller it is.
  @Weak final var rootWindow: UIWindow?

  // MARK: Properties
  package final var title: String?
  package final var nibName: String?
  /// The storyboard scene from which the controller was created.
  @Owned package final var sceneOfStoryboard: (any ControllerScene)?
  /// The items that represent the controller in bars.
  @Strong package final var itemOfNavigation: RuntimeObject?
  @Strong package final var itemOfTabBar: RuntimeObject?
  package final var isEditing = false
  package final var isModalInPresentation = false
  /// Whether it determines the status bar's appearance although it does not cover its presenter.
  final var capturesStatusBar = false
  @Strong package final var itemOfEditing: RuntimeObject?
  final var hidesBottomBarWhenPushed = false
  /// `UIRectEdgeAll`.
  package final var edgesForExtendedLayout = 15
  package final var extendedLayoutIncludesOpaqueBars = false
  final var automaticallyAdjustsScrollViewInsets = true
  package final var definesPresentationContext = false
  final var preferredContentSize = CGSize.zero
  /// The additional safe area insets.
  final var additionalSafeAreaInsets = UIEdgeInsets.zero

  package final var messages: ControllerSelectors { selectors.controllers }

  override var chainSuccessor: RuntimeObject? {
    if let rootWindow { return rootWindow }
    if parent == nil, let presenting { return presenting }
    return loadedView?.superview
  }

  /// The children that appear and disappear with this controller.
  open var visibleChildren: [UIViewController] {
    guard let loadedView else { return [] }
    return children.filter { $0.loadedView?.isDescendant(of: loadedView) ?? false }
  }

  /// Prepares a presentation of the controller; an error prevents the presentation.
  open func prepareToBePresented() throws {}

  /// Begins the appearance or disappearance of the visible children.
  open func beginChildren(_ appears: Bool, animated: Bool) throws {
    try forward { try $0.beginAppearance(appears, animated: animated) }
  }

  /// Whether the views of children may be in the view of another controller, as those of the
  /// controllers in the More list of a tab bar controller.
  open var showsChildrenElsewhere: Bool { false }

  /// Ends the appearance or disappearance of the visible children.
  open func endChildren() throws { try forward { try $0.endAppearance() } }

  /// Captures the stored state for a snapshot; the returned function restores it without messages.
  open func savedState() -> () -> Void {
    let look = (title, isEditing, ownPresentationStyle, isModalInPresentation, appearance)
    let (children, parent) = (children, parent)
    let (presented, presenting) = (presented, presenting)
    return { [weak self] in
      guard let self, !isDeallocated else { return }
      (title, isEditing, ownPresentationStyle, isModalInPresentation, appearance) = look
      self.children = children.restored(over: self.children)
      self.parent = parent?.ifLiving
      self.presented = presented?.ifLiving
      self.presenting = presenting?.ifLiving
    }
  }

  open override func leaveOwners() {
    parent?.lose(self)
    super.leaveOwners()
  }

  /// Removes a child that leaves, or that a restored snapshot has erased.
  open func lose(_ child: UIViewController) {
    children.removeAll(child)
    childTraits[ObjectIdentifier(child)] = nil
  }

  open override func destruct() {
    for child in children {
      child.parent = nil
      child.release()
    }
    children = []
    if let presented, presented.presenting === self { presented.presenting = nil }
    loadedView?.controller = nil
    sceneOfStoryboard?.end()
    super.destruct()
  }
}

/// The part of a storyboard from which a controller was created.
package protocol ControllerScene: AnyObject {
  /// Releases the objects of the scene, because the controller is deallocated.
  func end()
}

extension UIViewController {
  static func define(_ controller: ClassDefinition<UIViewController>) {
    controller.declare("tabBarItem", Value.self, .strong, of: "UITabBarItem")
    controller.declare("view", Value.self, .strong, of: "UIView")
    controller.method("initWithNibName:bundle:") {
      (controller, name: String?, _: Value) -> UIViewController in
      controller.nibName = name
      return controller
    }
    controller.nativeInit(
      sending: "initWithNibName:bundle:", [.none, .none], isQuiet: true
    ) { $0.nibName = nil }
    controller.readonly("nibName", .copy) { $0.nibName }
    defineView(controller)
    defineAppearance(controller)
    defineContainment(controller)
    defineTraits(controller)
    defineLayoutProperties(controller)
  }

  private static func defineLayoutProperties(_ controller: ClassDefinition<UIViewController>) {
    controller.property(
      "hidesBottomBarWhenPushed", get: { $0.hidesBottomBarWhenPushed },
      set: { $0.hidesBottomBarWhenPushed = $1 })
    controller.property(
      "edgesForExtendedLayout", get: { $0.edgesForExtendedLayout },
      set: { $0.edgesForExtendedLayout = $1 })
    controller.property(
      "extendedLayoutIncludesOpaqueBars", get: { $0.extendedLayoutIncludesOpaqueBars },
      set: { $0.extendedLayoutIncludesOpaqueBars = $1 })
    controller.property(
      "automaticallyAdjustsScrollViewInsets", get: { $0.automaticallyAdjustsScrollViewInsets },
      set: { $0.automaticallyAdjustsScrollViewInsets = $1 })
    controller.property(
      "preferredContentSize", get: { $0.preferredContentSize },
      set: { $0.preferredContentSize = $1 })
    controller.method("viewSafeAreaInsetsDidChange") { _ in }
    controller.property("additionalSafeAreaInsets", get: { $0.additionalSafeAreaInsets }) {
      (controller, insets: UIEdgeInsets) in
      guard insets.isFinite else {
        throw RuntimeError(
          .invalidArgument,
          "-[\(controller.className) setAdditionalSafeAreaInsets:]: argument 1 must be finite "
            + "numbers, got \(insets.text)")
      }
      guard insets != controller.additionalSafeAreaInsets else { return }
      controller.additionalSafeAreaInsets = insets
      try controller.keptAlive { try controller.world.safeAreas.use(in: controller.loadedView) }
    }
    controller.property(
      "definesPresentationContext", get: { $0.definesPresentationContext },
      set: { $0.definesPresentationContext = $1 })
  }
}

extension UIKitClasses {
  package static let viewController = NativeClass<UIViewController>(
    "UIViewController", superclass: responder, UIViewController.define)
}
