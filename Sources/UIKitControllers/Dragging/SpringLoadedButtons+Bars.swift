internal import SelectorRuntime
package import UIKitBase
internal import UIKitLists
internal import UIKitRuntime

extension UIView {
  fileprivate var asksForSpring: Selector { runtime.selector("isSpringLoaded") }
}

extension UITabBar: SpringLoadedButtons {
  package func isSpringLoaded(_ button: UIView) throws -> Bool? {
    guard let item = shownItems.first(where: { $0.button === button })?.item else { return false }
    return try call(asksForSpring) || item.call(asksForSpring)
  }
}

extension UINavigationBar: SpringLoadedButtons {
  package func isSpringLoaded(_ button: UIView) throws -> Bool? {
    try buttons.first { $0.view === button }?.item.call(asksForSpring) ?? false
  }
}

extension UIAlertController: SpringLoadedButtons {
  package func isSpringLoaded(_ button: UIView) throws -> Bool? {
    guard buttons.contains(where: { $0 === button }) else { return nil }
    return try call(button.asksForSpring)
  }
}
