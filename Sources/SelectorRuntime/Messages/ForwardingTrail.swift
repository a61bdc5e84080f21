/// The messages that are being forwarded or resolved, the outermost first.
///
/// Forwarders can point at each other, which a device answers by using up its stack. Here the trail
/// has a limit, far below what a thread's stack holds, and whoever reaches it gets an error that
/// names the cycle.
package struct ForwardingTrail {
  /// How many messages may be forwarded, each inside the method that another one ran.
  package static let levelLimit = 180
  /// How many receivers they may come to in all: a chain of targets makes many of one message.
  package static let lengthLimit = 1000

  /// One message on its way.
  struct Message {
    let receiver: RuntimeObject
    let selector: Selector
    /// Whether the receiver stands for its instances.
    let isMessageToInstance: Bool

    init(_ receiver: RuntimeObject, _ selector: Selector, isMessageToInstance: Bool = false) {
      self.receiver = receiver
      self.selector = selector
      self.isMessageToInstance = isMessageToInstance
    }

    /// As the device's messages write it: `-[UIView layoutSubviews]`.
    var text: String {
      isMessageToInstance
        ? "-[\(receiver.className) \(selector)]" : receiver.methodName(selector)
    }
  }

  private var messages: ContiguousArray<Message> = []
  private var level = 0

  /// Begins to forward a message, and answers what ``end(_:)`` needs.
  /// - Throws: ``RuntimeError`` that names the cycle, when too many are being forwarded.
  mutating func begin() throws -> Int {
    guard level < ForwardingTrail.levelLimit else {
      throw RuntimeError.stackOverflow(through: texts)
    }
    level += 1
    return messages.count
  }

  /// Ends what ``begin()`` began.
  mutating func end(_ length: Int) {
    level -= 1
    messages.removeLast(messages.count - length)
  }

  /// Adds a receiver that a message has come to.
  /// - Throws: ``RuntimeError`` that names the cycle, when there are too many.
  mutating func add(_ message: Message) throws {
    guard messages.count < ForwardingTrail.lengthLimit else {
      throw RuntimeError.stackOverflow(through: texts)
    }
    messages.append(message)
  }

  /// The messages as texts, the outermost first.
  package var texts: [String] { messages.map(\.text) }
}

extension RuntimeError {
  /// The error of messages that came so deep that there is no end to be seen.
  ///
  /// It names the cycle that they run in, `stack overflow: -[A m] → -[B m] → -[A m]`; without one,
  /// the innermost of them.
  package static func stackOverflow(through messages: [String]) -> RuntimeError {
    let shown = cycle(in: messages) ?? ["…"] + messages.suffix(8)
    return RuntimeError(.stackOverflow, "stack overflow: " + shown.joined(separator: " → "))
  }

  /// The shortest cycle in which a list of messages ends, from where it was entered first to the
  /// same message again; nil when the end does not repeat itself.
  ///
  /// - Complexity: O(messages²) at worst.
  package static func cycle(in messages: [String]) -> [String]? {
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
