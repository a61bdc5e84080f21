internal import CStandardLibrary

/// An error of a system call, with the system's message.
package struct SystemFailure: Error, Equatable, CustomStringConvertible {
  package let description: String

  /// The error number of `errno.h`; 0 for another error.
  let number: Int32

  /// Creates another error.
  package init(_ description: String) {
    self.description = description
    number = 0
  }

  init(number: Int32) {
    unsafe description = String(cString: strerror(number))
    self.number = number
  }

  /// The error of the last system call.
  static var last: SystemFailure { SystemFailure(number: errno) }
}
