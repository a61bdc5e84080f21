internal import FoundationCore
internal import SelectorRuntime
internal import UIKitBase
internal import UIKitRuntime
internal import VirtualTime

/// Presentation and dismissal of a panel, with the delegate's callbacks.
extension ModalPanel {
  private final func animate(_ body: @escaping (ModalPanel) throws -> Void) throws {
    animation?.cancel()
    animation = try world.runLoop.schedule(
      after: world.settings.alerts.alertDuration, phase: .displayLinks
    ) { [weak self] in
      guard let self, !isDeallocating else { return }
      try keptAlive { try body(self) }
    }
  }

  private final func sendToDelegate(_ selector: Selector, _ index: Int? = nil) throws {
    guard let delegate = delegate.delegate(remembered: selector) else { return }
    if let index {
      try delegate.send(selector, self, index)
    } else {
      try delegate.send(selector, self)
    }
  }

  /// Shows the panel above all windows; does nothing if it is already shown.
  final func present() throws {
    guard stage == .hidden else { return }
    try keptAlive {
      stage = .appearing
      runtime.recordUndo { [weak self] in self?.forgetPresentation() }
      let window = try world.makeView(UIKitClasses.window)
      panelWindow = window
      window.isOfSystem = true
      try window.joinScene()
      try window.place(world.screen.bounds)
      // UIWindowLevelAlert
      window.windowLevel = 2000
      try window.send(alerts.setHidden, false)
      try layOut()
      try window.insert(self, at: 0)
      try world.digitizer.takeAwayAll()
      try sendToDelegate(callbacks.willPresent)
      guard stage == .appearing else { return }
      try updateFirstButton()
      try animate { try $0.finishPresenting() }
    }
  }

  private final func finishPresenting() throws {
    guard stage == .appearing else { return }
    animation?.cancel()
    stage = .shown
    try sendToDelegate(callbacks.didPresent)
  }

  private final func forgetPresentation() {
    stage = .hidden
    animation = nil
    panelWindow = nil
  }

  /// Presses a button, as a tap does.
  final func press(_ index: Int) throws {
    guard stage == .appearing || stage == .shown, buttonTitles.indices.contains(index) else {
      return
    }
    try keptAlive {
      // A button can only be pressed in a shown panel, so an earlier press finishes the
      // presentation.
      try finishPresenting()
      guard stage == .shown else { return }
      let cancels = index == cancelButtonIndex
      if cancels, world.settings.alerts.alertCancelOnTap == .before {
        try sendToDelegate(callbacks.cancel)
      }
      try sendToDelegate(callbacks.clicked, index)
      if cancels, world.settings.alerts.alertCancelOnTap == .after {
        try sendToDelegate(callbacks.cancel)
      }
      // The delegate may already have dismissed the panel.
      if stage == .shown { try dismiss(index, animated: true) }
    }
  }

  /// Dismisses the panel as if a button had been pressed, without the clicked callback.
  final func dismiss(_ index: Int, animated: Bool) throws {
    guard stage == .appearing || stage == .shown else { return }
    try keptAlive {
      animation?.cancel()
      stage = .leaving
      try sendToDelegate(callbacks.willDismiss, index)
      guard stage == .leaving else { return }
      guard animated else { return try finishDismissing(index) }
      try animate { try $0.finishDismissing(index) }
    }
  }

  private final func finishDismissing(_ index: Int) throws {
    guard stage == .leaving else { return }
    stage = .hidden
    animation?.cancel()
    try removeFromSuperview()
    try panelWindow?.send(alerts.setHidden, true)
    panelWindow = nil
    try sendToDelegate(callbacks.didDismiss, index)
  }

  /// Dismisses the panel because the application enters the background.
  ///
  /// The delegate's cancel method is called. If it does not implement that, the cancel button is
  /// pressed.
  package final func cancelBySystem() throws {
    guard stage == .appearing || stage == .shown else { return }
    try keptAlive {
      if delegate.delegate(remembered: callbacks.cancel) != nil {
        try sendToDelegate(callbacks.cancel)
        if stage != .leaving { try dismiss(cancelButtonIndex, animated: false) }
      } else {
        if cancelButtonIndex >= 0 {
          try sendToDelegate(callbacks.clicked, cancelButtonIndex)
        }
        if stage != .leaving { try dismiss(cancelButtonIndex, animated: false) }
      }
    }
  }
}
