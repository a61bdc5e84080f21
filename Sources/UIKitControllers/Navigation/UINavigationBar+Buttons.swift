internal import FoundationCore
package import QuartzCore
package import SelectorRuntime
internal import Systems
package import UIKitBase
package import UIKitRuntime

/// An item displayed in a bar.
struct NavigationBarButton {
  /// Retained by the bar.
  let item: UIBarButtonItem
  let view: UIView
  /// Whether the bar created the view.
  let isOwn: Bool
}

/// The back button, the items on both sides, and the title view.
extension UINavigationBar {
  private static let buttonWidth = 88.0
  /// The margins beside a custom view and the gap between views, measured on devices.
  private static let (margin, gap) = (16.0, 8.0)

  private var showsBackButton: Bool {
    guard let topItem, !topItem.hidesBackButton else { return false }
    guard items.count > 1 || topItem.backAction != nil || outerNavigation != nil else {
      return false
    }
    return topItem.leftItems.isEmpty || topItem.leftItemsSupplementBackButton
  }

  /// The view that contains the buttons and the title view.
  ///
  /// It is private and has this name on a device; apps look for it among the bar's subviews.
  private func contentView() throws -> UIView {
    if let content { return content }
    let made = try world.makeView(UIKitClasses.navigationBarContentView)
    content = made
    try insert(made, at: subviews.count)
    return made
  }

  private func hold(_ view: UIView) throws {
    let content = try contentView()
    try content.insert(view, at: content.subviews.count)
  }

  /// Lays out the buttons and custom views of both sides, starting at the edges.
  func layOutButtons() throws {
    let height = contentHeight
    try contentView().place(CGRect(x: 0, y: 0, width: bounds.size.width, height: height))
    let back = try backButton ?? makeBackButton()
    back.isHidden = !showsBackButton
    try back.place(CGRect(x: 0, y: 0, width: Self.buttonWidth, height: height))
    let left = topItem?.leftItems ?? []
    let right = topItem?.rightItems ?? []
    try world.appearances.apply(to: left + right, in: self)
    try replaceButtons(left + right)
    for item in left + right { item.bar = self }
    try place(left, from: showsBackButton ? Self.buttonWidth : 0) { x, _ in x }
    try place(right, from: 0) { [bounds] x, width in bounds.size.width - x - width }
  }

  /// Lays out the items of one side.
  private func place(
    _ items: [UIBarButtonItem], from start: Double, _ left: (_ x: Double, _ width: Double) -> Double
  ) throws {
    var x = start
    var isAfterNegativeSpace = false
    for item in items where !item.isHidden {
      guard let view = buttons.first(where: { $0.item === item })?.view else {
        if item.width >= 0 {
          x += item.width
        } else if !world.changes[.negativeSpacer] {
          // Until iOS 11 it shortens the margin, or the gap to the item before it.
          x += (x == start ? Self.margin : Self.gap) + item.width
          isAfterNegativeSpace = true
        }
        continue
      }
      var size = CGSize(width: Self.buttonWidth, height: contentHeight)
      if item.customView == nil {
        try view.send(selectors.alerts.setEnabled, item.isEnabled)
      } else {
        size = try naturalSize(of: view)
        if item.width > 0 { size.width = item.width }
        if !isAfterNegativeSpace { x += x == 0 ? Self.margin : Self.gap }
      }
      isAfterNegativeSpace = false
      let y = (contentHeight - size.height) / 2
      try view.place(CGRect(origin: CGPoint(x: left(x, size.width), y: y), size: size))
      x += size.width
    }
  }

  /// Lays out the title view between the items, centered in the bar if possible.
  func layOutTitleView() throws {
    let view = topItem?.titleView
    if titleView !== view {
      let old = titleView
      titleView = view
      if let old, old.superview === content {
        try old.keptAlive { try old.removeFromSuperview() }
      }
      if let view { try hold(view) }
    }
    guard let view else { return }
    var size = try naturalSize(of: view)
    let room = titleRoom
    size.width = min(size.width, max(0, room.size.width))
    size.height = min(size.height, contentHeight)
    let middle = bounds.center.x - size.width / 2
    let x = middle.clamped(to: room.origin.x...max(room.origin.x, room.maxX - size.width))
    try view.place(
      CGRect(origin: CGPoint(x: x, y: (contentHeight - size.height) / 2), size: size))
  }

  /// The rectangle between the items of both sides.
  package var titleRoom: CGRect {
    var room = CGRect(
      x: bounds.origin.x, y: bounds.origin.y, width: bounds.size.width, height: contentHeight
    ).inset(by: UIEdgeInsets(top: 0, left: Self.margin, bottom: 0, right: Self.margin))
    for place in shownButtons where !place.view.isHidden {
      let end = place.isLeft ? place.view.frame.maxX : place.view.frame.origin.x
      if place.isLeft, end > room.origin.x {
        room.size.width -= end - room.origin.x
        room.origin.x = end
      } else if !place.isLeft, end < room.maxX {
        room.size.width = end - room.origin.x
      }
    }
    return room
  }

