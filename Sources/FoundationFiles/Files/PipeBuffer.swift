internal import FoundationCore
internal import SelectorRuntime
internal import Threads

/// The buffer of a pipe: bytes that were written and not read yet.
final class PipeBuffer {
  var bytes: [UInt8] = []
  var isWritingClosed = false
  /// The handles that wait for bytes.
  var readers: [WeakReference] = []
  /// Signaled when bytes arrive or the writing end closes.
  private var arrival: DispatchSemaphore?

  /// Waits until bytes are available or the writing end is closed.
  ///
  /// - Throws: the deadlock error, if no thread can wake the main thread.
  func wait(in world: FoundationWorld) throws {
    while bytes.isEmpty && !isWritingClosed {
      let made = arrival ?? DispatchSemaphore(world.threads, 0)
      arrival = made
      _ = try made.wait(for: nil)
    }
  }

  /// Wakes waiting threads, and notifies the other readers that bytes are available.
  func announce() throws {
    if let arrival {
      self.arrival = nil
      _ = arrival.signal()
    }
    for reader in readers { try (reader.load() as? NSFileHandle)?.bytesHaveCome() }
  }
}
