internal import CProcess
internal import CStandardLibrary

// no traps of narrow: POLLIN is a small constant.

/// A child process that runs the same program, connected by a channel.
///
/// Its standard output is redirected to standard error. When this object is released, the channel
/// is closed, which ends the process; otherwise it is killed.
package final class ChildProcess {
  /// The way a process ended.
  package enum Ending: Equatable, Sendable {
    /// With an exit status.
    case exit(Int32)
    /// By a signal.
    case signal(Int32)

    /// By Ctrl-C.
    package static let interrupted = Ending.signal(SIGINT)

    /// The end of a sentence about the process.
    package var words: String {
      switch self {
      case .exit(let status): "ended with status \(status)"
      case .signal(let signal): "was terminated by signal \(signal)"
      }
    }
  }

  /// The channel to the process.
  package private(set) var channel: MessageChannel?
  private let id: pid_t
  private var ending: Ending?

  /// Starts a process.
  ///
  /// - Parameter arguments: the arguments after the program's path.
  /// - Throws: ``SystemFailure`` when no process can be created.
  package init(arguments: [[UInt8]]) throws(SystemFailure) {
    let program = ProcessContext.program ?? []
    var pointers = unsafe ([program] + arguments).map { argument in
      unsafe (argument + [0]).withUnsafeBytes { bytes in
        unsafe bytes.baseAddress.flatMap { unsafe strdup($0.assumingMemoryBound(to: CChar.self)) }
      }
    }
    defer { unsafe pointers.forEach { unsafe free($0) } }
    unsafe pointers.append(nil)
    var descriptor: Int32 = -1
    id = unsafe pointers.withUnsafeBufferPointer { arguments in
      unsafe arguments.baseAddress.map { unsafe bridge_spawn_self($0, &descriptor) } ?? -1
    }
    guard id > 0 else { throw SystemFailure.last }
    channel = MessageChannel(descriptor: descriptor)
  }

  private init(_ id: pid_t, _ channel: MessageChannel) {
    self.id = id
    self.channel = channel
  }

  /// The two processes after ``copy()``.
  package enum Copy {
    /// This is the process that was copied, and has a new child.
    case original(ChildProcess)
    /// This is the copy; the channel is to the original, with which it ends.
    case copy(MessageChannel)
  }

  /// Whether this process has one thread, and can be copied.
  package static var canCopy: Bool { bridge_can_copy_self() }

  /// Copies this process, which must have one thread.
  ///
  /// - Throws: ``SystemFailure`` when no process can be created.
  package static func copy() throws(SystemFailure) -> Copy {
    var descriptor: Int32 = -1
    let id = unsafe bridge_copy_self(&descriptor)
    guard id >= 0 else { throw SystemFailure.last }
    let channel = MessageChannel(descriptor: descriptor)
    return id == 0 ? .copy(channel) : .original(ChildProcess(id, channel))
  }

  deinit {
    _ = end(within: 10)
  }

  /// Kills the process and its descendants.
  package func kill() {
    guard ending == nil else { return }
    CStandardLibrary.kill(id, SIGSTOP)
    bridge_end_descendants(id)
    CStandardLibrary.kill(id, SIGKILL)
  }

  /// Closes the channel and waits for the process; kills it after a timeout.
  package func end(within seconds: Double) -> Ending {
    channel = nil
    let deadline = MonotonicInstant.now + seconds
    var pause: UInt32 = 100
    while MonotonicInstant.now < deadline {
      if let ending = wait(WNOHANG) { return ending }
      usleep(pause)
      pause = min(pause * 2, 10_000)
    }
    kill()
    return wait(0) ?? .signal(SIGKILL)
  }

  private func wait(_ options: Int32) -> Ending? {
    if let ending { return ending }
    var status: Int32 = 0
    var found = unsafe waitpid(id, &status, options)
    while found < 0, errno == EINTR { found = unsafe waitpid(id, &status, options) }
    guard found == id else { return nil }
    let signal = status & 0x7f
    ending = signal == 0 ? .exit(status >> 8 & 0xff) : .signal(signal)
    return ending
  }

  /// Waits for the next message of any of the processes.
  ///
  /// - Returns: the sender and the message, which is nil when the process closed the channel; nil
  ///   for both on timeout.
  package static func receive(
    from children: [ChildProcess], within seconds: Double
  ) -> (sender: ChildProcess, message: [UInt8]?)? {
    for child in children {
      if let message = child.channel?.nextMessage() { return (child, message) }
    }
    let waiting = children.filter { $0.channel != nil }
    var requests = waiting.map {
      pollfd(fd: $0.channel?.descriptor ?? -1, events: Int16(POLLIN), revents: 0)
    }
    // no trap: 0 to an hour
    let timeout = Int32(min(max(seconds, 0), 3_600) * 1_000)
    while unsafe poll(&requests, nfds_t(requests.count), timeout) > 0 {
      for (child, request) in zip(waiting, requests) where request.revents != 0 {
        guard let channel = child.channel, channel.readSome() else { return (child, nil) }
        if let message = channel.nextMessage() { return (child, message) }
      }
    }
    return nil
  }
}
