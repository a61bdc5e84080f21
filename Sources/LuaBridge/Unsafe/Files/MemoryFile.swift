internal import CProcess
internal import CStandardLibrary

/// A file without a name, which ends with the process however that ends: its bytes are in memory.
///
/// The corresponding C function is `memfd_create`.
package final class MemoryFile: Sendable {
  private let descriptor: Int32

  /// Creates a file with these bytes.
  ///
  /// - Throws: ``SystemFailure``.
  package init(_ bytes: [UInt8]) throws {
    let file = OpenFile(descriptor: unsafe bridge_memory_file("hookhost"))
    guard file.descriptor >= 0 else { throw SystemFailure.last }
    try file.write(bytes)
    let kept = fcntl(file.descriptor, F_DUPFD_CLOEXEC, 3)
    guard kept >= 0 else { throw SystemFailure.last }
    // Where the path leads to this open file and not to a new one, its position counts.
    lseek(kept, 0, SEEK_SET)
    descriptor = kept
  }

  deinit { close(descriptor) }

  /// A path that opens the file in this process and in its forks.
  package var path: String { "\(FileGate.descriptors)\(descriptor)" }
}
