import CStandardLibrary

/// The program in a terminal that a test types at and reads.
@safe final class Terminal {
  private let descriptor: Int32
  private var process: pid_t = 0
  private var output = ""

  // POSIX_SPAWN_SETSID and POSIX_SPAWN_SETSIGMASK of <spawn.h>, which Swift does not see.
  private static let newSession: Int16 = 0x80
  private static let ownSignalMask: Int16 = 0x08

  /// Starts the program of this build, or a shell that has its path in `$HOOKHOST`.
  init(
    columns: UInt16 = 80, stateHome: String, inShell: Bool = false, file: String = #filePath
  ) throws {
    descriptor = unsafe open("/dev/ptmx", O_RDWR | O_NOCTTY | O_CLOEXEC)
    var (lock, number): (Int32, Int32) = (0, 0)
    _ = unsafe ioctl(descriptor, 0x4004_5431 /* TIOCSPTLCK */, &lock)
    _ = unsafe ioctl(descriptor, 0x8004_5430 /* TIOCGPTN */, &number)
    Self.resize(descriptor, columns: columns)
    let root = file.split(separator: "/").dropLast(3).map { "/" + $0 }.joined()
    var actions = unsafe posix_spawn_file_actions_t()
    unsafe posix_spawn_file_actions_init(&actions)
    // A session leader that opens a terminal makes it the controlling terminal, for Ctrl-C.
    unsafe posix_spawn_file_actions_addopen(&actions, 0, "/dev/pts/\(number)", O_RDWR, 0)
    unsafe posix_spawn_file_actions_adddup2(&actions, 0, 1)
    unsafe posix_spawn_file_actions_adddup2(&actions, 0, 2)
    var attributes = posix_spawnattr_t()
    unsafe posix_spawnattr_init(&attributes)
    // The threads that run tests block signals, and a program inherits that.
    var noSignals = sigset_t()
    unsafe sigemptyset(&noSignals)
    unsafe posix_spawnattr_setsigmask(&attributes, &noSignals)
    unsafe posix_spawnattr_setflags(&attributes, Self.newSession | Self.ownSignalMask)
    let program = "\(root)/.build/debug/hookhost"
    let environment = [
      "TERM=xterm", "XDG_STATE_HOME=\(stateHome)", "HOOKHOST=\(program)", "PS1=$ ",
      "NO_COLOR=1",
    ]
    let arguments = inShell ? ["bash", "--norc", "-i"] : ["hookhost"]
    unsafe posix_spawn(
      &process, inShell ? "/bin/bash" : program, &actions, &attributes,
      arguments.map { unsafe strdup($0) } + [nil], environment.map { unsafe strdup($0) } + [nil])
  }

  private static func resize(_ descriptor: Int32, columns: UInt16) {
    var size = winsize(ws_row: 24, ws_col: columns, ws_xpixel: 0, ws_ypixel: 0)
    _ = unsafe ioctl(descriptor, UInt(TIOCSWINSZ), &size)
  }

  /// Changes the terminal's width, as a user does who resizes its window.
  func resize(columns: UInt16) { Self.resize(descriptor, columns: columns) }

  deinit {
    kill(process, SIGKILL)
    _ = waitpid(process, nil, 0)
    close(descriptor)
  }

  /// Types characters; `\r` is the Return key.
  func type(_ text: String) {
    let bytes = Array(text.utf8)
    unsafe write(descriptor, bytes, bytes.count)
  }

  /// Types a text that is longer than the terminal's buffer, and reads meanwhile.
  func typeAll(_ text: String) {
    var rest = Array(text.utf8)[...]
    let end = ContinuousClock.now + .seconds(30)
    while !rest.isEmpty, ContinuousClock.now < end {
      var state = pollfd(fd: descriptor, events: Int16(POLLIN | POLLOUT), revents: 0)
      guard unsafe poll(&state, 1, 50) > 0 else { continue }
      if state.revents & Int16(POLLIN) != 0 { guard readSome() else { return } }
      guard state.revents & Int16(POLLOUT) != 0 else { continue }
      let part = Array(rest.prefix(256))
      rest = rest.dropFirst(max(0, unsafe write(descriptor, part, part.count)))
    }
  }

  /// Reads the available output; false when the program has ended.
  private func readSome() -> Bool {
    var bytes = [UInt8](repeating: 0, count: 4096)
    let count = unsafe read(descriptor, &bytes, bytes.count)
    guard count > 0 else { return false }
    output += String(decoding: bytes[..<count], as: UTF8.self)
    for bracketing in ["\u{1B}[?2004h", "\u{1B}[?2004l"] {
      output = output.replacing(bracketing, with: "")
    }
    return true
  }

  /// Returns the text before another text on the screen, after the last one that was awaited; nil
  /// if it does not appear.
  func shown(before text: String, within seconds: Int = 5) -> String? {
    // The echo of typed text can arrive in any number of pieces.
    let end = ContinuousClock.now + .seconds(seconds)
    while ContinuousClock.now < end {
      if let found = output.firstRange(of: text) {
        let before = String(output[..<found.lowerBound])
        output.removeSubrange(..<found.upperBound)
        return before
      }
      var input = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
      guard unsafe poll(&input, 1, 50) > 0 else { continue }
      guard readSome() else { return nil }
    }
    return nil
  }

  /// Whether the text appears within five seconds, after the last one that was awaited.
  func shows(_ text: String) -> Bool { shown(before: text) != nil }

  /// Kills the program with SIGKILL.
  func killProgram() { kill(process, SIGKILL) }

  /// The program's exit status, within ten seconds; nil if a signal ends it, or nothing does.
  func exitStatus() -> Int32? {
    var status: Int32 = 0
    for _ in 0..<200 {
      if unsafe waitpid(process, &status, WNOHANG) == process {
        return status & 0x7F == 0 ? status >> 8 & 0xFF : nil
      }
      usleep(50_000)
    }
    return nil
  }
}
