package import QuartzCore
package import SelectorRuntime
package import UIKitBase
package import UIKitControls
package import UIKitRuntime

/// A scroll view that shows a data source's items at the positions of a layout object.
///
/// Like a table, it requests data only when it is needed, and has views only for visible elements.
/// After each message that can change the data it compares its `generation`.
package final class UICollectionView: UIScrollView, FocusGroupItem {
  let dataSourceSlot: DelegateSlot
  let prefetching: Prefetching
  let prepared = PreparedCells()
  /// The cells that have left lately, with their paths; they can come back as they are.
  let departed = PreparedCells()
  var isPrefetchingEnabled = true
  /// The delegate's cached capabilities; the delegate itself is stored in the scroll view's slot.
  let delegateAnswers: DelegateSlot
  @Strong var collectionLayout: UICollectionViewLayout?

  // MARK: Cached data
  var counts: [Int] = []
  var needsReload = true
  var needsPreparation = true
  var isAsking = false
  var isPreparing = false
  /// Incremented by every change that invalidates index paths.
  package var generation = 0

  // The visible elements.
  var displayed: [DisplayedElement] = []
  var isLayingOut = false
  /// The bounds for which the layout was last queried.
  var knownBounds: CGRect?
  let reusables = ReusePool()
  /// Views that were dequeued and not returned by the data source yet.
  @StrongList var unreturned: [UICollectionReusableView] = []
  /// The element that is being reconfigured, with its cell.
  var reconfigured: DisplayedElement?
  @Strong var background: UIView?
  /// The interaction for the items' context menus, if the delegate supports them.
  @Strong package var menuInteraction: UIContextMenuInteraction?
  @Strong package var dragInteraction: UIDragInteraction?
  @Strong package var dropInteraction: UIDropInteraction?

  // Selection
  /// The selected items, in the order of their selection.
  var selected: [ItemPath] = []
  var allowsSelection = true
  var allowsMultipleSelection = false
  @Owned var followed: FollowedItem?

  // Updates
  var update = ItemUpdate()
  var updateDepth = 0

  package override var makesContentInLayout: Bool { true }

  package required init(isa: RuntimeClass) {
    let world = isa.runtime.world as? UIKitWorld
    dataSourceSlot = DelegateSlot(remembering: world?.selectors.collections.dataSource ?? [])
    delegateAnswers = DelegateSlot(remembering: world?.selectors.collections.delegate ?? [])
    prefetching = Prefetching(
      isa.runtime, prefetch: Self.prefetchItems, cancel: Self.cancelPrefetching)
    super.init(isa: isa)
  }

  package override var asksSameDelegateAgain: Bool { false }

  var collectionSelectors: CollectionSelectors { world.selectors.collections }

  package override func proposedTarget(_ target: CGPoint, _ rate: CGPoint) throws -> CGPoint {
    try askLayout(for: target, rate)
  }

  /// The scroll views of orthogonally scrolling sections; the view hierarchy owns them.
  @Owned var scrollers: [Int: OrthogonalScrollView] = [:]

  /// The item of an interactive movement; UICollectionView+Carrying changes it.
  var carried: Carried?

  package override func didDecode() throws {
    if collectionLayout == nil {
      try setLayout(world.create(UIKitClasses.collectionViewFlowLayout))
    }
  }

  package override func savedState() -> () -> Void {
    let rest = super.savedState()
    let selected = selected
    return { [weak self] in
      rest()
      guard let self, !isDeallocated else { return }
      self.selected = selected
    }
  }

  package override func destruct() {
    for element in displayed { element.view = nil }
    displayed = []
    unreturned = []
    reusables.empty()
    super.destruct()
  }
}

/// One visible element.
final class DisplayedElement {
  /// The kind of an element, and its index path.
  struct Key: Hashable {
    /// The element kind; nil for a cell.
    let kind: String?
    let path: ItemPath
  }

  var key: Key
  @Strong var view: UICollectionReusableView?

  init(_ key: Key, _ view: UICollectionReusableView) {
    self.key = key
    self.view = view
  }
}

extension UICollectionView {
  static func define(_ view: ClassDefinition<UICollectionView>) {
    defineCarrying(view)
    view.readonly("contextMenuInteraction", .strong) { $0.menuInteraction }
    view.declare("collectionViewLayout", Value.self, .strong, of: "UICollectionViewLayout")
    view.method("initWithFrame:collectionViewLayout:") {
      (view, frame: CGRect, layout: UICollectionViewLayout?) -> UICollectionView in
      guard let layout else {
        throw RuntimeError(
          .invalidArgument,
          "UICollectionView must be initialized with a non-nil layout parameter")
      }
      try view.checkedSetFrame(frame)
      try view.setLayout(layout)
      return view
    }
    view.method("initWithFrame:") { (_, _: CGRect) -> UICollectionView in
      throw RuntimeError(
        .invalidArgument, "UICollectionView must be initialized with a non-nil layout parameter")
    }
    view.method("collectionViewLayout") { (view) -> UICollectionViewLayout? in
      view.collectionLayout
    }
    view.method("setCollectionViewLayout:") { (view, layout: UICollectionViewLayout) in
      try view.keptAlive { try view.setLayout(layout) }
    }
    view.method("setCollectionViewLayout:animated:") {
      (view, layout: UICollectionViewLayout, _: Bool) in
      try view.keptAlive { try view.setLayout(layout) }
    }
    view.method("setCollectionViewLayout:animated:completion:") {
      (view, layout: UICollectionViewLayout, _: Bool, completion: Block?) in
      try view.keptAlive { try view.setLayout(layout) }
      if let completion { try view.world.callLater(completion) }
    }
    defineLayoutTransition(view)
    defineDelegates(view, dataSource: "<UICollectionViewDataSource>")
    defineData(view)
    defineElements(view)
    defineGeometry(view)
    defineReuse(view)
    defineReconfiguring(view)
    defineRegistrations(view)
    defineSelection(view)
    defineTouches(view)
    defineUpdates(view)
    definePrefetching(view)
  }

  /// Changes the layout; the visible elements are notified before and after.
  func setLayout(_ layout: UICollectionViewLayout) throws {
    let former = collectionLayout
    guard former !== layout else { return }
    try (former ?? layout).keptAlive {
      if let former { try tellElements("willTransitionFromLayout:toLayout:", former, layout) }
      former?.collectionView = nil
      collectionLayout = layout
      layout.collectionView = self
      markNeedsPreparation()
      if let former { try tellElements("didTransitionFromLayout:toLayout:", former, layout) }
    }
  }

  private func tellElements(
    _ name: String, _ former: UICollectionViewLayout, _ layout: UICollectionViewLayout
  ) throws {
    let selector = runtime.selector(name)
    for view in displayed.compactMap(\.view) {
      try view.keptAlive { try view.send(selector, former, layout) }
    }
  }
}

extension UIKitClasses {
  package static let collectionView = NativeClass<UICollectionView>(
    "UICollectionView", superclass: scrollView, UICollectionView.define)
}
