internal import CProcess
internal import CStandardLibrary

// no traps of count: the position is inside the bytes.
// no traps of narrow: the descriptor is a small constant.

/// One end of a connection between two processes for whole messages.
///
/// A message is its length in four bytes, lowest first, followed by its bytes.
package final class MessageChannel {
  let descriptor: Int32
  private var received: [UInt8] = []
  /// The index in `received` of the next message.
  private var position = 0

  /// Takes ownership of a file descriptor.
  init(descriptor: Int32) {
    self.descriptor = descriptor
  }

  /// Returns the channel to the parent process, with close-on-exec.
  ///
  /// From now on this process ends when the parent does.
  /// - Returns: nil when this process was not started as a ``ChildProcess``.
  package static func toParent() -> MessageChannel? {
    let descriptor = Int32(bridge_child_channel)
    var type: Int32 = 0
    var size = socklen_t(MemoryLayout<Int32>.size)
    guard unsafe getsockopt(descriptor, SOL_SOCKET, SO_TYPE, &type, &size) == 0,
      fcntl(descriptor, F_SETFD, FD_CLOEXEC) == 0
    else { return nil }
    bridge_end_with_parent()
    return MessageChannel(descriptor: descriptor)
  }

  deinit {
    close(descriptor)
  }

  /// Sends a message; blocks until the other process has received it.
  ///
  /// - Returns: false when the other end is closed.
  @discardableResult
  package func send(_ message: [UInt8]) -> Bool {
    let count = UInt32(truncatingIfNeeded: message.count)
    let header = (0..<4).map { UInt8(truncatingIfNeeded: count >> (8 * $0)) }
    return unsafe (header + message).withUnsafeBytes { bytes in
      unsafe bridge_send(descriptor, bytes.baseAddress, bytes.count)
    }
  }

  /// Waits for the next message.
  ///
  /// - Returns: nil when the other end is closed.
  package func receive() -> [UInt8]? {
    while true {
      if let message = nextMessage() { return message }
      guard readSome() else { return nil }
    }
  }

  /// Returns the next complete message that has arrived; nil when there is none.
  func nextMessage() -> [UInt8]? {
    let available = received.count - position
    guard available >= 4 else { return nil }
    let count = (0..<4).reduce(0) { $0 | Int(received[position + $1]) << (8 * $1) }
    guard available >= 4 + count else { return nil }
    let start = position + 4
    position = start + count
    return Array(received[start..<position])
  }

  /// Reads data that has arrived, or waits for it.
  ///
  /// - Returns: false when the other end is closed.
  func readSome() -> Bool {
    received.removeFirst(position)
    position = 0
    var buffer = [UInt8](repeating: 0, count: 65_536)
    while true {
      let count = unsafe buffer.withUnsafeMutableBytes { bytes in
        unsafe read(descriptor, bytes.baseAddress, bytes.count)
      }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return false }
      received += buffer[..<count]
      return true
    }
  }
}
