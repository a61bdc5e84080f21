/// The messages that are being forwarded or resolved, outermost first.
///
/// Objects can forward messages to each other in a cycle, which exhausts the stack on a device.
/// Here the path has a limit far below the capacity of a thread's stack. The message that exceeds
/// it gets an error that names the cycle, or states that no receiver is repeated.
package struct ForwardingPath {
  /// The maximum nesting depth of forwarded messages.
  package static let levelLimit = 180
  /// The maximum number of receivers in total: a chain of targets adds many for one message.
  package static let lengthLimit = 1000

  /// One message of the path.
  struct Message: Equatable {
    let receiver: RuntimeObject
    let selector: Selector
    /// Whether the receiver is a class that represents its instances.
    let isMessageToInstance: Bool

    init(_ receiver: RuntimeObject, _ selector: Selector, isMessageToInstance: Bool = false) {
      self.receiver = receiver
      self.selector = selector
      self.isMessageToInstance = isMessageToInstance
    }

    /// The message as a device prints it: `-[UIView layoutSubviews]`.
    var text: String {
      isMessageToInstance
        ? "-[\(receiver.className) \(selector)]" : receiver.methodName(selector)
    }

    static func == (left: Message, right: Message) -> Bool {
      left.receiver === right.receiver && left.selector === right.selector
    }
  }

  private var messages: ContiguousArray<Message> = []
  private var level = 0

  /// Starts forwarding a message, and returns the length that ``end(_:)`` needs.
  /// - Throws: ``RuntimeError`` that names the cycle, when too many are being forwarded.
  mutating func begin() throws -> Int {
    guard level < ForwardingPath.levelLimit else { throw overflow }
    level += 1
    return messages.count
  }

  /// Finishes what ``begin()`` started.
  mutating func end(_ length: Int) {
    level -= 1
    messages.removeLast(messages.count - length)
  }

  /// Adds a receiver of the message.
  /// - Throws: ``RuntimeError`` that names the cycle, when there are too many.
  mutating func add(_ message: Message) throws {
    guard messages.count < ForwardingPath.lengthLimit else { throw overflow }
    messages.append(message)
  }

  /// The error of a stack that overflowed during forwarding.
  ///
  /// Nil when too few messages are being forwarded to be the cause.
  package var overflowOfMany: RuntimeError? {
    cycle.map { RuntimeError.stackOverflow(in: $0) } ?? (level > 30 ? overflow : nil)
  }

  /// The cycle of messages as texts; nil when no receiver is repeated.
  private var cycle: [String]? {
    RuntimeError.cycle(in: Array(messages)).map { $0.map(\.text) }
  }

  private var overflow: RuntimeError {
    if let cycle { return RuntimeError.stackOverflow(in: cycle) }
    let last = messages.last.map { ", the last of them \($0.receiver.defaultDescription)" } ?? ""
    return RuntimeError(
      .stackOverflow,
      "stack overflow: \(messages.first?.text ?? "a message") was forwarded to "
        + "\(messages.count) receivers without a cycle\(last)")
  }
}

extension RuntimeError {
  /// Returns the error of unbounded recursion.
  ///
  /// It names the cycle, `stack overflow: -[A m] → -[B m] → -[A m]`; without a cycle, the innermost
  /// messages.
  package static func stackOverflow(through messages: [String]) -> RuntimeError {
    stackOverflow(in: cycle(in: messages) ?? ["…"] + messages.suffix(8))
  }

  /// Returns the error of messages that form a cycle.
  package static func stackOverflow(in cycle: [String]) -> RuntimeError {
    RuntimeError(.stackOverflow, "stack overflow: " + cycle.joined(separator: " → "))
  }

  /// Returns the shortest cycle that a list of messages ends with, or nil.
  ///
  /// The result is from the first entry into the cycle to the repetition of its first message.
  /// - Complexity: O(messages²) at worst.
  package static func cycle<Message: Equatable>(in messages: [Message]) -> [Message]? {
    let count = messages.count
    for period in 1..<max(2, count / 3 + 1) {
      var start = count - period
      while start > 0, messages[start - 1] == messages[start - 1 + period] { start -= 1 }
      guard count - start >= period * 3 else { continue }
      return Array(messages[start...start + period])
    }
    return nil
  }
}
