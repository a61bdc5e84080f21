internal import Glibc

/// Standard output, kept for one report: whatever else writes to it writes to standard error.
///
/// So a report stays what it is, whatever the scripts print that it is about, and the programs that
/// they start.
package final class ReportStream {
  /// Where the report goes; its descriptor is -1 when standard output was closed.
  private let file: OpenFile

  /// Turns standard output over to the report.
  package init() {
    fflush(nil)
    file = OpenFile(descriptor: fcntl(STDOUT_FILENO, F_DUPFD_CLOEXEC, 3))
    if file.descriptor >= 0 { dup2(STDERR_FILENO, STDOUT_FILENO) }
  }

  /// Writes all of it.
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
