internal import Glibc

/// A process of this program that works for another one, and tells it in lines what came of it.
///
/// What it writes to standard error goes where that of this process goes.
package final class WorkerProcess {
  private let process: pid_t
  private var descriptor: Int32
  private var pending: [UInt8] = []

  /// Starts one.
  ///
  /// - Parameter arguments: what follows the program's name.
  /// - Throws: ``WholeFile/Failure`` when it cannot be started.
  package init(arguments: [[UInt8]]) throws {
    var ends: [Int32] = [-1, -1]
    guard unsafe pipe(&ends) == 0 else { throw WholeFile.Failure.last }
    let (output, input) = (ends[0], ends[1])
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    var actions = unsafe posix_spawn_file_actions_t()
    unsafe posix_spawn_file_actions_init(&actions)
    defer { unsafe posix_spawn_file_actions_destroy(&actions) }
    unsafe posix_spawn_file_actions_adddup2(&actions, input, STDOUT_FILENO)
    var words: [UnsafeMutablePointer<CChar>?] = unsafe []
    for argument in [ProcessContext.arguments.first ?? []] + arguments {
      unsafe words.append(strdup(argument.map { CChar(bitPattern: $0) } + [0]))
    }
    unsafe words.append(nil)
    defer { unsafe words.forEach { unsafe free($0) } }
    var child: pid_t = 0
    let failure = unsafe posix_spawn(&child, "/proc/self/exe", &actions, nil, words, environ)
    close(input)
    guard failure == 0 else {
      close(output)
      errno = failure
      throw WholeFile.Failure.last
    }
    process = child
    descriptor = output
  }

  /// The lines that workers have written, as they come, until all have closed their output.
  ///
  /// The body takes the worker's place in the list, and a line without its end.
  package static func readLines(
    of workers: [WorkerProcess], _ body: (_ worker: Int, _ line: [UInt8]) -> Void
  ) {
    while true {
      let open = workers.indices.filter { workers[$0].descriptor >= 0 }
      guard !open.isEmpty else { return }
      var polled = open.map {
        pollfd(fd: workers[$0].descriptor, events: Int16(POLLIN), revents: 0)
      }
      let count = unsafe poll(&polled, nfds_t(polled.count), -1)
      if count < 0, errno != EINTR { return }
      for (place, worker) in open.enumerated() where polled[place].revents != 0 {
        workers[worker].read { body(worker, $0) }
      }
    }
  }

  private func read(_ body: ([UInt8]) -> Void) {
    var buffer = [UInt8](repeating: 0, count: 65_536)
    let count = unsafe buffer.withUnsafeMutableBytes { bytes in
      unsafe Glibc.read(descriptor, bytes.baseAddress, bytes.count)
    }
    if count < 0, errno == EINTR { return }
    guard count > 0 else {
      close(descriptor)
      descriptor = -1
      return
    }
    var start = 0
    for place in 0..<count where buffer[place] == UInt8(ascii: "\n") {
      let line = pending + buffer[start..<place]
      pending = []
      start = place + 1
      body(line)
    }
    pending += buffer[start..<count]
  }

  /// Waits for its end.
  ///
  /// - Returns: its exit status; 128 and the signal's number when a signal ended it.
  package func wait() -> Int32 {
    var status: Int32 = 0
    while unsafe waitpid(process, &status, 0) < 0 {
      guard errno == EINTR else { return -1 }
    }
    let signal = status & 0x7F
    return signal == 0 ? (status >> 8) & 0xFF : 128 + signal
  }

  deinit {
    if descriptor >= 0 { close(descriptor) }
  }
}
