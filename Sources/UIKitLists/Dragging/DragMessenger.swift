package import SelectorRuntime
internal import UIKitBase
internal import UIKitRuntime

/// An interaction that sends drag messages to its delegate or to its table's or collection's.
///
/// Each message has a selector for interactions and often one for tables and collections. Both are
/// given without the part before the first colon. Whether the delegate responds is checked at each
/// send.
package protocol DragMessenger: AnyObject {
  /// The table or collection that owns this interaction.
  var itemsView: (any DraggedItems)? { get }
  /// The delegate that receives the messages.
  var listener: RuntimeObject? { get }
  /// The prefix of the interaction's own delegate selectors.
  var ownPrefix: String { get }
}

extension DragMessenger where Self: RuntimeObject {
  /// Returns the delegate, the sender and the selector, or nil if the delegate does not respond.
  private func receiver(
    _ name: String?, items: String?
  ) throws -> (receiver: RuntimeObject, sender: RuntimeObject, selector: Selector)? {
    guard let listener, !listener.isErased, let rest = itemsView == nil ? name : items else {
      return nil
    }
    let selector = runtime.selector("\(itemsView?.messagePrefix ?? ownPrefix):\(rest)")
    guard try listener.implements(selector) else { return nil }
    return (listener, (itemsView as UIScrollView?) ?? self, selector)
  }

  /// Sends an optional delegate message.
  ///
  /// - Throws: errors of the delegate.
  func tell(
    _ name: String?, items: String? = nil, _ arguments: any MessageValue...
  ) throws {
    guard let (receiver, sender, selector) = try receiver(name, items: items) else { return }
    _ = try sender.question(receiver, selector, arguments, as: Value.self)
  }

  /// Sends an optional delegate message and returns its result, or nil if it is not implemented.
  ///
  /// - Throws: errors of the delegate; ``RuntimeError`` if the result has another type.
  func ask<Answer: MessageValue>(
    _ name: String?, items: String? = nil, _ arguments: any MessageValue...,
    as type: Answer.Type = Answer.self
  ) throws -> Answer? {
    guard let (receiver, sender, selector) = try receiver(name, items: items) else { return nil }
    return try sender.question(receiver, selector, arguments, as: type)
  }
}
