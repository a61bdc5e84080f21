internal import FoundationCore
package import QuartzCore
package import SelectorRuntime
internal import Systems
package import UIKitBase
package import UIKitRuntime

/// A stack of controllers below a navigation bar; the top one is visible.
///
/// The stack changes immediately, and a transition follows. Changes during a transition are shown
/// after it; of several changes only the last is animated. An interactive pop changes the stack at
/// its end, because it can be cancelled.
package final class UINavigationController: UIViewController, LayoutContainer, ContentInsetContainer
{
  /// From the root to the top; each is retained as a child.
  var stack: [UIViewController] = []
  /// The controller whose view is visible or becoming visible.
  @Weak var shown: UIViewController?
  /// Controllers removed from the stack that are still children.
  var leaving: [UIViewController] = []
  /// Controllers added to the stack that have not appeared yet.
  var arriving: [UIViewController] = []
  /// Keeps what the delegate responds to, according to private flags in iOS 17's header.
  private(set) lazy var delegateSlot = DelegateSlot(remembering: [
    messages.willShow, messages.didShow, messages.animatorForOperation,
    messages.interactionForAnimator,
  ])
  var delegate: RuntimeObject? { delegateSlot.object }
  @Strong var bar: UINavigationBar?
  @Strong package var content: UIView?
  /// The scroll view whose content collapses the large title.
  @Weak var folded: UIScrollView?
  var isBarHidden = false
  // UINavigationController+Toolbar.
  var isToolbarHidden = true
  @Strong var bottomBar: UIToolbar?

  // UINavigationController+HidingBars.
  var hidesBars: HidingBars = []
  var wasCompact = false
  @Strong var hidingTap: UITapGestureRecognizer?
  @Strong var hidingPan: UIPanGestureRecognizer?

  // UINavigationController+Showing.
  @Owned var transition: ControllerTransition?
  /// The change that waits for the layout pass or for the end of a transition.
  @Owned var planned: (kind: ControllerTransition.Kind, animated: Bool)?
  /// The last change of the stack, which a cancelled transition undoes.
  var lastChange: (before: [UIViewController], after: [UIViewController])?

  // UINavigationController+InteractivePop.
  @Strong var interactivePop: UINavigationInteractiveTransition?
  @Strong var popRecognizer: UIGestureRecognizer?
  @Strong var contentPop: UIGestureRecognizer?
  var isAskingForInteractivePop = false
  /// Whether the present pop message belongs to an interactive pop.
  var isPoppingByFinger = false
  /// The animator that the delegate has returned for a pop that a finger began.
  @Strong var animatorOfFinger: RuntimeObject?
  /// Whether a finger began a pop of the root page, so that the next animation waits for a finger.
  var awaitsFinger = false
  /// Whether the running transition waits for a finger, although none began it.
  var isHeldForFinger = false

  package override var visibleChildren: [UIViewController] { shown.map { [$0] } ?? [] }

  package override func beginChildren(_ appears: Bool, animated: Bool) throws {
    try beginTop(appears, animated: animated)
  }

  package override func endChildren() throws { try endTop() }

  package override func lose(_ child: UIViewController) {
    if child.isErased {
      world.unsettled.append(self)
    } else if stack.contains(where: { $0 === child }), isOnScreen {
      // The controller was removed directly.
      planned = (.pop, false)
      loadedView?.markNeedsLayout()
    }
    stack.removeAll(child)
    leaving.removeAll(child)
    arriving.removeAll(child)
    super.lose(child)
  }

  package override func savedState() -> () -> Void {
    let rest = super.savedState()
    let (stack, shown, isBarHidden) = (stack, shown, isBarHidden)
    return { [weak self] in
      rest()
      guard let self, !isDeallocated else { return }
      self.stack = stack.filter { $0.ifLiving != nil }
      self.shown = shown?.ifLiving
      self.isBarHidden = isBarHidden
      bar?.isHidden = isBarHidden
    }
  }

  package override func destruct() {
    stack = []
    leaving = []
    arriving = []
    lastChange = nil
    bar?.delegate = nil
    interactivePop?.controller = nil
    super.destruct()
  }

  /// The bar, created on first access.
  func navigationBar() throws -> UINavigationBar {
    if let bar { return bar }
    let made = try world.makeView(
      UIKitClasses.navigationBar, frame: barFrame(in: world.screen.bounds.size.width))
    take(made)
    return made
  }

  private func take(_ made: UINavigationBar) {
    made.delegate = self
    made.isManaged = true
    bar = made
  }

  /// Replaces the bar by the app's own.
  ///
  /// There is no setter; apps use key-value coding.
  private func exchange(with new: UINavigationBar) throws {
    guard let former = bar, former !== new else { return take(new) }
    try former.keptAlive {
      (former.delegate, former.isManaged) = (nil, false)
      let items = former.items
      former.setItems([])
      new.setItems(items)
      take(new)
      new.isHidden = former.isHidden
      guard let view = former.superview else { return }
      try new.place(former.frame)
      let place = view.subviews.firstIndex { $0 === former } ?? view.subviews.count
      try former.removeFromSuperview()
      try view.insert(new, at: place)
      loadedView?.markNeedsLayout()
    }
  }

  /// Creates bars of custom classes for an initializer.
  private func makeBars(of barClass: RuntimeClass?, _ toolbarClass: RuntimeClass?) throws {
    if let barClass {
      let view: RuntimeObject = try barClass.call(selectors.alloc)
      let frame = barFrame(in: world.screen.bounds.size.width)
      guard
        let made = try view.call(selectors.initWithFrame, frame, as: Value.self).object
          as? UINavigationBar
      else {
        throw RuntimeError(
          .invalidArgument, "the class of a navigation bar must inherit from UINavigationBar")
      }
      take(made)
    }
    if let toolbarClass { try makeToolbar(of: toolbarClass) }
  }

  /// The bar's frame below the status bar or below the top safe area.
  private func barFrame(in width: Double) -> CGRect {
    CGRect(x: 0, y: barTop, width: width, height: barHeight)
  }

  private var barTop: Double {
    let statusBar = world.statusBar.isHidden ? 0 : world.statusBarFrame.size.height
    return max(statusBar, world.safeAreas.screen.top)
  }

  package var barInsets: UIEdgeInsets {
    // A bar stretched by content does not increase the inset.
    let top =
      bar.map { bar -> Double in
        let frame = bar.frame
        return bar.isHidden ? 0 : min(frame.maxY, frame.origin.y + bar.largestHeight)
      } ?? 0
    return UIEdgeInsets(top: top, left: 0, bottom: toolbarHeight, right: 0)
  }

  package var barsAreTranslucent: Bool { bar?.isTranslucent ?? true }

  /// Creates the default view: the container for the controllers' views, and the bar above it.
  private func makeView() throws {
    try loadNamedNib()
    let view = try world.makeView(UIKitClasses.layoutContainerView, frame: world.screen.bounds)
    let content = try world.makeView(UIKitClasses.navigationTransitionView, frame: view.bounds)
    self.content = content
    let bar = try navigationBar()
    bar.isHidden = isBarHidden
    try view.insert(content, at: 0)
    try view.insert(bar, at: 1)
    try world.safeAreas.use(in: nil)
    try send(runtime.selector("setView:"), view)
    try attachPopRecognizer(to: view)
    try showToolbar(in: view)
    try attachHidingRecognizers(to: view)
  }

  /// Lays out the contents, and begins a transition that has waited for layout.
  package func layOutContents(of view: UIView) throws {
    try content?.place(view.bounds)
    try hideBarsIfCompact()
    if acceptsNavigationControllers {
      bar?.isHidden = isBarHidden || stack.last is UINavigationController
    }
    followContent(below: barTop)
    try bar?.place(barFrame(in: view.bounds.size.width))
    try layOutToolbar(in: view)
    if let shown, let view = shown.loadedView {
      try view.place(frame(of: shown))
      if transition == nil, isOnScreen, view.superview == nil { try install(shown) }
    }
    if let planned, transition == nil, isOnScreen {
      self.planned = nil
      try show(planned.kind, animated: planned.animated)
    }
  }

  private func setBarHidden(_ hidden: Bool, animated: Bool) throws {
    isBarHidden = hidden
    guard let bar else { return }
    loadedView?.markNeedsLayout()
    guard animated else { return try bar.send(selectors.setHidden, hidden) }
    let animation = ViewAnimation(
      duration: Self.hideShowBarDuration, delay: 0, options: [], completion: nil)
    try world.animations.animate(animation) {
      bar.willAnimate(.contents)
      try bar.send(selectors.setHidden, hidden)
    }
  }

  /// `UINavigationControllerHideShowBarDuration`.
  static let hideShowBarDuration = 0.2
}

