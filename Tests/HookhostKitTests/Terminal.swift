import Glibc

/// The program at a terminal, typed at and read.
@safe final class Terminal {
  private let descriptor: Int32
  private var process: pid_t = 0
  private var output = ""

  // POSIX_SPAWN_SETSID and POSIX_SPAWN_SETSIGMASK of <spawn.h>, which Swift does not see.
  private static let newSession: Int16 = 0x80
  private static let ownSignalMask: Int16 = 0x08

  /// Starts the program of this build.
  init(columns: UInt16 = 80, stateHome: String, file: String = #filePath) throws {
    descriptor = unsafe open("/dev/ptmx", O_RDWR | O_NOCTTY | O_CLOEXEC)
    var (lock, number): (Int32, Int32) = (0, 0)
    _ = unsafe ioctl(descriptor, 0x4004_5431 /* TIOCSPTLCK */, &lock)
    _ = unsafe ioctl(descriptor, 0x8004_5430 /* TIOCGPTN */, &number)
    var size = winsize(ws_row: 24, ws_col: columns, ws_xpixel: 0, ws_ypixel: 0)
    _ = unsafe ioctl(descriptor, UInt(TIOCSWINSZ), &size)
    let root = file.split(separator: "/").dropLast(3).map { "/" + $0 }.joined()
    var actions = unsafe posix_spawn_file_actions_t()
    unsafe posix_spawn_file_actions_init(&actions)
    // A session's leader that opens a terminal makes it its own, so that Ctrl-C reaches it.
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
    let environment =
      unsafe [strdup("TERM=xterm"), strdup("XDG_STATE_HOME=\(stateHome)"), nil]
    let arguments = unsafe [strdup("hookhost"), nil]
    unsafe posix_spawn(
      &process, "\(root)/.build/debug/hookhost", &actions, &attributes, arguments, environment)
  }

  deinit {
    kill(process, SIGKILL)
    _ = waitpid(process, nil, 0)
    close(descriptor)
  }

  /// A new folder, where nothing is yet.
  static func makeFolder() -> String {
    for number in 0..<10_000 {
      let path = "/tmp/hookhost-test-\(getpid())-\(number)"
      if unsafe mkdir(path, 0o700) == 0 { return path }
    }
    return "/nonexistent"
  }

  /// Types characters; `\r` is the Return key.
  func type(_ text: String) {
    let bytes = Array(text.utf8)
    unsafe write(descriptor, bytes, bytes.count)
  }

  /// Whether the text comes on the screen within five seconds, behind what was waited for before.
  func shows(_ text: String) -> Bool {
    // What is typed comes back in as many pieces as the program likes.
    let end = ContinuousClock.now + .seconds(5)
    while ContinuousClock.now < end {
      if let found = output.firstRange(of: text) {
        output.removeSubrange(..<found.upperBound)
        return true
      }
      var input = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
      guard unsafe poll(&input, 1, 50) > 0 else { continue }
      var bytes = [UInt8](repeating: 0, count: 4096)
      let count = unsafe read(descriptor, &bytes, bytes.count)
      guard count > 0 else { return false }
      output += String(decoding: bytes[..<count], as: UTF8.self)
      for bracketing in ["\u{1B}[?2004h", "\u{1B}[?2004l"] {
        output = output.replacing(bracketing, with: "")
      }
    }
    return false
  }

  /// Kills the program as nothing can prevent.
  func killProgram() { kill(process, SIGKILL) }

  /// The status that the program ends with, within ten seconds; nil when a signal or nothing ends it.
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
