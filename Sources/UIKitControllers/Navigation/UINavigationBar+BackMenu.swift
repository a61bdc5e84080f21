internal import FoundationCore
package import QuartzCore
internal import SelectorRuntime
internal import Systems
internal import UIKitBase
package import UIKitControls
internal import UIKitRuntime

/// The menu of the back button: since iOS 14 a long press on it lists the pages below.
///
/// A choice pops to that page. The delegate is not asked, but notified of the pop.
extension UINavigationBar: PreviewMenuDelegate {
  /// Lets a press on the back button open the menu.
  func offerMenu(on button: UIControl) throws {
    guard world.changes[.backMenu] else { return }
    let interaction = world.create(UIKitClasses.contextMenuInteraction)
    interaction.delegate = self
    try button.send(runtime.selector("addInteraction:"), interaction)
  }

  package func menuConfiguration(at point: CGPoint) throws -> UIContextMenuConfiguration? {
    guard world.changes[.backMenu], items.count > 1, topItem?.backAction == nil else { return nil }
    let actions = items.dropLast().reversed().map { item in
      let held = HeldValue(some: .object(item))
      return UIAction.make(in: world, item.titleInBackMenu) { [weak self] in
        guard let self, let item = held?.value.object as? UINavigationItem else { return }
        try keptAlive { try pop(toChosen: item) }
      }
    }
    var menu: UIMenu? = try runtime.cls(UIKitClasses.menu).call(
      runtime.selector("menuWithTitle:children:"), "", actions)
    // The item's own back button receives the menu, and an app's subclass may refuse it.
    if let button = items.dropLast().last?.backBarButtonItem {
      try button.send(runtime.selector("setMenu:"), menu)
      menu = try button.call(runtime.selector("menu"))
    }
    guard let menu else { return nil }
    let configuration = world.temporary(UIKitClasses.contextMenuConfiguration)
    configuration.offer(nil, menu)
    return configuration
  }

  package func menuWillPerformPreviewAction() throws {}
  package func menuWillEnd() throws {}

  /// Pops to an item that was chosen from the menu.
  private func pop(toChosen item: UINavigationItem) throws {
    guard let place = items.firstIndex(where: { $0 === item }), place < items.count - 1 else {
      return
    }
    let controllers = (delegate as? UINavigationController).flatMap { isManaged ? $0 : nil }
    guard let controllers, controllers.stack.indices.contains(place) else {
      return try popItems(to: place)
    }
    poppedTo = place
    defer { poppedTo = nil }
    try controllers.send(
      runtime.selector("popToViewController:animated:"), controllers.stack[place], true)
  }

  /// Pops the items above one without asking the delegate, and notifies it once.
  func popItems(to place: Int) throws {
    guard let top = topItem, place < items.count - 1 else { return }
    try top.keptAlive {
      setItems(Array(items[...place]))
      try report(world.selectors.controllers.didPopItem, top)
    }
  }
}

extension UINavigationItem {
  /// Its title in the menu of the back button.
  fileprivate var titleInBackMenu: String { title ?? titleOfWayBack }
}
