package import SelectorRuntime

/// A registered target-action pair, with its control events.
///
/// Since iOS 14 a `UIAction` object can replace the pair.
package final class ControlAction {
  /// The selector; nil for a `UIAction`.
  package let action: Selector?
  package var events: ControlEvents
  private let target: Target

  /// The reference to the target, which is not retained.
  private enum Target {
    /// The first responder in the chain that implements the action.
    case responderChain
    case weak(WeakReference)
    /// An unretained reference, as before ARC: it dangles when its object is deallocated.
    case unsafe(RuntimeObject)
    /// A `UIAction`, which is retained.
    case object(HeldAction)
  }

  /// Retains a `UIAction` while it is registered.
  private final class HeldAction {
    @Strong private(set) var action: UIAction?
    init(_ action: UIAction) { self.action = action }
  }

  init(_ object: UIAction, _ events: ControlEvents) {
    action = nil
    self.events = events
    target = .object(HeldAction(object))
  }

  /// The `UIAction`, if it is one.
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

  /// The target: `.some(nil)` for the responder chain; nil if the target is deallocated.
  package var receiver: RuntimeObject?? {
    switch target {
    case .responderChain: .some(nil)
    case .weak(let reference): reference.load().map { .some($0) }
    case .unsafe(let object): .some(object)
    case .object(let held): held.action.map { .some($0) }
    }
  }

  /// Whether the pair is registered for exactly this target.
  func isFor(_ object: RuntimeObject?) -> Bool {
    guard let receiver else { return false }
    return receiver === object
  }
}
