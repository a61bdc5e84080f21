package import SelectorRuntime
package import UIKitBase
package import UIKitRuntime

/// A container of a search controller, from UISearchContainerViewController.h.
package final class UISearchContainerViewController: UIViewController {
  @Strong private var searchController: UIViewController?

  static func define(_ container: ClassDefinition<UISearchContainerViewController>) {
    let runtime = container.runtime
    let isSearch = runtime.selector("isKindOfClass:")
    let adds = runtime.selector("addChildViewController:")
    let moved = runtime.selector("didMoveToParentViewController:")
    container.method("initWithSearchController:") {
      (container, search: UIViewController) -> UISearchContainerViewController in
      guard try search.call(isSearch, runtime.cls(UIKitClasses.searchController), as: Bool.self)
      else {
        throw RuntimeError(
          .invalidArgument,
          "-[UISearchContainerViewController initWithSearchController:]: "
            + "\(search.defaultDescription) is no UISearchController")
      }
      _ = try container.call(
        container.messages.initWithNibName, String?.none, Value.none, as: UIViewController.self)
      container.searchController = search
      return container
    }
    container.readonly("searchController", .strong, of: "UISearchController") {
      $0.searchController
    }
    let view = runtime.selector("view")
    container.method("viewDidLoad") { (container) in
      guard let search = container.searchController else { return }
      try container.send(adds, search)
      let (own, shown): (UIView, UIView) = (try container.call(view), try search.call(view))
      try shown.send(runtime.selector("setFrame:"), own.bounds)
      try own.send(runtime.selector("addSubview:"), shown)
      try search.send(moved, container)
    }
  }
}

extension UIKitClasses {
  package static let searchContainerViewController = NativeClass<UISearchContainerViewController>(
    "UISearchContainerViewController", superclass: viewController,
    UISearchContainerViewController.define)
}
