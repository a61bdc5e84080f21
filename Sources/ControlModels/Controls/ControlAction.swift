internal import SelectorRuntime

/// One registered pair of a target and an action, with the events that it waits for.
///
/// Since iOS 14 an object that is an action by itself can stand in its place.
final class ControlAction {
  /// Nil for an action object.
  let action: Selector?
  var events: ControlEvents
  private let target: Target

  /// How the target is known; never owned.
  private enum Target {
    /// Whoever in the responder chain takes the action.
    case responderChain
    case weak(WeakReference)
    /// As before ARC: it dangles once its object has gone.
    case unsafe(RuntimeObject)
    /// An action object, which is owned.
    case object(HeldAction)
  }

  /// Owns an action object for as long as it is registered.
  private final class HeldAction {
    @Strong private(set) var action: UIAction?
    init(_ action: UIAction) { self.action = action }
  }

  init(_ object: UIAction, _ events: ControlEvents) {
    action = nil
    self.events = events
    target = .object(HeldAction(object))
  }

  /// The action object, if it is one.
  var object: UIAction? {
    if case .object(let held) = target { held.action } else { nil }
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
    case .object(let held): held.action.map { .some($0) }
    }
  }

  /// Whether it is registered for that very target.
  func isFor(_ object: RuntimeObject?) -> Bool {
    guard let receiver else { return false }
    return receiver === object
  }
}
