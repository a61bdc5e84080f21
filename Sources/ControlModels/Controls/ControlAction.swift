internal import SelectorRuntime

/// One registered pair of a target and an action, with the events that it waits for.
final class ControlAction {
  let action: Selector
  var events: ControlEvents
  private let target: Target

  /// How the target is known; never owned.
  private enum Target {
    /// Whoever in the responder chain takes the action.
    case responderChain
    case weak(WeakReference)
    /// As before ARC: it dangles once its object has gone.
    case unsafe(RuntimeObject)
  }

  init(_ target: RuntimeObject?, _ action: Selector, _ events: ControlEvents, isUnsafe: Bool) {
    self.action = action
    self.events = events
    self.target =
      switch target {
      case nil: .responderChain
      case .some(let object): isUnsafe ? .unsafe(object) : .weak(WeakReference(object))
      }
  }

  /// The target, nil for the responder chain; or nothing at all when it has gone.
  var receiver: RuntimeObject?? {
    switch target {
    case .responderChain: .some(nil)
    case .weak(let reference): reference.load().map { .some($0) }
    case .unsafe(let object): .some(object)
    }
  }

  /// Whether it is registered for that very target.
  func isFor(_ object: RuntimeObject?) -> Bool {
    guard let receiver else { return false }
    return receiver === object
  }
}