extension UINavigationController {
  static func define(_ navigation: ClassDefinition<UINavigationController>) {
    navigation.declare("viewControllers", Value.self, .copy, of: "NSArray")
    navigation.method("initWithRootViewController:") {
      (navigation, root: UIViewController?) -> Value in
      let made: Value = try navigation.call(
        navigation.messages.initWithNibName, String?.none, Value.none)
      if let root { try navigation.begin(with: root) }
      return made
    }
    navigation.method("initWithNavigationBarClass:toolbarClass:") {
      (navigation, bar: RuntimeClass?, toolbar: RuntimeClass?) -> Value in
      let made: Value = try navigation.call(
        navigation.messages.initWithNibName, String?.none, Value.none)
      try (made.object as? UINavigationController)?.makeBars(of: bar, toolbar)
      return made
    }
    navigation.method("loadView") { (navigation) in try navigation.makeView() }
    navigation.property(
      "delegate", .weak, of: "<UINavigationControllerDelegate>", get: { $0.delegate },
      set: { try $0.delegateSlot.set($1, of: $0) })
    navigation.method("isTransitioning") { (navigation) -> Bool in navigation.transition != nil }
    navigation.method("_isTransitioning") { (navigation) -> Bool in navigation.transition != nil }
    defineBar(navigation)
    defineStack(navigation)
    UISplitViewController.defineCollapsing(navigation)
    defineStatusBar(navigation)
    defineInteractivePop(navigation)
  }

