import CStandardLibrary

/// Modification times.
extension Folder {
  /// Returns a file's modification time in nanoseconds; nil when there is no such file.
  package static func modificationTime(_ path: [UInt8]) -> Int64? {
    guard let status = try? path.fileStatus() else { return nil }
    return Int64(status.st_mtim.tv_sec) * 1_000_000_000 + Int64(status.st_mtim.tv_nsec)
  }

  /// Sleeps; a signal ends the sleep.
  package static func pause(microseconds: UInt32) { usleep(microseconds) }
}
