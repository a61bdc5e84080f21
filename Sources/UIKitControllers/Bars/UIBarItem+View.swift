internal import SelectorRuntime
internal import UIKitBase
internal import UIKitRuntime

/// The view that displays a bar item: private on devices, where libraries hook its setter.
extension UIBarItem {
  /// Sends `setView:` with the view in the bar, or nil when the item leaves it.
  final func display(_ view: UIView?) throws { try send(runtime.selector("setView:"), view) }

  static func defineView(_ item: ClassDefinition<UIBarItem>) {
    item.method("view") { (item) -> UIView? in item.shownView }
    item.method("setView:") { (item, view: UIView?) in
      (item as? UIBarButtonItem)?.displayedView = view
    }
  }
}