  private static func defineBar(_ navigation: ClassDefinition<UINavigationController>) {
    navigation.readonly("navigationBar") { (navigation) -> UINavigationBar in
      try navigation.navigationBar()
    }
    navigation.ivar("_navigationBar", { $0.bar }) { (navigation, bar: UINavigationBar?) in
      if let bar { try navigation.exchange(with: bar) }
    }
    navigation.property(
      "navigationBarHidden", getter: "isNavigationBarHidden", get: { $0.isBarHidden }
    ) { (navigation, hidden: Bool) in
      try navigation.send(navigation.messages.setNavigationBarHidden, hidden, false)
    }
    navigation.method("setNavigationBarHidden:animated:") {
      (navigation, hidden: Bool, animated: Bool) in
      try navigation.setBarHidden(hidden, animated: animated)
    }
    defineToolbar(navigation)
    defineHidingBars(navigation)
    defineUnwinding(ofStack: navigation)
    navigation.method("navigationBar:shouldPushItem:") {
      (_, _: UINavigationBar, _: UINavigationItem) -> Bool in true
    }
    for name in ["navigationBar:didPushItem:", "navigationBar:didPopItem:"] {
      navigation.method(name) { (_, _: UINavigationBar, _: UINavigationItem) in }
    }
    navigation.method("navigationBar:shouldPopItem:") {
      (navigation, _: UINavigationBar, _: UINavigationItem) -> Bool in
      try navigation.mayPopItem()
    }
  }

  /// Asks for permission to pop the bar's top item.
  ///
  /// A subclass may answer the question. A category that answers it is ignored since iOS 13.4. An
  /// answer of YES pops the controller too since iOS 13, where one that has popped it raises.
  func mayPop(_ item: UINavigationItem, in bar: UINavigationBar) throws -> Bool {
    let question = messages.shouldPopItem
    let owner = isa.lineage.lazy.compactMap { $0.method(question) }.first
    if owner?.category != nil, owner?.owner === runtime.cls(UIKitClasses.navigationController),
      world.changes[.shouldPopInCategory]
    {
      return try mayPopItem()
    }
    let count = stack.count
    let allows: Bool = try call(question, bar, item)
    guard allows, !isa.isNative(question), !isAskingForInteractivePop else { return allows }
    if stack.count < count {
      guard world.changes[.shouldPopRaises] else { return true }
      throw RuntimeError(
        .inconsistency,
        "Override of -navigationBar:shouldPopItem: returned YES after manually popping a view "
          + "controller (navigationController=\(try described()))")
    }
    guard world.changes[.shouldPopOwnPop], stack.count == bar.items.count else { return true }
    try send(messages.pop, true)
    return false
  }

  /// Handles a tap on the back button; allows the pop if the stack has already changed.
  private func mayPopItem() throws -> Bool {
    if try isAskingForInteractivePop || stack.count < navigationBar().items.count { return true }
    try send(messages.pop, true)
    return false
  }
}

extension UIViewController {
  /// The navigation item, created on first access.
  private final func navigationItem() -> UINavigationItem {
    if let item { return item }
    let made = world.create(UIKitClasses.navigationItem)
    made.title = title
    item = made
    return made
  }

  static func defineNavigation(_ controller: ClassDefinition<UIViewController>) {
    controller.readonly("navigationItem", .strong) { (controller) -> UINavigationItem in
      controller.navigationItem()
    }
    controller.readonly("navigationController", .strong) {
      (controller) -> UINavigationController? in
      controller.lineage.dropFirst().lazy.compactMap { $0 as? UINavigationController }.first
    }
  }
}

extension UIKitClasses {
  package static let layoutContainerView = NativeClass<UINavigationContainerView>(
    "UILayoutContainerView", superclass: view, UINavigationContainerView.define)
  /// The class of the container for the controllers' views on a device.
  package static let navigationTransitionView = NativeClass<UIView>(
    "UINavigationTransitionView", superclass: view)
}

extension UIKitClasses {
  package static let navigationController = NativeClass<UINavigationController>(
    "UINavigationController", superclass: viewController, UINavigationController.define)
}
