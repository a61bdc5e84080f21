internal import FoundationCore
package import SelectorRuntime
package import UIKitBase
internal import UIKitRuntime
internal import UIKitText

// Views and controllers are focus environments. Each has preferred environments, can refuse an
// update, and is notified after it. Lists also call their delegates.

extension UIView {
  static func defineFocus(_ view: ClassDefinition<UIView>) {
    view.readonly("canBecomeFocused") { (view) -> Bool in try view.mayBeFocused }
    view.readonly("focused", getter: "isFocused") { (view) -> Bool in
      view.world.focusSystem.focused === view
    }
    view.readonly("parentFocusEnvironment", .weak, of: "<UIFocusEnvironment>") {
      (view) -> UIResponder? in view.controller ?? view.superview
    }
    view.readonly("focusItemContainer", .strong, of: "<UIFocusItemContainer>") {
      (view) -> UIView in view
    }
    view.readonly("preferredFocusEnvironments", .copy, of: "NSArray") { (_) -> [RuntimeObject] in
      []
    }
    view.method("shouldUpdateFocusInContext:") {
      (view, context: UIFocusUpdateContext) -> Bool in try view.lets(context)
    }
    view.method("didUpdateFocusInContext:withAnimationCoordinator:") {
      (view, context: UIFocusUpdateContext, coordinator: UIFocusAnimationCoordinator) in
      try view.tell(context, coordinator)
    }
    view.defineFocusRequests()
  }

  /// The default of `canBecomeFocused`: true for text inputs and for cells of lists that allow
  /// focus.
  private final var mayBeFocused: Bool {
    get throws {
      guard world.focusSystem.isEnabled else { return false }
      if let text = self as? any UIView & TextEditing { return text.isEditable }
      guard self is UITableViewCell || self is UICollectionViewCell,
        let list = ancestry.first(where: { $0 is UITableView || $0 is UICollectionView }),
        let path: NSIndexPath = try list.call(runtime.selector("indexPathForCell:"), self)
      else { return false }
      let asks = runtime.selector(
        list is UITableView
          ? "tableView:canFocusRowAtIndexPath:" : "collectionView:canFocusItemAtIndexPath:")
      if let delegate = try (list as? UIScrollView)?.delegateSlot.delegate(respondingTo: asks) {
        return try delegate.call(asks, list, path)
      }
      return try list.call(runtime.selector("allowsFocus"))
    }
  }

  /// The prefix of a list's messages and its delegate's context class; nil for other views.
  private final var focusList: (noun: String, context: NativeClass<UIFocusUpdateContext>)? {
    switch self {
    case is UITableView: ("tableView", UIKitClasses.tableViewFocusUpdateContext)
    case is UICollectionView: ("collectionView", UIKitClasses.collectionViewFocusUpdateContext)
    default: nil
    }
  }

  private final func lets(_ context: UIFocusUpdateContext) throws -> Bool {
    guard let list = focusList, let view = self as? UIScrollView else { return true }
    let asks = runtime.selector("\(list.noun):shouldUpdateFocusInContext:")
    guard let delegate = try view.delegateSlot.delegate(respondingTo: asks) else { return true }
    let own = context.seen(from: self, list.context)
    return try own.keptAlive { try delegate.call(asks, self, own) }
  }

  private final func tell(
    _ context: UIFocusUpdateContext, _ coordinator: UIFocusAnimationCoordinator
  ) throws {
    guard let list = focusList, let view = self as? UIScrollView else { return }
    let tells = runtime.selector(
      "\(list.noun):didUpdateFocusInContext:withAnimationCoordinator:")
    guard let delegate = try view.delegateSlot.delegate(respondingTo: tells) else { return }
    let own = context.seen(from: self, list.context)
    try own.keptAlive { try delegate.send(tells, self, own, coordinator) }
  }
}

extension UIViewController {
  package static func defineFocus(_ controller: ClassDefinition<UIViewController>) {
    controller.readonly("preferredFocusEnvironments", .copy, of: "NSArray") {
      (controller) -> [UIView] in controller.loadedView.map { [$0] } ?? []
    }
    controller.readonly("parentFocusEnvironment", .weak, of: "<UIFocusEnvironment>") {
      (controller) -> UIView? in controller.loadedView?.superview
    }
    controller.readonly("focusItemContainer", .strong, of: "<UIFocusItemContainer>") {
      (controller) -> UIView? in controller.loadedView
    }
    controller.method("shouldUpdateFocusInContext:") { (_, _: UIFocusUpdateContext) -> Bool in
      true
    }
    controller.method("didUpdateFocusInContext:withAnimationCoordinator:") {
      (_, _: UIFocusUpdateContext, _: UIFocusAnimationCoordinator) in
    }
    controller.defineFocusRequests()
  }
}

extension ClassDefinition where Instance: UIResponder {
  /// Declares the messages that request a focus update.
  fileprivate func defineFocusRequests() {
    method("setNeedsFocusUpdate") { (environment) in
      try environment.world.focusSystem.request(environment, anywhere: false)
    }
    method("updateFocusIfNeeded") { (environment) in
      try environment.world.focusSystem.updateIfNeeded()
    }
  }
}