  /// The size of a custom view.
  ///
  /// Until iOS 11 it keeps its own. Since then its constraints decide, if it has any, or what fits
  /// its contents, if it has no size.
  private func naturalSize(of view: UIView) throws -> CGSize {
    let size = view.bounds.size
    guard world.changes[.barButtonLayout] else { return size }
    let keepsFrame: Bool = try view.call(
      runtime.selector("translatesAutoresizingMaskIntoConstraints"))
    guard size.width <= 0 || size.height <= 0 || !keepsFrame else { return size }
    return try view.call(runtime.selector("systemLayoutSizeFittingSize:"), CGSize.zero)
  }

  /// The displayed views; the first is the back button, which has no item.
  package var shownButtons: [(item: UIBarButtonItem?, view: UIView, isLeft: Bool)] {
    let left = topItem?.leftItems ?? []
    var shown: [(item: UIBarButtonItem?, view: UIView, isLeft: Bool)] =
      backButton.map { [(nil, $0, true)] } ?? []
    for button in buttons {
      shown.append((button.item, button.view, left.contains { $0 === button.item }))
    }
    return shown
  }

  /// The back button's title, from the item below.
  package var backTitle: String {
    (items.dropLast().last ?? outerNavigation?.bar?.items.dropLast().last)?.titleOfWayBack
      ?? "Back"
  }

  /// The navigation controller that contains this bar's navigation controller.
  private var outerNavigation: UINavigationController? {
    let outer = isManaged ? (delegate as? UIViewController)?.parent : nil
    return (outer as? UINavigationController).flatMap { $0.stack.count > 1 ? $0 : nil }
  }

  private func makeBackButton() throws -> UIControl {
    let made = try makeButton()
    made.accessibilityIdentifier = "BackButton"
    try offerMenu(on: made)
    backButton = made
    return made
  }

  private func makeButton() throws -> UIControl {
    let made = try world.makeView(UIKitClasses.buttonBarButton)
    try made.send(
      runtime.selector("addTarget:action:forControlEvents:"), self,
      runtime.selector("_buttonTapped:forEvent:"), ControlEvents.touchUpInside.rawValue)
    try hold(made)
    return made
  }

  /// Creates buttons for visible items that are not spaces, and removes the buttons of others.
  private func replaceButtons(_ items: [UIBarButtonItem]) throws {
    let items = items.filter { !$0.isSpace && !$0.isHidden }
    let isSame =
      items.count == buttons.count
      && zip(items, buttons).allSatisfy { item, button in
        item === button.item && (item.customView.map { $0 === button.view } ?? button.isOwn)
      }
    guard !isSame else { return }
    let old = buttons
    buttons = []
    for button in old {
      if button.view.superview === content {
        try button.view.keptAlive { try button.view.removeFromSuperview() }
      }
      button.item.bar = nil
      try button.item.display(nil)
      button.item.release()
    }
    for item in items {
      item.retain()
      guard let view = item.customView else {
        let button = try makeButton()
        buttons.append(NavigationBarButton(item: item, view: button, isOwn: true))
        try item.display(button)
        try item.offerMenu(on: button)
        continue
      }
      buttons.append(NavigationBarButton(item: item, view: view, isOwn: false))
      try hold(view)
      try item.display(view)
    }
  }

  /// Handles a tap; a tap on the back button asks the delegate, as on a device.
  func tapped(_ control: UIControl, _ event: Value) throws {
    if control === backButton {
      guard showsBackButton else { return }
      if let action = topItem?.backAction { return try action.perform(for: control) }
      if items.count == 1, let outer = outerNavigation {
        return try outer.send(selectors.controllers.pop, true)
      }
      _ = try pop()
    } else if let button = buttons.first(where: { $0.view === control }) {
      try button.item.keptAlive { try button.item.trigger(event) }
    }
  }
}

extension UINavigationBar {
  /// Defines the content view, whose margins an app may not set since iOS 13.
  static func defineContent(_ content: ClassDefinition<UIView>) {
    // `setDirectionalLayoutMargins:` sends it too.
    let setMargins = content.runtime.selector("setLayoutMargins:")
    let own = content.cls
    content.method(setMargins.name) { (content: UIView, margins: UIEdgeInsets) in
      guard !content.world.changes[.privateLayoutMargins] else {
        throw RuntimeError(
          .inconsistency, "Client error attempting to change layout margins of a private view")
      }
      _ = try content.runtime.sendSuper(
        content, above: own, setMargins, Arguments(margins.messageValue))
    }
  }
}

extension UIKitClasses {
  // The class names of a bar's parts on a device.
  package static let navigationBarContentView = NativeClass<UIView>(
    "_UINavigationBarContentView", superclass: view, UINavigationBar.defineContent)
  package static let buttonBarButton = NativeClass<UIControl>(
    "_UIButtonBarButton", superclass: control)
}
