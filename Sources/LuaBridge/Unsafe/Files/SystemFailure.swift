internal import Glibc

/// Why the system refused something, as a file that cannot be written: in its own words.
package struct SystemFailure: Error, Equatable, CustomStringConvertible {
  package let description: String

  /// The number of `errno.h` for this kind; 0 for one that is none of them.
  let number: Int32

  /// Any other reason.
  package init(_ description: String) {
    self.description = description
    number = 0
  }

  init(number: Int32) {
    unsafe description = String(cString: strerror(number))
    self.number = number
  }

  /// The failure of the last call into the system.
  static var last: SystemFailure { SystemFailure(number: errno) }
}
