internal import FoundationModels
internal import SelectorRuntime
internal import VirtualTime

/// What scripts do to a panel.
extension ModalPanel {
  /// Taps a button by its title; when it has not come yet, that is waited for.
  ///
  /// - Throws: ``RuntimeError`` when no button has the title, or the panel is not shown.
  package final func tapButton(titled title: String) throws {
    guard let index = buttonTitles.firstIndex(of: title) else {
      throw RuntimeError(
        .invalidArgument,
        "uikit.pressButton: \(defaultDescription) has no button titled '\(title)'; \(list)")
    }
    try tapButton(at: index)
  }

  /// Taps a button by its index.
  ///
  /// - Throws: as ``tapButton(titled:)``.
  package final func tapButton(at index: Int) throws {
    guard let button = button(at: index) else {
      throw RuntimeError(
        .range, "uikit.pressButton: \(defaultDescription) has no button \(index); \(list)")
    }
    guard stage == .appearing || stage == .shown else {
      throw RuntimeError(
        .inconsistency, "uikit.pressButton: \(defaultDescription) is not shown")
    }
    try keptAlive {
      if stage == .appearing, let animation {
        try world.runLoop.run(for: max(0, animation.deadline - world.runLoop.now))
      }
      guard stage == .shown else { return }
      if try canBeHit(button) {
        try world.tap(button)
      } else if button.isEnabled {
        try button.tell(alerts.sendActions, ControlEvents.touchUpInside.rawValue)
      }
    }
  }

  private final var list: String {
    let titles = buttonTitles.enumerated().map { "\($0.offset) '\($0.element)'" }
    return titles.isEmpty ? "it has none" : "there are \(titles.joined(separator: ", "))"
  }

  /// Whether a finger on the button would reach it: not when another panel lies over it, or when
  /// there are too many buttons for the screen.
  private final func canBeHit(_ button: UIButton) throws -> Bool {
    guard let window = panelWindow, !world.application.isIgnoringInteractionEvents,
      world.application.windows.last(where: { !$0.isHidden }) === window
    else { return false }
    guard let point = button.convert(button.bounds.center, to: window),
      window.bounds.contains(point)
    else { return false }
    let hit: UIView? = try window.ask(selectors.hitTest, point, UIEvent?.none)
    return hit === button
  }
}
