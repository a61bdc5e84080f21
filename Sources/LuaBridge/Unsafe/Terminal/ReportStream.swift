internal import CStandardLibrary

/// Reserves standard output for a report; other output to it goes to standard error.
///
/// So output of scripts and of child processes does not mix with the report.
package final class ReportStream {
  /// The destination of the report; its descriptor is -1 when standard output was closed.
  private let file: OpenFile

  /// Reserves standard output.
  package init() {
    fflush(nil)
    file = OpenFile(descriptor: fcntl(STDOUT_FILENO, F_DUPFD_CLOEXEC, 3))
    if file.descriptor >= 0 { dup2(STDERR_FILENO, STDOUT_FILENO) }
  }

  /// Writes the whole text.
  ///
  /// - Throws: ``SystemFailure`` when it cannot be written.
  package func write(_ text: String) throws {
    try file.write(Array(text.utf8))
  }

  deinit {
    guard file.descriptor >= 0 else { return }
    fflush(nil)
    dup2(file.descriptor, STDOUT_FILENO)
  }
}
