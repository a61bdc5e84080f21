internal import Glibc

/// Standard output, kept for one report: whatever else writes to it writes to standard error.
///
/// So a report stays what it is, whatever the scripts print that it is about, and the programs that
/// they start.
package final class ReportStream {
  /// Where the report goes; -1 when standard output was closed.
  private let descriptor: Int32

  /// Turns standard output over to the report.
  package init() {
    fflush(nil)
    descriptor = fcntl(STDOUT_FILENO, F_DUPFD_CLOEXEC, 3)
    if descriptor >= 0 { dup2(STDERR_FILENO, STDOUT_FILENO) }
  }

  /// Writes all of it.
  ///
  /// - Throws: ``WholeFile/Failure`` when it cannot be written.
  package func write(_ text: String) throws {
    var rest = Array(text.utf8)[...]
    while !rest.isEmpty {
      let count = unsafe rest.withUnsafeBytes { bytes in
        unsafe Glibc.write(descriptor, bytes.baseAddress, bytes.count)
      }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { throw WholeFile.Failure.last }
      rest = rest.dropFirst(count)
    }
  }

  deinit {
    guard descriptor >= 0 else { return }
    fflush(nil)
    dup2(descriptor, STDOUT_FILENO)
    close(descriptor)
  }
}
