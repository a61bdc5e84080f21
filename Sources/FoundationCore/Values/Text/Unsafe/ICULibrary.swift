internal import CICU
internal import SelectorRuntime

/// ICU, which has the data of locales, regular expressions and the rules of texts on a device too.
///
/// It is loaded with the first use, and stays loaded.
package final class ICULibrary: Sendable {
  package static let shared = ICULibrary()

  /// The address of the loaded library; 0 without one.
  package let address: UInt

  private init() { address = unsafe UInt(bitPattern: icu_library_load()) }

  /// Whether ICU is installed.
  package var isAvailable: Bool { address != 0 }

  /// Checks that ICU is installed.
  ///
  /// - Parameter user: The class or method that needs it, for the error.
  /// - Returns: The library.
  /// - Throws: An error that names Debian's package.
  func require(for user: String) throws -> OpaquePointer {
    guard let library = unsafe OpaquePointer(bitPattern: address) else {
      throw RuntimeError(
        .generic, "\(user) needs ICU, which is not installed; Debian's package is libicu72")
    }
    return unsafe library
  }
}
