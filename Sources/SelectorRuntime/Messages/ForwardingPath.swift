/// The messages that are being forwarded or resolved, the outermost first.
///
/// Forwarders can point at each other, which a device answers by using up its stack. Here the path
/// has a limit, far below what a thread's stack holds, and whoever reaches it gets an error that
/// names the cycle; or says that there is none, when each receiver has made another one.
package struct ForwardingPath {
  /// How many messages may be forwarded, each inside the method that another one ran.
  package static let levelLimit = 180
  /// How many receivers they may come to in all: a chain of targets makes many of one message.
  package static let lengthLimit = 1000

  /// One message on its way.
  struct Message: Equatable {
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

    static func == (left: Message, right: Message) -> Bool {
      left.receiver === right.receiver && left.selector === right.selector
    }
  }

  private var messages: ContiguousArray<Message> = []
  private var level = 0

  /// Begins to forward a message, and answers what ``end(_:)`` needs.
  /// - Throws: ``RuntimeError`` that names the cycle, when too many are being forwarded.
  mutating func begin() throws -> Int {
    guard level < ForwardingPath.levelLimit else { throw overflow }
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
    guard messages.count < ForwardingPath.lengthLimit else { throw overflow }
    messages.append(message)
  }

  /// The error for a stack that was used up while messages were being forwarded; nil when they are
  /// too few to be the reason.
  package var overflowOfMany: RuntimeError? {
    cycle.map { RuntimeError.stackOverflow(in: $0) } ?? (level > 30 ? overflow : nil)
  }

  /// The cycle in which they run, as texts; nil when no receiver is met again.
  private var cycle: [String]? {
    RuntimeError.cycle(in: Array(messages)).map { $0.map(\.text) }
  }

  private var overflow: RuntimeError {
    if let cycle { return RuntimeError.stackOverflow(in: cycle) }
    let last = messages.last.map { ", the last of them \($0.receiver.defaultDescription)" } ?? ""
    return RuntimeError(
      .stackOverflow,
      "stack overflow: \(messages.first?.text ?? "a message") went on to \(messages.count) receivers "
        + "without coming back to one\(last)")
  }
}

extension RuntimeError {
  /// The error of messages that came so deep that there is no end to be seen.
  ///
  /// It names the cycle that they run in, `stack overflow: -[A m] → -[B m] → -[A m]`; without one,
  /// the innermost of them.
  package static func stackOverflow(through messages: [String]) -> RuntimeError {
    stackOverflow(in: cycle(in: messages) ?? ["…"] + messages.suffix(8))
  }

  /// The error of messages that run in a cycle.
  package static func stackOverflow(in cycle: [String]) -> RuntimeError {
    RuntimeError(.stackOverflow, "stack overflow: " + cycle.joined(separator: " → "))
  }

  /// The shortest cycle in which a list of messages ends, from where it was entered first to the
  /// same message again; nil when the end does not repeat itself.
  ///
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
