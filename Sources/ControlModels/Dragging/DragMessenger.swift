internal import SelectorRuntime

/// An interaction that tells of a drag: its own delegate, or that of the table or collection whose it is.
///
/// Each message has a name for interactions and often one for tables and collections, without what comes
/// before the first colon. Whether a delegate knows a message is asked when the message is due.
protocol DragMessenger: AnyObject {
  /// The table or the collection whose own interaction this is.
  var itemsView: (any DraggedItems)? { get }
  /// Who is told.
  var listener: RuntimeObject? { get }
  /// What the messages of the interaction itself begin with.
  var ownPrefix: String { get }
}

extension DragMessenger where Self: RuntimeObject {
  /// Who is told, who tells, and by which selector; nil where nobody wants to know.
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

  /// Tells the delegate of something, if it knows the message.
  ///
  /// - Throws: what the delegate throws.
  func tell(
    _ name: String?, items: String? = nil, _ arguments: any MessageValue...
  ) throws {
    guard let (receiver, sender, selector) = try receiver(name, items: items) else { return }
    _ = try sender.question(receiver, selector, arguments, as: Value.self)
  }

  /// Asks the delegate; nil when it does not know the message.
  ///
  /// - Throws: what the delegate throws; ``RuntimeError`` when the answer is of another type.
  func ask<Answer: MessageValue>(
    _ name: String?, items: String? = nil, _ arguments: any MessageValue...,
    as type: Answer.Type = Answer.self
  ) throws -> Answer? {
    guard let (receiver, sender, selector) = try receiver(name, items: items) else { return nil }
    return try sender.question(receiver, selector, arguments, as: type)
  }
}
