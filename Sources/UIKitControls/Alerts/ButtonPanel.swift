internal import FoundationCore
internal import QuartzCore
package import SelectorRuntime
package import UIKitBase
internal import UIKitRuntime

/// A script's name for a button of an alert or a sheet.
package enum PanelButton {
  case titled(String)
  case at(Int)
}

extension PanelButton {
  /// Finds the view for the name among the buttons of a menu.
  ///
  /// - Parameters:
  ///   - views: The buttons, in order.
  ///   - titles: The titles of the buttons.
  ///   - menu: The name of the menu in the error message.
  /// - Throws: ``RuntimeError`` if there is no such button.
  func view(among views: [UIView], titled titles: [String], of menu: String) throws -> UIView {
    let list = titles.enumerated().map { "\($0.offset) '\($0.element)'" }.joined(separator: ", ")
    switch self {
    case .titled(let title):
      if let place = titles.firstIndex(of: title) { return views[place] }
      throw RuntimeError(
        .invalidArgument,
        "uikit.pressButton: \(menu) has no element titled '\(title)'; there are \(list)")
    case .at(let place):
      if views.indices.contains(place) { return views[place] }
      throw RuntimeError(
        .range, "uikit.pressButton: \(menu) has no element \(place); there are \(list)")
    }
  }
}

/// An alert or a sheet whose buttons a script can tap.
package protocol ButtonPanel: RuntimeObject {
  /// The titles, in the order of the button indexes.
  var buttonTitles: [String] { get }
  /// The window that contains the panel.
  var panelWindow: UIWindow? { get }
  /// Whether the panel is shown or its presentation has begun.
  var isPresented: Bool { get }
  func button(at index: Int) throws -> UIButton?
  /// Advances time until the panel is shown; returns whether it is.
  func waitUntilShown() throws -> Bool
}

extension UIKitWorld {
  /// Taps a button of an alert, a sheet or an edit menu, or a row of a context menu.
  ///
  /// If an alert or a sheet is not shown yet, the method waits for it. A button that a touch cannot
  /// reach, because there are too many or another panel covers it, is pressed directly.
  ///
  /// - Returns: false if the object is not a panel.
  /// - Throws: ``RuntimeError`` if there is no such button, or the panel is not shown.
  package func pressButton(_ name: PanelButton, of object: RuntimeObject) throws -> Bool {
    if let interaction = object as? UIContextMenuInteraction {
      guard let shown = interaction.shown else {
        throw RuntimeError(
          .inconsistency,
          "uikit.pressButton: no menu of \(interaction.defaultDescription) is shown")
      }
      try tap(shown.row(name))
      return true
    }
    if let interaction = object as? UIEditMenuInteraction {
      guard let shown = interaction.shown else {
        throw RuntimeError(
          .inconsistency,
          "uikit.pressButton: no menu of \(interaction.defaultDescription) is shown")
      }
      try tap(shown.cell(name))
      return true
    }
    guard let panel = object as? any ButtonPanel else {
      guard let view = object as? UIView, let menu = try visibleMenu(of: view) else {
        return false
      }
      return try pressButton(name, of: menu)
    }
    let index = try panel.index(of: name)
    guard panel.isPresented else {
      throw RuntimeError(
        .inconsistency, "uikit.pressButton: \(panel.defaultDescription) is not shown")
    }
    try panel.keptAlive {
      guard try panel.waitUntilShown(), let button = try panel.button(at: index) else { return }
      if try panel.canBeHit(button) {
        try tap(button)
      } else if button.isEnabled {
        try button.send(selectors.alerts.sendActions, ControlEvents.touchUpInside.rawValue)
      }
    }
    return true
  }
}

extension UIKitWorld {
  /// The interaction of a view whose menu is shown: the edit menu, or a context menu.
  private func visibleMenu(of view: UIView) throws -> RuntimeObject? {
    if let menu = editMenu as? UIEditMenuInteraction, menu.view === view, menu.shown != nil {
      return menu
    }
    let interactions: [RuntimeObject] = try view.call(runtime.selector("interactions"))
    return interactions.first { ($0 as? UIContextMenuInteraction)?.shown != nil }
  }
}

extension ButtonPanel {
  fileprivate func index(of name: PanelButton) throws -> Int {
    switch name {
    case .titled(let title):
      if let index = buttonTitles.firstIndex(of: title) { return index }
      throw RuntimeError(
        .invalidArgument,
        "uikit.pressButton: \(defaultDescription) has no button titled '\(title)'; \(list)")
    case .at(let index):
      if buttonTitles.indices.contains(index) { return index }
      throw RuntimeError(
        .range, "uikit.pressButton: \(defaultDescription) has no button \(index); \(list)")
    }
  }

  private var list: String {
    let titles = buttonTitles.enumerated().map { "\($0.offset) '\($0.element)'" }
    return titles.isEmpty ? "it has none" : "there are \(titles.joined(separator: ", "))"
  }

  /// Whether hit-testing at the button's position finds the button.
  ///
  /// It does not if another panel covers it, or if there are too many buttons for the screen.
  fileprivate func canBeHit(_ button: UIButton) throws -> Bool {
    guard let window = panelWindow, !uikit.application.isIgnoringInteractionEvents,
      try uikit.application.windows.last(where: {
        try !$0.isHidden && $0.call(uikit.selectors.canBecomeKeyWindow)
      }) === window,
      let point = button.convert(button.bounds.center, to: window), window.bounds.contains(point)
    else { return false }
    let hit: UIView? = try window.call(uikit.selectors.hitTest, point, UIEvent?.none)
    return hit === button
  }
}
