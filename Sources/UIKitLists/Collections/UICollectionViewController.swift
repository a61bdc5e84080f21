internal import FoundationCore
package import SelectorRuntime
package import UIKitBase
package import UIKitRuntime

/// A controller whose view is a collection; it is the collection's data source and delegate.
package final class UICollectionViewController: UIViewController {
  @Strong private var layout: UICollectionViewLayout?
  @Strong private var collection: UICollectionView?
  private var clearsSelection = true
  private var hasAppeared = false

  private func makeView() throws {
    if let view = try loadViewFromNib(
      as: UICollectionView.self, "UICollectionView", of: "UICollectionViewController")
    {
      return try view.keptAlive { try use(view) }
    }
    let cls = world.runtime.cls(UIKitClasses.collectionView)
    let layout: RuntimeObject =
      try layout
      ?? world.runtime.cls(UIKitClasses.collectionViewFlowLayout)
      .call(runtime.selector("new"))
    let allocated: RuntimeObject = try cls.call(selectors.alloc)
    let made: UICollectionView = try allocated.call(
      runtime.selector("initWithFrame:collectionViewLayout:"), world.screen.bounds, layout)
    try made.keptAlive { try use(made) }
  }

  private func use(_ made: UICollectionView) throws {
    collection = made
    made.autoresizing = [.width, .height]
    if try made.call(runtime.selector("dataSource"), as: RuntimeObject?.self) == nil {
      try made.send(runtime.selector("setDataSource:"), self)
    }
    if made.delegateSlot.object == nil { try made.send(runtime.selector("setDelegate:"), self) }
    try send(runtime.selector("setView:"), made)
  }

  private func collectionView() throws -> UICollectionView? {
    _ = try callView()
    return collection
  }

  /// The documentation: data is loaded the first time, the selection is cleared each time.
  private func willAppear(_ animated: Bool) throws {
    guard let collection = try collectionView() else { return }
    if !hasAppeared {
      hasAppeared = true
      try collection.send(runtime.selector("reloadData"))
    } else if clearsSelection {
      let deselect = runtime.selector("deselectItemAtIndexPath:animated:")
      let selected: [NSIndexPath] =
        try collection.call(runtime.selector("indexPathsForSelectedItems")) ?? []
      for path in selected {
        try path.keptAlive { try collection.send(deselect, path, animated) }
      }
    }
  }

  @discardableResult
  private func toSuper(
    _ selector: Selector, _ arguments: borrowing Arguments
  ) throws -> Value {
    try runtime.sendSuper(
      self, above: world.runtime.cls(UIKitClasses.collectionViewController), selector, arguments)
  }
}

extension UICollectionViewController {
  static func define(_ controller: ClassDefinition<UICollectionViewController>) {
    let runtime = controller.runtime
    controller.adopt(UIKitProtocols.collectionViewDataSource, UIKitProtocols.collectionViewDelegate)
    controller.method("initWithCollectionViewLayout:") {
      (controller, layout: UICollectionViewLayout) -> Value in
      // An override of `initWithNibName:bundle:` may send this message to super.
      controller.layout = layout
      return try controller.toSuper(
        controller.messages.initWithNibName, Arguments(.none, .none))
    }
    controller.method("loadView") { (controller) in
      try controller.keptAlive { try controller.makeView() }
    }
    controller.property(
      "collectionView", .strong,
      get: { (controller) -> UICollectionView? in try controller.collectionView() }
    ) { (controller, view: UICollectionView?) in
      if let view { try controller.keptAlive { try controller.use(view) } }
    }
    controller.readonly("collectionViewLayout", .strong) {
      (controller) -> UICollectionViewLayout? in
      try controller.collection?.call(runtime.selector("collectionViewLayout"))
        ?? controller.layout
    }
    controller.property(
      "clearsSelectionOnViewWillAppear", get: { $0.clearsSelection },
      set: { $0.clearsSelection = $1 })
    controller.stored("useLayoutToLayoutNavigationTransitions", usual: false)
    controller.stored("installsStandardGestureForInteractiveMovement", usual: true)
    controller.method("viewWillAppear:") { (controller, animated: Bool) in
      try controller.keptAlive {
        try controller.toSuper(controller.messages.viewWillAppear, Arguments(.bool(animated)))
        try controller.willAppear(animated)
      }
    }
    let setEditing = runtime.selector("setEditing:animated:")
    controller.method(setEditing.name) { (controller, editing: Bool, animated: Bool) in
      try controller.keptAlive {
        try controller.toSuper(setEditing, Arguments(.bool(editing), .bool(animated)))
        try controller.collection?.send(runtime.selector("setEditing:"), editing)
      }
    }
    // There are no items unless a subclass overrides the method.
    controller.method("numberOfSectionsInCollectionView:") {
      (_, _: UICollectionView?) -> Int in 1
    }
    controller.method("collectionView:numberOfItemsInSection:") {
      (_, _: UICollectionView?, _: Int) -> Int in 0
    }
    controller.method("collectionView:cellForItemAtIndexPath:") {
      (_, _: UICollectionView?, _: NSIndexPath?) -> UICollectionViewCell? in nil
    }
  }
}

extension UIKitClasses {
  package static let collectionViewController = NativeClass<UICollectionViewController>(
    "UICollectionViewController", superclass: viewController, UICollectionViewController.define)
}
