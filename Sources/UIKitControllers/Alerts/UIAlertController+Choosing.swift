internal import FoundationCore
internal import SelectorRuntime
package import UIKitBase
package import UIKitControls
internal import UIKitRuntime
internal import VirtualTime

/// Choosing an action: the handler is called after the controller has been dismissed.
extension UIAlertController {
  private func choose(_ action: UIAlertAction) throws {
    guard chosen == nil, action.isEnabled, !isBeingDismissed, let presenting else { return }
    chosen = action
    let completion = NativeBlock { [weak self] _ in
      guard let self, !isDeallocating, let chosen else { return .none }
      self.chosen = nil
      try send(messages.invokeHandlers, chosen)
      return .none
    }
    do {
      try presenting.send(messages.dismiss, true, Value.foreign(completion))
    } catch {
      chosen = nil
      throw error
    }
    // A hook may have prevented the dismissal.
    if self.presenting != nil, !isBeingDismissed { chosen = nil }
  }

  static func defineChoosing(_ alert: ClassDefinition<UIAlertController>) {
    let dismissAnimated = alert.runtime.selector("_dismissAnimated:triggeringAction:")
    alert.method("_dismissWithAction:") { (alert, action: UIAlertAction) in
      try alert.keptAlive { try alert.send(dismissAnimated, true, action) }
    }
    alert.method(dismissAnimated.name) { (alert, _: Bool, action: UIAlertAction?) in
      guard let action else { return }
      try alert.keptAlive { try alert.choose(action) }
    }
    alert.method("_invokeHandlersForAction:") { (_, action: UIAlertAction) in
      try action.invoke()
    }
    alert.method("_actionViewTapped:") { (alert, button: UIButton?) in
      guard let place = alert.buttons.firstIndex(where: { $0 === button }),
        alert.actions.indices.contains(place)
      else { return }
      try alert.keptAlive { try alert.send(alert.messages.chooseAction, alert.actions[place]) }
    }
    alert.method("_dimmingViewTapped") { (alert) in
      guard alert.style == .actionSheet,
        let cancel = alert.actions.first(where: { $0.style == .cancel })
      else { return }
      try alert.keptAlive { try alert.send(alert.messages.chooseAction, cancel) }
    }
  }
}

extension UIAlertController: ButtonPanel {
  package var buttonTitles: [String] { actions.map { $0.title ?? "" } }
  package var panelWindow: UIWindow? { loadedView?.window }
  package var isPresented: Bool { presenting != nil && !isBeingDismissed }

  package func button(at index: Int) throws -> UIButton? {
    buttons.indices.contains(index) ? buttons[index] : nil
  }

  package func waitUntilShown() throws -> Bool {
    if isBeingPresented, let transition = world.transition(of: self) {
      try world.runLoop.run(for: transition.duration)
    }
    return isPresented && !isBeingPresented
  }
}
