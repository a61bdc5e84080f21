/// The texts of system errors that have no own description.
enum SystemFailures {
  /// Returns the reason of an error of the system's domains, or nil.
  static func reason(_ domain: String, _ code: Int) -> String? {
    domain == "NSPOSIXErrorDomain" ? posix[code] : nil
  }

  /// Returns the whole description of an error of Cocoa's domain, or nil.
  static func description(_ domain: String, _ code: Int) -> String? {
    domain == "NSCocoaErrorDomain" ? cocoa[code] : nil
  }

  /// The numbers of errno.h with the texts of `strerror`.
  private static let posix: [Int: String] = [
    1: "Operation not permitted", 2: "No such file or directory", 3: "No such process",
    4: "Interrupted system call", 5: "Input/output error", 7: "Argument list too long",
    9: "Bad file descriptor", 10: "No child processes", 11: "Resource deadlock avoided",
    12: "Cannot allocate memory", 13: "Permission denied", 14: "Bad address",
    16: "Resource busy", 17: "File exists", 18: "Cross-device link", 20: "Not a directory",
    21: "Is a directory", 22: "Invalid argument", 23: "Too many open files in system",
    24: "Too many open files", 27: "File too large", 28: "No space left on device",
    29: "Illegal seek", 30: "Read-only file system", 31: "Too many links", 32: "Broken pipe",
    33: "Numerical argument out of domain", 34: "Result too large",
    35: "Resource temporarily unavailable", 36: "Operation now in progress",
    48: "Address already in use", 50: "Network is down", 51: "Network is unreachable",
    53: "Software caused connection abort", 54: "Connection reset by peer",
    57: "Socket is not connected", 60: "Operation timed out", 61: "Connection refused",
    62: "Too many levels of symbolic links", 63: "File name too long", 64: "Host is down",
    65: "No route to host", 66: "Directory not empty", 78: "Function not implemented",
    89: "Operation canceled",
  ]

  /// The codes of FoundationErrors.h.
  private static let cocoa: [Int: String] = [
    4: "The file doesn’t exist.",
    255: "The file couldn’t be locked.",
    256: "The file couldn’t be opened.",
    257: "The file couldn’t be opened because you don’t have permission to view it.",
    258: "The file name is invalid.",
    259: "The file couldn’t be opened because it isn’t in the correct format.",
    260: "The file couldn’t be opened because there is no such file.",
    261: "The file couldn’t be opened using the specified text encoding.",
    262: "The file couldn’t be opened because the specified URL type isn’t supported.",
    263: "The file couldn’t be opened because it is too large.",
    264: "The file couldn’t be opened because its text encoding can’t be determined.",
    512: "The file couldn’t be saved.",
    513: "You don’t have permission to save the file.",
    514: "The file name is invalid.",
    516: "The file couldn’t be saved because a file with the same name already exists.",
    517: "The file couldn’t be saved using the specified text encoding.",
    518: "The file couldn’t be saved because the specified URL type isn’t supported.",
    640: "The file couldn’t be saved because there isn’t enough space.",
    642: "The file couldn’t be saved because the volume is read only.",
    2048: "The value is invalid.",
    3328: "The requested operation couldn’t be completed because the feature is not supported.",
    3840: "The data couldn’t be read because it isn’t in the correct format.",
    3851: "The data couldn’t be written because it isn’t in the correct format.",
    4864: "The data couldn’t be read because it isn’t in the correct format.",
    4865: "The data couldn’t be read because it is missing.",
    4866: "The data couldn’t be written because it isn’t in the correct format.",
  ]
}
