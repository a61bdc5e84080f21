internal import CStandardLibrary

/// The signals of a terminal and of the system that end the process.
package enum EndingSignals {
  /// Runs a body that writes regular files; a signal that arrives meanwhile is delivered afterwards.
  ///
  /// So the files are written completely, and no temporary file is left behind.
  package static func deferred(_ body: () throws -> Void) rethrows {
    var ending = sigset_t()
    var before = sigset_t()
    unsafe sigemptyset(&ending)
    for signal in [SIGINT, SIGTERM, SIGHUP, SIGQUIT] { unsafe sigaddset(&ending, signal) }
    unsafe pthread_sigmask(SIG_BLOCK, &ending, &before)
    defer { unsafe pthread_sigmask(SIG_SETMASK, &before, nil) }
    try body()
  }
}
